#include "engine/position/crude_curves.h"

#include <initializer_list>

namespace katachi::position {

namespace {

constexpr CrudeCurve curve(std::string_view fact, std::initializer_list<Knot> knots) {
    CrudeCurve curve{.fact = fact};
    for (const Knot& knot : knots) curve.knots[curve.count++] = knot;
    return curve;
}

constexpr float first_constant = -1.442F;
// clang-format off
constexpr std::array first_look{
    curve("part lost", {{0, 0}, {1, -2.358F}}),
    curve("part in danger", {{0, 0}, {1, -1.291F}}),
    curve("own influence", {{0, 0}, {0.5F, 0.705F}, {1, 2.129F}}),
    curve("moyo points", {{0, 0}, {8, 0.498F}}),
    curve("liberties, log", {{0, 0}, {4, 3.11F}}),
    curve("eyes if attacked", {{1, 0}, {2, 0.606F}}),
    curve("lunch", {{0, 0}, {4, 1.063F}}),
    curve("escape route, log", {{0, 0}, {5, 0.864F}}),
};
// clang-format on

constexpr float second_constant = -1.815F;
// clang-format off
constexpr std::array second_look{
    curve("first look", {{-3, 0}, {-1, 1.018F}, {0, 1.092F}, {1, 0.761F}, {2, 1.55F}, {3, 2.369F}, {5, 1.667F}}),
    curve("own influence", {{0, 0}, {0.1F, 0.817F}, {0.25F, 0.492F}, {0.4F, 0.163F}, {0.6F, 1.221F}, {0.8F, 1.526F}, {1, 1.821F}}),
    curve("liberties", {{1, 0}, {2, -0.675F}, {3, -1.022F}, {4, -1.079F}, {6, -0.888F}}),
    curve("liberties of third order", {{0, 0}, {2, 0.116F}, {6, 0.427F}, {20, 0.407F}}),
    curve("liberties of fourth order", {{0, 0}, {2, 0.418F}, {6, 0.921F}, {20, 1.195F}}),
    curve("moyo points", {{0, 0}, {2, -0.315F}, {5, -0.493F}, {10, -1.072F}, {20, -1.471F}}),
    curve("moyo value", {{0, 0}, {2, 0.706F}, {5, 0.966F}, {10, 1.366F}, {20, 1.914F}}),
    curve("stones", {{1, 0}, {2, -0.152F}, {4, -0.366F}, {8, -0.294F}, {15, -0.097F}}),
    curve("liberties a string", {{1, 0}, {2, 0.8F}, {3, 1.25F}, {4, 1.59F}, {6, 2.225F}}),
    curve("effective size a stone", {{1, 0}, {1.5F, -0.642F}, {2, -1.094F}, {3, -1.443F}, {4, -1.642F}}),
    curve("part lost", {{0, 0}, {0.5F, -0.558F}, {1, -1.117F}}),
    curve("part in danger", {{0, 0}, {0.5F, -1.673F}, {1, -0.553F}}),
    curve("stones all lost, log", {{0, 0}, {3, -1.185F}}),
    curve("eyes if attacked", {{1, 0}, {2, 0.283F}}),
    curve("eyes if defended", {{1, 0}, {2, 0.431F}}),
    curve("genus if defended", {{0, 0}, {4, 0.21F}}),
    curve("best friend", {{0, 0}, {0.5F, -0.39F}, {1, 0.249F}}),
    curve("best touching friend", {{0.5F, 0}, {1, 0.27F}}),
    curve("largest living friend, log", {{0, 0}, {2, 0.381F}, {4, 0.545F}}),
    curve("dying foes", {{0, 0}, {0.3F, 0.408F}, {0.7F, 0.631F}, {1.5F, 0.617F}, {3, 0.759F}}),
    curve("dying foe stones, log", {{0, 0}, {1, -0.346F}, {2, -0.848F}}),
    curve("stones on the board", {{60, 0}, {100, -0.051F}, {140, -0.032F}, {180, 0.111F}}),
    curve("inessential", {{0, 0}, {1, 0.357F}}),
    curve("to move", {{0, 0}, {1, 0.197F}}),
    curve("lunch", {{0, 0}, {1, 0.085F}, {3, 0.286F}}),
};
// clang-format on

}  // namespace

float CrudeCurve::at(float amount) const {
    if (amount <= knots[0].amount) return knots[0].log_odds;
    for (std::size_t i = 1; i < count; ++i) {
        const Knot &left = knots[i - 1], &right = knots[i];
        if (amount < right.amount)
            return left.log_odds +
                   (right.log_odds - left.log_odds) * (amount - left.amount) / (right.amount - left.amount);
    }
    return knots[count - 1].log_odds;
}

CrudeCurves first_curves() { return {first_constant, first_look}; }

CrudeCurves second_curves() { return {second_constant, second_look}; }

}  // namespace katachi::position
