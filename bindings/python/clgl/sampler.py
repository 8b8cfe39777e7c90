"""Samplers."""

from ._api.classes import SamplerBase


class Sampler(SamplerBase):
    """How kernels read textures; Context.sampler makes one."""
