#include "games/search/indexed_search.h"

#include <atomic>
#include <map>
#include <mutex>
#include <optional>

#include "base/long_work/shared_work.h"
#include "games/index/event_code.h"
#include "games/search/game_search.h"
#include "games/search/replies.h"
#include "games/search/shape_tally.h"
#include "games/search/standing_counts.h"

namespace katachi::games {

namespace {

constexpr std::uint32_t games_at_a_time = 256;

// Some games of a segment, one after the other.
struct Stretch {
    const SearchedSegment* searched;
    std::uint32_t first, last;  // before last
};

std::span<const std::uint16_t> moves_of(const Segment& segment, std::uint32_t game) {
    return segment.regular_game(game).moves;
}

// Counts in one thread.
class Count {
  public:
    Count(const PreparedShape& shape, bool counts_movers)
        : shape_(shape), search_(shape), tally_(shape, counts_movers) {}

    void add(const Stretch& stretch) {
        const Segment& segment = *stretch.searched->segment;
        for (std::uint32_t game = stretch.first; game < stretch.last; ++game) {
            if (game + 1 < stretch.last) segment.prefetch(game + 1);
            if (stretch.searched->takes(game)) add_game(*stretch.searched, game);
        }
    }

    // All games of all segments.
    void add_keyed(std::span<const SearchedSegment> segments) {
        const bool counts_alone =
            shape_.counting() == HitCounting::placements && !shape_.asks_replies() && !tally_.counts_movers();
        std::optional<StandingCounts> counts;
        if (counts_alone) counts.emplace(shape_);
        for (const SearchedSegment& searched : segments)
            add_keyed(searched, counts ? counts->add(searched) : tallied(searched));
        if (counts) counts->add_to(tally_);
    }

    const ShapeTally& tally() const { return tally_; }

  private:
    // The games of a segment that have keys; how many of them have a hit.
    std::uint64_t tallied(const SearchedSegment& searched) {
        std::optional<std::uint32_t> last_with_hit;
        std::uint64_t with_hit = 0;
        visit_keyed_spans(shape_, searched, [&](std::uint32_t game, const FoundSpan& found, const auto& winner) {
            if (last_with_hit != game) {
                ++with_hit;
                begin_game(searched, game, moves_of(*searched.segment, game));
            }
            last_with_hit = game;
            tally_.add(found, winner);
        });
        return with_hit;
    }

    // Counts the games of a segment; those without keys are searched.
    void add_keyed(const SearchedSegment& searched, std::uint64_t with_hit) {
        std::uint64_t without_keys = 0;
        for (const std::uint32_t game : searched.segment->games_without_keys()) {
            if (!searched.takes(game)) continue;
            ++without_keys;
            add_game(searched, game);
        }
        tally_.add_games(game_count(searched) - without_keys, with_hit);
    }

    void begin_game(const SearchedSegment& searched, std::uint32_t game, std::span<const std::uint16_t> moves) {
        tally_.begin_game(moves, searched.segment->year(game),
                          tally_.counts_movers() ? chances_in(searched, game) : GameChances());
    }

    void add_game(const SearchedSegment& searched, std::uint32_t game) {
        const Segment& segment = *searched.segment;
        const auto winner = segment.winner(game);
        bool has_hit = false;
        if (segment.is_regular(game)) {
            const RegularGame regular = segment.regular_game(game);
            begin_game(searched, game, regular.moves);
            search_.visit_spans(regular, [&](const FoundSpan& found) {
                has_hit = true;
                tally_.add(found, winner);
            });
        } else {
            const auto hits = shape_.plain_scan().hits(segment.game(game));
            has_hit = !hits.empty();
            begin_game(searched, game, {});
            tally_.add(hits, winner);
        }
        tally_.add_games(1, has_hit ? 1 : 0);
    }

    static std::uint64_t game_count(const SearchedSegment& searched) {
        if (searched.chosen.empty()) return searched.segment->searched_games();
        std::uint64_t count = 0;
        for (std::uint32_t game = 0; game < searched.segment->games(); ++game) count += searched.takes(game) ? 1 : 0;
        return count;
    }

    const PreparedShape& shape_;
    GameSearch search_;
    ShapeTally tally_;
};

std::vector<Stretch> stretches(std::span<const SearchedSegment> segments) {
    std::vector<Stretch> all;
    for (const SearchedSegment& searched : segments)
        for (std::uint32_t first = 0; first < searched.segment->games(); first += games_at_a_time)
            all.push_back({&searched, first, std::min(first + games_at_a_time, searched.segment->games())});
    return all;
}

// Spans of a game as hits, in the order of PlainScan.
void add_hits(const PreparedShape& shape, const FoundSpan& found, Replies& game, std::vector<ShapeHit>& hits) {
    const StandingSpan& span = found.span;
    ShapeHit hit{.form = found.form->form.transform,
                 .upper_left = {board::row_of(found.upper_left), board::column_of(found.upper_left)},
                 .end = span.end,
                 .next_move = span.next_move,
                 .move = span.move};
    if (span.end == HitEnd::played) {
        hit.continuation = shape.moves().as_drawn(hit.form, hit.upper_left, hit.move);
        hit.reply_move = game.next_within(hit.next_move, found.form->form.shape, hit.upper_left);
    }
    if (hit.reply_move > 0)
        hit.reply = shape.moves().reply_as_drawn(hit.form, hit.upper_left, hit.move, game.move(hit.reply_move));
    const int last = shape.counting() == HitCounting::positions ? span.last : span.first;
    for (hit.position = span.first; hit.position <= last; ++hit.position) hits.push_back(hit);
}

class List {
  public:
    List(const PreparedShape& shape, std::size_t limit) : shape_(shape), search_(shape), limit_(limit) {}

