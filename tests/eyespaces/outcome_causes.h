// Why a group fared otherwise than the eyes of its spaces promised, as far as the end of its game tells.
#pragma once

#include <string>
#include <vector>

#include "engine/eyespaces/eye_spaces.h"

namespace katachi::eyespaces {

struct GroupOutcome {
    const board::Board& board;  // where the spaces were judged
    const EyeSpaces& of_board;
    const board::Board& end;  // after the last move of the game
    board::Colour owner;
    board::VertexSet stones;                     // of the group, where its spaces were judged
    const std::vector<const EyeSpace*>& spaces;  // of the group
    board::VertexSet owned;                      // the points of the owner's colour in the count at the end
    board::VertexSet neutral;                    // nobody's there

    // Most of its stones are the owner's at the end.
    bool lives() const { return 2 * (stones & owned).count() > stones.count(); }
};

// Where there are several causes, each function answers with one alone, in a fixed order: what lies outside the spaces
// comes first.

// The group lives, though its spaces have fewer than two eyes.
std::string why_it_lives(const GroupOutcome& outcome);
// The group dies, though its spaces have two.
std::string why_it_dies(const GroupOutcome& outcome);

}  // namespace katachi::eyespaces
