// A tree of values: what probes record, what the reports read, and what --json prints.
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
    // The letters stand for the kinds in the records that a probe sends.
    enum class Kind : char { null = 'n', literal = 'l', string = 's', array = 'a', object = 'o' };

    Value() = default;
    // A literal is a number, true or false, kept as JSON writes it, so that no number loses a digit.
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
    // A string's text or a literal as it is written; "" for the others.
    const std::string &text() const { return text_; }
    // 0 for what is no number.
    int64_t number() const;
    bool truth() const { return kind_ == Kind::literal && text_ == "true"; }

    // Names and values of an object's members, values with empty names for an array's.
    const std::vector<std::pair<std::string, Value>> &members() const { return members_; }
    bool empty() const { return members_.empty(); }
    // A value that is not there is null.
    const Value &operator[](std::string_view name) const;
    bool has(std::string_view name) const { return (*this)[name].kind_ != Kind::null; }

    // Puts a value at a path such as "devices/0/name", where a number is an array's next or an existing index.
    void set(std::string_view path, Value value);
    void append(Value value);
    // Takes over another object's members.
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
