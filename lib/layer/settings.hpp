// Reads the settings of the layer from environment variables.
#pragma once

namespace clgl::layer
{

struct Settings {
    // CLGL_LAYER_FORCE; true = use the layer even if the driver supports cl_khr_gl_sharing
    bool force;
    // CLGL_LAYER_REPLACE_STORAGE; true = replace the storage of GL buffers and textures with shared memory
    bool replace_storage;
    // CLGL_LAYER_REPLACE_STORAGE=all; true = also replace the storage of buffers if OpenGL cannot map the new
    // storage
    bool replace_unmappable;
};

// Returns the settings. The first call reads the environment variables.
const Settings &settings();

}  // namespace clgl::layer
