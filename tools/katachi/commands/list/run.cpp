#include "tools/katachi/commands/list/run.h"

#include <algorithm>
#include <filesystem>
#include <iostream>

#include "base/text/counted.h"
#include "base/text/utf8.h"
#include "tools/answers/listing/listed_entry_json.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

authoring::EntryChoice choice_of(const ListOptions& options) {
    const EntryOptions& entries = options.entries;
    authoring::EntryChoice choice;
    choice.database = entries.database;
    if (!entries.kind.empty()) choice.kind = compiler::database_kind(entries.kind);
    if (!entries.class_letter.empty()) choice.class_letter = entries.class_letter.front();
    choice.attribute = entries.attribute;
    if (const auto size = authoring::read_size(entries.size)) {
        choice.rows = size->rows;
        choice.columns = size->columns;
    }
    choice.name = entries.name;
    choice.text = options.text;
    return choice;
}

TableRow listed_row(const authoring::ListedEntry& entry) {
    const compiler::Pattern& pattern = *entry.pattern;
    const compiler::Diagram diagram = compiler::drawn_points(pattern);
    const std::string file = std::filesystem::path(pattern.source->path()).filename().string();
    return {entry.database->spec.name + "/" + base::as_utf8(pattern.name),
            std::string(compiler::name(entry.database->spec.kind)),
            size_text(diagram.rows, diagram.columns),
            pattern.classes,
            file + ":" + std::to_string(entry.line),
            std::to_string(entry.findings),
            std::to_string(entry.tests),
            entry.hits ? std::to_string(*entry.hits) : ""};
}

std::string listed_text(const std::vector<authoring::ListedEntry>& entries, const base::TextStyle& style) {
    if (entries.empty()) return "";
    Table table{{{"entry", "kind", "size", "classes", "place", "findings", "tests", "hits"}}, 5};
    for (const authoring::ListedEntry& entry : entries) table.rows.push_back(listed_row(entry));
    return aligned(table, style);
}

// Text that is no entry, as one that cannot be read.
std::string findings_outside(const base::Diagnostics& findings) {
    const auto outside = std::ranges::count_if(findings, [](const auto& finding) { return finding.pattern.empty(); });
    if (outside == 0) return "";
    return "; " + base::counted(outside, "finding is", "findings are") + " of no entry: katachi check says more";
}

}  // namespace

Outcome run_list(const ListOptions& options, const CommonOptions& common) {
    const authoring::CheckedLibrary library =
        authoring::checked_library(options.paths.empty() ? std::vector<std::string>{"."} : options.paths);
    auto entries = authoring::listed_entries(library, choice_of(options));
    if (options.findings) std::erase_if(entries, [](const auto& entry) { return entry.findings == 0; });
    std::cout << (options.format == "json" ? answers::listed_entries_json(entries)
                                           : listed_text(entries, text_style(common)))
              << std::flush;
    std::cerr << "katachi: " << base::counted(entries.size(), "entry", "entries") << findings_outside(library.findings)
              << '\n';
    return entries.empty() ? Outcome::findings : Outcome::success;
}

}  // namespace katachi::cli
