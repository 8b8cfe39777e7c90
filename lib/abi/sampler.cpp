#include <clgl/sampler.h>

#include "abi/guard.hpp"
#include "base/names.hpp"
#include "core/kernel/sampler.hpp"

using namespace clgl;

clgl_result clgl_sampler_create(clgl_context context, const clgl_sampler_desc *desc, clgl_sampler *sampler)
{
    return abi::guarded(__func__, [&] {
        clgl_sampler &out = abi::out(sampler, "sampler");
        const auto pinned = abi::pin<Context>(context);
        const clgl_sampler_desc defaults = CLGL_SAMPLER_DESC_INIT;
        const clgl_sampler_desc wanted = desc ? abi::read_desc(desc, "desc") : defaults;
        out = abi::handle_of<clgl_sampler>(make_ref<Sampler>(pinned.ref(), wanted));
    });
}

clgl_result clgl_sampler_destroy(clgl_sampler sampler) { return abi::destroy<Sampler>(__func__, sampler); }

clgl_result clgl_sampler_get_info(clgl_sampler sampler, clgl_sampler_info *info)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(info, "info");
        out.write(abi::pin<Sampler>(sampler)->info());
    });
}

const char *clgl_sampler_coordinates_name(clgl_sampler_coordinates coordinates)
{
    return sampler_coordinates_name(coordinates);
}

const char *clgl_sampler_address_name(clgl_sampler_address address) { return sampler_address_name(address); }

const char *clgl_sampler_filter_name(clgl_sampler_filter filter) { return sampler_filter_name(filter); }
