// A set of points of the guarded board, a bit for each vertex: what strings, liberties and regions are made of.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>

#include "engine/board/vertex.h"

namespace katachi::board {

class VertexSet {
  public:
    constexpr VertexSet() = default;

    static constexpr VertexSet of(Vertex vertex) {
        VertexSet result;
        result.insert(vertex);
        return result;
    }

    static constexpr VertexSet everything() {
        VertexSet result;
        each_word([&](std::size_t i) { result.words_[i] = ~std::uint64_t{0}; });
        return result;
    }

    constexpr bool contains(Vertex vertex) const { return (word(vertex) & bit(vertex)) != 0; }
    // Whether the vertex was not in the set before.
    constexpr bool insert(Vertex vertex) {
        const bool is_new = !contains(vertex);
        word(vertex) |= bit(vertex);
        return is_new;
    }
    // Whether the vertex was in the set.
    constexpr bool remove(Vertex vertex) {
        const bool was_there = contains(vertex);
        word(vertex) &= ~bit(vertex);
        return was_there;
    }

    // Bits are counted within bytes, and the bytes of all words added before they are joined: faster than word by word
    // on processors that are not known to count bits themselves.
    constexpr int count() const {
        std::uint64_t bytes = 0;
        each_word([&](std::size_t i) {
            const std::uint64_t pairs = words_[i] - (words_[i] >> 1 & 0x5555555555555555);
            const std::uint64_t fours = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333);
            bytes += (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F;
        });
        const std::uint64_t halves = (bytes & 0x00FF00FF00FF00FF) + (bytes >> 8 & 0x00FF00FF00FF00FF);
        return static_cast<int>(halves * 0x0001000100010001 >> 48);
    }
    constexpr bool empty() const {
        std::uint64_t any = 0;
        each_word([&](std::size_t i) { any |= words_[i]; });
        return any == 0;
    }
    // The least vertex, pass_vertex of an empty set: the upper left one, by rows.
    constexpr Vertex first() const {
        for (std::size_t i = 0; i < word_count; ++i)
            if (words_[i] != 0) return static_cast<Vertex>(i * word_bits) + std::countr_zero(words_[i]);
        return pass_vertex;
    }
    // The least vertex but one, pass_vertex where there is none.
    constexpr Vertex second() const {
        VertexSet rest = *this;
        rest.remove(first());
        return rest.first();
    }
    // The vertex that `index` others of the set are less than; `index` is below count().
    constexpr Vertex nth(int index) const {
        std::size_t i = 0;
        for (int here = std::popcount(words_[0]); index >= here; here = std::popcount(words_[i])) {
            index -= here;
            ++i;
        }
        std::uint64_t bits = words_[i];
        for (; index > 0; --index) bits &= bits - 1;
        return static_cast<Vertex>(i * word_bits) + std::countr_zero(bits);
    }
    constexpr bool intersects(const VertexSet& other) const {
        std::uint64_t any = 0;
        each_word([&](std::size_t i) { any |= words_[i] & other.words_[i]; });
        return any != 0;
    }

    constexpr VertexSet& operator|=(const VertexSet& other) {
        each_word([&](std::size_t i) { words_[i] |= other.words_[i]; });
        return *this;
    }
    constexpr VertexSet& operator&=(const VertexSet& other) {
        each_word([&](std::size_t i) { words_[i] &= other.words_[i]; });
        return *this;
    }
    constexpr VertexSet& operator-=(const VertexSet& other) {
        each_word([&](std::size_t i) { words_[i] &= ~other.words_[i]; });
        return *this;
    }
    friend constexpr VertexSet operator|(VertexSet a, const VertexSet& b) { return a |= b; }
    friend constexpr VertexSet operator&(VertexSet a, const VertexSet& b) { return a &= b; }
    friend constexpr VertexSet operator-(VertexSet a, const VertexSet& b) { return a -= b; }
    friend constexpr bool operator==(const VertexSet& a, const VertexSet& b) {
        std::uint64_t differing = 0;
        each_word([&](std::size_t i) { differing |= a.words_[i] ^ b.words_[i]; });
        return differing == 0;
    }

    // The neighbours of the points, and points that have neighbours in the set; guard points among them.
    constexpr VertexSet beside() const {
        VertexSet result;
        each_word([&](std::size_t i) __attribute__((always_inline)) {
            const std::uint64_t below = i > 0 ? words_[i - 1] : 0;
            const std::uint64_t above = i + 1 < word_count ? words_[i + 1] : 0;
            result.words_[i] = words_[i] << 1 | below >> (word_bits - 1) | words_[i] >> 1 | above << (word_bits - 1) |
                               words_[i] << stride | below >> (word_bits - stride) | words_[i] >> stride |
                               above << (word_bits - stride);
        });
        return result;
    }

    // The points, each so many vertices further, or back where `step` is negative; those that would leave the guarded
    // board are gone. A step that leaves a row by more than the guard column comes out in the next one. |step| is below
    // 64.
    constexpr VertexSet moved(int step) const {
        VertexSet result;
        if (step == 0) return *this;
        const auto bits = static_cast<std::size_t>(step < 0 ? -step : step);
        for (std::size_t i = 0; i < word_count; ++i) {
            if (step > 0)
                result.words_[i] = words_[i] << bits | (i > 0 ? words_[i - 1] >> (word_bits - bits) : 0);
            else
                result.words_[i] = words_[i] >> bits | (i + 1 < word_count ? words_[i + 1] << (word_bits - bits) : 0);
        }
        return result;
    }

    // It walks by growing vertex. The set must outlive the walk; changing it has no effect on the word at hand.
    class Iterator {
      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Vertex;
        using difference_type = std::ptrdiff_t;
        using pointer = const Vertex*;
        using reference = Vertex;

        constexpr Iterator(const VertexSet& set, std::size_t index) : set_(&set), index_(index) {
            if (index_ < word_count) bits_ = set_->words_[index_];
            skip();
        }
        constexpr Vertex operator*() const { return static_cast<Vertex>(index_ * word_bits) + std::countr_zero(bits_); }
        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1;
            skip();
            return *this;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
            return a.index_ == b.index_ && a.bits_ == b.bits_;
        }

      private:
        constexpr void skip() {
            while (bits_ == 0 && index_ < word_count)
                if (++index_ < word_count) bits_ = set_->words_[index_];
        }

        const VertexSet* set_;
        std::size_t index_;
        std::uint64_t bits_ = 0;
    };
    constexpr Iterator begin() const { return {*this, 0}; }
    constexpr Iterator end() const { return {*this, word_count}; }

  private:
    static constexpr std::size_t word_bits = 64;
    static constexpr std::size_t word_count = (vertex_count + word_bits - 1) / word_bits;

    // Calls with the index of each word, written out: compilers take two words at a time, and keep sets in registers.
    // They must be told to, since in large units they no longer do so by themselves.
    template <typename Act>
    [[gnu::always_inline]] static constexpr void each_word(Act act) {
        [&]<std::size_t... i>(std::index_sequence<i...>) __attribute__((always_inline)) { (act(i), ...); }
        (std::make_index_sequence<word_count>{});
    }

    static constexpr std::uint64_t bit(Vertex vertex) {
        return std::uint64_t{1} << (static_cast<unsigned>(vertex) % word_bits);
    }
    constexpr std::uint64_t& word(Vertex vertex) { return words_[static_cast<unsigned>(vertex) / word_bits]; }
    constexpr const std::uint64_t& word(Vertex vertex) const {
        return words_[static_cast<unsigned>(vertex) / word_bits];
    }

    std::array<std::uint64_t, word_count> words_{};
};

}  // namespace katachi::board
