// What the environment asks of the layer.
#pragma once

namespace clgl::layer
{

struct Settings {
    // CLGL_LAYER_FORCE: drivers that share natively are not left to do so.
    bool force;
    // CLGL_LAYER_REPLACE_STORAGE: the memory of OpenGL's buffers and textures may be replaced by shared memory.
    bool replace_storage;
};

// Read once.
const Settings &settings();

}  // namespace clgl::layer
