// How often moves were played in positions: seen move by move, then sorted and summed. Positions are known by the
// least hash of their eight drawings, moves by their least image in the drawings that have it: no order of games,
// workers or pieces changes the sums.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/zobrist.h"
#include "joseki/graph/joseki_graph.h"

namespace katachi::joseki {

// What happened in a position beside moves and tenuki (pass_vertex); no vertices of any board.
constexpr board::Vertex stopped_here = 1;  // both sides played elsewhere for good
constexpr board::Vertex left_open = 2;     // how it went on is not known

// A position with its hash and the drawings that give it.
class SeenPosition {
  public:
    SeenPosition(const board::SymmetricHash& hash, board::Colour to_move);

    std::uint64_t key() const { return key_; }
    // The move as it is counted; whatever is no point stays as it is.
    board::Vertex counted(board::Vertex move) const;
    // One of the moves, in the board's own drawing, that are counted so.
    board::Vertex drawn(board::Vertex counted_move) const;

  private:
    std::uint64_t key_;
    int size_;
    int drawing_count_ = 0;
    std::array<board::Orientation, board::orientation_count> drawings_{};
};

struct SeenMove {
    std::uint64_t position = 0;
    std::int64_t game = 0;  // its place in the collection, from 0
    std::int32_t date = 0;
    std::int16_t move = board::pass_vertex;  // as counted
    std::int8_t result = 0;                  // 1 won by the side to move, -1 lost, 0 neither or not known
};

struct CountedMove {
    std::uint64_t position = 0;
    board::Vertex move = board::pass_vertex;
    PlayRecord played = {};
    std::int64_t first_game = 0;  // the earliest by its date

    friend bool operator==(const CountedMove&, const CountedMove&) = default;
};

// Sorted by position and move, each once.
using CountedMoves = std::vector<CountedMove>;

// Sorts `seen`.
CountedMoves summed(std::vector<SeenMove>& seen);

struct SummedMoves {
    CountedMoves kept;
    std::int64_t positions = 0, moves = 0;  // different ones, before pruning
};

// Sums of several. Moves are kept that were played in at least `least_games` games; games of others are counted as
// left_open. Positions that fewer games reached are left out.
SummedMoves summed(std::span<const CountedMoves> parts, std::int64_t least_games);

// What was counted in one position.
std::span<const CountedMove> moves_in(const CountedMoves& counted, std::uint64_t position);

// Compact bytes; nothing where bytes are damaged.
std::string bytes_of(const CountedMoves& counted);
std::optional<CountedMoves> counted_moves_of(std::string_view bytes);

}  // namespace katachi::joseki
