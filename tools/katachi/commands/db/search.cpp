// katachi db search: entries by their words or by the shape that they draw.
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>

#include "base/files/file_error.h"
#include "compiler/model/database_spec.h"
#include "patterndb/query/shape_search.h"
#include "patterndb/query/text_search.h"
#include "tools/answers/catalogue/entry_json.h"
#include "tools/katachi/commands/db/commands.h"
#include "tools/katachi/commands/db/entry_filter_options.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/entry_output.h"
#include "tools/katachi/shared/shape_input.h"

namespace katachi::cli {

namespace {

// An entry and, where a shape was looked for, how that lies in it.
struct Found {
    const catalogue::EntrySummary* entry;
    const catalogue::ShapeMatch* match;
};

TableRow found_row(const Found& found, OutputFormat format) {
    TableRow row = entry_row(*found.entry, format);
    if (found.match == nullptr) return row;
    const catalogue::ShapeMatch& match = *found.match;
    const std::string at_row = std::to_string(match.at.row + 1);
    const std::string at_column = std::to_string(match.at.column + 1);
    if (format == OutputFormat::tsv) {
        row.insert(row.end(), {board::name(match.orientation), match.colours_exchanged ? "1" : "0", at_row, at_column});
    } else {
        row.push_back(std::string(board::name(match.orientation)) +
                      (match.colours_exchanged ? ", colours exchanged" : "") + ", from row " + at_row + ", column " +
                      at_column);
    }
    return row;
}

TableRow found_headings(bool shape, OutputFormat format) {
    TableRow row = entry_headings(format);
    if (shape && format == OutputFormat::tsv)
        row.insert(row.end(), {"orientation", "colours_exchanged", "at_row", "at_column"});
    else if (shape)
        row.emplace_back("your shape");
    return row;
}

std::string found_text(const std::vector<Found>& found, const DbSearchOptions& options, const base::TextStyle& style) {
    if (options.format == OutputFormat::text && found.empty()) return "";
    Table table{{found_headings(!options.shape.empty(), options.format)}};
    for (const Found& one : found) table.rows.push_back(found_row(one, options.format));
    return table_text(table, options.format, style);
}

// The search that is made where the user said no more.
void say_defaults(const DbSearchOptions& options) {
    std::string assumed;
    const auto say = [&assumed](const std::string& text) { assumed += (assumed.empty() ? "" : ", ") + text; };
    if (!options.equal) say("entries that contain the shape (--equal: that are the shape)");
    if (!options.no_turn) say("turned and mirrored (--no-turn)");
    if (!options.no_swap) say("colours exchanged (--no-swap)");
    if (!assumed.empty()) std::cerr << "searching: " << assumed << '\n';
}

// A file, or an entry where there is no file of that name.
compiler::Diagram asked_shape(const std::string& shape, const catalogue::Catalogue& catalogue,
                              std::optional<compiler::DatabaseKind> kind) {
    if (shape == "-" || std::filesystem::exists(shape))
        return read_shape(shape, kind.value_or(compiler::DatabaseKind::move));
    const std::vector<catalogue::EntrySummary> named = catalogue::find_entries(catalogue, shape);
    if (named.empty())
        throw base::FileError(shape + ": neither a file nor an entry of the catalogue; katachi db list shows names");
    const catalogue::EntrySummary entry = catalogue::find_entry(catalogue, shape);
    return shape_in(std::make_shared<base::SourceFile>(shape, catalogue::entry_details(catalogue, entry.id).text),
                    entry.kind);
}

Outcome search_for_shape(const DbSearchOptions& options, const catalogue::Catalogue& catalogue,
                         const CommonOptions& common) {
    catalogue::ShapeQuery query;
    query.filter = entry_filter(options.filter, catalogue);
    query.diagram = asked_shape(options.shape, catalogue, query.filter.kind);
    query.relation = options.equal ? catalogue::ShapeRelation::equal : catalogue::ShapeRelation::contains;
    query.transforms = !options.no_turn;
    query.exchange_colours = !options.no_swap;
    query.limit = options.filter.limit;
    say_defaults(options);
    const catalogue::ShapeMatches matches = catalogue::search_shape(catalogue, query);
    std::vector<Found> found;
    for (const catalogue::ShapeMatch& match : matches.matches) found.push_back({&match.entry, &match});
    std::cout << (options.format == OutputFormat::json ? answers::shape_matches_json(matches)
                                                       : found_text(found, options, text_style(common)))
              << std::flush;
    return report_count(static_cast<std::int64_t>(found.size()), matches.total);
}

Outcome search_for_words(const DbSearchOptions& options, const catalogue::Catalogue& catalogue,
                         const CommonOptions& common) {
    std::string words;
    for (const std::string& word : options.words) words += (words.empty() ? "" : " ") + word;
    const catalogue::EntryFilter filter = entry_filter(options.filter, catalogue);
    const catalogue::EntryList list = catalogue::search_text(catalogue, words, filter, options.filter.limit);
    std::vector<Found> found;
    for (const catalogue::EntrySummary& entry : list.entries) found.push_back({&entry, nullptr});
    std::cout << (options.format == OutputFormat::json ? answers::entry_list_json(list)
                                                       : found_text(found, options, text_style(common)))
              << std::flush;
    return report_count(static_cast<std::int64_t>(found.size()), list.total);
}

}  // namespace

Outcome run_db_search(const DbSearchOptions& options, const CommonOptions& common) {
    if (options.words.empty() == options.shape.empty())
        throw base::FileError("search takes words, or --shape FILE; katachi db search --help shows examples");
    const catalogue::Catalogue catalogue = open_catalogue(options.catalogue, catalogue::Catalogue::Access::read);
    return options.shape.empty() ? search_for_words(options, catalogue, common)
                                 : search_for_shape(options, catalogue, common);
}

}  // namespace katachi::cli
