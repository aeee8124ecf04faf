// Games from and to SGF.
#include "engine/sgf/game_record.h"
#include "engine/board/side_name.h"
#include "engine/gtp/commands.h"

namespace katachi {

namespace {

GtpAnswer loadsgf(GtpSession& session, const GtpArguments& arguments) {
    if (arguments.count() == 0) return failure("missing filename");
    const auto text = session.read_file(std::string(arguments[0]));
    if (!text) return failure("cannot load file");
    auto sgf = SgfReader(*text).next();
    if (!sgf || sgf->size == 0) return failure("cannot load file");

    const auto number = arguments.count() > 1 ? move_number(*sgf, arguments[1]) : sgf->move_count() + 1;
    if (!number) return failure("invalid move number or coordinate");
    turn(*sgf, session.orientation);
    GameRecord record = record_before_move(*sgf, *number, session.game.rules(), session.komi);
    const Colour to_move = record.game.to_move();
    session.game = TrialGame(std::move(record.game));
    session.komi = record.komi;
    session.handicap = record.handicap;
    session.play.begin_anew();
    return success(side_word(to_move));
}

GtpAnswer printsgf(GtpSession& session, const GtpArguments& arguments) {
    const GameRecord record{session.game.without_trials(), session.komi, session.handicap};
    const std::string sgf = write_sgf(record, inverse(session.orientation));
    if (arguments.count() == 0) return success(sgf);
    return session.write_file(std::string(arguments[0]), sgf) ? success() : failure("cannot write file");
}

}  // namespace

std::span<const GtpCommand> record_commands() {
    static constexpr GtpCommand commands[] = {
        {"loadsgf", "FILE [MOVE]", "loads a game up to before a move: its number or vertex", loadsgf},
        {"printsgf", "[FILE]", "the game as SGF, in a file or as the answer", printsgf},
    };
    return commands;
}

}  // namespace katachi
