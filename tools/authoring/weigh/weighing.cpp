#include "tools/authoring/weigh/weighing.h"

#include <memory>
#include <mutex>

#include "base/long_work/ordered_work.h"
#include "games/weigh/pattern_walk.h"
#include "games/weigh/pattern_weighing.h"
#include "tools/authoring/compiled_patterns.h"
#include "tools/authoring/games/game_positions.h"

namespace katachi::authoring {

namespace {

// Walks are dear to make, so that those that no thread uses are kept for the next game.
class SharedWalks {
  public:
    explicit SharedWalks(const match::PatternTables& tables) : tables_(tables) {}

    std::vector<games::PatternPlacement> placements(const sgf::Game& game) {
        std::unique_ptr<games::PatternWalk> walk = idle_walk();
        auto found = walk->placements(game);
        const std::scoped_lock lock(mutex_);
        idle_.push_back(std::move(walk));
        return found;
    }

  private:
    std::unique_ptr<games::PatternWalk> idle_walk() {
        {
            const std::scoped_lock lock(mutex_);
            if (!idle_.empty()) {
                std::unique_ptr<games::PatternWalk> walk = std::move(idle_.back());
                idle_.pop_back();
                return walk;
            }
        }
        return std::make_unique<games::PatternWalk>(tables_);
    }

    const match::PatternTables& tables_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<games::PatternWalk>> idle_;
};

struct WalkedGame {
    sgf::Game game;
    std::vector<games::PatternPlacement> placements;
};

}  // namespace

catalogue::Weighing weigh_games(const std::vector<compiler::PatternDatabase>& databases, const WeighOptions& options) {
    const CompiledPatterns compiled(databases);
    SharedWalks walks(compiled.tables());
    games::PatternWeighing weighing(compiled.patterns().size());
    base::OrderedWork<sgf::Game, WalkedGame> work(
        options.jobs,
        [&](const sgf::Game& game) {
            return WalkedGame{game, walks.placements(game)};
        },
        [&](const WalkedGame& walked) {
            weighing.add(walked.placements, walked.game);
            options.progress(weighing.games());
        });
    visit_games(
        options.games, options.trouble, [&](const sgf::Game& game, const std::string&) { work.add(game); },
        options.reading);
    work.finish();

    catalogue::Weighing result{.games = weighing.games(),
                               .decided_games = weighing.decided_games(),
                               .complete = !options.reading.is_stopped(),
                               .patterns = {}};
    const std::vector<bool> has_move = games::patterns_with_a_move(compiled.tables());
    const std::vector<catalogue::PatternWeight> weights = weighing.weights();
    for (std::size_t i = 0; i < weights.size(); ++i)
        if (has_move[i])
            result.patterns.push_back({compiled.patterns()[i].database, compiled.patterns()[i].pattern, weights[i]});
    return result;
}

}  // namespace katachi::authoring
