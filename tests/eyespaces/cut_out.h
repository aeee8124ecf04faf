// Go on a few cells cut out of a board: stones, liberties, captures and kos, and nothing of eyes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace katachi::eyespaces {

// A set of cells: bit i is cell i.
using Cells = std::uint64_t;

constexpr std::size_t most_cells = 64;
constexpr std::uint8_t no_ko = most_cells;

constexpr Cells cell_bit(std::size_t cell) { return Cells{1} << cell; }

// Whose kos need no threat: that side may always take back at once.
enum class FreeKos : std::uint8_t { nobody, attacker, defender };

// A cell is a point, or a whole string that leaves the board together.
struct CutOut {
    std::vector<Cells> neighbours;
    Cells attackers = 0;  // cells with their stones
    Cells defenders = 0;
    Cells attacker_moves = 0;  // where they may play
    Cells defender_moves = 0;
    Cells immortal = 0;                  // their strings always have a liberty
    Cells wall = 0;                      // of the defender: the attacker succeeds once one of them is captured
    Cells gate = 0;                      // of the attacker: the defender lives once one of them is captured
    Cells gives_no_liberty = 0;          // while it is empty
    std::vector<Cells> interchangeable;  // sets of which the first empty cell stands for all
    FreeKos free_kos = FreeKos::nobody;

    // A cell with nothing beside it yet.
    std::size_t add();
    void join(std::size_t a, std::size_t b);
};

struct CutOutPosition {
    Cells attackers = 0;
    Cells defenders = 0;
    std::uint8_t ko = no_ko;  // where the side to move may not take back
    bool attacker_to_move = false;

    friend bool operator==(const CutOutPosition&, const CutOutPosition&) = default;
};

struct CutOutPositionHash {
    std::size_t operator()(const CutOutPosition& position) const;
};

CutOutPosition beginning(const CutOut& game, bool attacker_begins);

// Cells where the side to move may try to play.
Cells moves(const CutOut& game, const CutOutPosition& position);

enum class CutOutEnd : std::uint8_t { none, captured, lives };

struct CutOutMove {
    CutOutPosition next;
    CutOutEnd end = CutOutEnd::none;
};

// Nothing where the move is no legal one: suicide, or a ko taken back at once.
std::optional<CutOutMove> played(const CutOut& game, const CutOutPosition& position, std::size_t cell);
CutOutPosition passed(const CutOutPosition& position);

}  // namespace katachi::eyespaces
