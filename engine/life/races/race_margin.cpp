#include "engine/life/races/race_margin.h"

#include <algorithm>

#include "engine/reading/string_liberties.h"
#include "engine/reading/with_limits.h"

namespace katachi::life {

namespace {

using board::VertexSet;
using reading::TacticalCode;

constexpr std::uint64_t most_searches = 16;  // whose positions all lines together may take

class MarginReading {
  public:
    MarginReading(RaceReader& reader, board::Board& board, const VertexSet& weak)
        : reader_(reader), board_(board), weak_(weak), left_(most_searches * reader.limits().nodes) {}

    // Who moves first is the owner of `mover`.
    RaceAnswer read(const Racer& mover, const Racer& other) {
        const RaceAnswer answer = reader_.read(board_, race_between(board_, mover, other, weak_));
        margin_.nodes += answer.nodes;
        if (answer.certainty == Certainty::open) margin_.is_read_out = false;
        return answer;
    }

    // The winner leaves out so many moves, one at least. Nothing is claimed once all positions have been read.
    bool still_wins(const Racer& winner, const Racer& loser, int left_out) {
        if (left_out == 1) return is_lost_with_what_is_left(loser, winner);
        const board::Colour side = board_.at(loser.string);
        const VertexSet moves = reading::liberties_of_strings(board_, winner.dragon | loser.dragon);
        for (const board::Vertex move : moves) {
            if (board_.play(side, move) != board::Legality::ok) continue;
            const bool stands = (winner.dragon - board_.stones(board::opponent(side))).empty();
            const bool wins = stands && still_wins(winner, loser, left_out - 1);
            board_.undo();
            if (!wins) return false;
        }
        return true;
    }

    int moves_ahead(const Racer& winner, const Racer& loser) {
        int moves = 1;
        while (moves < most_moves_ahead && still_wins(winner, loser, moves + 1)) ++moves;
        return moves;
    }

    RaceMargin told(RaceWinner winner, int moves) {
        margin_.winner = winner;
        margin_.moves = moves;
        return margin_;
    }

  private:
    bool is_lost_with_what_is_left(const Racer& mover, const Racer& other) {
        if (left_ == 0) {
            margin_.is_read_out = false;
            return false;
        }
        LifeLimits limits = reader_.limits();
        limits.nodes = std::min(limits.nodes, left_);
        const reading::WithLimits limited(reader_, limits);
        const RaceAnswer answer = read(mover, other);
        left_ -= std::min(left_, answer.nodes);
        return answer.defence == TacticalCode::failure;
    }

    RaceReader& reader_;
    board::Board& board_;
    const VertexSet& weak_;
    std::uint64_t left_;  // positions that may still be read about moves left out
    RaceMargin margin_;
};

bool takes(const RaceAnswer& answer) { return answer.attack == TacticalCode::win; }
bool dies(const RaceAnswer& answer) { return answer.defence == TacticalCode::failure; }

}  // namespace

RaceMargin race_margin(RaceReader& reader, board::Board& board, const Racer& first, const Racer& second,
                       const VertexSet& weak) {
    MarginReading reading(reader, board, weak);
    const RaceAnswer first_moves = reading.read(first, second), second_moves = reading.read(second, first);
    if (takes(first_moves) && dies(second_moves))
        return reading.told(RaceWinner::first, reading.moves_ahead(first, second));
    if (takes(second_moves) && dies(first_moves))
        return reading.told(RaceWinner::second, reading.moves_ahead(second, first));
    if (takes(first_moves) && takes(second_moves)) return reading.told(RaceWinner::first_mover, 0);
    const auto is_peaceful = [](const RaceAnswer& answer) {
        return answer.defence == TacticalCode::win && answer.attack == TacticalCode::failure;
    };
    const bool is_peace = is_peaceful(first_moves) && is_peaceful(second_moves);
    return reading.told(is_peace ? RaceWinner::nobody : RaceWinner::unclear, 0);
}

}  // namespace katachi::life
