// A set of points of a window, a bit for each, by rows: a word, where board::VertexSet has seven.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace katachi::life {

using Point = int;  // 0 to 63

constexpr int most_window_points = 64;
constexpr Point no_point = -1;

// As many rows of so many columns as there are bits for.
template <int column_count>
struct Window {
    static constexpr int columns = column_count;
    static constexpr int rows = most_window_points / columns;
    static constexpr std::uint64_t all = ~std::uint64_t{0} >>
                                         static_cast<unsigned>(most_window_points - rows * columns);
    static constexpr std::uint64_t first_column = [] {
        std::uint64_t bits = 0;
        for (int row = 0; row < rows; ++row) bits |= std::uint64_t{1} << static_cast<unsigned>(row * columns);
        return bits;
    }();
    static constexpr std::uint64_t last_column = first_column << static_cast<unsigned>(columns - 1);
};
using SquareWindow = Window<8>;
using LongWindow = Window<6>;  // ten rows

template <typename Window>
class PointSet {
  public:
    constexpr PointSet() = default;
    explicit constexpr PointSet(std::uint64_t bits) : bits_(bits) {}

    static constexpr PointSet of(Point point) { return PointSet(std::uint64_t{1} << static_cast<unsigned>(point)); }
    static constexpr PointSet everything() { return PointSet(Window::all); }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr bool contains(Point point) const { return (bits_ >> static_cast<unsigned>(point) & 1) != 0; }
    // Whether the point was not in the set before.
    constexpr bool insert(Point point) {
        const bool is_new = !contains(point);
        bits_ |= of(point).bits_;
        return is_new;
    }
    constexpr void remove(Point point) { bits_ &= ~of(point).bits_; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool has_one() const { return bits_ != 0 && (bits_ & (bits_ - 1)) == 0; }
    constexpr bool has_two_at_least() const { return (bits_ & (bits_ - 1)) != 0; }
    // The number of points, `most` for more: faster than `count` where it is small.
    constexpr int count_up_to(int most) const {
        int count = 0;
        for (std::uint64_t left = bits_; left != 0 && count < most; left &= left - 1) ++count;
        return count;
    }
    // Faster than std::popcount on processors that are not known to count bits.
    constexpr int count() const {
        const std::uint64_t pairs = bits_ - (bits_ >> 1 & 0x5555555555555555);
        const std::uint64_t fours = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333);
        return static_cast<int>(((fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101 >> 56);
    }
    // The upper left point of a set that is not empty, by rows.
    constexpr Point first() const { return std::countr_zero(bits_); }
    constexpr bool intersects(PointSet other) const { return (bits_ & other.bits_) != 0; }

    constexpr PointSet& operator|=(PointSet other) { return bits_ |= other.bits_, *this; }
    constexpr PointSet& operator&=(PointSet other) { return bits_ &= other.bits_, *this; }
    constexpr PointSet& operator-=(PointSet other) { return bits_ &= ~other.bits_, *this; }
    friend constexpr PointSet operator|(PointSet a, PointSet b) { return a |= b; }
    friend constexpr PointSet operator&(PointSet a, PointSet b) { return a &= b; }
    friend constexpr PointSet operator^(PointSet a, PointSet b) { return PointSet(a.bits_ ^ b.bits_); }
    friend constexpr PointSet operator-(PointSet a, PointSet b) { return a -= b; }
    friend constexpr bool operator==(PointSet, PointSet) = default;

    // The set moved by a row, or a column; what leaves the window is gone.
    constexpr PointSet moved_up() const { return PointSet(bits_ >> Window::columns); }
    constexpr PointSet moved_down() const { return PointSet(bits_ << Window::columns & Window::all); }
    constexpr PointSet moved_left() const { return PointSet((bits_ & ~Window::first_column) >> 1); }
    constexpr PointSet moved_right() const { return PointSet((bits_ & ~Window::last_column) << 1); }
    // The neighbours of the points, and points that have neighbours in the set.
    constexpr PointSet beside() const { return moved_up() | moved_down() | moved_left() | moved_right(); }
    // The set with all of `within` that hangs together with it.
    constexpr PointSet grown(PointSet within) const {
        for (PointSet points = *this;;) {
            const PointSet next = points | (points.beside() & within);
            if (next == points) return points;
            points = next;
        }
    }

    // It visits the points in growing order.
    class Iterator {
      public:
        explicit constexpr Iterator(std::uint64_t bits) : bits_(bits) {}
        constexpr Point operator*() const { return std::countr_zero(bits_); }
        constexpr Iterator& operator++() { return bits_ &= bits_ - 1, *this; }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        std::uint64_t bits_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    std::uint64_t bits_ = 0;
};

// The neighbours of each point.
template <typename Window>
inline constexpr auto points_beside = [] {
    std::array<PointSet<Window>, Window::rows * Window::columns> result{};
    for (Point point = 0; point < Window::rows * Window::columns; ++point)
        result[static_cast<std::size_t>(point)] = PointSet<Window>::of(point).beside();
    return result;
}();
template <typename Window>
constexpr PointSet<Window> beside(Point point) {
    return points_beside<Window>[static_cast<std::size_t>(point)];
}

}  // namespace katachi::life
