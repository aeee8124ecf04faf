// The facts of all strings and empty points of a position. Some need chances that were told before: those of strings
// look at other strings, those of points at strings, and once more at points.
#pragma once

#include <span>
#include <vector>

#include "engine/board/board.h"
#include "engine/eyespaces/eye_spaces.h"
#include "engine/influence/influence.h"
#include "engine/position/dragons.h"
#include "engine/position/owners/owner_facts.h"
#include "engine/position/owners/owner_groups.h"
#include "engine/position/owners/owner_realms.h"
#include "engine/worms/worms.h"

namespace katachi::position {

// What is known of a position, all of one board.
struct OwnerQuestion {
    const board::Board& board;
    board::Colour to_move;
    const worms::Worms& worms;
    const eyespaces::EyeSpaces& spaces;
    const Dragons& dragons;
};

class OwnerFactReader {
  public:
    // All that is asked about must outlive it.
    explicit OwnerFactReader(const OwnerQuestion& question);

    const OwnerQuestion& question() const { return question_; }

    // Facts of a string, by its number in worms.all(), seen by its side.
    OwnerFacts of_string(std::size_t number) const;
    // Facts of an empty point, seen by one side; the chances of strings are known.
    OwnerFacts of_point(board::Vertex point, board::Colour own) const;

    // The chances are, by string, that it stays its side's. They take the place of those that were known. Facts that
    // need them are 0 as long as none are known.
    void know_strings(const std::vector<float>& chances);
    // The chances are, by empty point, that it becomes Black's.
    void know_points(const influence::Field& black);
    // The chances are unknown again, as at first.
    void forget_chances();
    // The chances that are known, that a point is Black's; 0 outside of the board.
    const influence::Field& black() const { return black_; }

  private:
    // For each empty point and stone this is the highest chance of the nearest strings of the side that are likely to
    // stay.
    influence::Field nearest(board::Colour side) const;
    void add_group_facts(std::size_t number, OwnerFacts& facts) const;
    void add_chances_to_string(std::size_t number, OwnerFacts& facts) const;
    void add_chances_to_point(board::Vertex point, board::Colour own, OwnerFacts& facts) const;
    void add_stones_around(board::Vertex point, board::Colour own, OwnerFacts& facts) const;
    const influence::Field& chances_of(board::Colour side) const {
        return side == board::Colour::black ? black_ : white_;
    }
    const OwnerRealms& realms(board::Colour side) const {
        return side == board::Colour::black ? black_realms_ : white_realms_;
    }
    influence::Influence held_influence(const std::vector<float>& chances, float attenuation) const;
    const worms::Worm& string(std::size_t number) const { return question_.worms.all()[number]; }
    float mean_chance(const board::VertexSet& points, board::Colour own) const;
    float lowest_chance(const board::VertexSet& points, board::Colour own) const;  // 1 where there are no points

    OwnerQuestion question_;
    std::vector<OwnerGroup> groups_;
    board::VertexSet points_;
    board::VertexSet living_;  // stones that are likely to stay, as far as chances are known
    std::array<int, board::vertex_count> bouzy_territory_{}, bouzy_area_{};
    std::vector<float> chances_;        // by string
    std::vector<float> group_chances_;  // by dragon
    influence::Influence wide_;         // as held_, but of stones that reach farther
    influence::Influence held_;         // as strong as strings are likely to stay
    influence::Field nearest_black_{}, nearest_white_{};
    OwnerRealms black_realms_, white_realms_;
    influence::Field black_{}, white_{};  // of strings and points, as far as they are known
    float black_leads_by_ = 0;            // points, komi left out
    bool are_points_known_ = false;
};

}  // namespace katachi::position
