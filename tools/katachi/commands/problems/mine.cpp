#include "tools/katachi/commands/problems/mine.h"

#include <fmt/format.h>

#include <atomic>
#include <filesystem>
#include <iostream>
#include <utility>

#include "base/files/atomic_file.h"
#include "base/files/make_folder.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/ordered_work.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "tools/authoring/games/game_files.h"
#include "tools/authoring/games/game_positions.h"

namespace katachi::cli {

namespace {

constexpr std::size_t games_between_writes = 50;

struct GivenGame {
    std::string name;
    sgf::Game game;
};

struct MinedGame {
    std::string name;
    std::vector<authoring::GameProblem> problems;
    bool is_complete = false;
};

// What must be the same for a run to go on.
std::string origin_of(const ProblemsMineOptions& options) {
    return fmt::format("{}; every {}, moves {}, most added {}", fmt::join(options.games, " "), options.mining.every,
                       options.mining.demands.depth, options.mining.most_added);
}

class MiningRun {
  public:
    explicit MiningRun(const ProblemsMineOptions& options)
        : options_(options),
          origin_(origin_of(options)),
          stop_(base::stop_on_interrupt()),
          mined_(authoring::MinedProblems::read(options.output, origin_)),
          first_(mined_.games()) {
        if (first_ > 0)
            std::cerr << options.output << ": goes on behind " << base::counted(first_, "game", "games") << " with "
                      << base::counted(mined_.problems().size(), "problem", "problems") << '\n';
    }

    // Whether all that was asked for is mined.
    bool mine() {
        base::OrderedWork<GivenGame, MinedGame> work(
            options_.jobs, [this](const GivenGame& given) { return mined(given); },
            [this](const MinedGame& game) { take(game); });
        std::size_t number = 0;
        is_over_ = has_enough();
        show();
        const auto trouble = [this](const std::string& line) {
            line_.clear();
            std::cerr << "katachi: " << line << '\n';
        };
        const auto visit = [&](const sgf::Game& game, const std::string& name) {
            if (stop_) is_over_ = true;
            if (is_over_ || number++ < first_) return;
            work.add({name, game});
        };
        if (!is_over_) authoring::visit_named_games(options_.games, trouble, visit, options_.reading.until(is_over_));
        work.finish();
        line_.clear();
        mined_.write(options_.output, origin_);
        return !stop_;
    }

    const authoring::MinedProblems& problems() const { return mined_; }

  private:
    MinedGame mined(const GivenGame& given) const {
        if (stop_ || is_over_) return {};
        const regression::ProofCheck trusting = [](const auto&, const auto&, auto) { return true; };
        MinedGame game{given.name, authoring::game_problems(given.game, options_.mining, trusting, stop_)};
        game.is_complete = !stop_;
        return game;
    }

    // Games behind one that was cut short do not count, so that the next run goes on with it.
    void take(const MinedGame& game) {
        is_cut_ = is_cut_ || !game.is_complete || is_over_;
        if (is_cut_) return;
        mined_.add(game.name, game.problems);
        mined_.count_game();
        show();
        if (mined_.games() % games_between_writes == 0) mined_.write(options_.output, origin_);
        if (has_enough()) is_over_ = true;
    }

    void show() const {
        line_.show(fmt::format("Mining  {}, {}", base::counted(mined_.games(), "game", "games"),
                               base::counted(mined_.problems().size(), "problem", "problems")));
    }

    bool has_enough() const { return options_.limit > 0 && mined_.problems().size() >= options_.limit; }

    const ProblemsMineOptions& options_;
    std::string origin_;
    const std::atomic<bool>& stop_;
    std::atomic<bool> is_over_ = false;
    bool is_cut_ = false;
    authoring::MinedProblems mined_;
    std::size_t first_;
    base::ProgressLine line_;
};

}  // namespace

Outcome run_problems_mine(const ProblemsMineOptions& options) {
    authoring::check_game_paths(options.games);
    base::make_folder(options.output);
    base::check_can_be_written(std::filesystem::path(options.output) / "problem.sgf");
    MiningRun run(options);
    const bool is_whole = run.mine();
    std::cout << options.output << ": " << mined_problems_text(run.problems());
    if (!is_whole) return stopped("the same command goes on");
    return run.problems().problems().empty() ? Outcome::findings : Outcome::success;
}

}  // namespace katachi::cli
