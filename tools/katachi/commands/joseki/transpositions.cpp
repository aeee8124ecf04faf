// katachi joseki transpositions: positions of the library that several moves lead to.
#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include "joseki/graph/continuations.h"
#include "joseki/graph/library_answer.h"
#include "joseki/graph/library_store.h"
#include "tools/answers/json_text.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

// From different positions: a tenuki on the way is an order of its own.
std::vector<joseki::NodeIndex> transpositions(const joseki::Graph& library) {
    std::vector<joseki::NodeIndex> found;
    for (std::size_t i = 0; i < library.nodes().size(); ++i)
        if (library.nodes()[i].predecessors.size() > 1) found.push_back(static_cast<joseki::NodeIndex>(i));
    std::stable_sort(found.begin(), found.end(), [&](joseki::NodeIndex a, joseki::NodeIndex b) {
        const auto games = [&](joseki::NodeIndex node) { return joseki::reached(library, node).games; };
        return games(a) > games(b);
    });
    return found;
}

std::string moves_text(const joseki::Graph& library, joseki::NodeIndex node) {
    std::string text;
    for (const joseki::Arrival& arrival :
         joseki::arrivals(library, node, board::Orientation::mirrored, board::max_board_size))
        text +=
            (text.empty() ? "" : ", ") +
            (arrival.move == board::pass_vertex ? "tenuki" : board::vertex_name(arrival.move, board::max_board_size)) +
            " from " + joseki::identity_code(library.node(arrival.from).stones);
    return text;
}

}  // namespace

Outcome run_joseki_transpositions(const JosekiTranspositionsOptions& options, const CommonOptions& common) {
    const joseki::Graph library =
        joseki::load_library(open_catalogue(options.catalogue, catalogue::Catalogue::Access::read));
    const auto found = transpositions(library);
    const std::size_t shown = std::min(found.size(), options.limit);
    Table table{{{"position", "stones", "reached", "last moves, in the upper right corner"}}};
    answers::Json values = answers::Json::array();
    for (std::size_t i = 0; i < shown; ++i) {
        const joseki::NodeIndex node = found[i];
        const std::string code = joseki::identity_code(library.node(node).stones);
        const auto stones = library.node(node).stones.size();
        const auto games = joseki::reached(library, node).games;
        table.rows.push_back({code, std::to_string(stones), std::to_string(games), moves_text(library, node)});
        values.push_back(
            {{"position", code}, {"stones", stones}, {"reached", games}, {"last_moves", moves_text(library, node)}});
    }
    std::cout << (options.format == OutputFormat::json ? answers::json_text(values)
                                                       : table_text(table, options.format, text_style(common)));
    std::cout << std::flush;
    if (found.empty()) std::cerr << "katachi: no position of the library is reached by several moves\n";
    if (shown < found.size()) std::cerr << shown << " of " << found.size() << " positions; more with --limit\n";
    return found.empty() ? Outcome::findings : Outcome::success;
}

}  // namespace katachi::cli
