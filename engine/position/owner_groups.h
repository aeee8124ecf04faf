// What is true of groups of strings as a whole, as far as it tells who has them at the end.
#pragma once

#include <span>
#include <vector>

#include "engine/board/board.h"
#include "engine/eyespaces/eye_spaces.h"
#include "engine/worms/worms.h"

namespace katachi::position {

struct OwnerGroup {
    board::Colour colour = board::Colour::empty;
    board::VertexSet stones;
    int size = 0;
    int liberties = 0;
    // Of the eye spaces that lie beside it more than beside others; two at most.
    int least_eyes = 0;  // the other side moves first
    int most_eyes = 0;
    int space = 0;  // points without margins
    int room = 0;
    int exits = 0;
    float place = 0;
    int falling = 0;  // stones of strings that fall
    int friend_distance = 0;
    std::vector<std::size_t> rivals;   // of the other side, two steps away at most
    std::vector<std::size_t> friends;  // of its own, four steps over empty points away at most
};

class OwnerGroups {
  public:
    static constexpr int far = 8;  // as far as steps are counted

    // `groups` has each string of the board once.
    OwnerGroups(const board::Board& board, const worms::Worms& worms, const eyespaces::EyeSpaces& spaces,
                std::span<const board::VertexSet> groups, board::Colour to_move);

    const std::vector<OwnerGroup>& all() const { return groups_; }
    // By number; the vertex has a stone.
    std::size_t number_at(board::Vertex vertex) const { return numbers_[static_cast<std::size_t>(vertex)]; }

  private:
    void find_eyes(const board::Board& board, const eyespaces::EyeSpaces& spaces);
    void find_surroundings(const board::Board& board);
    void find_places(const board::Board& board, const board::VertexSet& living);

    std::vector<OwnerGroup> groups_;
    std::array<std::size_t, board::vertex_count> numbers_{};
};

// Whether the side to move takes the string, or cannot save it.
bool falls(const worms::Worm& worm, board::Colour to_move);

}  // namespace katachi::position
