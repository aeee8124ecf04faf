#include "tests/eyespaces/cut_out.h"

#include <bit>

#include "base/random/split_mix.h"

namespace katachi::eyespaces {

namespace {

std::size_t first_cell(Cells cells) { return static_cast<std::size_t>(std::countr_zero(cells)); }

Cells beside(const CutOut& game, Cells cells) {
    Cells found = 0;
    for (; cells != 0; cells &= cells - 1) found |= game.neighbours[first_cell(cells)];
    return found;
}

Cells string_of(const CutOut& game, std::size_t cell, Cells stones) {
    Cells string = cell_bit(cell);
    for (Cells last = 0; last != string;) {
        last = string;
        string |= beside(game, string) & stones;
    }
    return string;
}

Cells liberties(const CutOut& game, Cells string, const CutOutPosition& position) {
    return beside(game, string) & ~(position.attackers | position.defenders | game.gives_no_liberty);
}

bool is_dead(const CutOut& game, Cells string, const CutOutPosition& position) {
    return (string & game.immortal) == 0 && liberties(game, string, position) == 0;
}

}  // namespace

std::size_t CutOut::add() {
    neighbours.push_back(0);
    return neighbours.size() - 1;
}

void CutOut::join(std::size_t a, std::size_t b) {
    neighbours[a] |= cell_bit(b);
    neighbours[b] |= cell_bit(a);
}

std::size_t CutOutPositionHash::operator()(const CutOutPosition& position) const {
    const std::uint64_t rest = std::uint64_t{position.ko} << 1 | (position.attacker_to_move ? 1 : 0);
    return base::mixed(position.attackers ^ base::mixed(position.defenders ^ base::mixed(rest)));
}

CutOutPosition beginning(const CutOut& game, bool attacker_begins) {
    return {.attackers = game.attackers, .defenders = game.defenders, .attacker_to_move = attacker_begins};
}

Cells moves(const CutOut& game, const CutOutPosition& position) {
    Cells found = position.attacker_to_move ? game.attacker_moves : game.defender_moves;
    found &= ~(position.attackers | position.defenders);
    for (const Cells set : game.interchangeable) {
        const Cells open = found & set;
        found &= ~open | (open & -open);
    }
    return found;
}

std::optional<CutOutMove> played(const CutOut& game, const CutOutPosition& position, std::size_t cell) {
    const FreeKos mover = position.attacker_to_move ? FreeKos::attacker : FreeKos::defender;
    if (cell == position.ko && game.free_kos != mover) return std::nullopt;
    CutOutPosition next = passed(position);
    Cells& own = position.attacker_to_move ? next.attackers : next.defenders;
    Cells& others = position.attacker_to_move ? next.defenders : next.attackers;
    own |= cell_bit(cell);
    Cells captured = 0;
    for (Cells left = game.neighbours[cell] & others; left != 0;) {
        const Cells string = string_of(game, first_cell(left), others);
        if (is_dead(game, string, next)) captured |= string;
        left &= ~string;
    }
    others &= ~captured;
    const Cells string = string_of(game, cell, own);
    if (is_dead(game, string, next)) return std::nullopt;
    const bool is_ko =
        std::has_single_bit(captured) && std::has_single_bit(string) && liberties(game, string, next) == captured;
    if (is_ko) next.ko = static_cast<std::uint8_t>(first_cell(captured));
    const bool is_end = (captured & (game.wall | game.gate)) != 0;
    return CutOutMove{next, !is_end                     ? CutOutEnd::none
                            : position.attacker_to_move ? CutOutEnd::captured
                                                        : CutOutEnd::lives};
}

CutOutPosition passed(const CutOutPosition& position) {
    return {.attackers = position.attackers,
            .defenders = position.defenders,
            .ko = no_ko,
            .attacker_to_move = !position.attacker_to_move};
}

}  // namespace katachi::eyespaces
