// Where a form of a shape may stand on the board in the course of a game, and when: all places are looked at at once.
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

    // A stone of the form: by how many words and bits its colour's points are moved so that they say at each place
    // whether the stone comes.
    struct Stone {
        std::uint8_t colour;  // 0 for Black
        std::uint8_t word, bit;
    };
    std::vector<Stone> stones;

    std::vector<std::uint16_t> firsts;      // cells: the form does not stand before any of their times
    std::vector<std::uint16_t> ends;        // cells: the form stands no longer from any of their times on
    std::array<std::uint64_t, 8> places{};  // where the upper left point may lie, a bit for each vertex
    unsigned place_words = 0;               // a bit for each word of `places` that is not 0
};

// Where a form may stand at some time: from a first time on, until before another, both rough.
struct FoundPlaces {
    unsigned words = 0;                   // a bit for each word of `stands` that is set; the others hold no value
    std::array<std::uint64_t, 8> stands;  // a bit for each vertex
    std::array<RoughTime, table_lanes> first, end;  // by vertex, where it stands
};

// Finds all places where the form stands in the game that `tables` and `points` belong to. A place may be found where
// the form never stands, only if a point of the rectangle loses stones there or times are not exact.
void find_places(const FormCells& form, const RoughTime* tables, const PointSets& points, FoundPlaces& found);

// This time lies behind all times of a game that has one for each move; in others a move may have this one.
constexpr RoughTime end_of_all = rough_never - 1;

// From when to before when it may stand at a place: exact where no point of the rectangle loses stones.
struct FormTimes {
    GameTime first = 0, end = never;
};
// It answers as times_at does, for a game in which several moves share a time.
FormTimes exact_times_at(const FormCells& form, const GameTimes& times, board::Vertex place, const FoundPlaces& found);

inline FormTimes times_at(const FormCells& form, const GameTimes& times, board::Vertex place,
                          const FoundPlaces& found) {
    if (!times.are_exact()) return exact_times_at(form, times, place, found);
    const RoughTime end = found.end[static_cast<std::size_t>(place)];
    return {.first = found.first[static_cast<std::size_t>(place)], .end = end == end_of_all ? never : GameTime{end}};
}

}  // namespace katachi::games
