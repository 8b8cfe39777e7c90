#include "record.hpp"

#include "system.hpp"

#include <cstdlib>

namespace clglinfo
{

// A record consists of a path, a tab, the letter of the kind, the text and a zero byte. Strings contain no zero
// bytes.
constexpr char path_end = '\t';
constexpr char record_end = '\0';

void Recorder::set(const std::string &path, const Value &value) const
{
    std::string record = path;
    record += path_end;
    record += static_cast<char>(value.kind());
    record += value.text();
    record += record_end;
    // Writing fails if the parent has ended.
    if (!send_to_parent(record)) std::_Exit(EXIT_FAILURE);
    for (size_t i = 0; i < value.members().size(); ++i) {
        const auto &[name, member] = value.members()[i];
        set(path + '/' + (value.kind() == Value::Kind::array ? std::to_string(i) : name), member);
    }
}

void take_records(std::string &received, Value &data)
{
    size_t start = 0;
    for (size_t end; (end = received.find(record_end, start)) != received.npos; start = end + 1) {
        const std::string_view record = std::string_view(received).substr(start, end - start);
        const size_t tab = record.find(path_end);
        if (tab + 1 >= record.size()) continue;
        data.set(record.substr(0, tab), Value(static_cast<Value::Kind>(record[tab + 1]), record.substr(tab + 2)));
    }
    received.erase(0, start);
}

}  // namespace clglinfo
