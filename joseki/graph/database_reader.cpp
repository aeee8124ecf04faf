#include "joseki/graph/database_reader.h"

#include <algorithm>
#include <cmath>

#include "engine/board/turned_vertex.h"
#include "joseki/graph/import_rules.h"
#include "joseki/graph/play.h"
#include "joseki/graph/tree_reader.h"
#include "joseki/trees/tree_builder.h"

namespace katachi::joseki {

namespace {

void read_corners(const compiler::PatternDatabase& database, Graph& graph, DatabaseReading& reading) {
    const compiler::SgfTree tree = joseki_tree(database, JosekiDialect::gnugo, reading.findings);
    const TreeCounts counts = read_tree(tree, default_import_rules(), {}, graph).counts;
    reading.refused += reading.findings.size() + counts.refused;
    reading.moves = reading.entries - reading.refused;
}

// Whether the entry is a position with a legal move.
bool read_board(const compiler::Pattern& pattern, Graph& graph) {
    if (pattern.board_size != board::max_board_size || !pattern.whole_board_move || !pattern.sound) return false;
    JosekiStones stones;
    for (const compiler::PlacedStone& stone : pattern.stones)
        stones.push_back({static_cast<std::int16_t>(board::vertex_at(stone.at.row, stone.at.column)), stone.own});
    std::sort(stones.begin(), stones.end());
    const auto on_one_point = [](const JosekiStone& a, const JosekiStone& b) { return a.vertex == b.vertex; };
    if (std::adjacent_find(stones.begin(), stones.end(), on_one_point) != stones.end()) return false;
    const NormalForm before = normal_form(stones);
    const board::Vertex move = board::vertex_at(pattern.whole_board_move->row, pattern.whole_board_move->column);
    const board::Vertex drawn = board::turned(move, orientation_of_move(before, move), board::max_board_size);
    const auto after = played(before.stones, drawn);
    if (!after) return false;
    const NodeIndex from = graph.add(before.stones);
    Edge& edge = graph.edge(graph.add(from, drawn, graph.add(after->stones)));
    if (const compiler::Attribute* value = pattern.attribute("value"); value != nullptr && value->number)
        edge.played.games += std::llround(*value->number);
    return true;
}

}  // namespace

DatabaseReading read_joseki_database(const compiler::PatternDatabase& database, Graph& graph) {
    DatabaseReading reading;
    reading.entries = database.patterns.size();
    if (database.spec.kind == compiler::DatabaseKind::corner) {
        read_corners(database, graph, reading);
    } else if (database.spec.kind == compiler::DatabaseKind::whole_board) {
        for (const compiler::Pattern& pattern : database.patterns)
            ++(read_board(pattern, graph) ? reading.moves : reading.refused);
    } else {
        reading.refused = reading.entries;
    }
    return reading;
}

}  // namespace katachi::joseki
