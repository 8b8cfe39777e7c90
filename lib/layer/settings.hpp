// What the environment asks of the layer.
#pragma once

namespace clgl::layer
{

struct Settings {
    // CLGL_LAYER_FORCE: drivers that share natively are not left to do so.
    bool force;
    // CLGL_LAYER_REPLACE_STORAGE: the memory of OpenGL's buffers and textures may be replaced by shared memory.
    bool replace_storage;
    // CLGL_LAYER_REPLACE_STORAGE=all: that of buffers also where GL cannot map them from then on.
    bool replace_unmappable;
};

// Read once.
const Settings &settings();

}  // namespace clgl::layer
