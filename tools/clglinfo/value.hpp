// Represents a tree of values. Probes record values, reports read them, and --json prints them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clglinfo
{

class Value
{
public:
    // Probes send these letters in their records.
    enum class Kind : char { null = 'n', literal = 'l', string = 's', array = 'a', object = 'o' };

    Value() = default;
    // A literal is a number, true or false. It is stored as JSON text, so that no number loses precision.
    Value(Kind kind, std::string_view text) : kind_(kind), text_(text) {}
    Value(const char *text) : Value(Kind::string, text ? text : "") {}
    Value(const std::string &text) : Value(Kind::string, text) {}
    Value(bool value) : Value(Kind::literal, value ? "true" : "false") {}
    Value(int32_t value) : Value(Kind::literal, std::to_string(value)) {}
    Value(int64_t value) : Value(Kind::literal, std::to_string(value)) {}
    Value(uint32_t value) : Value(Kind::literal, std::to_string(value)) {}
    Value(uint64_t value) : Value(Kind::literal, std::to_string(value)) {}
    static Value array() { return {Kind::array, ""}; }
    static Value object() { return {Kind::object, ""}; }

    Kind kind() const { return kind_; }
    // Returns the text of a string or literal, and an empty string for other kinds.
    const std::string &text() const { return text_; }
    // Returns 0 if the value is not a number.
    int64_t number() const;
    bool truth() const { return kind_ == Kind::literal && text_ == "true"; }

    // Returns the members of an object or array, with their names. In an array the names are empty.
    const std::vector<std::pair<std::string, Value>> &members() const { return members_; }
    bool empty() const { return members_.empty(); }
    // Returns a null value if there is no member of this name.
    const Value &operator[](std::string_view name) const;
    bool has(std::string_view name) const { return (*this)[name].kind_ != Kind::null; }

    // Sets the value at a path such as "devices/0/name". A number selects an element of an array. A number equal
    // to the length of the array adds an element.
    void set(std::string_view path, Value value);
    void append(Value value);
    // Adds the members of another object to this object.
    void add(const Value &other);

    std::string json() const;

private:
    Value &child(std::string_view name);
    void write(std::string &out, size_t depth) const;
    void write_members(std::string &out, size_t depth) const;

    Kind kind_ = Kind::null;
    std::string text_;
    std::vector<std::pair<std::string, Value>> members_;
};

}  // namespace clglinfo
