// Which stones a problem of life and death is about, and what is taken as given about the rest.
#pragma once

#include <string>
#include <vector>

#include "compiler/sgf/tree.h"
#include "engine/life/goal/dragon_goal.h"
#include "engine/life/life_reader.h"
#include "tools/authoring/match_input.h"

namespace katachi::authoring {

enum class GroupChoice : std::uint8_t {
    named,     // by whoever asks
    marked,    // by the record: TR, SQ, CR or MA on its stones
    critical,  // whoever moves first decides its life
};

struct AskedGroup {
    life::DragonGoal goal;
    GroupChoice choice = GroupChoice::critical;
    // Nobody plays outside of the region, so that answers may be proofs.
    bool is_closed = false;
};

// Points such as A1,B2, all of one group. Throws FileError.
std::vector<board::Vertex> read_stones(const std::string& text, const board::Position& position);

// The stones that are marked in the record from its last move before the node on, up to the node. Throws FileError
// where they are of both colours.
std::vector<board::Vertex> marked_stones(const compiler::SgfTree& record, compiler::SgfNodeIndex node,
                                         const AskedPosition& asked);

// The dragons of `stones`, or, where these are none, the dragon whose life hangs on who moves first: of several one in
// a closed region, then the largest. Throws FileError where there is none, or a string has no liberty.
AskedGroup asked_group(const AskedPosition& asked, const std::vector<board::Vertex>& stones, GroupChoice choice);

}  // namespace katachi::authoring
