#include "compiler/model/toml_text.h"

#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "base/text/utf8.h"

namespace katachi::compiler {

namespace {

// The first line, from 1, whose key names tables within tables, a.b.c, deeper than any settings do; points in quotes
// are left out of account. Whoever frees what a parser makes of such a key calls itself for each table, and comes to
// the end of the stack where they are many thousands.
std::optional<int> line_of_deep_keys(std::string_view toml) {
    constexpr int most_points = 1000;
    for (int line = 1; !toml.empty(); ++line) {
        const auto end = std::min(toml.find('\n'), toml.size());
        int points = 0;
        char quote = 0;
        for (const char c : toml.substr(0, end)) {
            if (quote == 0 && c == '.') ++points;
            if (c == quote || (quote == 0 && (c == '"' || c == '\''))) quote = c == quote ? '\0' : c;
        }
        if (points > most_points) return line;
        toml.remove_prefix(std::min(end + 1, toml.size()));
    }
    return std::nullopt;
}

// The parser counts lines and columns from 1, also behind the last line of the text.
std::uint32_t offset_of(const base::SourceFile& source, const toml::source_position& at) {
    const auto size = static_cast<std::uint32_t>(source.text().size());
    if (static_cast<int>(at.line) > source.line_count()) return size;
    const base::Span line = source.line_span(static_cast<int>(at.line));
    std::uint32_t offset = line.begin;
    if (line.begin == 0) offset += static_cast<std::uint32_t>(base::byte_order_mark(source.text()).size());
    for (auto column = at.column; column > 1 && offset < line.end; --column) {
        ++offset;
        while (offset < line.end && base::continues_a_character(source.text()[offset])) ++offset;
    }
    return offset;
}

}  // namespace

toml::table read_toml(const base::SourcePtr& source, std::string_view advice) {
    if (const auto line = line_of_deep_keys(source->text())) {
        const toml::source_position begin{.line = static_cast<toml::source_index>(*line), .column = 1};
        throw base::PlacedError(place_in(source, {.begin = begin, .end = begin, .path = nullptr}),
                                fmt::format("names too many tables within one another{}", advice));
    }
    try {
        return toml::parse(source->text(), source->path());
    } catch (const toml::parse_error& error) {
        throw base::PlacedError(place_in(source, error.source()), fmt::format("{}{}", error.description(), advice));
    }
}

base::Place place_in(const base::SourcePtr& source, const toml::source_region& where) {
    const std::uint32_t begin = offset_of(*source, where.begin);
    return {.name = fmt::format("{}:{}:{}", source->path(), where.begin.line, where.begin.column),
            .source = source,
            .span = {begin, std::max(begin, offset_of(*source, where.end))}};
}

}  // namespace katachi::compiler
