// katachi joseki edit: what a person says of a position or a move by hand; remove: one of them taken out.
#include <fmt/core.h>

#include <iostream>
#include <map>
#include <optional>

#include "base/text/counted.h"
#include "base/files/file_error.h"
#include "engine/board/board.h"
#include "engine/board/turned_vertex.h"
#include "joseki/graph/library_store.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/commands/joseki/position.h"
#include "tools/authoring/match_input.h"

namespace katachi {

namespace {

Vertex asked_move(const std::string& word) {
    return word == "pass" || word == "tenuki" ? pass_vertex : read_point("--move", word, max_board_size);
}

Advantage advantage(const std::string& outcome, Colour to_move) {
    if (outcome == "even") return Advantage::even;
    return (outcome == "black") == (to_move == Colour::black) ? Advantage::own : Advantage::opponent;
}

void say_of_position(const JosekiEditOptions& options, Colour to_move, JosekiNode& node) {
    constexpr std::pair<const char*, Urgency> urgencies[] = {
        {"may", Urgency::may}, {"should-not", Urgency::should_not}, {"must-not", Urgency::must_not}};
    node.stage = options.stage;
    node.points = options.points;
    node.code = options.code;
    if (!options.outcome.empty()) node.outcome = advantage(options.outcome, to_move);
    for (const auto& [word, urgency] : urgencies)
        if (options.urgency == word) node.urgency = urgency;
}

// `drawn` is from the board to the position's normal form.
void say_of_move(const JosekiEditOptions& options, Orientation drawn, JosekiEdge& edge) {
    if (!options.move_class.empty()) edge.move_class = move_class(options.move_class.front());
    if (!options.extension.empty())
        edge.extension = turned(options.extension == "row" ? Extension::along_row : Extension::along_column, drawn);
    edge.name = options.name;
    edge.pattern.constraint = options.constraint;
    if (!options.text.empty()) edge.texts[options.language] = options.text;
}

// The move as an edge of the graph, between its two positions.
EdgeIndex add_move(JosekiGraph& graph, const NamedJoseki& asked, Vertex move) {
    Board board(asked.board);
    const Legality legality = board.play(asked.to_move, move);
    if (legality != Legality::ok)
        throw FileError(vertex_name(move, max_board_size) + " cannot be played there: " + reason(legality));
    const Orientation drawn = orientation_of_move(asked.normal, move);
    const NodeIndex from = graph.add(asked.normal.stones);
    const NodeIndex to = graph.add(normal_form(joseki_stones(board.position(), opponent(asked.to_move))).stones);
    return graph.add(from, turned(move, drawn, max_board_size), to);
}

}  // namespace

Outcome run_joseki_edit(const JosekiEditOptions& options) {
    if (options.move.empty() && options.says_of_move())
        throw FileError("--class, --extension, --name, --text and --if are about a move; name it with --move");
    if (options.move.empty() && !options.says_of_position())
        throw FileError("nothing to say; katachi joseki edit --help shows what can be said");
    Catalogue catalogue = open_catalogue(options.catalogue, Catalogue::Access::write);
    const NamedJoseki asked = find_joseki_position(load_library(catalogue), options.position);
    JosekiGraph said;
    say_of_position(options, asked.to_move, said.node(said.add(asked.normal.stones)));
    if (!options.move.empty()) {
        const Vertex move = asked_move(options.move);
        say_of_move(options, orientation_of_move(asked.normal, move), said.edge(add_move(said, asked, move)));
    }
    const GraftReport report =
        graft(catalogue, said,
              "by hand: " + identity_code(asked.normal.stones) + (options.move.empty() ? "" : " " + options.move),
              Repetition::allowed);
    std::cout << fmt::format("graft {}: {}{}; katachi joseki undo {} takes it back\n", report.id,
                             report.new_moves > 0 ? "a new move" : "said",
                             report.new_positions > 0 ? " and position" : "", report.id);
    return Outcome::success;
}

Outcome run_joseki_remove(const JosekiRemoveOptions& options) {
    Catalogue catalogue = open_catalogue(options.catalogue, Catalogue::Access::write);
    const NamedJoseki asked = find_joseki_position(load_library(catalogue), options.position);
    if (options.move.empty() && asked.normal.stones.empty())
        throw FileError("the empty board stays; name the position to remove, or a move with --move");
    Removal removal;
    if (options.move.empty()) {
        removal = remove_position(catalogue, asked.normal.stones);
    } else {
        const Vertex move = asked_move(options.move);
        removal = remove_move(catalogue, asked.normal.stones,
                              turned(move, orientation_of_move(asked.normal, move), max_board_size));
    }
    std::cout << fmt::format("removed {} and {}\n", counted(removal.positions, "position", "positions"),
                             counted(removal.moves, "move", "moves"));
    return Outcome::success;
}

}  // namespace katachi
