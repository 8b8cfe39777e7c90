// Made from the description of the API by generate.py: change the headers, then run it again.
#[macro_use]
mod errors;
mod constants;
mod descs;
mod infos;
mod methods;
mod objects;

pub use constants::*;
pub use descs::*;
pub use infos::*;
pub use objects::*;
