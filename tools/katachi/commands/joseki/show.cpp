// katachi joseki show: one position of the library with all that is known of it.
#include <iostream>

#include "tools/answers/joseki/joseki_json.h"
#include "tools/authoring/joseki/joseki_report.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/commands/joseki/library.h"
#include "tools/katachi/commands/joseki/position.h"
#include "tools/katachi/commands/joseki/text.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

Outcome run_joseki_show(const JosekiShowOptions& options, const CommonOptions& common) {
    const JosekiLibrary library = open_joseki_library(options.catalogue, options.additions);
    const NamedJoseki asked = find_joseki_position(library.graph, options.position);
    const auto node = library.graph.find(asked.normal.stones);
    if (!node) {
        std::cerr
            << "katachi: the library has no such position; katachi joseki query finds what agrees with part of it\n";
        return Outcome::findings;
    }
    // First moves are shown where joseki are drawn, in the upper right corner.
    const board::Orientation drawn =
        asked.normal.stones.empty() ? board::Orientation::mirrored : board::inverse(asked.normal.orientation);
    authoring::JosekiReport report{.title = library.name,
                                   .board = asked.board,
                                   .to_move = asked.to_move,
                                   .answers = {joseki::whole_answer(library.graph, *node, drawn)}};
    for (const joseki::LibraryAnswer& answer : report.answers) {
        report.sources.push_back(sources_of(library, answer.node));
        report.disputed.push_back(disputed_moves(library, answer.node));
    }
    std::cout << (options.format == "json" ? answers::joseki_json(report, library.graph)
                                           : joseki_text(report, library.graph, {.are_all = true}, text_style(common)));
    return Outcome::success;
}

}  // namespace katachi::cli
