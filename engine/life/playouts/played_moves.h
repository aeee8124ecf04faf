// What playouts say of the moves of who moves first.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/board/vertex.h"

namespace katachi::life {

struct PlayedMove {
    board::Vertex vertex = board::pass_vertex;
    int playouts = 0;
    int wins = 0;  // of the side that moves

    double share() const { return playouts == 0 ? 0 : static_cast<double>(wins) / playouts; }
};

enum class FirstMover : std::uint8_t {
    asks,     // whether it gets what it wants
    replies,  // to a move that is asked about
};

struct PlayedQuestion {
    bool is_attack = false;  // of the side that moves first
    FirstMover mover = FirstMover::asks;
    bool succeeds_by_eyes = false;  // whether that side does
};

// Whether the side that moves first gets what it wants, by playouts and by eyes. `played` begins with the move that was
// played most often. A side that asks mostly succeeds, so that more is believed of it: playouts may grant a success
// that eyes deny. A dragon that replies, and lives by its eyes, is believed to live only if playouts agree.
// (MEASURED.md tells how the bounds were found.)
bool succeeds(const std::vector<PlayedMove>& played, const PlayedQuestion& question);
// Whether any playouts may say otherwise than eyes.
bool hangs_on_playouts(const PlayedQuestion& question);
// Whether a few playouts say it as clearly as more of them would.
bool is_clear(const std::vector<PlayedMove>& played, const PlayedQuestion& question);

// But for a pass, which is the answer where there is no other.
board::Vertex most_played(const std::vector<PlayedMove>& played);

// The move that was played most often, where it went far better than `told`, else `told`. Never a pass instead of one.
board::Vertex better_move(const std::vector<PlayedMove>& played, board::Vertex told);

}  // namespace katachi::life
