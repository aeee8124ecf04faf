#include "compiler/reader/reader.h"

#include "base/files/pattern_text.h"
#include "compiler/model/database_spec.h"
#include "compiler/reader/pattern_reader.h"

namespace katachi::compiler {

namespace {

// Longer lines are no source that people write, and the parsers need many bytes a character.
constexpr std::uint32_t longest_line = 64 * 1024;

void refuse(std::string_view rule, std::string message, base::Span span, const base::SourcePtr& source,
            base::Diagnostics& diagnostics) {
    diagnostics.push_back(
        {.rule = std::string(rule), .message = std::move(message), .source = source, .span = span, .pattern = ""});
}

}  // namespace

bool is_readable(const base::SourcePtr& source, base::Diagnostics& diagnostics) {
    const auto zero = source->text().find('\0');
    if (zero != std::string_view::npos) {
        const auto at = static_cast<std::uint32_t>(zero);
        refuse("not-text", "this is no text: it holds a zero byte", {at, at + 1}, source, diagnostics);
        return false;
    }
    for (int line = 1; line <= source->line_count(); ++line) {
        const base::Span span = source->line_span(line);
        if (span.length() <= longest_line) continue;
        refuse("line-too-long",
               "this line has " + std::to_string(span.length()) + " bytes, more than the " +
                   std::to_string(longest_line) + " that are read",
               {span.begin, span.begin + 1}, source, diagnostics);
        return false;
    }
    return true;
}

void read_source(const base::SourcePtr& source, PatternDatabase& database, base::Diagnostics& diagnostics) {
    database.sources.push_back(source);
    if (source->text().empty() || !is_readable(source, diagnostics)) return;
    switch (database.spec.kind) {
        case DatabaseKind::eye_shape: return read_eye_shapes(source, database, diagnostics);
        case DatabaseKind::monte_carlo: return read_monte_carlo(source, database, diagnostics);
        case DatabaseKind::whole_board: return read_whole_boards(source, database, diagnostics);
        default: return read_pattern_entries(source, database, diagnostics);
    }
}

PatternDatabase read_database(const DatabaseSpec& spec, base::Diagnostics& diagnostics) {
    PatternDatabase database;
    database.spec = spec;
    for (const auto& file : spec.files) read_source(base::read_pattern_text(file), database, diagnostics);
    return database;
}

}  // namespace katachi::compiler
