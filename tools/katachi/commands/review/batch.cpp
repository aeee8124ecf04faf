#include "tools/katachi/commands/review/batch.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>
#include <utility>

#include "base/files/atomic_file.h"
#include "base/files/canonical_path.h"
#include "base/files/file_error.h"
#include "base/files/make_folder.h"
#include "base/files/work_lock.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/ordered_work.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "compiler/sgf/writer.h"
#include "tools/answers/review/habits_json.h"
#include "tools/authoring/games/game_trees.h"
#include "tools/authoring/games/named_game.h"
#include "tools/authoring/review/habits_page.h"
#include "tools/katachi/commands/review/batch_state.h"
#include "tools/katachi/commands/review/review_names.h"
#include "tools/katachi/commands/review/written_review.h"

namespace katachi::cli {

namespace {

namespace fs = std::filesystem;

// The version is raised with every change to what reviews say, so that old ones are made anew.
constexpr int review_version = 1;

struct GameToReview {
    compiler::SgfTree tree;
    base::SourcePtr source;
    std::string name, hash, path;
};

struct FinishedGame {
    answers::ReviewedGame game;
    std::vector<std::string> texts = {};  // one for each file
    std::string trouble = {};             // why there is no review
    bool was_stopped = false;
};

// Thrown from a review that the user does not wait for.
struct ReviewStopped {};

class Batch {
  public:
    Batch(const ReviewOptions& options, const std::atomic<bool>& stop)
        : options_(options),
          stop_(stop),
          folder_(options.output()),
          state_(folder_),
          names_(options.input(), state_.paths()) {
        for (const std::string& form : options.forms) forms_.push_back(form_named(form));
    }

    Outcome run() {
        show();
        base::OrderedWork<GameToReview, FinishedGame> work(
            options_.jobs, [this](const GameToReview& game) { return review(game); },
            [this](FinishedGame game) { take(std::move(game)); });
        const auto add = [&](compiler::SgfTree tree, const base::SourcePtr& source, const std::string& name) {
            if (stop_) return;
            const std::string hash = hash_of(tree, name);
            std::string path = names_.path_of(name);
            if (const answers::ReviewedGame* known = state_.find(name, hash))
                keep(*known);
            else
                work.add({std::move(tree), source, name, hash, std::move(path)});
        };
        authoring::visit_game_trees({options_.input()},
                                    {.game = add, .trouble = [this](const std::string& line) { tell(line); }},
                                    {.stop = &stop_, .encoding = options_.record.encoding});
        work.finish();
        line_.clear();
        return finish();
    }

  private:
    // The hash is that of all that the review of a game comes from.
    std::string hash_of(const compiler::SgfTree& tree, const std::string& name) const {
        std::string text = fmt::format("{} {}\n", review_version, name);
        for (const std::string& form : options_.forms) text += form + "\n";
        text += compiler::sgf_text(tree);
        return fmt::format("{:016x}", XXH3_64bits(text.data(), text.size()));
    }

    FinishedGame review(const GameToReview& game) const {
        FinishedGame finished{.game = {.name = game.name, .hash = game.hash, .files = {}, .habits = {}}};
        const auto stop_in_time = [this](int /*done*/, int /*all*/) {
            if (stop_) throw ReviewStopped();
        };
        try {
            stop_in_time(0, 0);
            const authoring::Review review =
                authoring::review_of_game(authoring::main_line(game.tree, game.name, game.source), stop_in_time);
            for (const ReviewForm form : forms_) {
                finished.game.files.push_back(game.path + "." + std::string(form_name(form)));
                finished.texts.push_back(written_review(game.tree, review, form));
            }
            finished.game.habits = authoring::habits_of(review);
        } catch (const base::FileError& error) {
            finished.trouble = error.what();
        } catch (const ReviewStopped&) {
            finished.was_stopped = true;
        }
        return finished;
    }

    void take(FinishedGame finished) {
        if (finished.was_stopped) return;
        if (!finished.trouble.empty()) return tell(finished.trouble);
        for (std::size_t i = 0; i < finished.texts.size(); ++i) {
            const fs::path file = folder_ / finished.game.files[i];
            base::make_folder(file.parent_path());
            base::write_file(file, finished.texts[i]);
        }
        ++reviewed_;
        add_habits(finished.game);
        state_.add(std::move(finished.game));
        show();
    }

    void keep(const answers::ReviewedGame& game) {
        ++kept_;
        add_habits(game);
        show();
    }

    void add_habits(const answers::ReviewedGame& game) {
        done_.push_back(game.name);
        habits_[game.name] = game.habits;
    }

    void show() const {
        line_.show(fmt::format("Reviewing  {}, {} unchanged", base::counted(reviewed_, "game", "games"), kept_));
    }

    void tell(const std::string& line) {
        line_.clear();
        std::cerr << "katachi: " << line << '\n';
        ++troubles_;
    }

    Outcome finish() {
        if (stop_) {
            std::cerr << fmt::format("katachi: stopped after {}; the same command goes on\n",
                                     base::counted(reviewed_, "game", "games"));
            return Outcome::trouble;
        }
        if (reviewed_ + kept_ == 0) throw base::FileError(options_.input() + ": holds no game to review");
        state_.keep(done_);
        std::vector<authoring::Habits> habits;
        for (const auto& [game, of_game] : habits_) habits.insert(habits.end(), of_game.begin(), of_game.end());
        const std::vector<authoring::PlayerHabits> table = authoring::habit_table(habits);
        base::write_changed_file(folder_ / "habits.html", authoring::habits_page(table));
        base::write_changed_file(folder_ / "habits.json", answers::habits_json(table));
        std::cerr << fmt::format("{}: {} reviewed, {} unchanged\n", options_.output(),
                                 base::counted(reviewed_, "game", "games"), kept_);
        return troubles_ == 0 ? Outcome::success : Outcome::findings;
    }

    const ReviewOptions& options_;
    const std::atomic<bool>& stop_;
    fs::path folder_;
    BatchState state_;
    ReviewNames names_;
    std::vector<ReviewForm> forms_;
    std::vector<std::string> done_;                                 // names of games, reviewed or unchanged
    std::map<std::string, std::vector<authoring::Habits>> habits_;  // by game, so that sums have one order
    int reviewed_ = 0, kept_ = 0, troubles_ = 0;
    base::ProgressLine line_;
};

// Reviews of reviews would follow, were they among the games.
bool is_within(const fs::path& folder, const fs::path& other) {
    const fs::path outer = base::canonical_path(other), inner = base::canonical_path(folder);
    return std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first == outer.end();
}

void check_folder_of_reviews(const ReviewOptions& options) {
    if (options.output().empty())
        throw base::FileError(options.input() + ": name a folder for the reviews of its games, as in -o reviews/");
    for (const char* ending : {".html", ".sgf", ".json"})
        if (options.output().ends_with(ending))
            throw base::FileError(options.output() +
                                  ": several games are reviewed into a folder; name one, as in -o reviews/");
    if (fs::is_directory(options.input()) && is_within(options.output(), options.input()))
        throw base::FileError(options.output() + ": lies among the games; name a folder beside " + options.input());
}

}  // namespace

Outcome review_collection(const ReviewOptions& options) {
    check_folder_of_reviews(options);
    base::make_folder(options.output());
    const base::WorkLock lock(fs::path(options.output()) / "reviews.lock");
    if (!lock.is_held())
        throw base::FileError(options.output() + ": another program writes reviews there; wait for it");
    return Batch(options, base::stop_on_interrupt()).run();
}

}  // namespace katachi::cli
