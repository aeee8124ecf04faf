// Capturing one string.
#pragma once

#include <cstddef>
#include <optional>

#include "engine/reading/goals/capture_effort.h"
#include "engine/reading/goals/capture_foresight.h"
#include "engine/reading/goals/goal.h"

namespace katachi::reading {

// How far from the root strings are still attacked: up to these depths one of four liberties, one of three, and one of
// two by other moves than a ladder's. Beyond them it is taken to be safe (manual, chapter 11.1).
struct CaptureReach {
    std::size_t four_liberties;
    std::size_t three_liberties;
    std::size_t two_liberties;
};
constexpr CaptureReach near_reach{2, 14, 11};
constexpr CaptureReach far_reach{7, 20, 19};

// The depths of the first search and of the second one.
struct CaptureDepths {
    CaptureReach near = near_reach;
    CaptureReach far = far_reach;
};

class CaptureGoal : public Goal {
  public:
    // The string of the stone at `target`.
    CaptureGoal(const board::Board& board, board::Vertex target, const CaptureReach& reach = near_reach)
        : target_(target), defender_(board.at(target)), reach_(reach) {}

    board::Colour seeker() const override { return board::opponent(defender_); }
    std::uint64_t hash() const override;
    // The status is told as the board stands, with no move ahead.
    GoalStatus standing(const board::Board& board, board::Colour to_move, std::size_t depth) const;
    GoalStatus status(const board::Board& board, board::Colour to_move, std::size_t depth) const override;
    // A string with fewer than five liberties that it has, or gets by one move.
    bool is_given_up(const board::Board& board, board::Colour to_move) const override;
    GoalStatus read_ahead(board::Board& board, board::Colour to_move, std::size_t depth,
                          ReadAhead& ahead) const override;
    Effort estimate(const board::Board& board, board::Colour to_move) const override;
    bool foresee(const board::Board& board, board::Colour mover, board::Vertex vertex, std::size_t depth,
                 Foreseen& foreseen) const override;
    // Likewise of standing in place of status, and of no zone; the string may have been safe before.
    bool foresee_standing(const board::Board& board, board::Colour mover, board::Vertex vertex, std::size_t depth,
                          Foreseen& foreseen) const;
    board::VertexSet zone(const board::Board& board, GoalStatus status) const override;
    void add_moves(const board::Board& board, board::Colour to_move, int tier, MoveList& moves) const override;
    // The string.
    std::optional<board::VertexSet> centre(const board::Board& board) const override;

  protected:
    board::Vertex target() const { return target_; }

  private:
    // The string after a move that does not take it.
    struct Outlook {
        bool is_liberty = false;  // the move is on one
        int liberties = 0;
        int best = 0;  // the most that it has after the defender's next move
        Effort effort = {};
    };

    // The string after the defender's moves on each liberty, without what these take.
    struct Extensions {
        int best = 0;  // the most liberties
        EffortOfDefence effort;
    };

    // A string with so many liberties is taken to be safe.
    int safe_liberties(std::size_t depth) const;
    // Whether a string of so many liberties is attacked though it is out of danger, as it would be at the root: it has
    // just been saved, and who asks whether that move saves it must be told the same.
    bool is_just_saved(int liberties, board::Colour to_move, std::size_t depth) const {
        return depth == 1 && to_move != defender_ && liberties == most_liberties;
    }
    // The opponent's strings beside the target, by origin.
    const board::VertexSet& around_target(const board::Board& board) const;
    const Extensions& extensions(const board::Board& board) const;
    // The extensions of the string after the attacker's move, where it has fewer liberties than are ever safe.
    CaptureForesight::Extensions extensions_after(const board::Board& board, board::Vertex vertex) const;
    // Nothing where the move would have to be played to tell.
    std::optional<Outlook> outlook_after(const board::Board& board, board::Colour mover, board::Vertex vertex) const;
    void add_attacks(const board::Board& board, int tier, MoveList& moves) const;
    void add_defences(const board::Board& board, int tier, MoveList& moves) const;
    // Attacks on the strings around the target, and what saves or frees strings that stand around these.
    void add_counterattacks(const board::Board& board, MoveList& moves) const;
    // Whatever else is near, further away where there is little: what is missed here would be a wrong proof.
    board::VertexSet empty_points_near(const board::Board& board) const;

    board::Vertex target_;
    board::Colour defender_;
    CaptureReach reach_;
    // The extensions and what was foreseen are of the positions with these hashes.
    mutable Extensions extensions_;
    mutable std::uint64_t extended_ = 0;
    mutable CaptureForesight foresight_;
    mutable std::uint64_t foreseen_ = 0;
    mutable board::VertexSet around_;
    mutable std::uint64_t looked_around_ = 0;
};

}  // namespace katachi::reading
