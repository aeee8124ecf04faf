#include "tools/authoring/games/game_positions.h"

#include "base/files/file_error.h"
#include "tools/authoring/games/game_files.h"

namespace katachi::authoring {

void visit_games(const std::vector<std::string>& paths, const GameTrouble& trouble,
                 const std::function<void(const sgf::Game& game, const std::string& name)>& visit,
                 const GameReading& reading) {
    bool any_game = false;
    const auto read = [&](const GameText& text) {
        sgf::SgfReader reader(text.text);
        bool any = false;
        for (auto game = reader.next(); game && !reading.is_stopped(); game = reader.next()) {
            any = true;
            if (game->size != 0) visit(*game, text.name);
        }
        if (!any && !reading.is_stopped()) trouble(text.name + ": holds no game; passed over");
        any_game = any_game || any;
        return true;
    };
    visit_game_texts(paths, {.text = read, .trouble = trouble}, reading);
    if (!any_game && !reading.is_stopped()) throw base::FileError("no game in " + paths.front());
}

KeptPositions keep_positions(const std::vector<std::string>& paths, int every, const GameTrouble& trouble,
                             const GameReading& reading) {
    KeptPositions kept;
    const auto keep = [&](const sgf::Game& game, const std::string& name) {
        visit_positions(game, every, [&](const board::Board& board, int move) {
            kept.positions.push_back({kept.games.size(), move, board.position()});
        });
        kept.games.push_back(name);
    };
    visit_games(paths, trouble, keep, reading);
    return kept;
}

}  // namespace katachi::authoring
