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
    // For each game of the segment, whether it is chosen; empty where all are.
    std::span<const std::uint8_t> chosen = {};
    // For each game, a code of the chances of its movers (code_of in games/expectation); empty where nobody asks.
    std::span<const std::uint8_t> chances = {};

    bool takes(std::uint32_t game) const { return segment->is_searched(game) && (chosen.empty() || chosen[game] != 0); }
};

// The chances that the movers of a game have, and who won it.
GameChances chances_in(const SearchedSegment& searched, std::uint32_t game);

// The expectations over all games that are searched, whose chances have to be known.
Expectations expectations_of(std::span<const SearchedSegment> segments);

// Searches with `jobs` threads, at least one; the answer is the same whatever their number. Where `chances` is given,
// the chances of games and the movers of the answer are added to it, and the answer tells the wins that were expected.
ShapeAnswer searched_answer(std::span<const SearchedSegment> segments, const ShapeQuestion& question, int jobs,
                            ContinuationChances* chances = nullptr);

struct GameHit {
    std::size_t segment = 0;
    std::uint32_t game = 0;  // of the segment
    ShapeHit hit;

    friend bool operator==(const GameHit&, const GameHit&) = default;
};

// The first `limit` of all hits, by segment, game, and as sort_hits has those of a game.
std::vector<GameHit> listed_hits(std::span<const SearchedSegment> segments, const ShapeQuestion& question,
                                 std::size_t limit);

}  // namespace katachi::games
