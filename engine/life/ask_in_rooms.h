// Which room of a dragon is asked about, and how far it is read: the whole, unless that is left to the judge, who sees
// life too easily there. A large room is left to him sooner, since hardly any is settled.
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/life/goal/dragon_rooms.h"
#include "engine/life/life_reader.h"
#include "engine/reading/with_limits.h"

namespace katachi::life {

constexpr int largest_read_far = 16;                       // in empty points
constexpr std::uint64_t share_of_large_room = 4;           // one of so many positions that the reader allows
constexpr std::uint64_t ends_of_large_room = 600;          // positions that read what a judge has decided
constexpr std::uint64_t end_of_large_room = 300;           // of each of these ends
constexpr std::uint64_t reply_of_large_room = 300;         // of the reply to a told move
constexpr std::uint64_t judged_reply_of_large_room = 300;  // of the same with the judge
constexpr std::size_t compared_in_large_room = 1;          // other moves
constexpr std::uint64_t trial_of_large_room = 2'000;       // positions
constexpr std::uint64_t share_of_own_room = 3;             // one of so many of what the room gets otherwise

// How far a question about the goal is read where a reader allows `limits`.
inline ReaderLimits limits_in(const board::Board& board, const DragonGoal& goal, ReaderLimits limits) {
    if ((goal.region & board.empty_points()).count() <= largest_read_far) return limits;
    auto& [search, beliefs] = limits;
    search.nodes /= share_of_large_room;
    search.end_nodes = std::min(search.end_nodes, ends_of_large_room);
    search.nodes_of_end = std::min(search.nodes_of_end, end_of_large_room);
    search.trial_nodes = trial_of_large_room;
    beliefs.reply_nodes = std::min(beliefs.reply_nodes, reply_of_large_room);
    beliefs.judged_reply_nodes = std::min(beliefs.judged_reply_nodes, judged_reply_of_large_room);
    beliefs.compared_moves = std::min(beliefs.compared_moves, compared_in_large_room);
    beliefs.plays_until_clear = true;
    return limits;
}

// What `ask` answers for `side` about the goal in the whole room. A dragon that is captured in the whole room is
// captured in a smaller one, and one that lives in a smaller room lives in the whole. So where life in the whole room
// is only judged, the answer about the dragon's own room counts.
template <typename Ask>
LifeAnswer ask_in_rooms(LifeReader& reader, const board::Board& board, const DragonRooms& rooms, board::Colour side,
                        Ask ask) {
    const ReaderLimits limits = reader.limits();
    const auto ask_within = [&](const DragonGoal& goal, std::uint64_t share) {
        ReaderLimits fewer = limits_in(board, goal, limits);
        fewer.search.nodes /= share;
        const reading::WithLimits limited(reader, fewer);
        return ask(goal);
    };
    const LifeAnswer whole = ask_within(rooms.whole, 1);
    const bool is_life = side == rooms.whole.defender ? whole.code == reading::TacticalCode::win : !whole.succeeds();
    if (!rooms.own || !whole.is_judged || !is_life) return whole;
    LifeAnswer own = ask_within(*rooms.own, share_of_own_room);
    own.nodes += whole.nodes;
    return own;
}

}  // namespace katachi::life
