// What several sources ask of a position, found once for all of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/board/vertex_set.h"
#include "engine/moves/sources/move_situation.h"

namespace katachi::moves {

// What stands on a point as the side to move sees it, and how many liberties it has.
enum class PointState : std::uint8_t {
    empty,
    edge,
    own_in_atari,
    own_of_two,
    own_of_more,
    opponent_in_atari,
    opponent_of_two,
    opponent_of_more
};

// The same, whatever the liberties.
enum class PointOwner : std::uint8_t { nobody, edge, own, opponent };
constexpr PointOwner owner_of(PointState state) {
    if (state >= PointState::opponent_in_atari) return PointOwner::opponent;
    if (state >= PointState::own_in_atari) return PointOwner::own;
    return state == PointState::edge ? PointOwner::edge : PointOwner::nobody;
}
// The owner in two bits.
constexpr unsigned owner_bits(PointState state) { return static_cast<unsigned>(owner_of(state)); }

// A string with its last two liberties, or its last one.
struct WeakString {
    board::Vertex origin = board::pass_vertex;
    int size = 0;
    std::array<board::Vertex, 2> liberties{};
    // For one's own string in atari it says whether running only runs into a ladder. For an own string of two liberties
    // it says whether the opponent takes it if he plays there. For an opponent's string it says whether he cannot
    // escape one who does.
    std::array<bool, 2> is_taken{};
    bool has_last_move = false;  // one of its stones is the last move, or for own strings is beside the last move
};

// What a stone on an empty point would touch.
struct Contact {
    int own_strings = 0;
    int weakest_own = 0;       // liberties; 0 where there are none
    int opponent_strings = 0;  // that stay on the board or not
    int weakest_opponent = 0;  // liberties
    int weakest_opponent_size = 0;
    int liberties = 0;    // of the string it makes, those of captures included
    int string_size = 0;  // of the string it makes
    bool captures = false;
    bool own_are_joined = false;        // two own strings that share another liberty as well
    bool opponents_are_joined = false;  // the same of two of the opponent's
};

class MoveFacts {
  public:
    // Looks at a position, unless it is the one looked at last.
    void look(const MoveSituation& situation);

    PointState state(board::Vertex vertex) const { return states_[static_cast<std::size_t>(vertex)]; }
    const board::VertexSet& stones(board::Colour colour) const {
        return colour == board::Colour::black ? black_ : white_;
    }
    const std::vector<board::Vertex>& empty_points() const { return empty_; }
    // The point is an empty one that has a stone beside it; others are not in the list.
    struct PointContact {
        board::Vertex vertex;
        Contact contact;
    };
    const std::vector<PointContact>& contacts() const { return contacts_; }
    const std::vector<WeakString>& own_in_atari() const { return own_in_atari_; }
    const std::vector<WeakString>& opponent_in_atari() const { return opponent_in_atari_; }
    const std::vector<WeakString>& own_of_two() const { return own_of_two_; }
    const std::vector<WeakString>& opponent_of_two() const { return opponent_of_two_; }
    // How much of the board is taken: 0 for less than a thirtieth, up to 7.
    int stage() const { return stage_; }

  private:
    void find_stones(const MoveSituation& situation);
    void find_contacts(const MoveSituation& situation);
    void read_ladders();
    bool touches_last_move(const board::Board& board, board::Vertex string, bool is_own) const;

    std::uint64_t hash_ = 0;
    int size_ = 0;
    board::Vertex last_ = board::pass_vertex;
    std::array<PointState, board::vertex_count> states_{};
    board::VertexSet black_, white_;
    std::vector<board::Vertex> empty_;
    std::vector<PointContact> contacts_;
    std::vector<WeakString> own_in_atari_, opponent_in_atari_, own_of_two_, opponent_of_two_;
    std::optional<board::Board> trial_;
    int stage_ = 0;
};

}  // namespace katachi::moves
