// Games from and to SGF.
#include "engine/board/side_name.h"
#include "engine/gtp/commands.h"
#include "engine/sgf/game_record.h"

namespace katachi::gtp {

namespace {

Answer loadsgf(Session& session, const Arguments& arguments) {
    if (arguments.count() == 0) return failure("missing filename");
    const auto text = session.read_file(std::string(arguments[0]));
    if (!text) return failure("cannot load file");
    auto sgf = sgf::SgfReader(*text).next();
    if (!sgf || sgf->size == 0) return failure("cannot load file");

    const auto number = arguments.count() > 1 ? sgf::move_number(*sgf, arguments[1]) : sgf->move_count() + 1;
    if (!number) return failure("invalid move number or coordinate");
    sgf::turn(*sgf, session.orientation);
    const board::Rules& rules = sgf::rules_of(*sgf, session.game.rules());
    sgf::GameRecord record = sgf::record_before_move(*sgf, *number, rules, session.komi);
    const board::Colour to_move = record.game.to_move();
    session.game = TrialGame(std::move(record.game));
    session.komi = record.komi;
    session.handicap = record.handicap;
    session.texts = std::move(record.texts);
    session.texts.result.clear();
    session.play.begin_anew();
    return success(board::side_word(to_move));
}

Answer printsgf(Session& session, const Arguments& arguments) {
    const sgf::GameRecord record{session.game.without_trials(), session.komi, session.handicap, session.texts};
    const std::string sgf = sgf::write_sgf(record, board::inverse(session.orientation));
    if (arguments.count() == 0) return success(sgf);
    return session.write_file(std::string(arguments[0]), sgf) ? success() : failure("cannot write file");
}

}  // namespace

std::span<const Command> record_commands() {
    static constexpr Command commands[] = {
        {"loadsgf", "FILE [MOVE]", "loads a game up to before a move: its number or vertex", loadsgf},
        {"printsgf", "[FILE]", "the game as SGF, in a file or as the answer", printsgf},
    };
    return commands;
}

}  // namespace katachi::gtp