    bool is_full() const { return listed_.size() >= limit_; }

    void add(const SearchedSegment& searched, std::size_t segment) {
        if (shape_.keyed()) {
            add_keyed(searched, segment);
            return;
        }
        for (std::uint32_t game = 0; game < searched.segment->games() && !is_full(); ++game)
            if (searched.takes(game)) add_hits_of(segment, game, hits_of(*searched.segment, game));
    }

    std::vector<GameHit> listed() { return std::move(listed_); }

  private:
    void add_keyed(const SearchedSegment& searched, std::size_t segment) {
        std::map<std::uint32_t, std::vector<ShapeHit>> found;
        visit_keyed_spans(shape_, searched, [&](std::uint32_t game, const FoundSpan& span, const auto&) {
            replies_.load(moves_of(*searched.segment, game));
            add_hits(shape_, span, replies_, found[game]);
        });
        for (auto& [game, hits] : found) sort_hits(hits);
        for (const std::uint32_t game : searched.segment->games_without_keys())
            if (searched.takes(game)) found[game] = hits_of(*searched.segment, game);
        for (const auto& [game, hits] : found) add_hits_of(segment, game, hits);
    }

    std::vector<ShapeHit> hits_of(const Segment& segment, std::uint32_t game) {
        if (!segment.is_regular(game)) return shape_.plain_scan().hits(segment.game(game));
        std::vector<ShapeHit> hits;
        const RegularGame regular = segment.regular_game(game);
        replies_.load(regular.moves);
        search_.visit_spans(regular, [&](const FoundSpan& found) { add_hits(shape_, found, replies_, hits); });
        sort_hits(hits);
        return hits;
    }

    void add_hits_of(std::size_t segment, std::uint32_t game, const std::vector<ShapeHit>& hits) {
        for (const ShapeHit& hit : hits)
            if (!is_full()) listed_.push_back({segment, game, hit});
    }

    const PreparedShape& shape_;
    GameSearch search_;
    Replies replies_;
    std::size_t limit_;
    std::vector<GameHit> listed_;
};

}  // namespace

GameChances chances_in(const SearchedSegment& searched, std::uint32_t game) {
    GameChances chances = chances_of_code(searched.chances[game]);
    chances.winner = searched.segment->winner(game);
    return chances;
}

Expectations expectations_of(std::span<const SearchedSegment> segments) {
    Expectations sum;
    for (const SearchedSegment& searched : segments)
        for (std::uint32_t game = 0; game < searched.segment->games(); ++game) {
            if (!searched.takes(game)) continue;
            const GameChances chances = chances_in(searched, game);
            if (!chances.winner) continue;
            BandedMoves moves;
            int number = 0;
            const auto add = [&](const sgf::Event& event) {
                if (event.kind != sgf::Event::Kind::move) return;
                ++number;
                if (event.vertex != board::pass_vertex) moves.add(event.colour, number);
            };
            for (const std::uint16_t code : searched.segment->events(game)) add(event_of(code));
            sum.add(moves, chances);
        }
    return sum;
}

ShapeAnswer searched_answer(std::span<const SearchedSegment> segments, const ShapeQuestion& question, int jobs,
                            ContinuationChances* chances) {
    const PreparedShape shape(question);
    ShapeAnswer sum;
    const bool counts_movers = chances != nullptr;
    if (shape.keyed()) {
        Count count(shape, counts_movers);
        count.add_keyed(segments);
        count.tally().add_to(sum);
        if (chances) count.tally().add_movers_to(*chances);
        return sum;
    }
    const std::vector<Stretch> all = stretches(segments);
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    base::share_work(jobs, [&](std::size_t) {
        Count count(shape, counts_movers);
        for (std::size_t i = next++; i < all.size(); i = next++) count.add(all[i]);
        const std::scoped_lock lock(mutex);
        count.tally().add_to(sum);
        if (chances) count.tally().add_movers_to(*chances);
    });
    return sum;
}

std::vector<GameHit> listed_hits(std::span<const SearchedSegment> segments, const ShapeQuestion& question,
                                 std::size_t limit) {
    const PreparedShape shape(question);
    List list(shape, limit);
    for (std::size_t i = 0; i < segments.size() && !list.is_full(); ++i) list.add(segments[i], i);
    return list.listed();
}

}  // namespace katachi::games
