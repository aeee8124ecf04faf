// What a base tells of a game beside its moves.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/base/game_base.h"
#include "games/base/game_headers.h"

namespace katachi::games {

struct ToldGame {
    std::int64_t number = 0;  // in the base
    std::string source;       // "/games/a.zip: 2016/a.sgf", with "#3" where the source holds several games
    GameHeaders headers;      // without its result
    std::string result;       // "B+R"; empty where it is not known
    std::optional<std::int64_t> duplicate_of;  // the number of the first game with its moves

    // The text of a property of its record if it says more than `told`, else `told`.
    std::string written_or(const std::string& property, const std::string& told) const;
};

// The games come in the order of the numbers, from the base as it is when the first of them is read. A number that the
// base has not is passed over. Throws base::FileError.
void visit_told_games(const GameBase& base, std::span<const std::int64_t> numbers,
                      const std::function<void(ToldGame)>& visit);
std::vector<ToldGame> told_games(const GameBase& base, std::span<const std::int64_t> numbers);

// Games with the same moves, one behind the other: the first of them, and those that duplicate it.
struct EqualGames {
    std::vector<std::int64_t> numbers;
    std::size_t duplicates = 0;
};
// Throws base::FileError.
EqualGames equal_games(const GameBase& base);

}  // namespace katachi::games
