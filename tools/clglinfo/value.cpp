#include "value.hpp"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace clglinfo
{

namespace
{

constexpr size_t indent = 2;
constexpr const char *replacement_character = "\xEF\xBF\xBD";

// Returns the number of bytes of the UTF-8 character at the start of `text`, or 0 if the character is invalid.
// Accepts overlong forms and surrogates.
size_t character_length(std::string_view text)
{
    const auto byte = [&](size_t index) { return static_cast<unsigned char>(text[index]); };
    const size_t length = byte(0) < 0x80             ? 1
                          : (byte(0) & 0xE0) == 0xC0 ? 2
                          : (byte(0) & 0xF0) == 0xE0 ? 3
                          : (byte(0) & 0xF8) == 0xF0 ? 4
                                                     : 0;
    if (length > text.size()) return 0;
    for (size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    return length;
}

void write_character(std::string &out, std::string_view character)
{
    constexpr char first_printable = ' ';
    const char c = character[0];
    if (c == '"' || c == '\\') {
        out += {'\\', c};
    } else if (c == '\n') {
        out += "\\n";
    } else if (character.size() == 1 && c < first_printable) {
        char code[sizeof "\\u0000"];
        std::snprintf(code, sizeof code, "\\u%04x", static_cast<unsigned char>(c));
        out += code;
    } else {
        out += character;
    }
}

void write_string(std::string &out, std::string_view text)
{
    out += '"';
    while (!text.empty()) {
        const size_t length = character_length(text);
        write_character(out, length ? text.substr(0, length) : replacement_character);
        text.remove_prefix(std::max<size_t>(length, 1));
    }
    out += '"';
}

bool is_index(std::string_view name)
{
    return !name.empty() && std::ranges::all_of(name, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

int64_t Value::number() const
{
    int64_t number = 0;
    std::from_chars(text_.data(), text_.data() + text_.size(), number);
    return number;
}

const Value &Value::operator[](std::string_view name) const
{
    static const Value none;
    const auto found = std::ranges::find(members_, name, &std::pair<std::string, Value>::first);
    return found == members_.end() ? none : found->second;
}

Value &Value::child(std::string_view name)
{
    if (is_index(name)) {
        kind_ = Kind::array;
        size_t index = 0;
        std::from_chars(name.data(), name.data() + name.size(), index);
        if (index >= members_.size()) members_.emplace_back();
        return members_[std::min(index, members_.size() - 1)].second;
    }
    kind_ = Kind::object;
    const auto found = std::ranges::find(members_, name, &std::pair<std::string, Value>::first);
    return found == members_.end() ? members_.emplace_back(name, Value()).second : found->second;
}

void Value::set(std::string_view path, Value value)
{
    const size_t slash = path.find('/');
    Value &member = child(path.substr(0, slash));
    if (slash == path.npos)
        member = std::move(value);
    else
        member.set(path.substr(slash + 1), std::move(value));
}

void Value::append(Value value)
{
    kind_ = Kind::array;
    members_.emplace_back("", std::move(value));
}

void Value::add(const Value &other)
{
    for (const auto &[name, value] : other.members_)
        set(name, value);
}

void Value::write_members(std::string &out, size_t depth) const
{
    for (size_t i = 0; i < members_.size(); ++i) {
        out += i ? ",\n" : "\n";
        out.append((depth + 1) * indent, ' ');
        if (kind_ == Kind::object) {
            write_string(out, members_[i].first);
            out += ": ";
        }
        members_[i].second.write(out, depth + 1);
    }
    if (!members_.empty()) out.append("\n").append(depth * indent, ' ');
}

void Value::write(std::string &out, size_t depth) const
{
    switch (kind_) {
    case Kind::null:
        out += "null";
        break;
    case Kind::literal:
        out += text_;
        break;
    case Kind::string:
        write_string(out, text_);
        break;
    case Kind::array:
    case Kind::object:
        out += kind_ == Kind::array ? '[' : '{';
        write_members(out, depth);
        out += kind_ == Kind::array ? ']' : '}';
        break;
    }
}

std::string Value::json() const
{
    std::string out;
    write(out, 0);
    return out + '\n';
}

}  // namespace clglinfo
