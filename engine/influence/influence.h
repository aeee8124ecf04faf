// The influence of both sides on a position, and whose each point is likely to become: GNU Go's manual, chapter 13. It
// is a function of what is asked, and of nothing else: what lives, and how strong it is, others must know.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/board/board.h"
#include "engine/influence/spread.h"

namespace katachi::influence {

// The usual strength of a stone that lives.
constexpr float full_strength = 100;

struct ExtraSource {
    Source source;
    board::Colour colour = board::Colour::empty;
};

// Barriers, intrusions and points that can be no territory are what patterns find.
struct Question {
    explicit Question(const board::Position& position);

    // All stones of the position live, and are as strong as usual.
    board::Position position;
    // Stones that live. They are sources, and nobody's influence enters them. All other stones are as good as gone.
    board::VertexSet living;
    Field strength{};                  // of each living stone
    std::vector<ExtraSource> sources;  // on points without a living stone
    Field black_permeability{};  // of each point without a living stone: the share of Black's influence that passes
    Field white_permeability{};
    board::VertexSet no_black_territory;
    board::VertexSet no_white_territory;
};

// Whose a point is, more and more surely.
enum class Hold : std::uint8_t { neutral, area, moyo, territory };

struct Influence {
    Field black{}, white{};
    // From -1, surely Black's, to 1, surely White's; 0 where a living stone stands.
    Field territory{};
    board::Position position;
    board::VertexSet living;

    // The side that holds a point without a living stone at least so surely; empty where nobody does.
    board::Colour holder(board::Vertex vertex, Hold least) const;
};

// Keeps tables for boards of one size; may be asked by several threads at once.
class InfluenceReader {
  public:
    explicit InfluenceReader(int board_size) : spreading_(board_size) {}

    Influence of(const Question& question) const;

  private:
    Spreading spreading_;
};

}  // namespace katachi::influence
