// katachi joseki show: one position of the library with all that is known of it.
#include <iostream>

#include "joseki/graph/library_store.h"
#include "tools/answers/joseki/joseki_json.h"
#include "tools/authoring/joseki/joseki_report.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/commands/joseki/position.h"
#include "tools/katachi/commands/joseki/text.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

Outcome run_joseki_show(const JosekiShowOptions& options, const CommonOptions& common) {
    const catalogue::Catalogue catalogue = open_catalogue(options.catalogue, catalogue::Catalogue::Access::read);
    const joseki::Graph library = joseki::load_library(catalogue);
    const NamedJoseki asked = find_joseki_position(library, options.position);
    const auto node = library.find(asked.normal.stones);
    if (!node) {
        std::cerr
            << "katachi: the library has no such position; katachi joseki query finds what agrees with part of it\n";
        return Outcome::findings;
    }
    // First moves are shown where joseki are drawn, in the upper right corner.
    const board::Orientation drawn =
        asked.normal.stones.empty() ? board::Orientation::mirrored : board::inverse(asked.normal.orientation);
    authoring::JosekiReport report{.title = catalogue.name(),
                                   .board = asked.board,
                                   .to_move = asked.to_move,
                                   .answers = {joseki::whole_answer(library, *node, drawn)}};
    authoring::find_sources(catalogue, library, report);
    std::cout << (options.format == "json" ? answers::joseki_json(report, library)
                                           : joseki_text(report, library, {.are_all = true}, text_style(common)));
    return Outcome::success;
}

}  // namespace katachi::cli
