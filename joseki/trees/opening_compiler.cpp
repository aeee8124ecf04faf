#include "joseki/trees/opening_compiler.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "base/text/number.h"
#include "compiler/check/rules/rules.h"
#include "compiler/emit/pattern_text.h"
#include "engine/board/turned_vertex.h"
#include "engine/sgf/values.h"
#include "joseki/trees/tree_findings.h"
#include "joseki/trees/tree_walk.h"

namespace katachi::joseki {

namespace {

// Stones by turns, the opponent's first.
std::vector<compiler::PlacedStone> stones_by_turns(const board::Board& board, board::Colour to_move) {
    std::vector<compiler::PlacedStone> sides[2];
    for (const bool own : {false, true})
        for (const board::Vertex stone : board.stones(own ? to_move : board::opponent(to_move)))
            sides[own ? 1 : 0].push_back({own, board::offset_of(stone)});
    std::vector<compiler::PlacedStone> stones;
    for (std::size_t i = 0; i < std::max(sides[0].size(), sides[1].size()); ++i)
        for (const auto& side : sides)
            if (i < side.size()) stones.push_back(side[i]);
    return stones;
}

compiler::Pattern entry_of(const board::Board& board, const TreeMove& move, std::int64_t games) {
    compiler::Pattern entry;
    entry.board_size = board.size();
    entry.whole_board_move = board::offset_of(move.vertex);
    entry.attributes.push_back(
        {.name = "value", .argument = std::to_string(games), .number = static_cast<double>(games)});
    entry.stones = stones_by_turns(board, move.colour);
    return entry;
}

class OpeningReader {
  public:
    explicit OpeningReader(base::SourcePtr source) : findings_(std::move(source), compiled_.findings) {}

    void add(const compiler::SgfTree& tree) {
        TreeWalk walk(tree);
        do {
            for (const TreeMove& move : walk.moves()) add(walk, move);
        } while (walk.next());
    }

    CompiledOpenings finish() {
        std::stable_sort(entries_.begin(), entries_.end(),
                         [](const compiler::Pattern& a, const compiler::Pattern& b) { return key(a) < key(b); });
        std::map<std::pair<int, std::size_t>, int> numbers;
        for (compiler::Pattern& entry : entries_) {
            const std::size_t stones = entry.stones.size();
            entry.name = "F" + std::to_string(entry.board_size) + "-" + std::to_string(stones) + "-" +
                         std::to_string(++numbers[{entry.board_size, stones}]);
            compiled_.text += compiler::pattern_text(entry, compiler::DatabaseKind::whole_board);
        }
        compiled_.entries = entries_.size();
        return std::move(compiled_);
    }

  private:
    static std::tuple<int, std::size_t, double> key(const compiler::Pattern& entry) {
        return {entry.board_size, entry.stones.size(), -*entry.attributes.front().number};
    }

    void add(const TreeWalk& walk, const TreeMove& move) {
        const auto games = base::number_from<std::int64_t>(walk.node().text("KGAMES"));
        if (!games || *games <= 0 || move.vertex == board::pass_vertex) return;
        if (walk.board().is_legal(move.colour, move.vertex) == board::Legality::ok)
            entries_.push_back(entry_of(walk.board(), move, *games));
        else
            findings_.add(compiler::illegal_move,
                          findings_.span_of(walk.node().find(sgf::sgf_side_letter(move.colour))->values.front()),
                          board::vertex_name(move.vertex, walk.board().size()) + " cannot be played here");
    }

    CompiledOpenings compiled_;
    TreeFindings findings_;
    std::vector<compiler::Pattern> entries_;
};

}  // namespace

CompiledOpenings compile_openings(const compiler::SgfCollection& trees) {
    OpeningReader reader(trees.source);
    for (const compiler::SgfTree& tree : trees.games)
        if (tree.board_size() > 0) reader.add(tree);
    return reader.finish();
}

}  // namespace katachi::joseki
