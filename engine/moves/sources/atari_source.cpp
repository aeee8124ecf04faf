#include "engine/moves/sources/atari_source.h"

#include <algorithm>

#include "engine/moves/sources/axes.h"

namespace katachi::moves {

AtariSource::AtariSource(std::shared_ptr<MoveFacts> facts)
    : FactSource(
          "atari", std::move(facts),
          {string_size_axis(), FeatureAxis{{"", ""}, {"last", "on the last move"}},
           FeatureAxis{{"escaping", "it can escape"},
                       {"taking", "it cannot escape"},
                       {"either-side", "it cannot escape from either side"}},
           FeatureAxis{{"", ""}, {"double", "another string is in atari too"}, {"in-ko", "as a threat for the ko"}}}) {}

void AtariSource::find(const MoveSituation& situation, const MoveFacts& facts, std::vector<Proposal>& proposals) const {
    const auto& strings = facts.opponent_of_two();
    const bool is_ko = situation.board.ko_point() != board::pass_vertex;
    for (const WeakString& string : strings)
        for (std::size_t i = 0; i < 2; ++i) {
            const board::Vertex vertex = string.liberties[i];
            const bool is_double = std::ranges::count_if(strings, [&](const WeakString& other) {
                                       return other.liberties[0] == vertex || other.liberties[1] == vertex;
                                   }) > 1;
            const int result = string.is_taken[i] ? 1 + string.is_taken[1 - i] : 0;
            proposals.push_back({vertex, feature(string_size_value(string.size), string.has_last_move, result,
                                                 is_double ? 1
                                                 : is_ko   ? 2
                                                           : 0)});
        }
}

}  // namespace katachi::moves
