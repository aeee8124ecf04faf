// The facts of all strings and empty points of a position. Some need chances that were told before: those of strings
// look at other strings, those of points at strings, and once more at points.
#pragma once

#include <span>
#include <vector>

#include "engine/board/board.h"
#include "engine/eyespaces/eye_spaces.h"
#include "engine/influence/influence.h"
#include "engine/position/owner_facts.h"
#include "engine/position/owner_groups.h"
#include "engine/worms/worms.h"

namespace katachi::position {

// What is known of a position, all of one board.
struct OwnerQuestion {
    const board::Board& board;
    board::Colour to_move;
    const worms::Worms& worms;
    const eyespaces::EyeSpaces& spaces;
    std::span<const board::VertexSet> groups;  // the stones of each; each string is in one
    const influence::InfluenceReader& influence;
};

class OwnerFactReader {
  public:
    // All that is asked about must outlive it, but for `groups`.
    explicit OwnerFactReader(const OwnerQuestion& question);

    // Of a string, by its number in worms.all(), seen by its side; facts that need chances are 0.
    OwnerFacts of_string(std::size_t worm) const;
    // The chances of all strings, by number, that they stay their side's.
    void tell_first_chances(std::vector<float> chances);
    void add_chances(std::size_t worm, OwnerFacts& facts) const;

    void tell_chances(const std::vector<float>& chances);
    // Of an empty point, seen by one side.
    OwnerFacts of_point(board::Vertex point, board::Colour own) const;
    // The chances of all points, stones among them, that they are Black's.
    void tell_point_chances(const influence::Field& black) { black_chances_ = black; }
    void add_point_chances(board::Vertex point, board::Colour own, OwnerFacts& facts) const;

    const OwnerQuestion& question() const { return question_; }

  private:
    // Of the stones of a side that do not fall, by vertex.
    struct Nearest {
        std::array<std::uint8_t, board::vertex_count> distance{};  // in steps over empty points
        influence::Field chance{};                                 // the highest of the nearest strings
    };

    Nearest nearest(board::Colour side, const std::vector<float>& chances) const;
    void add_group_facts(std::size_t worm, OwnerFacts& facts) const;
    influence::Influence held_influence(const std::vector<float>& chances) const;

    OwnerQuestion question_;
    OwnerGroups groups_;
    board::VertexSet living_;  // stones that do not fall
    influence::Influence influence_;
    std::array<int, board::vertex_count> bouzy_territory_{}, bouzy_moyo_{}, bouzy_area_{};
    std::array<const worms::Cavity*, board::vertex_count> cavities_{};
    std::vector<float> first_chances_;  // by string
    std::vector<float> group_chances_;  // by group
    influence::Influence held_;         // by the chances told last
    Nearest nearest_black_, nearest_white_;
    influence::Field black_chances_{};
};

}  // namespace katachi::position
