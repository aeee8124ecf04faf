// Where on the board a form may stand in a game, and when: all its places at once.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/search/game_times.h"
#include "games/search/shape_forms.h"

namespace katachi::games {

// A form as its times are looked up. A cell is the index of its time in GameTimes::tables() where the rectangle lies at
// vertex 0.
struct FormCells {
    explicit FormCells(const ShapeForm& form);

    std::vector<std::uint16_t> firsts;      // none of its stones stands before these
    std::vector<std::uint16_t> ends;        // it stands no longer from these on
    std::array<std::uint64_t, 8> places{};  // a bit for each vertex
    int first_place = 0, last_place = 0;
};

// By place, a vertex: from which position and to before which one. Filled where the bit is set.
struct FormTimes {
    alignas(64) std::array<std::uint64_t, 8> stands{};
    alignas(64) std::array<GameTime, table_lanes> first{};
    alignas(64) std::array<GameTime, table_lanes> end{};
};

// Exact where no point of the rectangle loses stones; else it may stand less, or in parts. Whether any bit is set.
bool find_times(const FormCells& form, const GameTime* tables, FormTimes& times);

}  // namespace katachi::games
