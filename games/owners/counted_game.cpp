#include "games/owners/counted_game.h"

#include <cmath>
#include <optional>

#include "engine/counting/final_status.h"
#include "engine/sgf/game_record.h"
#include "engine/sgf/komi.h"

namespace katachi::games {

using board::Colour;
using board::VertexSet;

namespace {

constexpr double least_difference = 0.25;  // of results, which differ by half points

std::optional<sgf::SgfPosition> position_after(const sgf::Game& game, int moves) {
    auto found = sgf::position_before_move(game, moves + 1);
    if (auto* position = std::get_if<sgf::SgfPosition>(&found)) return std::move(*position);
    return std::nullopt;
}

// The stones that stay and the points that a side surrounds; nothing where nobody owns a point.
board::Position owners_of(const board::Board& last, const counting::FinalStatus& status) {
    board::Position owners(last.size());
    for (const Colour side : {Colour::black, Colour::white}) {
        const VertexSet dead = last.stones(board::opponent(side)) & status.dead;
        const VertexSet& around = side == Colour::black ? status.points.black : status.points.white;
        for (const board::Vertex point : (last.stones(side) - status.dead) | dead | around) owners.put(point, side);
    }
    return owners;
}

}  // namespace

VertexSet GameCounter::dead_stones(const sgf::SgfPosition& last) {
    stages_.set(last.board, last.to_move);
    const auto& dragons = stages_.dragons_before_life().all();
    VertexSet dead;
    for (std::size_t number = 0; number < dragons.size(); ++number)
        if (stages_.crude_life()[number].chance_to_live < 0.5F) dead |= dragons[number].stones;
    return dead;
}

std::vector<CountedPosition> GameCounter::positions(const sgf::Game& game, int number, std::span<const int> moves,
                                                    const board::Rules& otherwise) {
    const std::optional<double> result = counted_result(game.result);
    const std::optional<double> komi = sgf::sgf_komi(game.komi).points;
    if (!result || !komi || game.size != board::max_board_size || game.handicap != 0) return {};
    const auto last = position_after(game, game.move_count());
    if (!last || !last->warnings.empty()) return {};
    const board::Scoring scoring = sgf::rules_of(game, otherwise).scoring;
    // An eye in seki has an owner, whether it is counted or not.
    const counting::FinalStatus status = counting::final_status(last->board, dead_stones(*last), board::Scoring::area);
    const double balance = counting::board_balance(last->board, scoring, status.dead) - *komi;
    if (std::abs(balance - *result) > least_difference) return {};
    std::vector<CountedPosition> positions;
    for (const int played : moves) {
        const auto then = position_after(game, played);
        if (!then || played >= game.move_count()) continue;
        positions.push_back({.game = number,
                             .move = played,
                             .to_move = then->to_move,
                             .komi = *komi,
                             .result = *result,
                             .scoring = scoring,
                             .position = then->board.position(),
                             .owners = owners_of(last->board, status)});
    }
    return positions;
}

}  // namespace katachi::games
