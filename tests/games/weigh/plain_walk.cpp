#include "tests/games/weigh/plain_walk.h"

#include <set>
#include <tuple>

#include "compiler/emit/table_builder.h"
#include "compiler/reference_matcher/reference_matcher.h"
#include "tests/games/replayed_game.h"

namespace katachi::games {

namespace {

// Pattern, side, orientation and the point of the move: where a pattern lies.
using Place = std::tuple<std::uint16_t, board::Colour, board::Orientation, board::Vertex>;

std::set<Place> places_in(const std::vector<compiler::PatternDatabase>& databases, const board::Position& position) {
    std::set<Place> places;
    std::uint16_t number = 0;
    for (const compiler::PatternDatabase& database : databases) {
        if (!compiler::has_tables(database.spec.kind)) continue;
        for (const compiler::Pattern& pattern : database.patterns) {
            if (!compiler::has_tables(pattern)) continue;
            for (const board::Colour side : {board::Colour::black, board::Colour::white}) {
                std::vector<match::Match> matches;
                for (const board::Orientation orientation :
                     compiler::orientations(pattern.symmetry.value_or(compiler::DeclaredSymmetry::none)))
                    compiler::match_turned(pattern, orientation, position, side, matches);
                for (const match::Match& match : matches)
                    if (match.move != board::pass_vertex) places.insert({number, side, match.orientation, match.move});
            }
            ++number;
        }
    }
    return places;
}

}  // namespace

std::vector<PatternPlacement> plain_placements(const std::vector<compiler::PatternDatabase>& databases,
                                               const sgf::Game& game) {
    const ReplayedGame played = replayed(game);
    std::vector<std::set<Place>> places;
    for (const board::Position& position : played.positions) places.push_back(places_in(databases, position));

    std::vector<PatternPlacement> placements;
    for (std::size_t first = 0; first < places.size(); ++first)
        for (const Place& place : places[first]) {
            if (first > 0 && places[first - 1].contains(place)) continue;
            const auto& [pattern, side, orientation, point] = place;
            PatternPlacement placement{.pattern = pattern,
                                       .side = side,
                                       .orientation = orientation,
                                       .point = point,
                                       .position = static_cast<int>(first)};
            for (std::size_t i = first; i < played.moves.size() && places[i].contains(place); ++i) {
                if (played.moves[i].vertex != point) continue;
                placement.next_move = static_cast<int>(i + 1);
                placement.mover = played.moves[i].colour;
                break;
            }
            placements.push_back(placement);
        }
    return placements;
}

}  // namespace katachi::games
