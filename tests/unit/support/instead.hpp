// Replaces function pointers of libepoxy in tests.
#pragma once

namespace clgl
{

// Replaces a function pointer during the lifetime of the object.
template <typename Function> class Instead
{
public:
    Instead(Function *&place, Function *function) : place_(place), before_(place) { place = function; }
    ~Instead() { place_ = before_; }
    Instead(const Instead &) = delete;
    Instead &operator=(const Instead &) = delete;

private:
    Function *&place_;
    Function *before_;
};

}  // namespace clgl
