#include "tools/authoring/format/changed_parts.h"

#include <set>

#include "base/text/trim.h"
#include "compiler/reader/source_parts.h"
#include "tools/authoring/format/format.h"

namespace katachi::authoring {

namespace {

std::string_view part_of(std::string_view text, base::Span span) { return text.substr(span.begin, span.length()); }

// Blank lines behind a part belong to no entry: they change where another entry comes or goes behind it.
std::string_view without_blank_lines(std::string_view part) { return base::trimmed_back(part, " \t\r\n"); }

// The formatted part with the ends of lines that the part was written with.
std::string with_line_ends_of(std::string_view part, std::string_view formatted_part) {
    if (part.find("\r\n") == std::string_view::npos) return std::string(formatted_part);
    std::string result;
    for (const char c : formatted_part) {
        if (c == '\n' && !result.ends_with('\r')) result += '\r';
        result += c;
    }
    return result;
}

}  // namespace

std::string formatted_where_changed(std::string_view before, const base::SourcePtr& edited,
                                    compiler::DatabaseKind kind) {
    const std::string_view text = edited->text();
    const std::string whole = formatted(edited, kind).text;
    const std::vector<base::Span> parts = compiler::source_parts(text, kind);
    const std::vector<base::Span> formatted_parts = compiler::source_parts(whole, kind);
    if (parts.size() != formatted_parts.size() || !formatting_fault(edited, whole, kind).empty())
        return std::string(text);
    std::set<std::string_view> kept;
    for (const base::Span part : compiler::source_parts(before, kind))
        kept.insert(without_blank_lines(part_of(before, part)));
    std::string result;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string_view part = part_of(text, parts[i]);
        if (kept.contains(without_blank_lines(part)))
            result += part;
        else
            result += with_line_ends_of(part, part_of(whole, formatted_parts[i]));
    }
    return result;
}

}  // namespace katachi::authoring
