// katachi joseki additions: what was added to the library; undo: one of them taken back; rules: how comments are
// understood.
#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

#include "base/text/counted.h"
#include "joseki/graph/import_rules.h"
#include "joseki/graph/reachability.h"
#include "joseki/store/library_store.h"
#include "tools/answers/joseki/additions_json.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

struct LibrarySize {
    std::int64_t positions = 0, moves = 0;
    std::int64_t unreached = 0;  // positions
};

LibrarySize size_of(const catalogue::Catalogue& catalogue) {
    const joseki::Graph library = joseki::load_library(catalogue);
    const std::vector<bool> is_reached = joseki::reachable(library);
    const std::int64_t positions = std::ssize(library.nodes());
    // The empty board is there without anybody.
    return {.positions = positions == 1 ? 0 : positions,
            .moves = std::ssize(library.edges()),
            .unreached = std::count(is_reached.begin(), is_reached.end(), false)};
}

}  // namespace

Outcome run_joseki_additions(const JosekiAdditionsOptions& options, const CommonOptions& common) {
    const auto additions =
        joseki::stored_additions(open_catalogue(options.catalogue, catalogue::Catalogue::Access::read));
    if (options.format == OutputFormat::json) {
        std::cout << answers::additions_json(additions);
        return Outcome::success;
    }
    Table table{{{"addition", "made (UTC)", "positions", "moves", "source"}}};
    for (const joseki::StoredAddition& addition : additions)
        table.rows.push_back({std::to_string(addition.id), addition.made_at, std::to_string(addition.positions),
                              std::to_string(addition.moves), addition.source});
    std::cout << table_text(table, options.format, text_style(common));
    return Outcome::success;
}

Outcome run_joseki_undo(const JosekiAdditionsOptions& options) {
    check_catalogue_exists(options.catalogue);
    catalogue::Catalogue catalogue = open_catalogue(options.catalogue, catalogue::Catalogue::Access::write);
    const LibrarySize before = size_of(catalogue);
    joseki::undo_addition(catalogue, options.id);
    const LibrarySize after = size_of(catalogue);
    const bool is_more = after.positions > before.positions || after.moves > before.moves;
    std::cout << fmt::format("addition {} is taken back; {} {} and {}\n", options.id,
                             is_more ? "with it came back" : "with it went",
                             base::counted(std::abs(before.positions - after.positions), "position", "positions"),
                             base::counted(std::abs(before.moves - after.moves), "move", "moves"));
    if (after.unreached > before.unreached)
        std::cerr << fmt::format(
            "katachi: {} that other additions speak of can be reached by no moves any more; katachi joseki additions "
            "lists these, undo takes them back\n",
            base::counted(after.unreached - before.unreached, "position", "positions"));
    return Outcome::success;
}

Outcome run_joseki_rules() {
    std::cout << joseki::default_import_rules_text();
    return Outcome::success;
}

}  // namespace katachi::cli
