#include "tests/fuzz/files/check_promise.h"

#include <algorithm>
#include <memory>

#include "compiler/check/apply_fixes.h"
#include "compiler/check/check.h"
#include "compiler/emit/blob.h"
#include "compiler/emit/table_builder.h"
#include "compiler/reader/reader.h"
#include "tests/fuzz/opening_promise.h"
#include "tests/fuzz/reading_promise.h"
#include "tools/authoring/drawing/entry_drawing.h"
#include "tools/authoring/drawing/latex.h"
#include "tools/authoring/drawing/page.h"
#include "tools/authoring/drawing/svg.h"
#include "tools/authoring/drawing/text.h"

namespace katachi::fuzz {

namespace {

using compiler::PatternDatabase;

PatternDatabase read_as(compiler::DatabaseKind kind, const base::SourcePtr& source, base::Diagnostics& findings) {
    PatternDatabase database;
    database.spec = {.name = "broken", .kind = kind, .files = {"broken.db"}};
    compiler::read_source(source, database, findings);
    return database;
}

std::ptrdiff_t errors(const base::Diagnostics& findings) {
    return std::ranges::count(findings, base::Severity::error, &base::Diagnostic::severity);
}

std::string broken_fixes(const PatternDatabase& database, const base::Diagnostics& read, std::ptrdiff_t errors_before) {
    const compiler::Mended mended = compiler::apply_fixes({database}, read, {}, compiler::FixKind::any);
    if (mended.databases.size() != 1) return "fixes lost a database";
    if (mended.changes.empty()) return "";
    if (mended.findings == 0) return "a change without a fix";
    const base::SourcePtr& after = mended.changes.front().after;
    base::Diagnostics found;
    const PatternDatabase again = read_as(database.spec.kind, after, found);
    if (again.patterns.size() != database.patterns.size())
        return "fixes make other entries\n" + std::string(after->text());
    if (errors(mended.left.findings) > errors_before) return "fixes make errors\n" + std::string(after->text());
    const compiler::Mended more = compiler::apply_fixes({again}, found, {}, compiler::FixKind::any);
    return more.changes.empty() ? "" : "fixes are left in what was mended\n" + std::string(after->text());
}

std::string broken_tables(const PatternDatabase& database) {
    const compiler::BuiltTables tables(std::span(&database, 1), compiler::Automata::are_built);
    return open_and_match(compiler::blob_bytes(tables.tables()));
}

std::string broken_xml(const std::string& xml) {
    const bool is_clean = std::ranges::none_of(
        xml, [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t'; });
    const auto count = [&](const char* part) {
        std::size_t found = 0;
        for (auto at = xml.find(part); at != std::string::npos; at = xml.find(part, at + 1)) ++found;
        return found;
    };
    if (!is_clean) return "a picture with characters that XML has not: " + xml;
    const bool is_closed = count("<") == 2 * count("</") + count("/>") + count("<?") + count("<!");
    return is_closed ? "" : "a picture with a tag that is open: " + xml;
}

std::string broken_drawings(const PatternDatabase& database) {
    for (const compiler::Pattern& pattern : database.patterns)
        for (const auto labels : {authoring::Labels::hidden, authoring::Labels::shown}) {
            const auto orientation = board::all_orientations[labels == authoring::Labels::shown ? 5 : 0];
            authoring::DrawingSheet sheet{.title = pattern.name};
            sheet.boards.push_back(authoring::draw_entry(pattern, database.spec.kind, orientation, labels));
            sheet.boards.back().caption = pattern.name;
            sheet.comment = pattern.remark();
            authoring::drawing_text(sheet);
            authoring::drawing_latex(sheet);
            authoring::drawing_page(sheet, 20, pattern.name);
            if (std::string broken = broken_xml(authoring::drawing_svg(sheet, 20)); !broken.empty()) return broken;
        }
    return "";
}

}  // namespace

std::string broken_check_promise(compiler::DatabaseKind kind, const std::string& text) {
    const auto source = std::make_shared<base::SourceFile>("broken.db", text);
    base::Diagnostics read;
    const PatternDatabase database = read_as(kind, source, read);
    base::Diagnostics found;
    compiler::check(database, found);
    if (std::string broken = broken_finding(found, source); !broken.empty()) return broken;
    if (std::string broken = broken_fixes(database, read, errors(read) + errors(found)); !broken.empty()) return broken;
    if (std::string broken = broken_tables(database); !broken.empty()) return broken;
    return broken_drawings(database);
}

}  // namespace katachi::fuzz
