#include "tools/katachi/commands/games/base_search.h"

#include <iostream>

#include "base/long_work/ordered_work.h"
#include "games/base/base_moves.h"
#include "tools/katachi/commands/games/shown_source.h"
#include "tools/katachi/commands/games/told_game_text.h"

namespace katachi::cli {

namespace {

using games::GameBase;

struct SearchedGame {
    std::int64_t number = 0;
    std::optional<board::Colour> winner;
    int size = 0;
    std::vector<games::ShapeHit> hits;
};

class BaseSearch {
  public:
    BaseSearch(const GameBase& base, const GamesSearchOptions& options, const games::Shape& shape)
        : base_(base), options_(options), moves_(base), scan_(shape, asked_ways(options), asked_counting(options)) {}

    FoundHits run(const std::vector<std::int64_t>& numbers, const std::atomic<bool>& stop) {
        base::OrderedWork<std::int64_t, SearchedGame> work(
            options_.jobs, [this](std::int64_t number) { return searched(number); },
            [this](const SearchedGame& game) { take(game); });
        for (const std::int64_t number : numbers) {
            if (stop) break;
            work.add(number);
        }
        work.finish();
        name_listed();
        return std::move(found_);
    }

  private:
    SearchedGame searched(std::int64_t number) const {
        const games::BaseMoves::Place place = moves_.place_of(number);
        const games::Segment& segment = moves_.segments()[place.segment];
        const sgf::Game game = segment.game(place.game);
        return {number, segment.winner(place.game), game.size, hits_within(scan_.hits(game), options_.moves)};
    }

    void take(const SearchedGame& game) {
        found_.answer.add(game.hits, game.winner);
        for (const games::ShapeHit& hit : game.hits) {
            if (!options_.lists_games || found_.listed.size() >= options_.limit) return;
            answers::ListedHit& listed = found_.listed.emplace_back();
            listed.hit = hit;
            listed.size = game.size;
            listed.number = game.number;
        }
    }

    void name_listed() {
        std::vector<std::int64_t> numbers;
        for (const answers::ListedHit& hit : found_.listed) numbers.push_back(hit.number);
        const auto told = games::told_games(base_, numbers);
        for (std::size_t i = 0; i < told.size(); ++i) {
            answers::ListedHit& hit = found_.listed[i];
            hit.game = shown_source(told[i].source);
            hit.black = told[i].headers.black;
            hit.white = told[i].headers.white;
            hit.result = told[i].written_or("RE", told[i].result);
        }
    }

    const GameBase& base_;
    const GamesSearchOptions& options_;
    games::BaseMoves moves_;
    games::PlainScan scan_;
    FoundHits found_;
};

}  // namespace

games::ShapeWays asked_ways(const GamesSearchOptions& options) {
    return {.turns = !options.no_turn, .exchanges_colours = !options.no_swap};
}

games::HitCounting asked_counting(const GamesSearchOptions& options) {
    return options.each_move ? games::HitCounting::positions : games::HitCounting::placements;
}

std::vector<games::ShapeHit> hits_within(std::vector<games::ShapeHit> hits, const std::string& moves) {
    if (moves.empty()) return hits;
    const auto [first, last] = asked_range("--moves", moves);
    std::erase_if(hits, [&](const games::ShapeHit& hit) { return hit.position < first || hit.position > last; });
    return hits;
}

FoundHits search_base(const std::string& folder, const GamesSearchOptions& options, const games::Shape& shape,
                      const std::atomic<bool>& stop) {
    const GameBase base = GameBase::open(folder, GameBase::Access::read);
    const auto numbers = games::filtered_games(base, asked_filter(options.filter));
    if (!options.filter.is_empty()) std::cerr << passing_text(numbers.size(), games::counted_games(base)) << '\n';
    return BaseSearch(base, options, shape).run(numbers, stop);
}

}  // namespace katachi::cli
