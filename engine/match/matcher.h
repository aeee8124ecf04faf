// The fast matcher: all patterns of the tables on a position, for both colours in one pass; then, from one position
// to the next, only what came and went.
//
//     Matcher matcher(tables);
//     matcher.set(board.position());
//     matcher.scan([](const Hit& hit) { … });
//     board.play(…);
//     matcher.update(board.position(), [](const Hit& hit, Change change) { … });
//
// Hits come in no special order. Nothing is allocated after set-up: a visitor gets each hit as it is found, and may end
// the search by answering false. What the last update found is kept, so that taking it back is no search. Patterns are
// matched by shape and edges alone.
#pragma once

#include <bit>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/match/corner_hits.h"
#include "engine/match/hit.h"
#include "engine/match/last_update.h"
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
        if (query.black) anchors.add(vertex, board::Colour::black);
        if (query.white) anchors.add(vertex, board::Colour::white);
        visit_all(anchors, query, visit);
    }

    // Goes on to `position`, which has the same size: a move with its captures, an undo, or anything else. Visits
    // what appeared and what vanished, each once: `visit(hit, change)`.
    template <typename Visitor>
    void update(const board::Position& position, Visitor&& visit, const MatchQuery& query = {}) {
        find_changes(position);
        if (changed_.empty()) return;
        if (!asks_for_all(query)) {
            last_update_.forget();
            find_update(position, query, visit);
        } else if (last_update_.leads_back_to(position)) {
            go_back(position, visit);
        } else {
            last_update_.begin(position_);
            find_update(position, query, [&](const Hit& hit, Change change) {
                last_update_.add(hit, change);
                const bool goes_on = visit_and_go_on(visit, hit, change);
                if (!goes_on) last_update_.forget();
                return goes_on;
            });
        }
        position_ = position;
    }

  private:
    template <typename Visitor>
    void visit_all(const AnchorSets& anchors, const MatchQuery& query, Visitor& visit) {
        if (walk(anchors, query, nullptr, visit)) visit_corner_hits(position_, all_corners, anchors, query, visit);
    }

    static bool asks_for_all(const MatchQuery& query) {
        return query.filter == nullptr && query.area == nullptr && query.black && query.white;
    }

    template <typename Visitor>
    void go_back(const board::Position& after, Visitor& visit) {
        set_changed_points(after);
        last_update_.turn(position_);
        for (const LastUpdate::Found& found : last_update_.found())
            if (!visit_and_go_on(visit, found.hit, found.change)) return;
    }

    template <typename Visitor>
    void find_update(const board::Position& after, const MatchQuery& query, Visitor&& visit) {
        if (changed_.size() <= few_changes)
            visit_changes(after, query, visit);
        else
            compare_matches(after, query, visit);
    }

    // Looks only where a changed point can be seen. The sets then hold for `after`, as they do when the next one ends.
    template <typename Visitor>
    void visit_changes(const board::Position& after, const MatchQuery& query, Visitor& visit) {
        const auto visit_change = [&](const Hit& hit) {
            const std::optional<Change> change = change_of(hit, after);
            return !change || visit_and_go_on(visit, hit, *change);
        };
        const AnchorSets anchors = anchors_of(query);
        begin_changes(after);
        if (walk(anchors, query, &reach_, visit_change) &&
            visit_corner_hits(position_, changed_corners_, anchors, query, visit_change))
            visit_corner_hits(after, changed_corners_, anchors, query, visit_change);
        set_changed_points(after);
    }

    // Holds all matches before against the position after, and the other way round.
    template <typename Visitor>
    void compare_matches(const board::Position& after, const MatchQuery& query, Visitor& visit) {
        const auto visit_vanished = [&](const Hit& hit) {
            return holds_on(hit, after) || visit_and_go_on(visit, hit, Change::vanished);
        };
        const auto visit_appeared = [&](const Hit& hit) {
            return holds_on(hit, position_) || visit_and_go_on(visit, hit, Change::appeared);
        };
        const AnchorSets anchors = anchors_of(query);
        const bool goes_on = walk(anchors, query, nullptr, visit_vanished) &&
                             visit_corner_hits(position_, all_corners, anchors, query, visit_vanished);
        sets_.assign(after);
        if (goes_on && walk(anchors, query, nullptr, visit_appeared))
            visit_corner_hits(after, all_corners, anchors, query, visit_appeared);
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
            if (anchors.has(hit.anchor, hit.colour)) goes_on = visit_and_go_on(visit, hit);
        };
        visit_corners(tables_.corners, position, visit_match, corners);
        return goes_on;
    }

    AnchorSets anchors_of(const MatchQuery& query) const;
    // The points on which the positions differ.
    void find_changes(const board::Position& after);
    // The sets hold on the changed points for what they were and for what they become.
    void begin_changes(const board::Position& after);
    // The sets hold there for what `after` has alone.
    void set_changed_points(const board::Position& after);
    // Asks the caches for what change_of will look at.
    void fetch_cells(std::span<const TrieHit> hits) const;
    // What the changed points do to the pattern that lies there, if the cells on all other points hold.
    std::optional<Change> change_of(const Hit& hit, const board::Position& after) const;
    // Whether the cells of a pattern that matched there hold on another position.
    bool holds_on(const Hit& hit, const board::Position& position) const;

    // Where more points change, looking where they can be seen takes longer than two scans.
    static constexpr std::size_t few_changes = 6;

    PatternTables tables_;
    board::Position position_;
    BoardSets sets_;
    LastUpdate last_update_;
    TrieWalk walk_;
    CornerHits corner_hits_;
    std::vector<std::uint8_t> row_reach_, column_reach_;  // the bytes of TrieReach that occur
    ReachMasks reach_;
    std::vector<board::Vertex> changed_;
    CornerSet changed_corners_ = 0;
};

}  // namespace katachi::match
