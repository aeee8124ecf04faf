// The fast matcher: all patterns of the tables on a position, for both colours in one pass; then, from one position
// to the next, only what came and went.
//
//     Matcher matcher(tables);
//     matcher.set(board.position());
//     matcher.scan([](const Hit& hit) { … });
//     board.play(…);
//     matcher.update(board.position(), [](const Hit& hit, Change change) { … });
//
// Hits come in no special order. Nothing is collected or allocated after set-up: a visitor gets each hit as it is
// found, and may end the search by answering false. Patterns are matched by shape and edges alone.
#pragma once

#include <array>
#include <bit>
#include <optional>
#include <type_traits>
#include <utility>

#include "engine/match/corner_hits.h"
#include "engine/match/hit.h"
#include "engine/match/pattern_filter.h"
#include "engine/match/trie_walk.h"

namespace katachi::match {

// What is looked for. Anchors are the patterns' moves, or for patterns without one the anchor of their tables.
struct MatchQuery {
    const PatternFilter* filter = nullptr;  // nullptr: all patterns
    bool black = true, white = true;        // the sides for which diagrams are drawn as O
    const PointMask* area = nullptr;        // anchors there alone; nullptr: on the whole board
};

// Calls the visitor; whether it wants to go on.
template <typename Visitor, typename... Arguments>
bool visit_and_go_on(Visitor& visit, Arguments&&... arguments) {
    if constexpr (std::is_same_v<std::invoke_result_t<Visitor&, Arguments...>, bool>) {
        return visit(std::forward<Arguments>(arguments)...);
    } else {
        visit(std::forward<Arguments>(arguments)...);
        return true;
    }
}

// Calls `visit(const Hit&)` for each anchor; whether it wants to go on.
template <typename Visitor>
bool visit_anchors(const TrieHit& found, Visitor& visit) {
    for (std::uint32_t words = found.words; words != 0; words &= words - 1) {
        const int word = std::countr_zero(words);
        const board::Colour colour = word < set_words ? board::Colour::black : board::Colour::white;
        for (std::uint64_t bits = found.anchors.words[static_cast<std::size_t>(word)]; bits != 0; bits &= bits - 1) {
            const int bit = word % set_words * 64 + std::countr_zero(bits);
            const Hit hit{found.orientation, vertex_of_bit(bit), colour};
            if (!visit_and_go_on(visit, hit)) return false;
        }
    }
    return true;
}

enum class Change : std::uint8_t { appeared, vanished };

class Matcher {
  public:
    // Allocates all that is needed later. The tables must stay while the matcher is in use.
    explicit Matcher(const PatternTables& tables);
    Matcher(const Matcher&) = delete;
    Matcher& operator=(const Matcher&) = delete;

    const PatternTables& tables() const { return tables_; }
    const board::Position& position() const { return position_; }

    // The position that is matched from now on.
    void set(const board::Position& position);

    // Every match.
    template <typename Visitor>
    void scan(Visitor&& visit, const MatchQuery& query = {}) {
        visit_all(anchors_of(query), query, visit);
    }

    // The matches that have their anchor on `vertex`.
    template <typename Visitor>
    void scan_at(board::Vertex vertex, Visitor&& visit, const MatchQuery& query = {}) {
        AnchorSets anchors;
        if (query.black) anchors.add(vertex, false);
        if (query.white) anchors.add(vertex, true);
        visit_all(anchors, query, visit);
    }

    // Goes on to `position`, which has the same size: a move with its captures, an undo, or anything else. Visits
    // what appeared and what vanished: `visit(hit, change)`.
    template <typename Visitor>
    void update(const board::Position& position, Visitor&& visit, const MatchQuery& query = {}) {
        if (!begin_update(position)) return;
        const auto visit_change = [&](const Hit& hit) {
            const std::optional<Change> change = change_of(hit, position);
            return !change || visit_and_go_on(visit, hit, *change);
        };
        const AnchorSets anchors = anchors_of(query);
        if (walk(anchors, query, &reach_, visit_change) &&
            visit_corner_hits(position_, changed_corners_, anchors, query, visit_change))
            visit_corner_hits(position, changed_corners_, anchors, query, visit_change);
        end_update(position);
    }

  private:
    template <typename Visitor>
    void visit_all(const AnchorSets& anchors, const MatchQuery& query, Visitor& visit) {
        if (walk(anchors, query, nullptr, visit)) visit_corner_hits(position_, all_corners, anchors, query, visit);
    }

    // Visits the hits of the trie; whether the visitor wants to go on.
    template <typename Visitor>
    bool walk(const AnchorSets& anchors, const MatchQuery& query, const ReachMasks* reach, Visitor& visit) {
        walk_.start(sets_, anchors, query.filter != nullptr ? query.filter->slots() : std::span<const std::uint64_t>(),
                    reach);
        for (auto hits = walk_.next(); !hits.empty(); hits = walk_.next()) {
            if (reach != nullptr) fetch_cells(hits);
            for (const TrieHit& hit : hits)
                if (!visit_anchors(hit, visit)) return false;
        }
        return true;
    }

    // The same for the corner tree.
    template <typename Visitor>
    bool visit_corner_hits(const board::Position& position, CornerSet corners, const AnchorSets& anchors,
                           const MatchQuery& query, Visitor& visit) const {
        bool goes_on = true;
        const auto visit_match = [&](const CornerMatch& match) {
            if (!goes_on || (query.filter != nullptr && !query.filter->wants(match.pattern))) return;
            const Hit hit = corner_hits_.hit_of(match, position.size);
            if (anchors.has(hit.anchor, hit.colour == board::Colour::white)) goes_on = visit_and_go_on(visit, hit);
        };
        visit_corners(tables_.corners, position, visit_match, corners);
        return goes_on;
    }

    AnchorSets anchors_of(const MatchQuery& query) const;
    // While an update is under way, the changed points are both what they were and what they become.
    bool begin_update(const board::Position& position);
    void end_update(const board::Position& position);
    // Asks the caches for what change_of will look at.
    void fetch_cells(std::span<const TrieHit> hits) const;
    // What the changed points do to the pattern that lies there, if the cells on all other points hold.
    std::optional<Change> change_of(const Hit& hit, const board::Position& after) const;

    PatternTables tables_;
    board::Position position_;
    BoardSets sets_;
    TrieWalk walk_;
    CornerHits corner_hits_;
    std::vector<std::uint8_t> row_reach_, column_reach_;  // the bytes of TrieReach that occur
    ReachMasks reach_;
    std::array<board::Vertex, static_cast<std::size_t>(board::max_board_size) * board::max_board_size> changed_;
    std::size_t changed_count_ = 0;
    CornerSet changed_corners_ = 0;
};

}  // namespace katachi::match
