#include "regression/matches/game_sgf.h"

#include <fmt/core.h>

#include <vector>

#include "compiler/sgf/tree.h"
#include "compiler/sgf/writer.h"
#include "engine/sgf/game_record.h"
#include "engine/sgf/values.h"

namespace katachi::regression {

namespace {

// What stands in the last node.
std::string final_comment(const PlayedGame& record) {
    std::string text = fmt::format("{}, {}", record.result, name(record.end));
    if (!record.explanation.empty()) text += ": " + record.explanation;
    if (record.is_disputed) text += " (disputed)";
    return text;
}

std::string opening_text(const Opening& opening) {
    return opening.name.empty() ? "Random moves up to here" : "The opening is " + opening.name + ", up to here";
}

void set_stones(compiler::SgfNode& root, const char* property, const board::VertexSet& stones) {
    for (const board::Vertex vertex : stones)
        root.add({.name = property, .values = {compiler::SgfValue::of(sgf::sgf_point_text(vertex))}});
}

// The stones as set up, and a node for each move since.
compiler::SgfTree tree_of(const board::Game& game, double komi) {
    board::Game start = game;
    while (start.undo()) {
    }
    compiler::SgfTree tree;
    compiler::SgfNodeIndex at = tree.add_node(compiler::no_sgf_node);
    compiler::SgfNode& root = tree.node(at);
    root.set("GM", "1");
    root.set("SZ", std::to_string(game.board().size()));
    root.set("RU", std::string(sgf::name_in_sgf(game.rules())));
    root.set("KM", fmt::format("{}", komi));
    set_stones(root, "AB", start.board().stones(board::Colour::black));
    set_stones(root, "AW", start.board().stones(board::Colour::white));
    root.set("PL", sgf::sgf_side_letter(start.to_move()));
    for (const board::Move& move : game.board().history()) {
        at = tree.add_node(at);
        tree.node(at).set(sgf::sgf_side_letter(move.colour),
                          move.vertex == board::pass_vertex ? "" : sgf::sgf_point_text(move.vertex));
    }
    return tree;
}

}  // namespace

std::string game_sgf(const ConductedGame& played, const MatchSettings& settings,
                     const std::array<std::string, player_count>& names) {
    const PlayedGame& record = played.record;
    compiler::SgfTree tree = tree_of(played.game, settings.komi);
    compiler::SgfNode& root = tree.node(compiler::sgf_root);
    const std::size_t black = black_of(record.number);
    root.set("PB", names[black]);
    root.set("PW", names[1 - black]);
    root.set("RE", record.result);
    root.set("GN", fmt::format("Game {} of a match", record.number + 1));
    root.set("AP", "Katachi:arena");
    if (settings.time.is_limited()) root.set("TM", fmt::format("{}", settings.time.main_seconds));
    if (settings.time.period_stones > 0)
        root.set("OT", fmt::format("{}/{} Canadian", settings.time.period_stones, settings.time.period_seconds));
    const std::vector<compiler::SgfNodeIndex> line = tree.main_line();
    if (played.opening_moves > 0 && played.opening_moves + 1 < line.size())
        tree.node(line[played.opening_moves]).set("C", opening_text(opening_of(settings, pair_of(record.number))));
    tree.node(line.back()).set("C", final_comment(record));
    return compiler::sgf_text(tree);
}

}  // namespace katachi::regression
