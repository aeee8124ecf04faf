#include "tools/authoring/position_of_text.h"

#include <algorithm>

#include "base/files/file_error.h"
#include "base/files/standard_input.h"
#include "engine/board/string_without_liberty.h"
#include "engine/sgf/game.h"
#include "engine/sgf/komi.h"
#include "engine/sgf/nodes.h"
#include "engine/sgf/warning_text.h"
#include "tools/authoring/drawing/printed_board.h"
#include "tools/authoring/games/named_game.h"

namespace katachi::authoring {

namespace {

bool is_sgf(const std::string& text) { return sgf::find_sgf_game(text, 0) != std::string::npos; }

AskedPosition from_game(const std::string& text, const sgf::NamedGame& named, std::optional<int> move,
                        const std::string& path) {
    const auto [game, name, source] = find_line(text, named, path);
    if (game.size == 0)
        throw base::FileError(named.file + ": " + game.warnings.front().message +
                              "; name a game of Go on 2 to 19 lines");
    const int number = move.value_or(game.move_count() + 1);
    auto found = sgf::position_before_move(game, number);
    if (const auto* error = std::get_if<sgf::SgfError>(&found))
        throw base::FileError(named.file + ": " + error->message);
    const auto& position = std::get<sgf::SgfPosition>(found);
    AskedPosition asked;
    asked.file = named.file;
    asked.move = number;
    asked.game = name;
    asked.source = asked.game + (move ? ", before move " + std::to_string(number)
                                      : ", last position (after move " + std::to_string(game.move_count()) + ")");
    asked.position = position.board.position();
    asked.played = position.board;
    asked.handicap = board::Handicap{.stones = std::max(game.handicap, 0)};
    asked.komi = sgf::sgf_komi(game.komi).points;
    asked.rules = board::find_rules(game.rules);
    asked.to_move = position.to_move;
    if (!position.board.history().empty()) asked.last_move = position.board.history().back().vertex;
    for (const auto* const warnings : {&game.warnings, &position.warnings})
        for (const sgf::SgfWarning& warning : *warnings) asked.warnings.push_back(warning_text(warning, *source));
    return asked;
}

AskedPosition from_drawn_board(const std::string& text, const std::string& file) {
    if (text.find_first_not_of(" \t\r\n") == std::string::npos)
        throw base::FileError(file + ": is empty; name a game record or a drawn board");
    const auto read = read_printed_board(text);
    const auto* error = std::get_if<board::PositionTextError>(&read);
    if (error != nullptr && file.ends_with(".db"))
        throw base::FileError(file + ": is a database of patterns; name a game record or a drawn board in its place");
    if (error != nullptr)
        throw base::FileError(file + ":" + std::to_string(error->line) +
                              ": neither SGF nor a drawn board: " + error->message +
                              "; name a game, or draw the whole board, or a corner with its edges behind `$$`");
    AskedPosition asked;
    asked.file = file;
    asked.source = file;
    const auto& board = std::get<PrintedBoard>(read);
    asked.position = board.position;
    asked.to_move = board.to_move;
    if (const auto warning = board::warning_of_string_without_liberty(board::Board(asked.position)))
        asked.warnings.push_back(*warning);
    return asked;
}

}  // namespace

AskedPosition position_of_text(const std::string& text, const std::string& name, std::optional<int> move,
                               const std::string& path) {
    sgf::NamedGame named = sgf::split_game_number(name);
    named.file = base::input_name(named.file);
    if (is_sgf(text)) return from_game(text, named, move, path);
    if (move || !path.empty())
        throw base::FileError(named.file + ": is no SGF, so it has no moves; leave " + (move ? "--move" : "--path") +
                              " out for a drawn board");
    return from_drawn_board(text, named.file);
}

}  // namespace katachi::authoring
