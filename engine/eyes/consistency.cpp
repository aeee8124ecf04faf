#include "engine/eyes/consistency.h"

#include <utility>

#include "engine/match/eyes/eye_matcher.h"

namespace katachi::eyes {

namespace {

// The points are in the opposite order.
EyePoints turned_round(EyePoints points, std::size_t size) {
    EyePoints turned = 0;
    for (; points != 0; points &= points - 1) turned |= match::eye_point(size - 1 - match::first_eye_point(points));
    return turned;
}

match::BareEyeSpace turned_round(const match::BareEyeSpace& space) {
    match::BareEyeSpace turned = space;
    for (EyePoints match::BareEyeSpace::*points :
         {&match::BareEyeSpace::stones, &match::BareEyeSpace::islands, &match::BareEyeSpace::margins,
          &match::BareEyeSpace::walled, &match::BareEyeSpace::approaches})
        turned.*points = turned_round(space.*points, space.size);
    for (std::size_t i = 0; i < space.size; ++i)
        turned.neighbours[space.size - 1 - i] = turned_round(space.neighbours[i], space.size);
    return turned;
}

}  // namespace

ShapeTest tested_shape(const match::BareEyeSpace& space, const match::EyeTables& solved, std::size_t most_positions) {
    std::vector<EyePoints> inconsistent;
    EyeSolver solver(space, {}, most_positions), other(turned_round(space), {}, most_positions);
    for (EyePoints stones = 0; stones <= space.all(); ++stones) {
        if ((stones & space.islands) != 0) continue;
        const auto found = solver.solve_with(stones);
        auto turned = other.solve_with(turned_round(stones, space.size));
        if (!found || !turned)
            return {.inconsistent = std::nullopt, .positions = solver.positions() + other.positions()};
        turned->attack_points = turned_round(turned->attack_points, space.size);
        turned->defence_points = turned_round(turned->defence_points, space.size);
        match::BareEyeSpace filled = space;
        filled.stones = stones;
        const auto known = match::solved_answer(solved, filled, usual_outer_liberties);
        if (*found != *turned || (known && *known != *found)) inconsistent.push_back(stones);
    }
    return {.inconsistent = std::move(inconsistent), .positions = solver.positions() + other.positions()};
}

}  // namespace katachi::eyes
