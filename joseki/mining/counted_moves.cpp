#include "joseki/mining/counted_moves.h"

#include <algorithm>
#include <limits>
#include <queue>
#include <tuple>
#include <utility>

#include "engine/board/turned_vertex.h"
#include "joseki/mining/byte_stream.h"

namespace katachi::joseki {

namespace {

constexpr board::Vertex first_point = board::vertex_at(0, 0);

bool comes_before(const CountedMove& a, const CountedMove& b) {
    return std::tie(a.position, a.move) < std::tie(b.position, b.move);
}

bool is_same(const CountedMove& a, const CountedMove& b) { return a.position == b.position && a.move == b.move; }

bool goes_on(const CountedMove& counted) { return counted.move != stopped_here && counted.move != left_open; }

// Games without a date come last; of one day, that which comes first in the collection.
bool is_earlier(const CountedMove& a, const CountedMove& b) {
    const auto day = [](const CountedMove& counted) {
        return counted.played.first_date == 0 ? std::numeric_limits<int>::max() : counted.played.first_date;
    };
    return std::pair(day(a), a.first_game) < std::pair(day(b), b.first_game);
}

void add(CountedMove& sum, const CountedMove& other) {
    if (is_earlier(other, sum)) sum.first_game = other.first_game;
    sum.played.add(other.played);
}

}  // namespace

SeenPosition::SeenPosition(const board::SymmetricHash& hash, board::Colour to_move)
    : key_(hash.seen_by(to_move)), size_(hash.size()) {
    for (const board::Orientation orientation : board::all_orientations) {
        const std::uint64_t drawing = hash.seen_by(to_move, orientation);
        if (drawing > key_) continue;
        if (drawing < key_) drawing_count_ = 0;
        key_ = drawing;
        drawings_[static_cast<std::size_t>(drawing_count_++)] = orientation;
    }
}

board::Vertex SeenPosition::counted(board::Vertex move) const {
    if (move < first_point) return move;
    board::Vertex least = board::turned(move, drawings_[0], size_);
    for (int i = 1; i < drawing_count_; ++i)
        least = std::min(least, board::turned(move, drawings_[static_cast<std::size_t>(i)], size_));
    return least;
}

board::Vertex SeenPosition::drawn(board::Vertex counted_move) const {
    return counted_move < first_point ? counted_move : board::turned(counted_move, board::inverse(drawings_[0]), size_);
}

CountedMoves summed(std::vector<SeenMove>& seen) {
    std::sort(seen.begin(), seen.end(), [](const SeenMove& a, const SeenMove& b) {
        return std::tie(a.position, a.move) < std::tie(b.position, b.move);
    });
    CountedMoves sums;
    for (const SeenMove& move : seen) {
        const CountedMove once{.position = move.position,
                               .move = move.move,
                               .played = {.games = 1,
                                          .own_wins = move.result > 0 ? 1 : 0,
                                          .opponent_wins = move.result < 0 ? 1 : 0,
                                          .first_date = move.date,
                                          .last_date = move.date},
                               .first_game = move.game};
        if (!sums.empty() && is_same(sums.back(), once))
            add(sums.back(), once);
        else
            sums.push_back(once);
    }
    return sums;
}

namespace {

// Takes the sums of one position; keeps those that happened often enough.
void keep(CountedMoves& position, std::int64_t least_games, SummedMoves& sums) {
    CountedMove open{
        .position = position.front().position, .move = left_open, .first_game = position.front().first_game};
    CountedMoves kept;
    std::int64_t games = 0;
    ++sums.positions;
    for (const CountedMove& counted : position) {
        games += counted.played.games;
        sums.moves += goes_on(counted) ? 1 : 0;
        if (counted.move == stopped_here || (goes_on(counted) && counted.played.games >= least_games))
            kept.push_back(counted);
        else
            add(open, counted);
    }
    position.clear();
    if (games < least_games) return;
    if (open.played.games > 0) kept.insert(std::upper_bound(kept.begin(), kept.end(), open, comes_before), open);
    sums.kept.insert(sums.kept.end(), kept.begin(), kept.end());
}

}  // namespace

SummedMoves summed(std::span<const CountedMoves> parts, std::int64_t least_games) {
    struct Place {
        const CountedMove* next;
        const CountedMove* end;
    };
    const auto comes_later = [](Place a, Place b) { return comes_before(*b.next, *a.next); };
    std::priority_queue<Place, std::vector<Place>, decltype(comes_later)> places(comes_later);
    for (const CountedMoves& part : parts)
        if (!part.empty()) places.push({part.data(), part.data() + part.size()});
    SummedMoves sums;
    CountedMoves position;
    while (!places.empty()) {
        Place place = places.top();
        places.pop();
        const CountedMove& counted = *place.next;
        if (!position.empty() && position.front().position != counted.position) keep(position, least_games, sums);
        if (!position.empty() && is_same(position.back(), counted))
            add(position.back(), counted);
        else
            position.push_back(counted);
        if (++place.next != place.end) places.push(place);
    }
    if (!position.empty()) keep(position, least_games, sums);
    return sums;
}

std::span<const CountedMove> moves_in(const CountedMoves& counted, std::uint64_t position) {
    const auto first = std::lower_bound(counted.begin(), counted.end(), position,
                                        [](const CountedMove& move, std::uint64_t key) { return move.position < key; });
    auto last = first;
    while (last != counted.end() && last->position == position) ++last;
    return {first, last};
}

std::string bytes_of(const CountedMoves& counted) {
    ByteWriter bytes;
    bytes.add(counted.size());
    std::uint64_t position = 0;
    for (const CountedMove& move : counted) {
        bytes.add(move.position - position);
        bytes.add(static_cast<std::uint64_t>(move.move));
        bytes.add(static_cast<std::uint64_t>(move.played.games));
        bytes.add(static_cast<std::uint64_t>(move.played.own_wins));
        bytes.add(static_cast<std::uint64_t>(move.played.opponent_wins));
        bytes.add(static_cast<std::uint64_t>(move.played.first_date));
        bytes.add_signed(move.played.last_date - move.played.first_date);
        bytes.add(static_cast<std::uint64_t>(move.first_game));
        position = move.position;
    }
    return bytes.take();
}

std::optional<CountedMoves> counted_moves_of(std::string_view bytes) {
    ByteReader reader(bytes);
    CountedMoves counted;
    std::uint64_t position = 0;
    for (std::uint64_t left = reader.number(); left > 0 && !reader.is_damaged(); --left) {
        position += reader.number();
        CountedMove move{.position = position, .move = static_cast<board::Vertex>(reader.number())};
        move.played.games = static_cast<std::int64_t>(reader.number());
        move.played.own_wins = static_cast<std::int64_t>(reader.number());
        move.played.opponent_wins = static_cast<std::int64_t>(reader.number());
        move.played.first_date = static_cast<int>(reader.number());
        move.played.last_date = static_cast<int>(move.played.first_date + reader.signed_number());
        move.first_game = static_cast<std::int64_t>(reader.number());
        counted.push_back(move);
    }
    if (reader.is_damaged() || !reader.at_end()) return std::nullopt;
    return counted;
}

}  // namespace katachi::joseki
