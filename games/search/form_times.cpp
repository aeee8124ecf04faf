#include "games/search/form_times.h"

#include <algorithm>

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

// Asking whether any place is left costs more than a few cells do.
constexpr std::size_t cells_at_a_time = 8;

// Where a time is not behind the other. Times that moves share may be equal.
HWY_INLINE auto not_behind(Vector first, Vector end) { return hn::Eq(hn::Max(first, end), end); }

// Looks at the places of so many vectors, from `place` on; whether the form stands at any.
template <int count>
HWY_INLINE bool look_at(const FormCells& form, const RoughTime* tables, int place, FoundPlaces& places) {
    const Times tag;
    const auto lanes = static_cast<int>(hn::Lanes(tag));
    // A stone that never comes is behind every end.
    Vector first[count], end[count];
    for (int i = 0; i < count; ++i) {
        first[i] = hn::Zero(tag);
        end[i] = hn::Set(tag, rough_never - 1);
    }
    std::size_t looked_up = 0;
    const auto none_left = [&] {
        if (++looked_up % cells_at_a_time != 0) return false;
        for (int i = 0; i < count; ++i)
            if (!hn::AllFalse(tag, not_behind(first[i], end[i]))) return false;
        return true;
    };
    for (const std::uint16_t cell : form.firsts) {
        for (int i = 0; i < count; ++i)
            first[i] = hn::Max(first[i], hn::LoadU(tag, tables + cell + place + i * lanes));
        if (none_left()) return false;
    }
    for (const std::uint16_t cell : form.ends) {
        for (int i = 0; i < count; ++i)
            end[i] = hn::Min(end[i], hn::LoadU(tag, tables + cell + place + i * lanes));
        if (none_left()) return false;
    }
    bool found = false;
    for (int i = 0; i < count; ++i) {
        const auto mask = not_behind(first[i], end[i]);
        if (hn::AllFalse(tag, mask)) continue;
        found = true;
        const int there = place + i * lanes;
        if constexpr (hn::MaxLanes(tag) == 1)
            places.stands[static_cast<std::size_t>(there / 64)] |= std::uint64_t{1} << there % 64;
        else
            hn::StoreMaskBits(tag, mask, reinterpret_cast<std::uint8_t*>(places.stands.data()) + there / 8);
    }
    return found;
}

bool FindPlaces(const FormCells& form, const RoughTime* tables, FoundPlaces& places) {
    const auto lanes = static_cast<int>(hn::Lanes(Times()));
    places.stands = {};
    bool found = false;
    int place = form.first_place / lanes * lanes;
    for (; place + 2 * lanes <= form.last_place; place += 3 * lanes)
        found |= look_at<3>(form, tables, place, places);
    for (; place <= form.last_place; place += lanes) found |= look_at<1>(form, tables, place, places);
    return found;
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
    first_place = board::vertex_at(form.first_row, form.first_column);
    last_place = board::vertex_at(form.last_row, form.last_column);
}

bool find_places(const FormCells& form, const RoughTime* tables, FoundPlaces& found) {
    return HWY_DYNAMIC_DISPATCH(FindPlaces)(form, tables, found);
}

FormTimes times_at(const FormCells& form, const GameTimes& times, board::Vertex place) {
    FormTimes found;
    const auto at = [&](std::uint16_t cell) { return times.at(static_cast<std::size_t>(cell + place)); };
    for (const std::uint16_t cell : form.firsts) found.first = std::max(found.first, at(cell));
    for (const std::uint16_t cell : form.ends) found.end = std::min(found.end, at(cell));
    return found;
}

}  // namespace katachi::games

#endif
