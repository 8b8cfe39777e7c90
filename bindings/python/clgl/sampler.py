"""Samplers."""

from ._api.classes import SamplerBase


class Sampler(SamplerBase):
    """A sampler, which controls how kernels read textures. Context.sampler creates a sampler."""
