#include "tests/regression/judges/split_games.h"

#include <fmt/core.h>

#include "base/files/file_error.h"
#include "engine/board/rules.h"
#include "engine/sgf/game_record.h"
#include "regression/judges/composed_problem.h"
#include "tools/authoring/games/game_positions.h"

namespace katachi::regression {

std::map<std::string, sgf::Game> games_of(const Split& split, const std::filesystem::path& collections) {
    std::vector<std::string> paths;
    for (const std::string_view archive : split.archives) paths.push_back((collections / archive).string());
    const std::string folder = collections.string() + "/";
    std::map<std::string, sgf::Game> games;
    const auto add = [&](const sgf::Game& game, const std::string& name) {
        if (game.size == board::max_board_size && game.handicap == 0) games.emplace(name.substr(folder.size()), game);
    };
    authoring::visit_games(
        paths, [](const std::string&) {}, add);
    return games;
}

board::Position board_before(const std::map<std::string, sgf::Game>& games, const std::string& game, int move) {
    if (is_composed(game)) {
        const auto composed = composed_board(game, move);
        if (!composed) throw base::FileError(fmt::format("{} {}: no such board", game, move));
        return composed->position;
    }
    const auto known = games.find(game);
    if (known == games.end()) throw base::FileError(game + ": no such game");
    const auto position = sgf::position_before_move(known->second, move);
    const auto* const shown = std::get_if<sgf::SgfPosition>(&position);
    if (shown == nullptr) throw base::FileError(fmt::format("{}: no move {}", game, move));
    return shown->board.position();
}

std::string sgf_of(const sgf::Game& game) {
    return sgf::write_sgf(sgf::record_before_move(game, game.move_count() + 1, *board::find_rules("japanese")));
}

}  // namespace katachi::regression
