#include "tools/authoring/why/decided_lives.h"

#include <algorithm>
#include <functional>
#include <optional>

#include "engine/eyes/solved_eyes.h"
#include "engine/life/ask_in_rooms.h"
#include "tools/authoring/match_input.h"
#include "tools/authoring/position/position_report.h"
#include "tools/authoring/solve/believed_position.h"

namespace katachi::authoring {

namespace {

constexpr std::uint64_t most_positions = 20'000;  // of a search

bool succeeds_surely(const life::LifeAnswer& answer) {
    return answer.succeeds() && answer.certainty != life::Certainty::open;
}

class LifeDecider {
  public:
    LifeDecider(const board::Board& board, board::Colour mover, board::Vertex move)
        : believed_(board, mover),
          board_(board),
          reader_({.nodes = most_positions}, solved_eyes().eyes),
          mover_(mover),
          move_(move) {}

    std::vector<DecidedLife> all() {
        std::vector<DecidedLife> found;
        for (int number = 0; number < believed_.dragons().count(); ++number)
            if (auto decided = of(number)) found.push_back(*std::move(decided));
        std::ranges::stable_sort(found, std::greater{}, [](const DecidedLife& life) { return life.stones.count(); });
        return found;
    }

  private:
    std::optional<DecidedLife> of(int number) {
        const position::Dragon& dragon = believed_.dragons().number(number);
        if (!dragon.is_hemmed()) return std::nullopt;
        const life::DragonRooms rooms = believed_.rooms(number);
        if (!rooms.whole.region.contains(move_)) return std::nullopt;
        const bool saves = dragon.colour == mover_;
        const life::LifeAnswer after =
            life::ask_in_rooms(reader_, board_, rooms, mover_, [&](const life::DragonGoal& goal) {
                return saves ? reader_.does_defend(board_, goal, move_) : reader_.does_attack(board_, goal, move_);
            });
        if (!succeeds_surely(after)) return std::nullopt;
        const life::LifeAnswer elsewhere =
            life::ask_in_rooms(reader_, board_, rooms, board::opponent(mover_), [&](const life::DragonGoal& goal) {
                return saves ? reader_.attack(board_, goal) : reader_.defend(board_, goal);
            });
        if (!succeeds_surely(elsewhere)) return std::nullopt;
        return DecidedLife{.colour = dragon.colour,
                           .stones = dragon.stones,
                           .is_saved = saves,
                           .code = after.code,
                           .certainty = std::max(after.certainty, elsewhere.certainty)};
    }

    BelievedPosition believed_;
    board::Board board_;  // that is read on
    life::LifeReader reader_;
    board::Colour mover_;
    board::Vertex move_;
};

}  // namespace

std::vector<DecidedLife> decided_lives(const AskedPosition& asked, board::Colour side, board::Vertex move) {
    require_liberties(asked);
    const board::Board board = played_board(asked);
    if (board.is_legal(side, move) != board::Legality::ok) return {};
    return LifeDecider(board, side, move).all();
}

}  // namespace katachi::authoring
