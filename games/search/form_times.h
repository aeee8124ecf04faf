// Where on the board a form may stand in a game, all its places at once, and when.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/search/game_times.h"
#include "games/search/shape_forms.h"

namespace katachi::games {

// Where stones of a colour come at any time: a bit for each vertex, and room for a form that begins at the last of them.
struct StoneSets {
    static constexpr std::size_t words = 16;
    alignas(64) std::array<std::array<std::uint64_t, words>, 2> of{};  // Black, White
};
// From tables that are loaded.
void find_stones(const RoughTime* tables, StoneSets& stones);

// A form as its times are looked up. A cell is the index of its time in GameTimes::tables() where the rectangle lies at
// vertex 0.
struct FormCells {
    explicit FormCells(const ShapeForm& form);

    // A stone of the form: what a set of stones is moved by, so that it says at the place whether the stone comes.
    struct Stone {
        std::uint8_t colour;  // 0 for Black
        std::uint8_t word, bit;
    };
    std::vector<Stone> stones;

    std::vector<std::uint16_t> firsts;      // none of its stones stands before these
    std::vector<std::uint16_t> ends;        // it stands no longer from these on
    std::array<std::uint64_t, 8> places{};  // a bit for each vertex
    int first_place = 0, last_place = 0;
};

// Where a form may stand at some time.
struct FoundPlaces {
    std::array<std::uint64_t, 8> stands{};  // a bit for each vertex
};

// All places where it stands, of a game whose tables and stones these are; where it does not, a point of the rectangle loses stones or times are not exact. Other
// vertices than places may be among them. Whether there are any.
bool find_places(const FormCells& form, const RoughTime* tables, const StoneSets& stones, FoundPlaces& found);

// From when to before when it may stand at a place: exact where no point of the rectangle loses stones.
struct FormTimes {
    GameTime first = 0, end = never;
};
FormTimes times_at(const FormCells& form, const GameTimes& times, board::Vertex place);

}  // namespace katachi::games
