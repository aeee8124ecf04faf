// katachi joseki transpositions: positions of the library that several moves lead to.
#include <iostream>

#include "joseki/graph/library_store.h"
#include "tools/answers/joseki/transpositions_json.h"
#include "tools/authoring/joseki/transpositions.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

Table transposition_table(const std::vector<authoring::Transposition>& transpositions) {
    Table table{{{"position", "stones", "reached", "last moves, in the upper right corner"}}};
    for (const authoring::Transposition& shown : transpositions)
        table.rows.push_back(
            {shown.position, std::to_string(shown.stones), std::to_string(shown.reached), shown.last_moves});
    return table;
}

}  // namespace

Outcome run_joseki_transpositions(const JosekiTranspositionsOptions& options, const CommonOptions& common) {
    const joseki::Graph library =
        joseki::load_library(open_catalogue(options.catalogue, catalogue::Catalogue::Access::read));
    const auto [first, total] = authoring::transpositions(library, options.limit);
    std::cout << (options.format == OutputFormat::json
                      ? answers::transpositions_json(first)
                      : table_text(transposition_table(first), options.format, text_style(common)));
    std::cout << std::flush;
    if (total == 0) std::cerr << "katachi: no position of the library is reached by several moves\n";
    if (first.size() < total) std::cerr << first.size() << " of " << total << " positions; more with --limit\n";
    return total == 0 ? Outcome::findings : Outcome::success;
}

}  // namespace katachi::cli
