//! Macros that define enumerations, bit flags and types of handles.

/// Defines an enumeration that later library versions may extend.
macro_rules! values {
    ($(#[$doc:meta])* $name:ident { $($(#[$entry_doc:meta])* $entry:ident = $value:ident,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
        #[repr(transparent)]
        pub struct $name(pub i32);

        #[allow(missing_docs)]
        impl $name {
            $($(#[$entry_doc])* pub const $entry: Self = Self($value);)*
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match *self {
                    $(Self::$entry => f.write_str(stringify!($entry)),)*
                    Self(other) => write!(f, concat!(stringify!($name), "({})"), other),
                }
            }
        }
    };
}

/// Implements a bit operator and its assignment form.
macro_rules! bit_operator {
    ($name:ident, $operator:ident::$method:ident, $assigner:ident::$assign:ident, |$one:ident, $other:ident| $joined:expr) => {
        impl core::ops::$operator for $name {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                let ($one, $other) = (self.0, other.0);
                Self($joined)
            }
        }

        impl core::ops::$assigner for $name {
            fn $assign(&mut self, other: Self) {
                *self = core::ops::$operator::$method(*self, other);
            }
        }
    };
}

/// Defines bit flags with set operators.
macro_rules! flags {
    ($(#[$doc:meta])* $name:ident { $($(#[$entry_doc:meta])* $entry:ident = $value:ident,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
        #[repr(transparent)]
        pub struct $name(pub u32);

        #[allow(missing_docs)]
        impl $name {
            $($(#[$entry_doc])* pub const $entry: Self = Self($value);)*

            /// Returns a value without bits.
            pub const fn empty() -> Self {
                Self(0)
            }

            /// Returns all bits that this version knows.
            pub const fn all() -> Self {
                Self(0 $(| $value)*)
            }

            /// Returns whether no bit is set.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns whether all of these bits are set.
            pub const fn contains(self, bits: Self) -> bool {
                self.0 & bits.0 == bits.0
            }

            /// Returns whether any of these bits is set.
            pub const fn intersects(self, bits: Self) -> bool {
                self.0 & bits.0 != 0
            }

            /// Sets these bits.
            pub fn insert(&mut self, bits: Self) {
                *self |= bits;
            }

            /// Clears these bits.
            pub fn remove(&mut self, bits: Self) {
                *self -= bits;
            }

            /// Sets or clears these bits.
            pub fn set(&mut self, bits: Self, value: bool) {
                *self = if value { *self | bits } else { *self - bits };
            }
        }

        bit_operator!($name, BitOr::bitor, BitOrAssign::bitor_assign, |one, other| one | other);
        bit_operator!($name, BitAnd::bitand, BitAndAssign::bitand_assign, |one, other| one & other);
        bit_operator!($name, BitXor::bitxor, BitXorAssign::bitxor_assign, |one, other| one ^ other);
        bit_operator!($name, Sub::sub, SubAssign::sub_assign, |one, other| one & !other);

        impl core::ops::Not for $name {
            type Output = Self;
            /// Returns the other bits that this version knows.
            fn not(self) -> Self {
                Self::all() - self
            }
        }

        impl FromIterator<$name> for $name {
            fn from_iter<I: IntoIterator<Item = Self>>(all: I) -> Self {
                all.into_iter().fold(Self::empty(), |made, bits| made | bits)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                crate::text::named_bits(f, stringify!($name), self.0, &[$((stringify!($entry), $value)),*])
            }
        }
    };
}

/// Defines a type that owns a handle. Drop destroys the object, and then drops the additional field, if there is
/// one.
macro_rules! handle {
    ($(#[$doc:meta])* $name:ident, $raw:ident, $opaque:ident, $destroy:ident $(, $field:ident: $type:ty)?) => {
        $(#[$doc])*
        #[repr(C)]
        pub struct $name {
            pub(crate) raw: clgl_sys::$raw,
            $(pub(crate) $field: $type,)?
        }

        // The library checks handles in a table, on any thread. Functions that need OpenGL return an error on
        // threads without a context.
        unsafe impl Send for $name {}
        unsafe impl Sync for $name {}

        impl $name {
            /// Takes ownership of a library handle.
            ///
            /// # Safety
            ///
            /// The handle must be of this type and must have no other owner.
            pub unsafe fn from_raw(raw: clgl_sys::$raw) -> Self {
                Self { raw, $($field: <$type>::default())? }
            }

            /// Returns the handle. The ownership does not change.
            #[inline]
            pub fn as_raw(&self) -> clgl_sys::$raw {
                self.raw
            }

            /// Returns the handle and passes its ownership to the caller, who must destroy it.
            pub fn into_raw(self) -> clgl_sys::$raw {
                let raw = self.raw;
                core::mem::forget(self);
                raw
            }

            /// Destroys the object, like drop, but returns an error if that fails.
            #[doc = errors!($destroy)]
            pub fn destroy(mut self) -> crate::Result<()> {
                let raw = core::mem::replace(&mut self.raw, core::ptr::null_mut());
                crate::error::check(unsafe { clgl_sys::$destroy(raw) })
            }
        }

        impl Drop for $name {
            fn drop(&mut self) {
                unsafe { clgl_sys::$destroy(self.raw) };
            }
        }

        impl crate::info::Owner for $name {
            type Opaque = clgl_sys::$opaque;

            unsafe fn own(raw: clgl_sys::$raw) -> Self {
                Self::from_raw(raw)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, concat!(stringify!($name), "({:p})"), self.raw)
            }
        }
    };
}
