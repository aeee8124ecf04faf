// katachi joseki additions: what was added to the library; undo: one of them taken back; rules: how comments are
// understood.
#include <fmt/core.h>

#include <iostream>

#include "base/text/counted.h"
#include "joseki/graph/import_rules.h"
#include "joseki/graph/library_store.h"
#include "tools/answers/joseki/additions_json.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

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
    catalogue::Catalogue catalogue = open_catalogue(options.catalogue, catalogue::Catalogue::Access::write);
    const joseki::Removal removal = joseki::undo_addition(catalogue, options.id);
    std::cout << fmt::format("addition {} is taken back; with it went {} and {}\n", options.id,
                             base::counted(removal.positions, "position", "positions"),
                             base::counted(removal.moves, "move", "moves"));
    return Outcome::success;
}

Outcome run_joseki_rules() {
    std::cout << joseki::default_import_rules_text();
    return Outcome::success;
}

}  // namespace katachi::cli
