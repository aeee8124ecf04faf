#include "engine/moves/sources/escape_source.h"

#include "engine/moves/sources/axes.h"

namespace katachi::moves {

namespace {

enum Danger { dies, lives, endangered, unendangered };

}  // namespace

EscapeSource::EscapeSource(std::shared_ptr<MoveFacts> facts)
    : FactSource("escape", std::move(facts),
                 {string_size_axis(), FeatureAxis{{"", ""}, {"last", "from the last move"}},
                  FeatureAxis{{"in-vain", "runs from atari, and is taken all the same"},
                              {"out", "runs from atari"},
                              {"before-ladder", "runs before it is taken in a ladder"},
                              {"of-two", "adds to a string of two liberties"}}}) {}

void EscapeSource::find(const MoveSituation&, const MoveFacts& facts, std::vector<Proposal>& proposals) const {
    for (const WeakString& own : facts.own_in_atari())
        proposals.push_back({own.liberties[0],
                             feature(string_size_value(own.size), own.has_last_move, own.is_taken[0] ? dies : lives)});
    for (const WeakString& own : facts.own_of_two()) {
        const Danger danger = own.is_taken[0] || own.is_taken[1] ? endangered : unendangered;
        for (const board::Vertex liberty : own.liberties)
            proposals.push_back({liberty, feature(string_size_value(own.size), own.has_last_move, danger)});
    }
}

}  // namespace katachi::moves
