"""Samplers."""

from ._api.classes import SamplerBase


class Sampler(SamplerBase):
    """Describes how kernels read textures; Context.sampler creates one."""
