#include "tools/katachi/commands/games/base_search.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <memory>
#include <unordered_map>
#include <utility>

#include "base/long_work/interrupt.h"
#include "base/long_work/ordered_work.h"
#include "base/long_work/progress_line.h"
#include "base/text/counted.h"
#include "games/search/indexed_search.h"
#include "tools/authoring/games/source_paths.h"
#include "tools/katachi/commands/games/hit_choice.h"
#include "tools/katachi/commands/games/reached_moves.h"

namespace katachi::cli {

namespace {

using Hits = std::vector<games::GameHit>;

class BaseSearch {
  public:
    BaseSearch(const ChosenGames& games, const GamesSearchOptions& options, const AskedShape& asked)
        : games_(games),
          options_(options),
          question_(asked_question(options, asked.shape)),
          choice_(options, asked),
          reached_(options, asked, choice_) {}

    std::optional<FoundHits> run() {
        FoundHits found;
        if (choice_.takes_all()) {
            found.answer = games::searched_answer(games_.searched(), question_, options_.jobs, &found.chances);
            if (options_.telling.lists_games)
                found.listed = named(games::listed_hits(games_.searched(), question_, options_.telling.limit));
        } else if (!search_chosen(found)) {
            return std::nullopt;
        }
        reached_.find(games_.searched(), found.answer);
        found.chances.add(games::expectations_of(games_.searched()));
        return found;
    }

    // visit(segment, game, hits): the hits of each game that has some, in the order of the games. False once the user
    // has stopped it.
    template <typename Visit>
    bool visit_chosen(const Visit& visit) const {
        struct Given {
            std::size_t segment = 0;
            std::uint32_t game = 0;
            std::vector<games::ShapeHit> hits;
        };
        struct Chosen {
            Given given;
            std::size_t undecided = 0;
            std::size_t asked = 0;
        };
        std::size_t undecided = 0, asked = 0, games = 0;
        const base::ProgressLine line;
        const std::atomic<bool> never = false;
        const std::atomic<bool>& stop = choice_.has_constraint() ? base::stop_on_interrupt() : never;
        const Hits all = games::listed_hits(games_.searched(), question_, std::numeric_limits<std::size_t>::max());
        base::OrderedWork<Given, Chosen> work(
            options_.jobs,
            [&](const Given& given) {
                if (stop) return Chosen{};
                const games::Segment& segment = games_.moves().segments()[given.segment];
                HitChoice::Kept kept =
                    choice_.of(given.hits, choice_.asks_moves_of_games() ? segment.game(given.game) : sgf::Game());
                return Chosen{{given.segment, given.game, std::move(kept.hits)}, kept.undecided, given.hits.size()};
            },
            [&](Chosen chosen) {
                if (stop) return;
                undecided += chosen.undecided;
                asked += chosen.asked;
                // One that reads takes milliseconds at each place.
                if (choice_.has_constraint() && ++games % 16 == 0)
                    line.show("Asking the constraint  " + std::to_string(asked) + " of " +
                              base::counted(all.size(), "place", "places"));
                visit(chosen.given.segment, chosen.given.game, chosen.given.hits);
            });
        for (std::size_t begin = 0, end = 0; begin < all.size() && !stop; begin = end) {
            Given given{all[begin].segment, all[begin].game, {}};
            for (; end < all.size() && all[end].segment == given.segment && all[end].game == given.game; ++end)
                given.hits.push_back(all[end].hit);
            work.add(std::move(given));
        }
        work.finish();
        line.clear();
        if (stop) {
            tell_stopped();
            return false;
        }
        tell_undecided(undecided);
        return true;
    }

  private:
    // The hits of each game apart, for not all of them count. False once the user has stopped it.
    bool search_chosen(FoundHits& found) {
        Hits listed;
        const bool is_whole =
            visit_chosen([&](std::size_t index, std::uint32_t game, const std::vector<games::ShapeHit>& hits) {
                const games::Segment& segment = games_.moves().segments()[index];
                found.answer.add(hits, segment.winner(game), segment.year(game));
                found.chances.add(hits, games::chances_in(games_.searched()[index], game));
                for (const games::ShapeHit& hit : hits) {
                    const games::GameHit chosen{index, game, hit};
                    if (reached_.are_told()) reached_.choose(chosen);
                    if (options_.telling.lists_games && listed.size() < options_.telling.limit)
                        listed.push_back(chosen);
                }
            });
        found.answer.games = games_.count();
        found.listed = named(listed);
        return is_whole;
    }

    std::vector<answers::ListedHit> named(const Hits& hits) const {
        const auto games = games_of(hits);
        std::vector<answers::ListedHit> listed;
        for (const games::GameHit& hit : hits)
            if (const auto game = games.find(games_.number_of(hit)); game != games.end())
                listed.push_back({game->second, hit.hit});
        return listed;
    }

    // The games are kept by number, without those that were taken out of the base since it was searched.
    std::unordered_map<std::int64_t, std::shared_ptr<const answers::ListedGame>> games_of(const Hits& hits) const {
        std::vector<std::int64_t> numbers;
        for (const games::GameHit& hit : hits)
            if (const std::int64_t number = games_.number_of(hit); numbers.empty() || numbers.back() != number)
                numbers.push_back(number);
        std::unordered_map<std::int64_t, std::shared_ptr<const answers::ListedGame>> games;
        const base::ProgressLine line;
        games::visit_told_games(games_.base(), numbers, [&](const games::ToldGame& told) {
            if (games.size() % 256 == 0)
                line.show("Listing  " + std::to_string(games.size()) + " of " +
                          base::counted(numbers.size(), "game", "games"));
            games[told.number] = std::make_shared<const answers::ListedGame>(
                answers::ListedGame{.name = authoring::shown_source(told.source),
                                    .black = told.headers.black,
                                    .white = told.headers.white,
                                    .result = told.written_or("RE", told.result),
                                    .size = told.headers.board_size,
                                    .number = told.number});
        });
        return games;
    }

    const ChosenGames& games_;
    const GamesSearchOptions& options_;
    games::ShapeQuestion question_;
    HitChoice choice_;
    ReachedMoves reached_;
};

}  // namespace

games::ShapeWays asked_ways(const GamesSearchOptions& options) {
    return {.turns = !options.no_turn, .exchanges_colours = !options.no_swap};
}

games::HitCounting asked_counting(const GamesSearchOptions& options) {
    return options.each_move ? games::HitCounting::positions : games::HitCounting::placements;
}

games::ShapeQuestion asked_question(const GamesSearchOptions& options, const games::Shape& shape) {
    return {.shape = shape, .ways = asked_ways(options), .counting = asked_counting(options), .asks_replies = true};
}

std::optional<FoundHits> search_base(const ChosenGames& games, const GamesSearchOptions& options,
                                     const AskedShape& asked) {
    return BaseSearch(games, options, asked).run();
}

std::optional<HitsByNumber> hits_by_number(const ChosenGames& games, const GamesSearchOptions& options,
                                           const AskedShape& asked) {
    HitsByNumber found;
    const auto visit = [&](std::size_t segment, std::uint32_t game, const std::vector<games::ShapeHit>& hits) {
        if (!hits.empty()) found[games.number_of({segment, game, {}})] = hits;
    };
    if (!BaseSearch(games, options, asked).visit_chosen(visit)) return std::nullopt;
    return found;
}

}  // namespace katachi::cli
