#include "compiler/reader/source_parts.h"

#include <algorithm>

#include "compiler/reader/pattern_reader.h"
#include "compiler/reader/reader.h"

namespace katachi {

namespace {

constexpr std::string_view first_word = "Pattern";

bool has_named_entries(DatabaseKind kind) {
    return kind != DatabaseKind::monte_carlo && kind != DatabaseKind::whole_board;
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
std::string_view with_next_line(std::string_view text, Span part) {
    const auto end = std::min(text.find('\n', part.end), text.size());
    return text.substr(part.begin, end - part.begin);
}

}  // namespace

std::vector<Span> source_parts(std::string_view text, DatabaseKind kind) {
    std::vector<Span> parts;
    for (std::size_t begin = 0; begin < text.size();) {
        const auto end = has_named_entries(kind) ? next_entry(text, begin + 1) : text.size();
        parts.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
        begin = end;
    }
    return parts;
}

ReadPart read_part(const SourceFile& source, Span part, const DatabaseSpec& spec) {
    const auto text = std::make_shared<SourceFile>(source.path(), std::string(with_next_line(source.text(), part)));
    ReadPart read;
    PatternDatabase database;
    database.spec = spec;
    if (!has_named_entries(spec.kind))
        read_source(text, database, read.findings);
    else if (spec.kind == DatabaseKind::eye_shape)
        read_eye_shapes(text, database, read.findings, part.length());
    else
        read_pattern_entries(text, database, read.findings, part.length());
    for (const Directive& directive : database.directives)
        if (directive.name == "attribute_map") read.attribute_map = database.attribute_map;
    read.patterns = std::move(database.patterns);
    read.directives = std::move(database.directives);
    return read;
}

}  // namespace katachi
