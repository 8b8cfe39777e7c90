//! Samplers: how kernels read textures.

use crate::error::{made, Result};
use crate::info::Info;
use crate::text::{owned, pointer};
use crate::{Context, SamplerAddress, SamplerCoordinates, SamplerFilter, SamplerInfo};
use clgl_sys::*;

/// Describes a sampler; the default is the usual one of OpenGL for images.
#[derive(Clone, Debug, Default)]
pub struct SamplerDesc {
    raw: clgl_sampler_desc,
    label: Option<String>,
}

impl SamplerDesc {
    /// Normalized coordinates, clamped to the edge, nearest filtering.
    pub fn new() -> Self {
        Self::default()
    }

    /// Unit of coordinates.
    pub fn coordinates(mut self, coordinates: SamplerCoordinates) -> Self {
        self.raw.coordinates = coordinates.0;
        self
    }

    /// Result of a read past the edge.
    pub fn addressing(mut self, addressing: SamplerAddress) -> Self {
        self.raw.addressing = addressing.0;
        self
    }

    /// Filtering of reads.
    pub fn filter(mut self, filter: SamplerFilter) -> Self {
        self.raw.filter = filter.0;
        self
    }

    setter!(label, "A name for messages.");
}

on_any_thread!(SamplerDesc);

handle! {
    /// How kernels read textures.
    Sampler, clgl_sampler, clgl_sampler_destroy
}

impl Sampler {
    /// Creates a sampler.
    pub fn create(context: &Context, desc: &SamplerDesc) -> Result<Self> {
        let label = desc.label.as_deref().map(owned).transpose()?;
        let raw = clgl_sampler_desc { label: pointer(&label), ..desc.raw };
        made(|sampler| unsafe { clgl_sampler_create(context.as_raw(), &raw, sampler) }).map(|raw| Self { raw })
    }

    /// Returns its properties.
    pub fn info(&self) -> Result<SamplerInfo<'_>> {
        SamplerInfo::ask(|info| unsafe { clgl_sampler_get_info(self.raw, info) })
    }

    /// Returns the cl_sampler without a change of ownership.
    pub fn cl_sampler(&self) -> Result<*mut c_void> {
        made(|sampler| unsafe { clgl_sampler_cl_sampler(self.raw, sampler) })
    }
}
