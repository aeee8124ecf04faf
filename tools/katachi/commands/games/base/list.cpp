// katachi games list, show and duplicates: what a base tells of its games.
#include <algorithm>
#include <iostream>
#include <span>

#include "base/files/file_error.h"
#include "base/text/counted.h"
#include "compiler/sgf/writer.h"
#include "games/base/base_moves.h"
#include "games/base/told_game.h"
#include "tools/answers/games/told_game_json.h"
#include "tools/authoring/drawing/position_drawing.h"
#include "tools/authoring/drawing/text.h"
#include "tools/authoring/position_of_text.h"
#include "tools/katachi/commands/games/base/base_commands.h"
#include "tools/katachi/commands/games/base/told_game_text.h"

namespace katachi::cli {

namespace {

using games::GameBase;

std::vector<games::ToldGame> first_games(const GameBase& base, const std::vector<std::int64_t>& numbers,
                                         std::size_t limit) {
    return games::told_games(base, std::span(numbers).first(std::min(limit, numbers.size())));
}

// The board before a move.
std::string position_text(const GameBase& base, const games::ToldGame& game, int move) {
    const std::string record = compiler::sgf_text(games::record_of(game, games::BaseMoves(base).game(game.number)));
    const auto asked = authoring::position_of_text(record, "game " + std::to_string(game.number), move, "");
    authoring::DrawingSheet sheet;
    sheet.boards.push_back(authoring::draw_position(asked.position, asked.last_move));
    return "\n" + authoring::drawing_text(sheet);
}

}  // namespace

Outcome run_games_list(const GamesListOptions& options, const CommonOptions& common) {
    const GameBase base = GameBase::open(options.base, GameBase::Access::read);
    const auto numbers = games::filtered_games(base, asked_filter(options.filter));
    const auto listed = first_games(base, numbers, options.limit);
    if (options.format == "json")
        std::cout << answers::told_games_json(listed, numbers.size(), games::counted_games(base));
    else if (!listed.empty())
        std::cout << told_games_text(listed, text_style(common));
    std::cout << std::flush;
    std::cerr << (options.filter.is_empty() ? base::counted(numbers.size(), "game", "games")
                                            : passing_text(numbers.size(), games::counted_games(base)));
    if (listed.size() < numbers.size()) std::cerr << "; " << listed.size() << " are listed, more with --limit";
    std::cerr << '\n';
    return numbers.empty() ? Outcome::findings : Outcome::success;
}

Outcome run_games_show(const GamesShowOptions& options, const CommonOptions& common) {
    const GameBase base = GameBase::open(options.base, GameBase::Access::read);
    const auto games = games::told_games(base, std::span(&options.number, 1));
    if (games.empty())
        throw base::FileError(options.base + ": has no game " + std::to_string(options.number) +
                              "; katachi games list tells their numbers");
    const games::ToldGame& game = games.front();
    if (options.format == "json" && options.move > 0)
        throw base::FileError("--move draws a board, which JSON does not have; leave one of them out");
    const std::string position = options.move > 0 ? position_text(base, game, options.move) : "";
    std::cout << (options.format == "json" ? answers::told_game_json(game)
                                           : told_game_text(game, text_style(common)) + position)
              << std::flush;
    return Outcome::success;
}

Outcome run_games_duplicates(const GamesDuplicatesOptions& options, const CommonOptions& common) {
    const GameBase base = GameBase::open(options.base, GameBase::Access::read);
    const games::EqualGames equal = games::equal_games(base);
    const auto listed = first_games(base, equal.numbers, options.limit);
    if (options.format == "json")
        std::cout << answers::told_games_json(listed, equal.numbers.size(), games::counted_games(base));
    else if (!listed.empty())
        std::cout << told_games_text(listed, text_style(common));
    std::cout << std::flush;
    std::cerr << base::counted(equal.duplicates, "game has", "games have") << " the moves of an earlier one";
    if (listed.size() < equal.numbers.size()) std::cerr << "; more are listed with --limit";
    std::cerr << '\n';
    return equal.duplicates == 0 ? Outcome::findings : Outcome::success;
}

}  // namespace katachi::cli
