// katachi games find: the games of a base in which a position stood.
#include "tools/katachi/commands/games/asked_shape.h"
#include "tools/katachi/commands/games/base_search.h"
#include "tools/katachi/commands/games/finding.h"

namespace katachi::cli {

// A position is a shape that is a whole board.
Outcome run_games_find(const GamesFindOptions& options, const CommonOptions& common) {
    GamesSearchOptions search;
    search.from = options.game;
    search.path = options.path;
    search.move = options.move;
    search.jobs = options.jobs;
    search.telling = options.telling;
    const AskedShape board = asked_shape(search);
    const ChosenGames games(options.base, options.filter);
    auto found = search_base(games, search, board);
    return found ? tell(board.shape, std::move(*found), options.telling, common) : Outcome::trouble;
}

}  // namespace katachi::cli
