#include "games/search/form_times.h"

#include <algorithm>
#include <bit>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "games/search/form_times.cpp"
#include <hwy/foreach_target.h>  // compiles the part up to HWY_ONCE for each set of instructions

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace katachi::games {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using Times = hn::CappedTag<RoughTime, 64>;
using Vector = hn::Vec<Times>;
using Words = hn::CappedTag<std::uint64_t, 8>;

// Asking whether any place is left costs more than a few cells do.
constexpr std::size_t cells_at_a_time = 8;
constexpr std::size_t stones_at_a_time = 4;
// Fewer stones come at some of as many places as a word holds in nearly all games.
constexpr std::size_t stones_to_look_for = 4;

// Where a time is not behind the other. Times that moves share may be equal.
HWY_INLINE auto not_behind(Vector first, Vector end) { return hn::Eq(hn::Max(first, end), end); }

// False where no place is left.
HWY_INLINE bool look_up(const FormCells& form, const RoughTime* tables, Vector& first, Vector& end) {
    std::size_t left = form.firsts.size() + form.ends.size();
    const auto none_left = [&] {
        return --left >= cells_at_a_time && left % cells_at_a_time == 0 &&
               hn::AllFalse(Times(), not_behind(first, end));
    };
    for (const std::uint16_t cell : form.firsts) {
        first = hn::Max(first, hn::LoadU(Times(), tables + cell));
        if (none_left()) return false;
    }
    for (const std::uint16_t cell : form.ends) {
        end = hn::Min(end, hn::LoadU(Times(), tables + cell));
        if (none_left()) return false;
    }
    return true;
}

// Keeps those of `places` where all stones of the form come at some time. The answer has a bit for each word that has
// some.
HWY_INLINE unsigned places_of_stones(const FormCells& form, const PointSets& points,
                                     std::array<std::uint64_t, 8>& places) {
    const Words tag;
    unsigned words = 0;
    for (std::size_t i = 0; i < places.size(); i += hn::Lanes(tag)) {
        auto left = hn::LoadU(tag, form.places.data() + i);
        std::size_t looked_at = 0;
        for (const FormCells::Stone& stone : form.stones) {
            const std::uint64_t* const comes = points.comes[stone.colour].words() + stone.word + i;
            const auto lower = hn::ShiftRightSame(hn::LoadU(tag, comes), stone.bit);
            const auto upper = hn::ShiftLeftSame(hn::ShiftLeft<1>(hn::LoadU(tag, comes + 1)), 63 - stone.bit);
            left = hn::And(left, hn::Or(lower, upper));
            if (++looked_at % stones_at_a_time == 0 && hn::AllTrue(tag, hn::Eq(left, hn::Zero(tag)))) break;
        }
        hn::StoreU(left, tag, places.data() + i);
        std::uint8_t some = 0;
        hn::StoreMaskBits(tag, hn::Ne(left, hn::Zero(tag)), &some);
        words |= static_cast<unsigned>(some) << i;
    }
    return words;
}

// Looks up, of the 64 vertices from `begin` on, those that are asked for.
HWY_INLINE void look_up(const FormCells& form, const RoughTime* tables, std::size_t begin, std::uint64_t asked,
                        FoundPlaces& found) {
    const Times tag;
    constexpr std::size_t lanes = hn::MaxLanes(tag);
    std::uint64_t stands = 0;
    for (std::size_t i = 0; i < 64; i += lanes) {
        if ((asked >> i & (~std::uint64_t{0} >> (64 - lanes))) == 0) continue;
        // A stone that never comes is behind every end.
        Vector first = hn::Zero(tag), end = hn::Set(tag, end_of_all);
        if (!look_up(form, tables + begin + i, first, end)) continue;
        const auto mask = not_behind(first, end);
        hn::StoreU(first, tag, found.first.data() + begin + i);
        hn::StoreU(end, tag, found.end.data() + begin + i);
        if constexpr (lanes >= 8)
            hn::StoreMaskBits(tag, mask, reinterpret_cast<std::uint8_t*>(&stands) + i / 8);
        else if (!hn::AllFalse(tag, mask))
            stands |= std::uint64_t{1} << i;
    }
    found.stands[begin / 64] = stands & asked;
}

void FindPlaces(const FormCells& form, const RoughTime* tables, const PointSets& points, FoundPlaces& found) {
    unsigned words = form.place_words;
    const bool has_many_stones = form.stones.size() >= stones_to_look_for;
    if (has_many_stones) words = places_of_stones(form, points, found.stands);
    found.words = words;
    for (; words != 0; words &= words - 1) {
        const auto word = static_cast<std::size_t>(std::countr_zero(words));
        look_up(form, tables, word * 64, has_many_stones ? found.stands[word] : form.places[word], found);
    }
}

}  // namespace HWY_NAMESPACE
}  // namespace katachi::games
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace katachi::games {

HWY_EXPORT(FindPlaces);

namespace {

std::uint16_t cell_index(TimeTable table, int row, int column) {
    return static_cast<std::uint16_t>(static_cast<std::size_t>(table) * table_lanes +
                                      static_cast<std::size_t>(row * board::stride + column));
}

}  // namespace

FormCells::FormCells(const ShapeForm& form) {
    using board::Colour;
    for (int row = 0; row < form.shape.rows; ++row)
        for (int column = 0; column < form.shape.columns; ++column) {
            const Allowed cell = form.shape.at(row, column);
            const bool black = (cell & allowed(Colour::black)) != 0, white = (cell & allowed(Colour::white)) != 0;
            const int step = row * board::stride + column;
            if (cell == allowed(Colour::black) || cell == allowed(Colour::white))
                stones.push_back({.colour = static_cast<std::uint8_t>(white ? 1 : 0),
                                  .word = static_cast<std::uint8_t>(step / 64),
                                  .bit = static_cast<std::uint8_t>(step % 64)});
            if ((cell & allowed(Colour::empty)) == 0)
                firsts.push_back(cell_index(black && white ? TimeTable::first_stone
                                            : black        ? TimeTable::first_black
                                                           : TimeTable::first_white,
                                            row, column));
            else if (!black || !white)
                ends.push_back(cell_index(black   ? TimeTable::end_of_black_or_empty
                                          : white ? TimeTable::end_of_white_or_empty
                                                  : TimeTable::end_of_empty,
                                          row, column));
        }
    for (const board::Vertex place : form.places)
        places[static_cast<std::size_t>(place / 64)] |= std::uint64_t{1} << place % 64;
    for (std::size_t word = 0; word < places.size(); ++word) place_words |= (places[word] != 0 ? 1U : 0U) << word;
}

void find_places(const FormCells& form, const RoughTime* tables, const PointSets& points, FoundPlaces& found) {
    HWY_DYNAMIC_DISPATCH(FindPlaces)(form, tables, points, found);
}

FormTimes exact_times_at(const FormCells& form, const GameTimes& times, board::Vertex place, const FoundPlaces& found) {
    const RoughTime first = found.first[static_cast<std::size_t>(place)];
    const RoughTime end = found.end[static_cast<std::size_t>(place)];
    FormTimes exact;
    const auto visit = [&](const std::vector<std::uint16_t>& cells, RoughTime time, const auto& see) {
        for (const std::uint16_t cell : cells)
            if (const auto lane = static_cast<std::size_t>(cell + place); times.tables()[lane] == time)
                see(times.at(lane));
    };
    visit(form.firsts, first, [&](GameTime time) { exact.first = std::max(exact.first, time); });
    visit(form.ends, end, [&](GameTime time) { exact.end = std::min(exact.end, time); });
    return exact;
}

}  // namespace katachi::games

#endif
