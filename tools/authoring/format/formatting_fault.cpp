#include <memory>
#include <vector>

#include "compiler/reader/reader.h"
#include "tools/authoring/format/format.h"
#include "tools/authoring/format/source_lines.h"

namespace katachi::authoring {

namespace {

struct Reading {
    compiler::PatternDatabase database;
    base::Diagnostics diagnostics;
};

Reading read(const base::SourcePtr& source, compiler::DatabaseKind kind) {
    Reading reading;
    reading.database.spec.kind = kind;
    compiler::read_source(source, reading.database, reading.diagnostics);
    return reading;
}

bool same_findings(const base::Diagnostics& a, const base::Diagnostics& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const base::Diagnostic& one, const base::Diagnostic& other) {
                          return one.rule == other.rule && one.message == other.message;
                      });
}

bool same_directives(const std::vector<compiler::Directive>& a, const std::vector<compiler::Directive>& b) {
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(), [](const compiler::Directive& one, const compiler::Directive& other) {
            return one.name == other.name && one.value == other.value && one.before_pattern == other.before_pattern;
        });
}

// A comment in the middle of an entry has no blanks at its end, once it is formatted.
bool same_entry(compiler::Pattern a, compiler::Pattern b) {
    for (compiler::Pattern* pattern : {&a, &b})
        for (compiler::Comment& comment : pattern->comments) comment.text = comment_text("#" + comment.text);
    return a.sound == b.sound && compiler::same_meaning(a, b);
}

// The lines whose text may not change but for their blanks: all but the colon line, constraint and action, which
// are compared as what they mean.
std::vector<std::string> kept_texts(const base::SourceFile& source, compiler::DatabaseKind kind) {
    std::vector<std::string> texts;
    for (int number = 1; number <= source.line_count(); ++number) {
        std::string_view line = source.text(source.line_span(number));
        if (number == 1) line.remove_prefix(base::byte_order_mark(line).size());
        if (sort_of(line, kind) == LineSort::comment) {
            texts.emplace_back(comment_text(line));
            continue;
        }
        std::string text;
        for (const char c : line)
            if (c != ' ' && c != '\t' && c != '\r') text += c;
        if (!text.empty() && text.find_first_of(":;>") != 0) texts.push_back(std::move(text));
    }
    return texts;
}

}  // namespace

std::string formatting_fault(const base::SourcePtr& source, const std::string& text, compiler::DatabaseKind kind) {
    const auto again = std::make_shared<base::SourceFile>(source->path(), text);
    const Reading before = read(source, kind);
    const Reading after = read(again, kind);
    const auto& old_entries = before.database.patterns;
    const auto& new_entries = after.database.patterns;
    if (old_entries.size() != new_entries.size()) return "another number of entries";
    for (std::size_t i = 0; i < old_entries.size(); ++i)
        if (!same_entry(old_entries[i], new_entries[i])) return "another meaning of the entry " + old_entries[i].name;
    if (!same_directives(before.database.directives, after.database.directives)) return "other directives";
    if (!same_findings(before.diagnostics, after.diagnostics)) return "other findings";
    if (kept_texts(*source, kind) != kept_texts(*again, kind)) return "other comments or rows";
    return formatted(again, kind).text == text ? "" : "another text when it is formatted again";
}

}  // namespace katachi::authoring
