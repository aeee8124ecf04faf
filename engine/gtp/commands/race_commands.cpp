// Who wins races, in GNU Go's words (manual, chapter 12), on the board as it is shown, trial moves among it.
#include "engine/gtp/commands.h"
#include "engine/gtp/judged_stages.h"
#include "engine/gtp/tactical_question.h"
#include "engine/life/races/race_reader.h"

namespace katachi::gtp {

namespace {

constexpr life::LifeLimits limits{.nodes = 20'000};

Answer answer_text(const Session& session, const life::RaceAnswer& answer) {
    return success(code_text(answer.defence) + ' ' + code_text(answer.attack) + ' ' + session.name(answer.move));
}

Answer read_race(Session& session, const life::Racer& own, const life::Racer& rivals, board::Board board) {
    if (!session.races) session.races = std::make_unique<life::RaceReader>(limits);
    const life::RaceAnswer answer = session.races->read(board, life::race_between(board, own, rivals));
    session.life_nodes += answer.nodes;
    return answer_text(session, answer);
}

Answer analyze_semeai(Session& session, const Arguments& arguments) {
    const auto own = session.point(arguments[0]), rival = session.point(arguments[1]);
    if (!own || !rival) return failure("invalid coordinate");
    const board::Board& board = session.game.board();
    if (board.at(*own) == board::Colour::empty || board.at(*rival) == board::Colour::empty)
        return failure("vertex must not be empty");
    if (board.at(*own) == board.at(*rival)) return failure("dragons must be of opposite colors");
    return judged_stages(session, [&](analysis::Stages& stages) {
        const position::Dragons& dragons = stages.dragons_before_life();
        return read_race(session, {*own, dragons.at(*own)->stones}, {*rival, dragons.at(*rival)->stones},
                         session.game.board());
    });
}

}  // namespace

std::span<const Command> race_commands() {
    static constexpr Command commands[] = {
        {"analyze_semeai", "VERTEX VERTEX", "who wins the race of two dragons if that of the first vertex moves first",
         analyze_semeai},
    };
    return commands;
}

}  // namespace katachi::gtp
