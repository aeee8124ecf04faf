#include "tools/katachi/commands/games/base_search.h"

#include <iostream>
#include <limits>

#include "games/base/base_moves.h"
#include "games/search/indexed_search.h"
#include "tools/katachi/commands/games/shown_source.h"
#include "tools/katachi/commands/games/told_game_text.h"

namespace katachi::cli {

namespace {

using games::GameBase;

class BaseSearch {
  public:
    // The games of `numbers` are searched.
    BaseSearch(const GameBase& base, const std::vector<std::int64_t>& numbers, const GamesSearchOptions& options,
               const games::Shape& shape)
        : base_(base),
          options_(options),
          moves_(base),
          question_{.shape = shape, .ways = asked_ways(options), .counting = asked_counting(options)} {
        choose(numbers);
    }

    FoundHits run() {
        FoundHits found;
        if (options_.moves.empty()) {
            found.answer = games::searched_answer(searched_, question_, options_.jobs);
            if (options_.lists_games) found.listed = named(games::listed_hits(searched_, question_, options_.limit));
        } else {
            search_within(found);
        }
        return found;
    }

  private:
    using Hits = std::vector<games::GameHit>;

    void choose(const std::vector<std::int64_t>& numbers) {
        for (const games::BaseSegment& segment : moves_.places())
            chosen_.emplace_back(static_cast<std::size_t>(segment.games), std::uint8_t{0});
        for (const std::int64_t number : numbers) {
            const games::BaseMoves::Place place = moves_.place_of(number);
            chosen_[place.segment][place.game] = 1;
        }
        for (std::size_t i = 0; i < chosen_.size(); ++i) searched_.push_back({&moves_.segments()[i], chosen_[i]});
        games_ = numbers.size();
    }

    // The hits of each game apart, for those outside of the asked moves do not count.
    void search_within(FoundHits& found) const {
        const Hits all = games::listed_hits(searched_, question_, std::numeric_limits<std::size_t>::max());
        Hits within;
        for (std::size_t begin = 0, end = 0; begin < all.size(); begin = end) {
            const auto is_same = [&](const games::GameHit& hit) {
                return hit.segment == all[begin].segment && hit.game == all[begin].game;
            };
            std::vector<games::ShapeHit> of_game;
            for (end = begin; end < all.size() && is_same(all[end]); ++end) of_game.push_back(all[end].hit);
            of_game = hits_within(std::move(of_game), options_.moves);
            found.answer.add(of_game, moves_.segments()[all[begin].segment].winner(all[begin].game));
            for (games::ShapeHit& hit : of_game)
                if (options_.lists_games && within.size() < options_.limit)
                    within.push_back({all[begin].segment, all[begin].game, hit});
        }
        found.answer.games = games_;
        found.listed = named(within);
    }

    std::vector<answers::ListedHit> named(const Hits& hits) const {
        std::vector<std::int64_t> numbers;
        for (const games::GameHit& hit : hits)
            numbers.push_back(moves_.places()[hit.segment].first_game + std::int64_t{hit.game});
        const auto told = games::told_games(base_, numbers);
        std::vector<answers::ListedHit> listed(told.size());
        for (std::size_t i = 0; i < told.size(); ++i)
            listed[i] = {.game = shown_source(told[i].source),
                         .black = told[i].headers.black,
                         .white = told[i].headers.white,
                         .result = told[i].written_or("RE", told[i].result),
                         .hit = hits[i].hit,
                         .size = told[i].headers.board_size,
                         .number = told[i].number};
        return listed;
    }

    const GameBase& base_;
    const GamesSearchOptions& options_;
    games::BaseMoves moves_;
    games::ShapeQuestion question_;
    std::vector<std::vector<std::uint8_t>> chosen_;  // by segment and game
    std::vector<games::SearchedSegment> searched_;
    std::size_t games_ = 0;
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

FoundHits search_base(const std::string& folder, const GamesSearchOptions& options, const games::Shape& shape) {
    const GameBase base = GameBase::open(folder, GameBase::Access::read);
    const auto numbers = games::filtered_games(base, asked_filter(options.filter));
    if (!options.filter.is_empty()) std::cerr << passing_text(numbers.size(), games::counted_games(base)) << '\n';
    return BaseSearch(base, numbers, options, shape).run();
}

}  // namespace katachi::cli
