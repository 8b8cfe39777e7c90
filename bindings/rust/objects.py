"""Generates the types of the crate clgl that own a handle: one for each class with a destructor."""

from known import type_name

# Additional fields of the types. They keep values alive until the object is destroyed, or store results of checks.
KEPT = {"clgl_context": ", memory: Vec<std::sync::Arc<dyn crate::kept::Memory>>", "clgl_kernel": ", checked: [u64; 3]"}


def text(known):
    found = [(known.handles[function["class"]], function["name"]) for function in known.functions.values()
             if function["role"] == "destructor"]
    return "\n".join(f"handle! {{\n{known.doc(handle['comment'].removeprefix('A handle of '), 4)}"
                     f"    {type_name(handle['name'])}, {handle['name']}, {handle['name']}_t, {destroy}{KEPT.get(handle['name'], '')}\n}}\n"
                     for handle, destroy in found)
