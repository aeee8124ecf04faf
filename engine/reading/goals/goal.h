// What a search is to find out: whether one side, the seeker, reaches something against the best play of the other.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/board/board.h"

namespace katachi::reading {

// A move worth reading, and how much less likely than a plain one it is to be the right one.
struct Candidate {
    board::Vertex vertex;
    std::uint32_t doubt;
};

// Candidates in the order they were thought of; each move once.
class MoveList {
  public:
    MoveList() {}  // its moves are no zeros: there is one on the stack for each position of a path

    void add(board::Vertex vertex, std::uint32_t doubt = 0) {
        if (seen_.insert(vertex)) moves_[count_++] = {vertex, doubt};
    }
    void add(const board::VertexSet& vertices, std::uint32_t doubt = 0) {
        for (const board::Vertex vertex : vertices) add(vertex, doubt);
    }
    std::size_t count() const { return count_; }
    const Candidate& operator[](std::size_t index) const { return moves_[index]; }
    const board::VertexSet& vertices() const { return seen_; }

  private:
    std::array<Candidate, board::vertex_count> moves_;
    std::size_t count_ = 0;
    board::VertexSet seen_;
};

constexpr int move_tiers = 4;

enum class GoalStatus : std::uint8_t { open, reached, prevented };

// How many leaves at least must be settled to prove that the goal is reached, and that it is prevented.
struct Effort {
    std::uint32_t proof = 1;
    std::uint32_t disproof = 1;
    bool is_given_up = false;  // the disproof leans on a position from which nothing further was read
};

// What comes of a quiet move (Board::is_quiet) or a pass, in the words of the goal.
struct Foreseen {
    GoalStatus status = GoalStatus::open;
    Effort effort;               // of an open position
    bool is_given_up = false;    // of one that counts as prevented
    board::VertexSet zone = {};  // of one that is not open
    // Whether the goal looks around more than before then: Goal::centre is the string that the move joins.
    bool is_centre_larger = false;
};

// What a goal may read by itself, and what came of it.
struct ReadAhead {
    std::uint64_t most_nodes = 0;
    std::uint64_t nodes = 0;
    board::VertexSet zone = {};  // why it went as it did
};

class Goal {
  public:
    virtual ~Goal() = default;

    virtual board::Colour seeker() const = 0;
    virtual std::uint64_t hash() const = 0;
    // `depth` counts moves from the position that was asked about: far from it a goal may be given up sooner.
    virtual GoalStatus status(const board::Board& board, board::Colour to_move, std::size_t depth) const = 0;
    // It says of a position that counts as prevented whether it does because reading goes no further there.
    virtual bool is_given_up(const board::Board& /*board*/, board::Colour /*to_move*/) const { return false; }
    // Settles an open position by a reading of its own. The board is the same afterwards.
    virtual GoalStatus read_ahead(board::Board& /*board*/, board::Colour /*to_move*/, std::size_t /*depth*/,
                                  ReadAhead& /*ahead*/) const {
        return GoalStatus::open;
    }
    // What the others would say of the position after a quiet move or a pass, `depth` moves from the root, told without
    // playing it; false where it must be played. The position before it is open.
    virtual bool foresee(const board::Board& /*board*/, board::Colour /*mover*/, board::Vertex /*vertex*/,
                         std::size_t /*depth*/, Foreseen& /*foreseen*/) const {
        return false;
    }
    // The estimate is made of an open position.
    virtual Effort estimate(const board::Board& board, board::Colour to_move) const = 0;
    // For a position that is not open, the zone is where the side that has failed must play for that to change. For an
    // open one, given with what it would be if the side to move had no move, it is the same for that side.
    virtual board::VertexSet zone(const board::Board&, GoalStatus) const { return board::VertexSet::everything(); }
    // Moves of one of move_tiers: first the plain ones, then, when all these have failed, what else may help.
    // pass_vertex is among them where passing may be best.
    virtual void add_moves(const board::Board& board, board::Colour to_move, int tier, MoveList& moves) const = 0;
    // Where the others of these begin to look in this position. Nothing where they look around all moves that were
    // thought of.
    virtual std::optional<board::VertexSet> centre(const board::Board& /*board*/) const { return std::nullopt; }
    // How far from there they look: as reading_zone has it.
    virtual int sight() const { return 2; }
};

}  // namespace katachi::reading
