#include "tools/katachi/commands/train/training_games.h"

#include <cstdint>
#include <iostream>
#include <unordered_set>

#include "tools/authoring/games/game_positions.h"

namespace katachi::cli {

TrainingGames read_training_games(const std::vector<std::string>& paths, std::optional<std::size_t> most,
                                  const authoring::GameReading& reading) {
    TrainingGames games;
    std::unordered_set<std::uint64_t> known;
    const auto trouble = [](const std::string& line) { std::cerr << "katachi: " << line << '\n'; };
    const auto add = [&](const sgf::Game& sgf, const std::string&) {
        if (most && known.size() >= *most) return;
        auto game = games::training_game(sgf);
        if (!game || !known.insert(game->hash).second) {
            ++games.passed_over;
            return;
        }
        (game->is_held_out ? games.held_out : games.learned).push_back(std::move(*game));
    };
    authoring::visit_games(paths, trouble, add, reading);
    return games;
}

}  // namespace katachi::cli
