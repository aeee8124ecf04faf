// Which strings are one dragon, and why: GNU Go's manual, chapter 7.2.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "engine/eyespaces/eye_spaces.h"
#include "engine/position/cuts.h"
#include "engine/position/pattern_link.h"
#include "engine/reading/tactics.h"
#include "engine/worms/worms.h"

namespace katachi::position {

// What made one dragon of the dragons of two strings.
struct Join {
    enum class Why : std::uint8_t { common_eye, common_liberties, pattern };

    Why why = Why::common_eye;
    board::Vertex a = board::pass_vertex;  // origins of the strings
    board::Vertex b = board::pass_vertex;
    board::VertexSet points = {};  // of the eye space, or the liberties; none of a pattern
    std::string pattern = {};

    friend bool operator==(const Join&, const Join&) = default;
};

struct Connections {
    std::span<const PatternLink> links;
    std::span<const PatternCut> cuts;
    // Asked about the links that would join dragons, and about no other; null where all links hold.
    LinkJudge* judge = nullptr;
};

// What joins the strings of one position into dragons. It never changes once made.
class Amalgamation {
  public:
    // Whether a stone is captured that is played on a single common liberty is asked of `tactics`, with its limits.
    Amalgamation(const board::Board& board, const worms::Worms& worms, const eyespaces::EyeSpaces& eyes,
                 reading::Tactics& tactics, const Connections& connections);

    // The stones of each dragon, Black's first, then by their first stones.
    const std::vector<board::VertexSet>& dragons() const { return dragons_; }
    // The joins that lead from one string to the other; none where they are one string, or not one dragon.
    std::vector<Join> way(board::Vertex a, board::Vertex b) const;

  private:
    std::array<board::Vertex, board::vertex_count> origins_{};  // of the string of each stone
    std::vector<Join> joins_;                                   // in the order in which they were made
    std::vector<board::VertexSet> dragons_;
};

}  // namespace katachi::position
