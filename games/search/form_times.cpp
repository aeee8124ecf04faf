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

// False where no place is left.
HWY_INLINE bool look_up(const FormCells& form, const RoughTime* tables, Vector& first, Vector& end) {
    std::size_t looked_up = 0;
    const auto none_left = [&] {
        return ++looked_up % cells_at_a_time == 0 && hn::AllFalse(Times(), not_behind(first, end));
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

bool FindPlaces(const FormCells& form, const RoughTime* tables, FoundPlaces& places) {
    const Times tag;
    const auto lanes = static_cast<int>(hn::Lanes(tag));
    places.stands = {};
    auto* const stands = reinterpret_cast<std::uint8_t*>(places.stands.data());
    bool found = false;
    for (int place = form.first_place / lanes * lanes; place <= form.last_place; place += lanes) {
        // A stone that never comes is behind every end.
        Vector first = hn::Zero(tag), end = hn::Set(tag, rough_never - 1);
        if (!look_up(form, tables + place, first, end)) continue;
        const auto mask = not_behind(first, end);
        if (hn::AllFalse(tag, mask)) continue;
        found = true;
        if constexpr (hn::MaxLanes(tag) == 1)
            places.stands[static_cast<std::size_t>(place / 64)] |= std::uint64_t{1} << place % 64;
        else
            hn::StoreMaskBits(tag, mask, stands + place / 8);
    }
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
