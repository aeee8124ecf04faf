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

// Asking whether any place is left costs more than a few cells do.
constexpr std::size_t cells_at_a_time = 8;
constexpr std::size_t stones_at_a_time = 4;
// Fewer stones come somewhere among as many places as a vector holds in nearly all games.
constexpr std::size_t stones_to_look_at = 4;

using Times = hn::CappedTag<RoughTime, 64>;
using Vector = hn::Vec<Times>;
using Words = hn::CappedTag<std::uint64_t, 8>;

void FindStones(const RoughTime* tables, StoneSets& stones) {
    const Times tag;
    const std::size_t lanes = hn::Lanes(tag);
    const Vector never_comes = hn::Set(tag, rough_never);
    for (std::size_t colour = 0; colour < stones.of.size(); ++colour) {
        auto* const bits = reinterpret_cast<std::uint8_t*>(stones.of[colour].data());
        const RoughTime* const times = tables + (static_cast<std::size_t>(TimeTable::first_black) + colour) * table_lanes;
        if constexpr (hn::MaxLanes(tag) == 1) {
            std::fill_n(bits, table_lanes / 8, std::uint8_t{0});
            for (std::size_t i = 0; i < table_lanes; ++i)
                bits[i / 8] |= static_cast<std::uint8_t>((times[i] != rough_never ? 1U : 0U) << i % 8);
        } else {
            for (std::size_t i = 0; i < table_lanes; i += lanes)
                hn::StoreMaskBits(tag, hn::Ne(hn::LoadU(tag, times + i), never_comes), bits + i / 8);
        }
    }
}

// Leaves the places where all stones of the form come at some time. Whether there are any.
HWY_INLINE bool leave_stones(const FormCells& form, const StoneSets& stones, std::array<std::uint64_t, 8>& places) {
    const Words tag;
    std::size_t looked_at = 0;
    for (const FormCells::Stone& stone : form.stones) {
        const std::uint64_t* const words = stones.of[stone.colour].data() + stone.word;
        auto any = hn::Zero(tag);
        for (std::size_t i = 0; i < places.size(); i += hn::Lanes(tag)) {
            const auto lower = hn::ShiftRightSame(hn::LoadU(tag, words + i), stone.bit);
            const auto upper = hn::ShiftLeftSame(hn::ShiftLeft<1>(hn::LoadU(tag, words + i + 1)), 63 - stone.bit);
            const auto left = hn::And(hn::LoadU(tag, places.data() + i), hn::Or(lower, upper));
            hn::StoreU(left, tag, places.data() + i);
            any = hn::Or(any, left);
        }
        if (++looked_at % stones_at_a_time == 0 && hn::AllTrue(tag, hn::Eq(any, hn::Zero(tag)))) return false;
    }
    return true;
}


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

bool FindPlaces(const FormCells& form, const RoughTime* tables, const StoneSets& stones, FoundPlaces& places) {
    const Times tag;
    const auto lanes = static_cast<int>(hn::Lanes(tag));
    const std::uint64_t lane_bits = ~std::uint64_t{0} >> (64 - lanes);
    std::array<std::uint64_t, 8> may_stand = form.places;
    if (form.stones.size() >= stones_to_look_at && !leave_stones(form, stones, may_stand)) return false;
    places.stands = {};
    auto* const stands = reinterpret_cast<std::uint8_t*>(places.stands.data());
    bool found = false;
    for (int place = form.first_place / lanes * lanes; place <= form.last_place; place += lanes) {
        if ((may_stand[static_cast<std::size_t>(place / 64)] >> place % 64 & lane_bits) == 0) continue;
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
HWY_EXPORT(FindStones);

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
    first_place = board::vertex_at(form.first_row, form.first_column);
    last_place = board::vertex_at(form.last_row, form.last_column);
}

bool find_places(const FormCells& form, const RoughTime* tables, const StoneSets& stones, FoundPlaces& found) {
    return HWY_DYNAMIC_DISPATCH(FindPlaces)(form, tables, stones, found);
}

void find_stones(const RoughTime* tables, StoneSets& stones) { HWY_DYNAMIC_DISPATCH(FindStones)(tables, stones); }

FormTimes times_at(const FormCells& form, const GameTimes& times, board::Vertex place) {
    FormTimes found;
    const auto at = [&](std::uint16_t cell) { return times.at(static_cast<std::size_t>(cell + place)); };
    for (const std::uint16_t cell : form.firsts) found.first = std::max(found.first, at(cell));
    for (const std::uint16_t cell : form.ends) found.end = std::min(found.end, at(cell));
    return found;
}

}  // namespace katachi::games

#endif
