// Answers that outlive moves elsewhere on the board (GNU Go's manual, chapter 11.3): one is kept with all that its
// search can have looked at, and given again while that part of the board is the same.
//
// It never gives an answer that reading would not give, so that what was asked before has no influence on answers.
// It allocates nothing once it is made.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "base/memory/zeroed_array.h"
#include "engine/reading/tactical_answer.h"

namespace katachi::reading {

class TacticalCache {
  public:
    TacticalCache() : buckets_(entries / ways) {}

    // All that is kept.
    void forget() { forgotten_ = clock_; }
    std::optional<TacticalAnswer> find(const TacticalQuestion& question, const board::Board& board);
    // `zone` as reading_zone has it; the board as it was when the question was asked.
    void store(const TacticalQuestion& question, const board::Board& board, const board::VertexSet& zone,
               const TacticalAnswer& answer);

  private:
    struct Entry {
        std::uint64_t last_use = 0;  // forgotten_ at most where it is free
        TacticalQuestion question;
        int board_size = 0;
        board::Vertex ko_point = board::pass_vertex;
        board::VertexSet zone;
        board::VertexSet empty;  // within it
        board::VertexSet black;
        TacticalAnswer answer;

        bool is_of(const board::Board& board) const;
    };
    static constexpr std::size_t entries = std::size_t{1} << 13;
    static constexpr std::size_t ways = 8;
    using Bucket = std::array<Entry, ways>;

    Bucket& bucket_of(const TacticalQuestion& question);

    base::ZeroedArray<Bucket> buckets_;
    std::uint64_t clock_ = 0;
    std::uint64_t forgotten_ = 0;
};

}  // namespace katachi::reading
