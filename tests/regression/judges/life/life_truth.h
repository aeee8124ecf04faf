// What is true of a problem of life and death, as far as long searches in its closed region prove it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "engine/life/life_search.h"
#include "regression/judges/life_problem.h"

namespace katachi::regression {

struct LifeTruthLimits {
    std::uint64_t code = 200'000;  // positions of each search for a code
    std::uint64_t move = 20'000;   // of each search for what a move comes to; 0 where moves are not asked about
    std::uint64_t least = 30;      // what is settled by fewer in all is too easy
};

// A group on an open board, and the same in a region of which the attacker has all points around.
struct OpenContest {
    OpenContest(const board::Board& board, const board::VertexSet& group);

    // Whether the move is legal on both boards.
    bool play(board::Colour colour, board::Vertex move);
    void undo();

    board::Board open_board, closed_board;
    life::DragonGoal open, closed;
};

class LifeProver {
  public:
    struct Settled {
        Code code = Code::fails;
        std::uint64_t positions = 0;
    };

    explicit LifeProver(std::size_t table_entries = std::size_t{1} << 19U) : search_(table_entries) {}

    // For `side`, which wants to capture all goal stones or to save one of them. Nothing where a search is open.
    std::optional<Settled> ask(board::Board& board, const life::DragonGoal& goal, board::Colour side,
                               board::Colour to_move, std::uint64_t positions);
    // The problem is on an open board. It is captured where that is proved though who gets out of the region lives. It
    // lives where that is proved though all around the region is the attacker's.
    std::optional<Settled> ask(OpenContest& contest, board::Colour side, board::Colour to_move,
                               std::uint64_t positions);
    // The depth is told by an attack that wins all kos, and that needs so many moves at most to be seen.
    CaptureDepth capture_depth(board::Board& board, const life::DragonGoal& goal, std::uint64_t positions);

  private:
    struct Captured {
        std::optional<bool> is_captured;
        bool met_ko = false;
        std::uint64_t positions = 0;
    };
    Captured captured(OpenContest& contest, board::Colour to_move, board::Colour winner_of_kos,
                      std::uint64_t positions);

    life::LifeSearch search_;
};

enum class NoProblem : std::uint8_t {
    open,    // a search did not come to an end
    easy,    // all came to an end at once
    parted,  // what is true of all stones is not true of the string of the stone alone
    plain,   // no move of the side solves it by itself, or none does not, or a pass is as good
};
std::string_view name(NoProblem reason);

// The problem about the board that position_of() has of it, with what is proved about it: of a critical one both sides
// and a move of one of them that solves it and one that does not; else the side that fails.
std::variant<LifeProblem, NoProblem> proved(LifeProblem problem, board::Board& board, LifeProver& prover,
                                            const LifeTruthLimits& limits);

}  // namespace katachi::regression
