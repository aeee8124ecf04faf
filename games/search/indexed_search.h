// Looks for a shape in the games of segments, by their index; the answer is that of PlainScan.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/index/segment.h"
#include "games/search/continuation_chances.h"
#include "games/search/prepared_shape.h"
#include "games/search/shape_answer.h"

namespace katachi::games {

// The games of a segment that are searched: those that are counted and have a board.
struct SearchedSegment {
    const Segment* segment = nullptr;
    // For each game of the segment whether it is searched, too; empty for all.
    std::span<const std::uint8_t> chosen = {};
    // Of each game what its movers may hope for (code_of in games/expectation); empty where nobody asks.
    std::span<const std::uint8_t> chances = {};

    bool takes(std::uint32_t game) const { return segment->is_searched(game) && (chosen.empty() || chosen[game] != 0); }
};

// What the movers of a game may hope for, and who won it.
GameChances chances_in(const SearchedSegment& searched, std::uint32_t game);

// Of all games that are searched; their chances are known.
Expectations expectations_of(std::span<const SearchedSegment> segments);

// `jobs` threads, at least one; the answer is the same whatever their number. With `chances`, which the chances of
// games go into, its movers are added there; it tells the answer what was to be expected of them.
ShapeAnswer searched_answer(std::span<const SearchedSegment> segments, const ShapeQuestion& question, int jobs,
                            ContinuationChances* chances = nullptr);

struct GameHit {
    std::size_t segment = 0;
    std::uint32_t game = 0;  // of the segment
    ShapeHit hit;

    friend bool operator==(const GameHit&, const GameHit&) = default;
};

// The first `limit` of all hits, by segment, game, and as PlainScan orders those of a game.
std::vector<GameHit> listed_hits(std::span<const SearchedSegment> segments, const ShapeQuestion& question,
                                 std::size_t limit);

}  // namespace katachi::games
