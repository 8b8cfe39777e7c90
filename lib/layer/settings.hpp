// Settings of the layer from environment variables.
#pragma once

namespace clgl::layer
{

struct Settings {
    // CLGL_LAYER_FORCE: use the layer even if the driver has cl_khr_gl_sharing
    bool force;
    // CLGL_LAYER_REPLACE_STORAGE: may replace the storage of GL buffers and textures by shared memory
    bool replace_storage;
    // CLGL_LAYER_REPLACE_STORAGE=all: also replace the storage of buffers that GL then cannot map
    bool replace_unmappable;
};

// Returns the settings, which are read once.
const Settings &settings();

}  // namespace clgl::layer
