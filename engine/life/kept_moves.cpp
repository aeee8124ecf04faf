#include "engine/life/kept_moves.h"

#include <algorithm>
#include <bit>

namespace katachi::life {

KeptMoves::KeptMoves(std::size_t places) : places_(std::bit_ceil(places)) {}

void KeptMoves::begin(bool goes_on) {
    if (!goes_on) ++generation_;
}

void KeptMoves::store(std::uint64_t key, std::span<const KeptMove> moves) {
    Place& place = places_[key & (places_.size() - 1)];
    place.key = key;
    place.generation = generation_;
    place.count = static_cast<std::uint32_t>(moves.size());
    std::ranges::transform(moves, place.moves.begin(), [](const KeptMove& move) {
        return move.met_ko ? KeptMove{.doubt = move.doubt, .point = move.point} : move;
    });
}

}  // namespace katachi::life
