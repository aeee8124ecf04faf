#include "engine/moves/sources/capture_source.h"

#include <algorithm>

#include "engine/moves/sources/axes.h"

namespace katachi::moves {

CaptureSource::CaptureSource(std::shared_ptr<MoveFacts> facts)
    : FactSource(
          "capture", std::move(facts),
          {string_size_axis(), FeatureAxis{{"", ""}, {"last", "with the last move"}},
           FeatureAxis{{"", ""}, {"saving", "saves a string in atari"}, {"freeing", "frees a string of two liberties"}},
           FeatureAxis{{"stuck", "they could not run"}, {"running", "they could run"}}}) {}

void CaptureSource::find(const MoveSituation& situation, const MoveFacts& facts,
                         std::vector<Proposal>& proposals) const {
    const board::Board& board = situation.board;
    for (const WeakString& prey : facts.opponent_in_atari()) {
        const board::VertexSet around = board.string_stones(prey.origin).beside();
        const auto touches = [&](const WeakString& own) { return around.intersects(board.string_stones(own.origin)); };
        const int saved = std::ranges::any_of(facts.own_in_atari(), touches) ? 1
                          : std::ranges::any_of(facts.own_of_two(), touches) ? 2
                                                                             : 0;
        proposals.push_back(
            {prey.liberties[0], feature(string_size_value(prey.size), prey.has_last_move, saved, !prey.is_taken[0])});
    }
}

}  // namespace katachi::moves
