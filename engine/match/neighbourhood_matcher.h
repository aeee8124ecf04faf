// The fast matcher of patterns that show everything in a neighbourhood of their move and nothing else, as the shapes
// mined from games do: one look into a hash table for each size instead of a walk over the trie. Codes of what stands
// around each point are kept from one position to the next. Matcher is the truth that it is tested against.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/board/neighbourhood.h"
#include "engine/board/position.h"
#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

// A bit for each point of the neighbourhood, by distance; of points off the board both.
struct NeighbourhoodCode {
    std::uint64_t own = 0, opponent = 0;

    NeighbourhoodCode within(std::uint64_t points) const { return {own & points, opponent & points}; }
    friend bool operator==(const NeighbourhoodCode&, const NeighbourhoodCode&) = default;
};

constexpr std::uint16_t no_neighbourhood = UINT16_MAX;
constexpr std::uint16_t unknown_neighbourhood = UINT16_MAX - 1;  // that nobody has asked for yet

// Which pattern shows a neighbourhood.
class NeighbourhoodPatterns {
  public:
    // Nothing where a pattern of the tables is not of this kind; then Matcher finds them.
    static std::optional<NeighbourhoodPatterns> of(const PatternTables& tables);

    // The first pattern of the tables that holds where this stands around a point; no_neighbourhood for none.
    std::uint16_t first(const NeighbourhoodCode& code) const;

  private:
    struct Size {
        std::uint64_t points;  // of the neighbourhood, a bit each
        std::uint16_t size;
        std::uint16_t first;  // of its patterns
    };
    struct Slot {
        NeighbourhoodCode code;
        std::uint16_t size = 0;
        std::uint16_t pattern = no_neighbourhood;
    };

    static std::uint64_t hash(const NeighbourhoodCode& code, std::uint16_t size);
    // The slot of this code, or the free one where it would stand.
    std::size_t slot_of(const NeighbourhoodCode& code, std::uint16_t size, std::uint64_t hash) const;
    void insert(const Slot& added);
    // No code is there whose bit is not set; of those looked for in vain few have one.
    bool may_hold(std::uint64_t hash) const {
        const std::uint64_t bit = hash >> filter_shift_;
        return (filter_[static_cast<std::size_t>(bit / 64)] >> (bit % 64) & 1) != 0;
    }

    std::vector<Size> sizes_;  // those that occur, by their first pattern
    std::vector<Slot> slots_;  // open addressing
    std::vector<std::uint64_t> filter_;
    int slot_shift_ = 0, filter_shift_ = 0;  // of hashes: their highest bits count
};

class NeighbourhoodMatcher {
  public:
    explicit NeighbourhoodMatcher(std::shared_ptr<const NeighbourhoodPatterns> patterns)
        : patterns_(std::move(patterns)) {}

    // Goes on to this position; the fewer points differ from the one before, the sooner it is done.
    void set(const board::Position& position);

    // The first pattern that holds with its move on the empty `vertex`, for the side that its diagram draws as O;
    // no_neighbourhood for none.
    std::uint16_t first_at(board::Vertex vertex, board::Colour own);

  private:
    static constexpr int line = board::max_board_size + 2 * board::neighbourhood_reach;
    static constexpr std::size_t point_count = static_cast<std::size_t>(line) * line;
    static constexpr std::size_t index(int row, int column) {
        return static_cast<std::size_t>((row + board::neighbourhood_reach) * line + column +
                                        board::neighbourhood_reach);
    }

    void begin(int size);
    void change(board::Vertex vertex, board::Colour after);

    struct Point {
        NeighbourhoodCode code;              // as Black sees it
        std::array<std::uint16_t, 2> found;  // the first pattern, by colour
    };

    std::shared_ptr<const NeighbourhoodPatterns> patterns_;
    bool has_begun_ = false;
    board::Position position_;
    std::array<Point, point_count> points_;
};

}  // namespace katachi::match
