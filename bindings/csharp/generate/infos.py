"""Generates a class of properties for each output structure of the library."""

import re

from native import SCALARS, managed
from text import HEADER, pascal, summary

# The structure, and the class; those of objects are their properties' source.
INFOS = {
    "clgl_platform_info": "ClglPlatformInfo", "clgl_device_info": "ClglDeviceInfo", "clgl_context_info": "ClglContextInfo",
    "clgl_transport_report": "ClglTransportReport", "clgl_memory_usage": "ClglMemoryUsage",
    "clgl_queue_info": "ClglQueueInfo", "clgl_buffer_info": "ClglBufferInfo", "clgl_texture_info": "ClglTextureInfo",
    "clgl_texture_support": "ClglTextureSupport", "clgl_format_info": "ClglFormatInfo", "clgl_fence_info": "ClglFenceInfo",
    "clgl_profiling": "ClglProfiling", "clgl_ring_info": "ClglRingInfo", "clgl_kernel_info": "ClglKernelInfo",
    "clgl_argument_info": "ClglArgumentInfo", "clgl_work_group_info": "ClglWorkGroupInfo",
    "clgl_program_info": "ClglProgramInfo", "clgl_program_build_info": "ClglProgramBuildInfo",
    "clgl_sampler_info": "ClglSamplerInfo", "clgl_view_info": "ClglViewInfo",
}
BOOLS = {"image_support", "error_correction_support", "host_unified_memory", "endian_little", "available",
         "compiler_available", "linker_available", "preferred_interop_user_sync", "pipe_support",
         "sub_group_independent_forward_progress", "non_uniform_work_group_support",
         "work_group_collective_functions_support", "generic_address_space_support", "has_uuid", "has_luid", "has_pci",
         "storage_replaced", "acquired", "is_sub_buffer", "is_set", "from_cache", "taken", "is_c_contiguous",
         "is_fortran_contiguous", "is_writable"}
ENUMS = {
    "clgl_device_info.type": "ClglDeviceTypes", "single_fp_config": "ClglFPConfig", "double_fp_config": "ClglFPConfig",
    "half_fp_config": "ClglFPConfig", "global_mem_cache_type": "ClglCache", "local_mem_type": "ClglLocalMemory",
    "execution_capabilities": "ClglExecution", "queue_on_host_properties": "ClglDeviceQueues",
    "queue_on_device_properties": "ClglDeviceQueues", "device_enqueue_capabilities": "ClglDeviceEnqueue",
    "partition_affinity_domain": "ClglAffinity", "svm_capabilities": "ClglSvm",
    "atomic_memory_capabilities": "ClglAtomics", "atomic_fence_capabilities": "ClglAtomics",
    "clgl_context_info.flags": "ClglContextFlags", "winsys": "ClglWinsys", "gl_api": "ClglGLApi", "match": "ClglMatch",
    "transport": "ClglTransport", "clgl_transport_report.status": "ClglTransportStatus", "self_test": "ClglSelfTest",
    "clgl_queue_info.flags": "ClglQueueFlags", "clgl_buffer_info.flags": "ClglBufferFlags",
    "clgl_argument_info.access": "ClglImageAccess", "access": "ClglAccess", "clgl_texture_info.flags": "ClglTextureFlags",
    "clgl_texture_info.kind": "ClglTextureKind", "format": "ClglFormat", "cl_format": "ClglFormat",
    "nearest": "ClglFormat", "numeric": "ClglNumeric", "clgl_fence_info.kind": "ClglFenceKind",
    "clgl_fence_info.status": "ClglStatus", "command": "ClglCommand", "mode": "ClglRingMode",
    "clgl_argument_info.kind": "ClglArgumentKind", "address": "ClglAddress", "qualifiers": "ClglQualifiers",
    "origin": "ClglProgramOrigin", "clgl_program_build_info.status": "ClglBuildStatus", "binary_type": "ClglBinaryType",
    "coordinates": "ClglCoordinates", "addressing": "ClglAddressing", "filter": "ClglFilter",
}
LISTS = "clgl_name_version"


def counts(struct):
    """Returns the fields that are only the length of a list."""
    return {field.name + "_count" for field in struct.fields if field.type.base == LISTS}


def shown(struct):
    hidden = counts(struct) | {"struct_size", "reserved"}
    return [field for field in struct.fields if field.name not in hidden]


def converted(known, struct, field):
    """A field's type in C#, and how its value is made of the structure that `raw` points at."""
    at = f"raw->{field.name}"
    type = managed(known, field.type)
    if field.type.base == LISTS:
        return "ClglNameVersion[]", f"ClglNameVersion.List({at},\n{' ' * 16}{at}_count)"
    if field.length:
        return f"{type}[]", f"Copy.Of({at}, {field.length})"
    if type == "byte*":
        return "string", f"Text.Of({at})"
    if type == "void*":
        return "IntPtr", f"(IntPtr){at}"
    if field.type.base == "clgl_device":
        return "ClglDevice", f"new ClglDevice({at})"
    if field.name in BOOLS:
        return "bool", f"{at} != 0"
    enum = ENUMS.get(f"{struct.name}.{field.name}", ENUMS.get(field.name))
    if enum:
        return enum, f"({enum}){at}"
    if type == "UIntPtr":
        return "ulong", f"(ulong){at}"
    if type not in SCALARS.values() and type != "IntPtr":
        raise SystemExit(f"{field.where}: {struct.name}.{field.name}: teach bindings/csharp/generate/infos.py its type")
    return type, at


def property_name(known, field):
    name = pascal(field.name)
    return name + "Handle" if field.type.base in known.handles and field.type.base != "clgl_device" else name


def to_string(class_name, members):
    return ["", "        /// <summary>For people.</summary>", "        /// <returns>all properties</returns>",
            "        public override string ToString()", "        {", f'            return Shown.Of("{class_name}",',
            *(f"                            {member}," for member in members[:-1]),
            f"                            {members[-1]});", "        }"]


def text_of(known, struct, class_name):
    properties, assignments, members = [], [], []
    for field in shown(struct):
        type, value = converted(known, struct, field)
        name = property_name(known, field)
        properties += summary(re.sub(r"; lives as long as [^.;]*", "", field.comment), " " * 8,
                              f"{struct.name}.{field.name}, as OpenCL has it")
        properties.append(f"        public {type} {name} {{ get; }}")
        assignments.append(f"            {name} = {value};")
        members.append(f'"{name}", {name}')
    about = summary(re.sub(r" Strings live as long as [^.]*\.", "", struct.comment), "    ", struct.name)
    using = "using System;\n" if any("IntPtr" in line for line in properties) else ""
    return "\n".join([HEADER + using + "using Clgl.Native;\n\nnamespace Clgl\n{", *about,
                      f"    public sealed unsafe class {class_name}\n    {{",
                      f"        internal {class_name}({struct.name}* raw)\n        {{", *assignments, "        }\n",
                      *properties, *to_string(class_name, members), "    }", "}"]) + "\n"


def files(known):
    missing = [name for name in known.structs if name.endswith("_info") and name not in INFOS]
    if missing:
        raise SystemExit(f"{', '.join(missing)}: add to bindings/csharp/generate/infos.py")
    for struct, class_name in INFOS.items():
        yield f"Infos/{class_name}.cs", text_of(known, known.structs[struct], class_name)
