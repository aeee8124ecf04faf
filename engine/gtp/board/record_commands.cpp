// Games from and to SGF.
#include "base/text/trim.h"
#include "engine/board/side_name.h"
#include "engine/board/string_without_liberty.h"
#include "engine/gtp/board/rules_text.h"
#include "engine/gtp/session/commands.h"
#include "engine/sgf/game_record.h"
#include "engine/sgf/komi.h"
#include "engine/sgf/named_game.h"
#include "engine/sgf/warning_text.h"

namespace katachi::gtp {

namespace {

void tell_what_is_left_out(const Session& session, std::string_view file, const std::string& text,
                           const sgf::Game& game, bool has_more_games) {
    const base::SourceFile source{std::string(file), text};
    for (const sgf::SgfWarning& warning : game.warnings)
        session.notice(source.path() + ":" + sgf::warning_text(warning, source));
    if (has_more_games) session.notice(source.path() + ": holds more games; loadsgf takes the first");
}

struct AskedRecord {
    std::string_view file;
    std::variant<std::string, Answer> loaded;  // its text, or why there is none
    std::string_view stop;                     // the move that it is loaded up to; empty for all moves
};

// A file's name may hold blanks: as many words as name a file, and the word behind them.
AskedRecord asked_record(const Session& session, const Arguments& arguments) {
    const std::string_view words = arguments.rest();
    std::string_view file = words;
    auto loaded = loaded_text(session, file);
    while (file.find(' ') != std::string_view::npos && std::holds_alternative<Answer>(loaded)) {
        file = base::trimmed_back(file.substr(0, file.rfind(' ')));
        loaded = loaded_text(session, file);
    }
    const std::string_view behind = base::trimmed_front(words.substr(file.size()));
    return {file, std::move(loaded), behind.substr(0, behind.find(' '))};
}

// Of a record without handicap that states none, as GNU Go's loadsgf has it.
constexpr double unstated_komi_of_loadsgf = 5.5;

Answer loadsgf(Session& session, const Arguments& arguments) {
    if (arguments.count() == 0) return failure("missing filename");
    const auto [file, loaded, stop] = asked_record(session, arguments);
    if (const auto* trouble = std::get_if<Answer>(&loaded)) return *trouble;
    const auto& text = std::get<std::string>(loaded);
    sgf::SgfReader reader(text);
    auto sgf = reader.next();
    if (!sgf) return failure("cannot load file: it " + sgf::why_no_game(text));
    if (sgf->size == 0) return failure("cannot load file: it is no game on a Go board of 2 to 19 lines");

    const auto number = stop.empty() ? sgf->move_count() + 1 : sgf::move_number(*sgf, stop);
    if (!number) return failure("invalid move number or coordinate");
    tell_what_is_left_out(session, file, text, *sgf, reader.pass_over(1) > 0);
    sgf::turn(*sgf, session.orientation);
    const board::Rules& rules = sgf::rules_of(*sgf, session.game.rules());
    sgf::GameRecord record = sgf::record_before_move(*sgf, *number, rules);
    if (sgf->handicap == 0 && !sgf::sgf_komi(sgf->komi).points) record.komi = unstated_komi_of_loadsgf;
    if (const auto warning = board::warning_of_string_without_liberty(record.game.board()))
        session.notice(std::string(file) + ": " + *warning);
    const board::Colour to_move = record.game.to_move();
    session.begin(std::move(record.game));
    session.komi = record.komi;
    session.texts = std::move(record.texts);
    session.texts.result.clear();
    return success(board::side_word(to_move));
}

Answer printsgf(Session& session, const Arguments& arguments) {
    sgf::GameRecord record{session.game.without_trials(), session.komi, session.texts};
    record.texts.result = session.play.result(session.game.history().size(), record.game.board().position());
    const std::string sgf = sgf::write_sgf(record, board::inverse(session.orientation));
    const board::Rules& rules = record.game.rules();
    if (const std::string text = rules_text(rules); text != rules.name)
        session.notice("RU[" + std::string(sgf::name_in_sgf(rules)) + "] does not say all of the rules, which are " +
                       text);
    if (arguments.count() == 0) return success(sgf);
    return written_file(session, arguments.rest(), sgf);
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
