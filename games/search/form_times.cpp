#include "games/search/form_times.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "games/search/form_times.cpp"
#include <hwy/foreach_target.h>  // compiles the part up to HWY_ONCE for each set of instructions

#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace katachi::games {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

using Times = hn::CappedTag<GameTime, 32>;
using Vector = hn::Vec<Times>;

// The latest of the firsts at so many places; nothing more is asked once it is `never` at all of them.
HWY_INLINE bool latest(const FormCells& form, const GameTime* tables, Vector& first) {
    const Vector none = hn::Set(Times(), never);
    first = hn::Zero(Times());
    int asked = 0;
    for (const std::uint16_t cell : form.firsts) {
        first = hn::Max(first, hn::LoadU(Times(), tables + cell));
        if (++asked >= 2 && hn::AllFalse(Times(), hn::Lt(first, none))) return false;
    }
    return true;
}

bool FindTimes(const FormCells& form, const GameTime* tables, FormTimes& times) {
    const Times tag;
    const auto lanes = static_cast<int>(hn::Lanes(tag));
    times.stands = {};
    auto* const stands = reinterpret_cast<std::uint8_t*>(times.stands.data());
    bool found = false;
    for (int place = form.first_place / lanes * lanes; place <= form.last_place; place += lanes) {
        Vector first;
        if (!latest(form, tables + place, first)) continue;
        Vector end = hn::Set(tag, never);
        for (const std::uint16_t cell : form.ends) end = hn::Min(end, hn::LoadU(tag, tables + place + cell));
        const auto mask = hn::Lt(first, end);
        if (hn::AllFalse(tag, mask)) continue;
        found = true;
        if constexpr (hn::MaxLanes(tag) == 1)
            times.stands[static_cast<std::size_t>(place / 64)] |= std::uint64_t{1} << place % 64;
        else
            hn::StoreMaskBits(tag, mask, stands + place / 8);
        hn::Store(first, tag, times.first.data() + place);
        hn::Store(end, tag, times.end.data() + place);
    }
    return found;
}

}  // namespace HWY_NAMESPACE
}  // namespace katachi::games
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace katachi::games {

HWY_EXPORT(FindTimes);

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

bool find_times(const FormCells& form, const GameTime* tables, FormTimes& times) {
    return HWY_DYNAMIC_DISPATCH(FindTimes)(form, tables, times);
}

}  // namespace katachi::games

#endif
