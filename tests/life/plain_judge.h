// Life and death by looking at everything: all positions that a closed region can come to, and of these the ones from
// which the attacker forces the capture. Its own rules of Go, on drawings; it shares no code with what it judges.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace katachi::life {

// Who may take back a ko at once.
enum class KoWinner : std::uint8_t { nobody, attacker, defender };

struct PlainQuestion {
    // Rows of a square board without separators: 'D' a stone of the goal, 'd' another one of the defender, 'a' one of
    // the attacker, '.' empty.
    std::string points;
    int size = 0;
    std::vector<bool> region;  // where both play, by point; nobody plays elsewhere
    bool attacker_to_move = true;
    KoWinner ko_winner = KoWinner::nobody;
    int ko = -1;  // the point of a ko that has just been taken, by rows; -1 for none
    // How often on a line the winner of kos may take one back, each time in the ko where he did so first or in any.
    int take_backs = 2;
    bool in_one_ko = true;
};

// The rules: play alternates, both may pass; suicide is illegal; a ko is not taken back at once, unless its winner
// does. The attacker wins where no 'D' is left. A line without end is no win of his. Nothing where there are more than
// `most` positions.
std::optional<bool> is_plainly_captured(const PlainQuestion& question, std::size_t most);

}  // namespace katachi::life
