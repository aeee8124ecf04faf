// Looks for a shape in the games of segments, by their index; the answer is that of PlainScan.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/index/segment.h"
#include "games/search/prepared_shape.h"
#include "games/search/shape_answer.h"

namespace katachi::games {

// The games of a segment that are searched: those that are counted and have a board.
struct SearchedSegment {
    const Segment* segment = nullptr;
    // For each game of the segment whether it is searched, too; empty for all.
    std::span<const std::uint8_t> chosen = {};

    bool takes(std::uint32_t game) const { return segment->is_searched(game) && (chosen.empty() || chosen[game] != 0); }
};

// `jobs` threads, at least one; the answer is the same whatever their number.
ShapeAnswer searched_answer(std::span<const SearchedSegment> segments, const ShapeQuestion& question, int jobs);

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
