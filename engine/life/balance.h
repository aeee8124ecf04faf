// The children of a position weighed together, in a search on whole boards and in one on small boards.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/life/life_numbers.h"

namespace katachi::life {

struct Balance {
    std::uint32_t win = Numbers::infinite;     // of the child that is won soonest, for the side to move
    std::uint32_t second = Numbers::infinite;  // of the next one
    std::uint32_t lose = 0;                    // of all of them
    std::uint32_t open = 0;                    // children that are not lost
    std::size_t best = 0;                      // the child that is won soonest, if any is open
};

// Children have `numbers`.
template <typename Child>
Balance balance_of(std::span<const Child> children, bool is_attacker) {
    constexpr std::uint32_t most = Numbers::infinite - 1;
    Balance result;
    for (std::size_t i = 0; i < children.size(); ++i) {
        const std::uint32_t win = win_of(children[i].numbers, is_attacker);
        if (win >= Numbers::infinite) continue;
        ++result.open;
        result.lose = std::min(most, result.lose + lose_of(children[i].numbers, is_attacker));
        if (win < result.win) {
            result.second = result.win;
            result.win = win;
            result.best = i;
        } else {
            result.second = std::min(result.second, win);
        }
    }
    return result;
}

// How far the child that is won soonest is read: until it takes `most_win` to win it, or the numbers of its parent,
// whose children weigh `now`, reach theirs.
inline Numbers limit_of_child(Numbers child, const Balance& now, std::uint32_t most_win, Numbers of_parent,
                              bool is_attacker) {
    const std::uint32_t win = std::min({most_win, win_of(of_parent, is_attacker), Numbers::infinite});
    const std::uint32_t most_lose = lose_of(of_parent, is_attacker);
    const std::uint32_t lose =
        most_lose >= Numbers::infinite ? Numbers::infinite : most_lose - now.lose + lose_of(child, is_attacker);
    return numbers_of(win, lose, is_attacker);
}

// The child that is not lost and that took the most positions (`nodes`); null where none took any.
template <typename Child>
const Child* most_read(std::span<const Child> children, bool is_attacker) {
    const Child* result = nullptr;
    for (const Child& child : children)
        if (win_of(child.numbers, is_attacker) < Numbers::infinite && child.nodes > (result ? result->nodes : 0))
            result = &child;
    return result;
}

}  // namespace katachi::life
