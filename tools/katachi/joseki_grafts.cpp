// katachi joseki grafts: what was added to the library; undo: one of them taken back; rules: how comments are
// understood.
#include <fmt/format.h>

#include <iostream>
#include <memory>

#include "joseki/import_rules.h"
#include "joseki/library_store.h"
#include "tools/katachi/catalogue_option.h"
#include "tools/katachi/entry_output.h"
#include "tools/katachi/joseki_commands.h"

namespace katachi {

namespace {

struct GraftOptions {
    CatalogueOption catalogue;
    OutputFormat format = OutputFormat::text;
    std::int64_t id = 0;
};

Outcome run_grafts(const GraftOptions& options, const CommonOptions& common) {
    const auto grafts = stored_grafts(open_catalogue(options.catalogue, Catalogue::Access::read));
    if (options.format == OutputFormat::json) {
        Json value = Json::array();
        for (const StoredGraft& graft : grafts)
            value.push_back({{"id", graft.id},
                             {"made_at", graft.made_at},
                             {"positions", graft.positions},
                             {"moves", graft.moves},
                             {"source", graft.source}});
        std::cout << json_text(value);
        return Outcome::success;
    }
    Table table{{{"graft", "made (UTC)", "positions", "moves", "source"}}};
    for (const StoredGraft& graft : grafts)
        table.rows.push_back({std::to_string(graft.id), graft.made_at, std::to_string(graft.positions),
                              std::to_string(graft.moves), graft.source});
    std::cout << table_text(table, options.format, text_style(common));
    return Outcome::success;
}

Outcome run_undo(const GraftOptions& options) {
    Catalogue catalogue = open_catalogue(options.catalogue, Catalogue::Access::write);
    const Removal removal = undo_graft(catalogue, options.id);
    std::cout << fmt::format("graft {} is taken back; with it went {} and {}\n", options.id,
                             counted(removal.positions, "position", "positions"),
                             counted(removal.moves, "move", "moves"));
    return Outcome::success;
}

}  // namespace

void add_joseki_graft_commands(CLI::App& joseki, const CommonOptions& common, Action& action) {
    auto options = std::make_shared<GraftOptions>();
    auto* grafts = joseki.add_subcommand("grafts", "what was added to the library, and when");
    add_format_option(*grafts, options->format);
    add_catalogue_option(*grafts, options->catalogue);
    grafts->callback(
        [options, &common, &action] { action = [options, &common] { return run_grafts(*options, common); }; });

    auto* undo = joseki.add_subcommand("undo", "take a graft back as a whole");
    undo->add_option("GRAFT", options->id, "its number, as katachi joseki grafts lists it")->required();
    add_catalogue_option(*undo, options->catalogue);
    undo->callback([options, &action] { action = [options] { return run_undo(*options); }; });

    auto* rules = joseki.add_subcommand("rules", "print the rules by which comments are understood");
    rules->callback([&action] {
        action = [] {
            std::cout << default_import_rules_text();
            return Outcome::success;
        };
    });
}

}  // namespace katachi
