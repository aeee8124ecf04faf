#include "compiler/reader/source_parts.h"

#include <algorithm>

#include "compiler/reader/pattern_reader.h"

namespace katachi::compiler {

namespace {

constexpr std::string_view first_word = "Pattern";

// About so many lines of whole boards make a part.
constexpr unsigned lines_of_part = 64;

// What the line itself decides, no edit of another line changes.
bool ends_part(std::string_view line) {
    constexpr std::size_t looked_at = 12;
    unsigned hash = 0;
    for (const char c : line.substr(line.size() - std::min(line.size(), looked_at)))
        hash = hash * 31U + static_cast<unsigned char>(c);
    return hash % lines_of_part == 0;
}

// Where a line begins and the one before says that it ends a part; the text's size if there is none. What would pass
// for a byte order mark at the beginning of a part is none within a text.
std::size_t next_group_of_lines(std::string_view text, std::size_t from) {
    for (std::size_t begin = from; begin < text.size();) {
        const auto end = std::min(text.find('\n', begin), text.size());
        const auto next = std::min(end + 1, text.size());
        if (ends_part(text.substr(begin, end - begin)) && base::byte_order_mark(text.substr(next)).empty()) return next;
        begin = next;
    }
    return text.size();
}

// Where the next line begins that a lexer takes for the first of an entry; the text's size if there is none.
std::size_t next_entry(std::string_view text, std::size_t from) {
    for (auto at = text.find(first_word, from); at != std::string_view::npos; at = text.find(first_word, at + 1)) {
        const auto behind = at + first_word.size();
        const bool is_word =
            behind == text.size() || std::string_view(" \t\r\n").find(text[behind]) != std::string_view::npos;
        if (is_word && (at == 0 || text[at - 1] == '\n')) return at;
    }
    return text.size();
}

// The part and, as a syntax error may be about what follows, the next line.
std::string_view with_next_line(std::string_view text, base::Span part) {
    const auto end = std::min(text.find('\n', part.end), text.size());
    return text.substr(part.begin, end - part.begin);
}

std::size_t end_of_part(std::string_view text, std::size_t begin, DatabaseKind kind) {
    switch (kind) {
        case DatabaseKind::monte_carlo: return text.size();
        case DatabaseKind::whole_board: return next_group_of_lines(text, begin);
        default: return next_entry(text, begin + 1);
    }
}

}  // namespace

std::vector<base::Span> source_parts(std::string_view text, DatabaseKind kind) {
    std::vector<base::Span> parts;
    for (std::size_t begin = 0; begin < text.size();) {
        const auto end = end_of_part(text, begin, kind);
        parts.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
        begin = end;
    }
    return parts;
}

ReadPart read_part(const base::SourceFile& source, base::Span part, const DatabaseSpec& spec) {
    const auto text =
        std::make_shared<base::SourceFile>(source.path(), std::string(with_next_line(source.text(), part)));
    ReadPart read;
    PatternDatabase database;
    database.spec = spec;
    switch (spec.kind) {
        case DatabaseKind::monte_carlo: read_monte_carlo(text, database, read.findings); break;
        case DatabaseKind::whole_board: read_whole_boards(text, database, read.findings, part.length()); break;
        case DatabaseKind::eye_shape: read_eye_shapes(text, database, read.findings, part.length()); break;
        default: read_pattern_entries(text, database, read.findings, part.length());
    }
    for (const Directive& directive : database.directives)
        if (directive.name == "attribute_map") read.attribute_map = database.attribute_map;
    read.patterns = std::move(database.patterns);
    read.directives = std::move(database.directives);
    return read;
}

}  // namespace katachi::compiler
