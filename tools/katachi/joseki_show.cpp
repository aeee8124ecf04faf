// katachi joseki show: one position of the library with all that is known of it.
#include <iostream>
#include <memory>

#include "compiler/model/discovery.h"
#include "joseki/library_store.h"
#include "tools/katachi/catalogue_option.h"
#include "tools/katachi/entry_output.h"
#include "tools/katachi/joseki_commands.h"
#include "tools/katachi/joseki_position.h"
#include "tools/katachi/joseki_report.h"

namespace katachi {

namespace {

struct ShowOptions {
    std::vector<std::string> position;
    CatalogueOption catalogue;
    std::string format = "text";
};

Outcome run_show(const ShowOptions& options, const CommonOptions& common) {
    const Catalogue catalogue = open_catalogue(options.catalogue, Catalogue::Access::read);
    const JosekiGraph library = load_library(catalogue);
    const NamedJoseki asked = find_joseki_position(library, options.position);
    const auto node = library.find(asked.normal.stones);
    if (!node) {
        std::cerr
            << "katachi: the library has no such position; katachi joseki query finds what agrees with part of it\n";
        return Outcome::findings;
    }
    // First moves are shown where joseki are drawn, in the upper right corner.
    const Orientation drawn = asked.normal.stones.empty() ? Orientation::mirrored : inverse(asked.normal.orientation);
    JosekiReport report{.title = catalogue.name(),
                        .board = asked.board,
                        .to_move = asked.to_move,
                        .answers = {whole_answer(library, *node, drawn)},
                        .least_games = 0,
                        .all_details = true};
    find_sources(catalogue, library, report);
    std::cout << (options.format == "json" ? joseki_json(report, library)
                                           : joseki_text(report, library, text_style(common)));
    return Outcome::success;
}

}  // namespace

void add_joseki_show_command(CLI::App& joseki, const CommonOptions& common, Action& action) {
    auto* command = joseki.add_subcommand("show", "a position of the library, with everything that is said of it");
    auto options = std::make_shared<ShowOptions>();
    command->add_option("POSITION", options->position, "its code, or the moves that lead to it, Black's first");
    add_json_option(*command, options->format);
    add_catalogue_option(*command, options->catalogue);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi joseki show                        the first moves\n"
                 "  katachi joseki show Q16 O17                Black Q16, White O17\n"
                 "  katachi joseki show qd od pass             as SGF has it; Black plays elsewhere\n"
                 "  katachi joseki show 14qpnyav               by the code that other answers name\n"
                 "\nExit status: 0 shown, 1 the library has no such position, 2 trouble.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_show(*options, common); }; });
}

}  // namespace katachi
