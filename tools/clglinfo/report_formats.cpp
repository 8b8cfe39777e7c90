#include "report.hpp"

#include <algorithm>

namespace clglinfo
{

namespace
{

constexpr const char *legend =
    "  all      every target works, as tested on this machine: 1D, 2D, 3D, 1D_ARRAY, "
    "2D_ARRAY,\n"
    "           RECTANGLE, CUBE_MAP, one face of it, BUFFER, 2D_MULTISAMPLE, 2D_MULTISAMPLE_ARRAY (both with\n"
    "           samples as layers), RENDERBUFFER; 1/12: 1 of 12, --json lists it\n"
    "  as NAME  with CLGL_TEXTURE_CONVERT_FORMAT, as images of that format: OpenGL converts at the hand-over;\n"
    "           components that the texture lacks read as 0, alpha as 1, and are dropped on the way back\n"
    "  -        refused; --json has the reason\n";
constexpr size_t target_count = 12;

// A column of the table: the formats that one transport shares between one GL context and one device.
struct Column {
    std::string title;
    const Value *found;
    std::string transport;
};

std::string or_dash(const std::string &text) { return text.empty() ? "-" : text; }

class FormatsReport
{
public:
    explicit FormatsReport(const Value &survey) : survey_(survey) {}

    std::string write()
    {
        out_ = "clglinfo " + survey_["clglinfo"].text() + ": formats of pixels\n";
        joins();
        rows_.push_back({"format", "OpenGL", "OpenCL", "bytes", "by"});
        for (const Column &column : columns_)
            rows_.back().push_back(column.title);
        for (const auto &[_, format] : survey_["formats"].members())
            row(format);
        print_rows();
        out_ += "\nby: the document that relates the two, or that has the OpenCL image where none does\n";
        for (size_t i = 0; i < documents_.size(); ++i)
            out_ += "  " + letter(i) + "  " + documents_[i] + '\n';
        if (!columns_.empty()) out_ += std::string("\nVerified\n") + legend;
        return std::move(out_);
    }

private:
    // For each pair of GL context and device, adds one column per working transport.
    void joins()
    {
        const auto &joins = survey_["sharing"].members();
        if (!joins.empty()) out_ += "\nSharing\n";
        for (size_t i = 0; i < joins.size(); ++i) {
            const Value &join = joins[i].second, &found = join["formats"];
            const std::string number = std::to_string(i + 1);
            out_ += "  " + number + ": " + join["opengl"].text() + " with " + join["device"].text() + ", " +
                    join["device_name"].text() + '\n';
            const Value &probe = join.has("formats") ? found : join;
            if (probe["status"].text() != "ok")
                out_ += "    " + probe["status"].text() + ": " + probe["message"].text() + '\n';
            commands(join["commands"]);
            for (const auto &[_, transport] : join["transports"].members())
                if (transport["texture_status"].text() != "unavailable")
                    columns_.push_back(
                        {number + ' ' + transport["name"].text(), &found, transport["name"].text()});
        }
    }

    // Prints how many functions were tested, and those that failed.
    void commands(const Value &found)
    {
        if (!found.has("status")) return;
        const auto &failed = found["failed"].members();
        out_ += "    commands of textures: " + std::to_string(found["tested"].number()) + " tested, " +
                std::to_string(failed.size()) + " failed\n";
        for (const auto &[_, each] : failed)
            out_ += "      " + each["function"].text() + " with " + each["format"].text() + " (" +
                    each["type"].text() + "): " + each["error"].text() + '\n';
        if (found["status"].text() != "ok")
            out_ += "      " + found["status"].text() + ": " + found["message"].text() + '\n';
    }

    static std::string letter(size_t index) { return std::string(1, static_cast<char>('a' + index)); }

    std::string letter_of(const std::string &document)
    {
        if (document.empty()) return "-";
        const auto known = std::ranges::find(documents_, document);
        const auto index = static_cast<size_t>(known - documents_.begin());
        if (known == documents_.end()) documents_.push_back(document);
        return letter(index);
    }

    void row(const Value &format)
    {
        const std::string order = format["cl_channel_order_name"].text();
        const std::string opencl = order.empty() ? "none; nearest: " + or_dash(format["nearest"].text())
                                                 : order + ' ' + format["cl_channel_data_type_name"].text();
        const std::string &bytes = format["bytes_per_pixel"].text();
        rows_.push_back({format["name"].text(), or_dash(format["gl_internal_format_name"].text()), opencl,
                         bytes == "0" ? "-" : bytes, letter_of(format["specification"].text())});
        for (const Column &column : columns_)
            rows_.back().push_back(cell(column, format["name"].text()));
    }

    static std::string cell(const Column &column, const std::string &format)
    {
        std::string text;
        for (const auto &[_, each] : (*column.found)["verified"].members()) {
            if (each["transport"].text() != column.transport || each["format"].text() != format) continue;
            const size_t count = each["targets"].members().size();
            const std::string share =
                count == target_count ? "all" : std::to_string(count) + '/' + std::to_string(target_count);
            const bool same = each["cl_format"].text() == format;
            text += (text.empty() ? "" : ", ") + (same ? share : "as " + each["cl_format"].text());
            if (!same && count < target_count) text += ' ' + share;
        }
        return or_dash(text);
    }

    void print_rows()
    {
        std::vector<size_t> widths(rows_[0].size());
        for (const auto &row : rows_)
            for (size_t i = 0; i < row.size(); ++i)
                widths[i] = std::max(widths[i], row[i].size());
        out_ += "\nFormats\n";
        for (const auto &row : rows_) {
            std::string line = " ";
            for (size_t i = 0; i < row.size(); ++i)
                line += ' ' + row[i] + std::string(i + 1 < row.size() ? widths[i] - row[i].size() + 1 : 0, ' ');
            out_ += line + '\n';
        }
    }

    const Value &survey_;
    std::vector<Column> columns_;
    std::vector<std::string> documents_;
    std::vector<std::vector<std::string>> rows_;
    std::string out_;
};

}  // namespace

std::string formats_report(const Value &survey) { return FormatsReport(survey).write(); }

}  // namespace clglinfo
