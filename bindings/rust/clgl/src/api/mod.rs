// Made from the description of the API by generate.py: change the headers, then run it again.
#[macro_use]
mod errors;
mod constants;
mod infos;

pub use constants::*;
pub use infos::*;
