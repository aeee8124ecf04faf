// katachi joseki grafts: what was added to the library; undo: one of them taken back; rules: how comments are
// understood.
#include <fmt/core.h>

#include <iostream>

#include "base/text/counted.h"
#include "joseki/graph/import_rules.h"
#include "joseki/graph/library_store.h"
#include "tools/answers/joseki/grafts_json.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

Outcome run_joseki_grafts(const JosekiGraftOptions& options, const CommonOptions& common) {
    const auto grafts = joseki::stored_grafts(open_catalogue(options.catalogue, catalogue::Catalogue::Access::read));
    if (options.format == OutputFormat::json) {
        std::cout << answers::grafts_json(grafts);
        return Outcome::success;
    }
    Table table{{{"graft", "made (UTC)", "positions", "moves", "source"}}};
    for (const joseki::StoredGraft& graft : grafts)
        table.rows.push_back({std::to_string(graft.id), graft.made_at, std::to_string(graft.positions),
                              std::to_string(graft.moves), graft.source});
    std::cout << table_text(table, options.format, text_style(common));
    return Outcome::success;
}

Outcome run_joseki_undo(const JosekiGraftOptions& options) {
    catalogue::Catalogue catalogue = open_catalogue(options.catalogue, catalogue::Catalogue::Access::write);
    const joseki::Removal removal = joseki::undo_graft(catalogue, options.id);
    std::cout << fmt::format("graft {} is taken back; with it went {} and {}\n", options.id,
                             base::counted(removal.positions, "position", "positions"),
                             base::counted(removal.moves, "move", "moves"));
    return Outcome::success;
}

Outcome run_joseki_rules() {
    std::cout << joseki::default_import_rules_text();
    return Outcome::success;
}

}  // namespace katachi::cli
