// Races that liberties decide: M. Müller, "Race to capture: analyzing semeai in Go" (1999), and R. Hunter, "Counting
// liberties and winning capturing races" (2003), where two strings alone race and every point around them is plain.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/life/goal/dragon_goal.h"

namespace katachi::life {

// The liberties of one string of a race, each as the number of moves by which the opponent fills it.
struct RaceLiberties {
    int outer = 0;      // without the shared ones, and without the eye
    int eye = 0;        // of the eye: 1, 2, 3, 5, 8, 12, 17 for one to seven points, less those that are filled
    int eye_class = 0;  // 0 without an eye, else class_of_eye
};

// The class of an eye of `size` points: 1 for up to three points, else their number.
constexpr int class_of_eye(int size) { return size <= 3 ? 1 : size; }

enum class MovesFirst : std::uint8_t { killer, target };

// Whether a string with `killer` takes one with `target`, each playing as well as it can, with so many shared
// liberties. Neither gains liberties, nor a second eye.
bool takes(const RaceLiberties& killer, const RaceLiberties& target, int shared, MovesFirst first);

struct CountedRace {
    bool is_captured = false;  // the goal
    board::VertexSet zone;     // where that was seen
};

// Stones around a race that nobody can take.
struct RaceBorder {
    board::VertexSet attackers;
    board::VertexSet friends;
};

// Counts the race of the goal's string with one string of `goal.rivals`, or with safe stones alone; nothing where
// liberties do not decide. All stones around the two must belong to the border, or stand within their eyes.
std::optional<CountedRace> counted_race(const board::Board& board, const DragonGoal& goal,
                                        const board::VertexSet& goal_stones, board::Colour to_move,
                                        const RaceBorder& border);

// Whether the rivals die although they have just captured the goal: their only eye is the one that the capture gave
// them, and the defender plays first in it.
bool is_captured_in_vain(const board::Board& board, const DragonGoal& goal, const RaceBorder& border);

}  // namespace katachi::life
