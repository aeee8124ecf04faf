#include "tools/katachi/commands/games/search.h"

#include <algorithm>
#include <iostream>
#include <optional>

#include "base/files/file_error.h"
#include "base/long_work/interrupt.h"
#include "base/long_work/ordered_work.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "base/text/one_line.h"
#include "engine/sgf/values.h"
#include "games/base/game_base.h"
#include "games/base/header_date.h"
#include "games/index/kept_games.h"
#include "games/search/continuation_chances.h"
#include "games/search/shape_answer.h"
#include "tools/answers/games/shape_answer_json.h"
#include "tools/answers/games/shape_shard_json.h"
#include "tools/authoring/games/game_positions.h"
#include "tools/katachi/commands/games/asked_shape.h"
#include "tools/katachi/commands/games/base_search.h"
#include "tools/katachi/commands/games/hit_choice.h"
#include "tools/katachi/commands/games/reached_moves.h"

namespace katachi::cli {

namespace {

struct GivenGame {
    sgf::Game game;
    std::string name;
};

struct SearchedGame {
    GivenGame given;
    HitChoice::Kept kept;
};

// Games that are in no base, one after the other.
class Search {
  public:
    Search(const GamesSearchOptions& options, const AskedShape& asked)
        : options_(options),
          scan_(asked.shape, asked_ways(options), asked_counting(options)),
          choice_(options, asked),
          reached_(options, asked, choice_) {}

    // Games are taken in their order, whatever the number of jobs.
    void run(const std::vector<std::string>& paths, const std::atomic<bool>& stop) {
        base::OrderedWork<GivenGame, SearchedGame> work(
            options_.jobs,
            [this](const GivenGame& given) {
                return SearchedGame{given, choice_.of(scan_.hits(given.game), given.game)};
            },
            [this](SearchedGame searched) { take(std::move(searched)); });
        const auto trouble = [&](const std::string& line) {
            line_.clear();
            std::cerr << "katachi: " << line << '\n';
        };
        authoring::visit_named_games(
            paths, trouble,
            [&](const sgf::Game& game, const std::string& name) {
                work.add({game, name});
            },
            options_.reading.until(stop));
        work.finish();
        line_.clear();
        tell_undecided(undecided_);
    }

    FoundHits found() && {
        if (reached_.are_told() && kept_) {
            std::vector<games::SearchedSegment> searched;
            for (const games::Segment& segment : kept_->segments()) searched.push_back({.segment = &segment});
            reached_.find(searched, answer_);
        }
        return {std::move(answer_), std::move(chances_), std::move(listed_)};
    }

  private:
    void take(SearchedGame searched) {
        const sgf::Game& game = searched.given.game;
        const std::vector<games::ShapeHit>& hits = searched.kept.hits;
        undecided_ += searched.kept.undecided;
        const auto date = games::header_date(game.date);
        const int year = date ? date->first.year : 0;
        answer_.add(hits, sgf::sgf_winner(game.result), static_cast<std::uint16_t>(year));
        chances_.add(hits, game);
        if (answer_.games % 256 == 0) line_.show("Searching  " + base::counted(answer_.games, "game", "games"));
        if (options_.telling.lists_games && !hits.empty()) list(searched.given.name, game, hits);
        if (reached_.are_told()) keep(std::move(searched));
    }

    void list(const std::string& name, const sgf::Game& game, const std::vector<games::ShapeHit>& hits) {
        const auto listed =
            std::make_shared<const answers::ListedGame>(answers::ListedGame{.name = name,
                                                                            .black = base::one_line(game.black),
                                                                            .white = base::one_line(game.white),
                                                                            .result = base::one_line(game.result),
                                                                            .size = game.size});
        for (const games::ShapeHit& hit : hits)
            if (listed_.size() < options_.telling.limit) listed_.push_back({listed, hit});
    }

    // Keeps the game for the question how often continuations were reached, which are known at the end.
    void keep(SearchedGame searched) {
        if (!kept_) return;
        if (kept_->size() == most_kept) {
            line_.clear();
            std::cerr << "of more than " << most_kept
                      << " games that are in no base it is not told how often moves were reached; katachi games import "
                         "makes a base\n";
            kept_.reset();
            return;
        }
        const games::KeptGames::Place place = games::KeptGames::place_of(kept_->size());
        for (const games::ShapeHit& hit : searched.kept.hits) reached_.choose({place.segment, place.game, hit});
        kept_->add(std::move(searched.given.game));
    }

