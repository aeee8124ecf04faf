#include "tools/katachi/commands/games/base_search.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

#include "base/long_work/ordered_work.h"
#include "games/search/indexed_search.h"
#include "games/search/shape_after.h"
#include "tools/katachi/commands/games/base/shown_source.h"
#include "tools/katachi/commands/games/hit_choice.h"

namespace katachi::cli {

namespace {

using Hits = std::vector<games::GameHit>;

class BaseSearch {
  public:
    BaseSearch(const ChosenGames& games, const GamesSearchOptions& options, const AskedShape& asked)
        : games_(games), options_(options), question_(asked_question(options, asked.shape)), choice_(options, asked) {}

    FoundHits run() {
        FoundHits found;
        if (choice_.takes_all()) {
            found.answer = games::searched_answer(games_.searched(), question_, options_.jobs, &found.chances);
            find_reached(found.answer);
            if (options_.telling.lists_games)
                found.listed = named(games::listed_hits(games_.searched(), question_, options_.telling.limit));
        } else {
            search_chosen(found);
        }
        found.chances.add(games::expectations_of(games_.searched()));
        return found;
    }

    // visit(segment, game, hits): the hits of each game that has some, in the order of the games.
    template <typename Visit>
    void visit_chosen(const Visit& visit) const {
        struct Given {
            std::size_t segment;
            std::uint32_t game;
            std::vector<games::ShapeHit> hits;
        };
        struct Chosen {
            Given given;
            std::size_t undecided;
        };
        std::size_t undecided = 0;
        base::OrderedWork<Given, Chosen> work(
            options_.jobs,
            [this](const Given& given) {
                const games::Segment& segment = games_.moves().segments()[given.segment];
                HitChoice::Kept kept =
                    choice_.of(given.hits, choice_.asks_moves_of_games() ? segment.game(given.game) : sgf::Game());
                return Chosen{{given.segment, given.game, std::move(kept.hits)}, kept.undecided};
            },
            [&](Chosen chosen) {
                undecided += chosen.undecided;
                visit(chosen.given.segment, chosen.given.game, chosen.given.hits);
            });
        const Hits all = games::listed_hits(games_.searched(), question_, std::numeric_limits<std::size_t>::max());
        for (std::size_t begin = 0, end = 0; begin < all.size(); begin = end) {
            Given given{all[begin].segment, all[begin].game, {}};
            for (; end < all.size() && all[end].segment == given.segment && all[end].game == given.game; ++end)
                given.hits.push_back(all[end].hit);
            work.add(std::move(given));
        }
        work.finish();
        tell_undecided(undecided);
    }

  private:
    // The hits of each game apart, for not all of them count.
    void search_chosen(FoundHits& found) const {
        Hits listed;
        visit_chosen([&](std::size_t index, std::uint32_t game, const std::vector<games::ShapeHit>& hits) {
            const games::Segment& segment = games_.moves().segments()[index];
            found.answer.add(hits, segment.winner(game), segment.year(game));
            found.chances.add(hits, games::chances_in(games_.searched()[index], game));
            for (const games::ShapeHit& hit : hits)
                if (options_.telling.lists_games && listed.size() < options_.telling.limit)
                    listed.push_back({index, game, hit});
        });
        found.answer.games = games_.count();
        found.listed = named(listed);
    }

    // Of the continuations that are told. A shard does not know which these are, and asks for all moves.
    void find_reached(games::ShapeAnswer& answer) const {
        std::set<games::ShapeMove> moves;
        const games::Shape& shape = question_.shape;
        if (options_.shard.empty()) {
            const auto told = games::by_count(answer);
            for (std::size_t i = 0; i < std::min(told.size(), options_.telling.limit); ++i) moves.insert(told[i].first);
        } else {
            const games::ShapeMoves drawn(shape, question_.ways);
            for (int row = 0; row < shape.rows; ++row)
                for (int column = 0; column < shape.columns; ++column)
                    for (const board::Colour colour : {board::Colour::black, board::Colour::white})
                        if (shape.at(row, column) & games::allowed(board::Colour::empty))
                            moves.insert(drawn.least({row, column, colour}));
        }
        games::ShapeQuestion question = question_;
        question.asks_replies = false;
        for (const games::ShapeMove& move : moves) {
            question.shape = games::shape_after(shape, move);
            answer.reached[move] = games::searched_answer(games_.searched(), question, options_.jobs).hits;
        }
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

FoundHits search_base(const ChosenGames& games, const GamesSearchOptions& options, const AskedShape& asked) {
    return BaseSearch(games, options, asked).run();
}

std::map<std::int64_t, std::vector<games::ShapeHit>> hits_by_number(const ChosenGames& games,
                                                                    const GamesSearchOptions& options,
                                                                    const AskedShape& asked) {
    std::map<std::int64_t, std::vector<games::ShapeHit>> found;
    BaseSearch(games, options, asked)
        .visit_chosen([&](std::size_t segment, std::uint32_t game, const std::vector<games::ShapeHit>& hits) {
            if (!hits.empty()) found[games.number_of({segment, game, {}})] = hits;
        });
    return found;
}

}  // namespace katachi::cli
