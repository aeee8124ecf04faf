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

constexpr float second_constant = 0;
// clang-format off
constexpr std::array second_look{
    curve("first look", {{-3, 0}, {-1, 0}, {0, 0}, {1, 0}, {2, 0}, {3, 0}, {5, 0}}),
    curve("own influence", {{0, 0}, {0.1F, 0}, {0.25F, 0}, {0.4F, 0}, {0.6F, 0}, {0.8F, 0}, {1, 0}}),
    curve("liberties", {{1, 0}, {2, 0}, {3, 0}, {4, 0}, {6, 0}}),
    curve("liberties of third order", {{0, 0}, {2, 0}, {6, 0}, {20, 0}}),
    curve("liberties of fourth order", {{0, 0}, {2, 0}, {6, 0}, {20, 0}}),
    curve("moyo points", {{0, 0}, {2, 0}, {5, 0}, {10, 0}, {20, 0}}),
    curve("moyo value", {{0, 0}, {2, 0}, {5, 0}, {10, 0}, {20, 0}}),
    curve("stones", {{1, 0}, {2, 0}, {4, 0}, {8, 0}, {15, 0}}),
    curve("liberties a string", {{1, 0}, {2, 0}, {3, 0}, {4, 0}, {6, 0}}),
    curve("effective size a stone", {{1, 0}, {1.5F, 0}, {2, 0}, {3, 0}, {4, 0}}),
    curve("part lost", {{0, 0}, {0.5F, 0}, {1, 0}}),
    curve("part in danger", {{0, 0}, {0.5F, 0}, {1, 0}}),
    curve("stones all lost, log", {{0, 0}, {3, 0}}),
    curve("eyes if attacked", {{1, 0}, {2, 0}}),
    curve("eyes if defended", {{1, 0}, {2, 0}}),
    curve("genus if defended", {{0, 0}, {4, 0}}),
    curve("best friend", {{0, 0}, {0.5F, 0}, {1, 0}}),
    curve("best touching friend", {{0.5F, 0}, {1, 0}}),
    curve("largest living friend, log", {{0, 0}, {2, 0}, {4, 0}}),
    curve("dying foes", {{0, 0}, {0.3F, 0}, {0.7F, 0}, {1.5F, 0}, {3, 0}}),
    curve("dying foe stones, log", {{0, 0}, {1, 0}, {2, 0}}),
    curve("stones on the board", {{60, 0}, {100, 0}, {140, 0}, {180, 0}}),
    curve("inessential", {{0, 0}, {1, 0}}),
    curve("to move", {{0, 0}, {1, 0}}),
    curve("lunch", {{0, 0}, {1, 0}, {3, 0}}),
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