    // Half a gigabyte.
    static constexpr std::size_t most_kept = 200'000;

    const GamesSearchOptions& options_;
    games::PlainScan scan_;
    HitChoice choice_;
    base::ProgressLine line_;
    games::ShapeAnswer answer_;
    games::ContinuationChances chances_;
    std::vector<answers::ListedHit> listed_;
    std::size_t undecided_ = 0;
    ReachedMoves reached_;
    std::optional<games::KeptGames> kept_{std::in_place};
};

// A shape that is cut from a position leaves the first argument to the games.
std::vector<std::string> game_paths(const GamesSearchOptions& options) {
    std::vector<std::string> paths = options.paths;
    if (!options.from.empty() && !options.shape.empty()) paths.insert(paths.begin(), options.shape);
    if (paths.empty())
        throw base::FileError("games search takes SHAPE and GAMES; katachi games search --help shows examples");
    return paths;
}

// A base is searched alone, and nothing else by what is told of games.
bool names_base(const std::vector<std::string>& paths, const GamesSearchOptions& options) {
    const bool any_base = std::ranges::any_of(paths, [](const std::string& path) { return games::is_game_base(path); });
    if (any_base && paths.size() > 1)
        throw base::FileError("a base is searched alone; import the other games into it first");
    if (!any_base && !options.filter.is_empty())
        throw base::FileError(
            "--player, --since and what else is told of games choose from a base; katachi games import makes one");
    return any_base;
}

// The search that is made where the user said no more.
void say_defaults(const GamesSearchOptions& options) {
    std::string assumed;
    if (!options.no_turn) assumed = "turned and mirrored (--no-turn)";
    if (!options.no_swap) assumed += std::string(assumed.empty() ? "" : ", ") + "colours exchanged (--no-swap)";
    if (!assumed.empty()) std::cerr << "searching: " << assumed << '\n';
}

// A shard writes what `katachi games merge` joins, and has done its work also where it found nothing.
Outcome run_on_base(const std::string& folder, const GamesSearchOptions& options, const AskedShape& asked,
                    const CommonOptions& common) {
    const ShardChoice shard = options.shard.empty() ? ShardChoice{} : asked_shard(options.shard);
    const ChosenGames games(folder, options.filter, shard);
    auto found = search_base(games, options, asked);
    if (!found) return Outcome::trouble;
    if (options.shard.empty()) return tell(shown_shape(asked), std::move(*found), options.telling, common);
    std::vector<std::string> chosen = options.filter.words();
    if (!options.moves.empty()) chosen.push_back("--moves " + options.moves);
    if (!asked.sequence.empty()) chosen.push_back("--then " + games::sequence_text(asked.sequence, asked.shape.rows));
    if (asked.constrained) chosen.push_back("constraint of " + asked.constrained->pattern.name);
    std::cout << answers::shape_shard_json({.question = {.shape = asked_question(options, shown_shape(asked)),
                                                         .chosen = chosen,
                                                         .games = games.passing(),
                                                         .shards = shard.count,
                                                         .lists_games = options.telling.lists_games,
                                                         .limit = options.telling.limit},
                                            .number = shard.number,
                                            .answer = std::move(found->answer),
                                            .chances = std::move(found->chances),
                                            .listed = std::move(found->listed)})
              << std::flush;
    return Outcome::success;
}

}  // namespace

Outcome run_games_search(const GamesSearchOptions& options, const CommonOptions& common) {
    const std::vector<std::string> paths = game_paths(options);
    const AskedShape asked = asked_shape(options);
    const bool is_base = names_base(paths, options);
    if (!is_base && !options.shard.empty())
        throw base::FileError("--shard is for a base; katachi games import makes one");
    if (!is_base || asked.constrained) base::stop_on_interrupt();
    say_defaults(options);
    if (is_base) return run_on_base(paths.front(), options, asked, common);
    const std::atomic<bool>& stop = base::stop_on_interrupt();
    Search search(options, asked);
    search.run(paths, stop);
    if (stop) {
        tell_stopped();
        return Outcome::trouble;
    }
    return tell(shown_shape(asked), std::move(search).found(), options.telling, common);
}

}  // namespace katachi::cli
