#include "tools/authoring/review/move_chances.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "engine/moves/learned_weights.h"
#include "engine/moves/pattern_sources.h"
#include "patterndb/library_tables.h"
#include "patterndb/mined_tables.h"

namespace katachi::authoring {

namespace {

constexpr float least_weight_of_reason = 0.3F;
// What people would call reasons: not where a move lies, nor what entry of a library proposes it.
constexpr std::array<std::string_view, 6> telling_sources{"atari", "capture", "connection", "escape", "ko", "pressure"};

moves::MoveSources quick_sources() {
    moves::MoveSources sources = moves::all_sources(mined_tables(), library_tables());
    std::erase_if(sources, [](const auto& source) { return source->cost() != moves::SourceCost::every_node; });
    return sources;
}

}  // namespace

MoveChances::MoveChances() : knowledge_(quick_sources(), moves::learned_weights()) {}

const std::vector<LikelyMove>& MoveChances::of(const board::Board& board, board::Colour to_move) {
    const auto& weights = knowledge_.weigh({.board = board, .to_move = to_move}, moves::SourceCost::every_node);
    likely_.clear();
    float strongest = 0;
    for (const board::Vertex vertex : board.empty_points())
        if (board.is_legal(to_move, vertex) == board::Legality::ok) {
            const float weight = weights[static_cast<std::size_t>(vertex)];
            strongest = likely_.empty() ? weight : std::max(strongest, weight);
            likely_.push_back({vertex, weight});
        }
    double total = 0;
    for (LikelyMove& move : likely_) total += move.chance = std::exp(move.chance - strongest);
    for (LikelyMove& move : likely_) move.chance /= total;
    std::stable_sort(likely_.begin(), likely_.end(),
                     [](const LikelyMove& a, const LikelyMove& b) { return a.chance > b.chance; });
    return likely_;
}

std::vector<std::string> MoveChances::reasons(const board::Board& board, const board::Move& move, std::size_t most) {
    std::vector<std::string> words;
    for (const moves::MoveReason& reason : knowledge_.reasons({.board = board, .to_move = move.colour}, move.vertex)) {
        if (words.size() == most || reason.weight < least_weight_of_reason) break;
        const auto& telling = telling_sources;
        if (std::find(telling.begin(), telling.end(), reason.source->name()) != telling.end())
            words.push_back(reason.text);
    }
    return words;
}

std::vector<board::Move> MoveChances::line(const board::Board& board, const board::Move& first, std::size_t moves) {
    board::Board played = board;
    std::vector<board::Move> line{first};
    played.play(first.colour, first.vertex);
    while (line.size() < moves) {
        const board::Colour side = board::opponent(line.back().colour);
        const auto& likely = of(played, side);
        if (likely.empty()) break;
        line.push_back({side, likely.front().vertex});
        played.play(side, likely.front().vertex);
    }
    return line;
}

}  // namespace katachi::authoring
