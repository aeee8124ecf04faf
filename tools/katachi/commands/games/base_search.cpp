#include "tools/katachi/commands/games/base_search.h"

#include <limits>

#include "games/search/indexed_search.h"
#include "tools/katachi/commands/games/base/shown_source.h"
#include "tools/katachi/commands/games/hit_choice.h"

namespace katachi::cli {

namespace {

class BaseSearch {
  public:
    BaseSearch(const ChosenGames& games, const GamesSearchOptions& options, const games::Shape& shape)
        : games_(games), options_(options), question_(asked_question(options, shape)), choice_(options, shape) {}

    FoundHits run() {
        FoundHits found;
        if (choice_.takes_all()) {
            found.answer = games::searched_answer(games_.searched(), question_, options_.jobs, &found.chances);
            if (options_.telling.lists_games)
                found.listed = named(games::listed_hits(games_.searched(), question_, options_.telling.limit));
        } else {
            search_chosen(found);
        }
        found.chances.add(games::expectations_of(games_.searched()));
        return found;
    }

  private:
    using Hits = std::vector<games::GameHit>;

    // The hits of each game apart, for not all of them count.
    void search_chosen(FoundHits& found) const {
        const Hits all = games::listed_hits(games_.searched(), question_, std::numeric_limits<std::size_t>::max());
        Hits chosen;
        for (std::size_t begin = 0, end = 0; begin < all.size(); begin = end) {
            const auto is_same = [&](const games::GameHit& hit) {
                return hit.segment == all[begin].segment && hit.game == all[begin].game;
            };
            std::vector<games::ShapeHit> of_game;
            for (end = begin; end < all.size() && is_same(all[end]); ++end) of_game.push_back(all[end].hit);
            const games::Segment& segment = games_.moves().segments()[all[begin].segment];
            const sgf::Game game = choice_.asks_moves_of_games() ? segment.game(all[begin].game) : sgf::Game();
            of_game = choice_.of(std::move(of_game), game);
            found.answer.add(of_game, segment.winner(all[begin].game), segment.year(all[begin].game));
            found.chances.add(of_game, games::chances_in(games_.searched()[all[begin].segment], all[begin].game));
            for (games::ShapeHit& hit : of_game)
                if (options_.telling.lists_games && chosen.size() < options_.telling.limit)
                    chosen.push_back({all[begin].segment, all[begin].game, hit});
        }
        found.answer.games = games_.count();
        found.listed = named(chosen);
    }

    std::vector<answers::ListedHit> named(const Hits& hits) const {
        std::vector<std::int64_t> numbers;
        for (const games::GameHit& hit : hits) numbers.push_back(games_.number_of(hit));
        const auto told = games::told_games(games_.base(), numbers);
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

    const ChosenGames& games_;
    const GamesSearchOptions& options_;
    games::ShapeQuestion question_;
    HitChoice choice_;
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

FoundHits search_base(const ChosenGames& games, const GamesSearchOptions& options, const games::Shape& shape) {
    return BaseSearch(games, options, shape).run();
}

}  // namespace katachi::cli
