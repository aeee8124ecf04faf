#include "tools/authoring/games/game_positions.h"

#include <utility>

#include "compiler/sgf/encoding.h"
#include "engine/sgf/named_game.h"
#include "tools/authoring/games/game_files.h"

namespace katachi::authoring {

namespace {

// Calls `visit` with the name of the text, and the name of the game.
template <typename Visit>
void visit_numbered_games(const std::vector<std::string>& paths, const GameTrouble& trouble, const Visit& visit,
                          const GameReading& reading) {
    bool any_game = false;
    const auto read = [&](const GameText& text) {
        const std::string utf8 = compiler::utf8_of_sgf(text.text, reading.encoding);
        sgf::SgfReader reader(utf8, sgf::SgfBytes::utf8);
        std::size_t number = 0;
        for (auto game = reader.next(); game && !reading.is_stopped();) {
            auto next = reader.next();
            ++number;
            const std::size_t known_so_far = next ? number + 1 : number;
            const std::string name = sgf::name_of_game(text.name, number, known_so_far);
            if (game->size != 0)
                visit(*game, text.name, name);
            else
                trouble(name + ": is no game on a board of 2 to 19 lines; passed over");
            game = std::move(next);
        }
        if (number == 0 && !reading.is_stopped()) trouble(text.name + ": holds no game; passed over");
        any_game = any_game || number > 0;
        return true;
    };
    visit_game_texts(paths, {.text = read, .trouble = trouble, .decodes = true}, reading);
    if (!any_game && !reading.is_stopped()) throw no_game_in(paths);
}

}  // namespace

void visit_games(const std::vector<std::string>& paths, const GameTrouble& trouble,
                 const std::function<void(const sgf::Game& game, const std::string& name)>& visit,
                 const GameReading& reading) {
    const auto visit_text = [&](const sgf::Game& game, const std::string& text, const std::string&) {
        visit(game, text);
    };
    visit_numbered_games(paths, trouble, visit_text, reading);
}

void visit_named_games(const std::vector<std::string>& paths, const GameTrouble& trouble,
                       const std::function<void(const sgf::Game& game, const std::string& name)>& visit,
                       const GameReading& reading) {
    const auto visit_named = [&](const sgf::Game& game, const std::string&, const std::string& name) {
        visit(game, name);
    };
    visit_numbered_games(paths, trouble, visit_named, reading);
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
