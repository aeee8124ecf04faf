// A game as a list of all its positions, and who wins in each: what both judges of the solver end with.
#pragma once

#include <cstddef>
#include <vector>

namespace katachi::eyes {

struct GameNode {
    bool attacker_to_move = false;
    bool captured = false;  // the wall is off the board
    std::vector<std::size_t> next;
};

// Whether the attacker wins in each position: grows from the captures until nothing is added, so that a line without
// end is no win.
inline std::vector<bool> captured_positions(const std::vector<GameNode>& nodes) {
    std::vector<bool> won(nodes.size());
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = nodes.size(); i-- > 0;) {
            if (won[i]) continue;
            const GameNode& node = nodes[i];
            std::size_t wins = 0;
            for (const std::size_t next : node.next) wins += won[next] ? 1 : 0;
            const bool wins_here = node.attacker_to_move ? wins > 0 : !node.next.empty() && wins == node.next.size();
            if (node.captured || wins_here) won[i] = changed = true;
        }
    }
    return won;
}

}  // namespace katachi::eyes
