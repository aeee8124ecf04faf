// A corner's sequence played out on a board that holds nothing but its own stones.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "joseki/mining/corner_rule.h"
#include "joseki/mining/counted_moves.h"

namespace katachi::joseki {

struct WalkedSequence {
    std::size_t moves = 0;  // of the sequence, tenukis among them; fewer where its own stones do not allow the next
    Ending ending = Ending::game_over;
};

class SequenceWalk {
  public:
    // Calls `visit(position, to_move, move)` for each move and tenuki, and at the end with stopped_here or left_open.
    // A sequence without moves has nothing to visit.
    template <class Visit>
    WalkedSequence walk(const CornerSequence& sequence, Visit visit) {
        WalkedSequence walked{.ending = sequence.ending};
        board::SymmetricHash hash;
        positions_.clear();
        for (const CornerMove& move : sequence.moves) {
            const SeenPosition position(hash, move.colour);
            if (const auto objection = play(move, hash)) {
                walked.ending = *objection;
                break;
            }
            visit(position, move.colour, position.counted(move.vertex));
            ++walked.moves;
        }
        if (walked.moves > 0) {
            // A tenuki whose move is not allowed has left the turn to the other side all the same.
            const board::Colour to_move = board::opponent(sequence.moves[walked.moves - 1].colour);
            visit(SeenPosition(hash, to_move), to_move, walked.ending == Ending::patience ? stopped_here : left_open);
        }
        while (board_.undo()) {
        }
        return walked;
    }

  private:
    // Why the sequence ends before the move; otherwise it is played, and the hash is that of the new position.
    std::optional<Ending> play(const CornerMove& move, board::SymmetricHash& hash);

    board::Board board_;
    std::vector<std::pair<std::uint64_t, board::Colour>> positions_;  // before the moves, with the side to move
};

}  // namespace katachi::joseki
