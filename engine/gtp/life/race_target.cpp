#include "engine/gtp/life/race_target.h"

#include "engine/board/strings_among.h"

namespace katachi::gtp {

namespace {

using reading::TacticalCode;

// The dragon with the stones that have joined its strings since; nothing where its string is gone.
std::optional<life::Racer> racer_on(const board::Board& board, const life::Racer& racer) {
    if (board.at(racer.string) == board::Colour::empty) return std::nullopt;
    return life::Racer{racer.string, board::whole_strings(board, racer.dragon & board.stones(board.at(racer.string)))};
}

}  // namespace

bool RaceTarget::is_safe(board::Board& board) {
    const auto race = race_on(board);
    if (!race) return false;
    const life::RaceAnswer answer = reader_.read(board, *race);
    return answer.attack == TacticalCode::failure && answer.certainty != life::Certainty::open;
}

std::optional<board::VertexSet> RaceTarget::take(board::Board& board) {
    const auto race = race_on(board);
    if (!race) return std::nullopt;
    const life::RaceAnswer answer = reader_.read(board, *race);
    if (answer.attack != TacticalCode::win || answer.certainty == life::Certainty::open) return std::nullopt;
    return race->rivals.region;
}

board::VertexSet RaceTarget::threat_points(const board::Board& board) const {
    const auto race = race_on(board);
    return race ? race->rivals.region & board.empty_points() : board::VertexSet();
}

std::optional<life::Race> RaceTarget::race_on(const board::Board& board) const {
    const auto own = racer_on(board, race_.own), rivals = racer_on(board, race_.rivals);
    if (!own || !rivals || board.at(own->string) == board.at(rivals->string)) return std::nullopt;
    return life::race_between(board, *own, *rivals, weak_);
}

}  // namespace katachi::gtp
