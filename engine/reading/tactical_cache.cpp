#include "engine/reading/tactical_cache.h"

#include <algorithm>

#include "engine/board/zobrist.h"

namespace katachi::reading {

// A ko anywhere forbids a move that a search could think of sooner or later, so it must be the same.
bool TacticalCache::Entry::is_of(const board::Board& board) const {
    if (board.ko_point() != ko_point || board.size() != board_size) return false;
    return (zone & board.empty_points()) == empty && (zone & board.stones(board::Colour::black)) == black;
}

TacticalCache::Bucket& TacticalCache::bucket_of(const TacticalQuestion& question) {
    std::uint64_t hash = board::zobrist_keys[static_cast<std::size_t>(question.a)] ^
                         std::rotl(board::zobrist_keys[static_cast<std::size_t>(question.b)], 17) ^
                         board::zobrist_keys[static_cast<std::size_t>(question.kind)];
    for (const board::Vertex point : question.points)
        hash = std::rotl(hash, 5) ^ board::zobrist_keys[static_cast<std::size_t>(point)];
    return buckets_[hash & (buckets_.size() - 1)];
}

std::optional<TacticalAnswer> TacticalCache::find(const TacticalQuestion& question, const board::Board& board) {
    for (Entry& entry : bucket_of(question)) {
        if (entry.last_use <= forgotten_ || !entry.question.covers(question) || !entry.is_of(board)) continue;
        entry.last_use = ++clock_;
        return entry.answer;
    }
    return std::nullopt;
}

void TacticalCache::store(const TacticalQuestion& question, const board::Board& board, const board::VertexSet& zone,
                          const TacticalAnswer& answer) {
    Bucket& bucket = bucket_of(question);
    Entry& oldest = *std::min_element(bucket.begin(), bucket.end(),
                                      [](const Entry& a, const Entry& b) { return a.last_use < b.last_use; });
    oldest = {++clock_,
              question,
              board.size(),
              board.ko_point(),
              zone,
              zone & board.empty_points(),
              zone & board.stones(board::Colour::black),
              answer};
}

}  // namespace katachi::reading
