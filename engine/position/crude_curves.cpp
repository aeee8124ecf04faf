#include "engine/position/crude_curves.h"

#include <initializer_list>

namespace katachi::position {

namespace {

constexpr CrudeCurve curve(std::string_view fact, std::initializer_list<Knot> knots) {
    CrudeCurve curve{.fact = fact};
    for (const Knot& knot : knots) curve.knots[curve.count++] = knot;
    return curve;
}

constexpr float first_constant = -1.711F;
// clang-format off
constexpr std::array first_look{
    curve("part lost", {{0, 0}, {1, -2.168F}}),
    curve("part in danger", {{0, 0}, {1, -1.087F}}),
    curve("own influence", {{0, 0}, {0.5F, 0.81F}, {1, 2.531F}}),
    curve("moyo points", {{0, 0}, {8, 0.284F}}),
    curve("liberties, log", {{0, 0}, {4, 3.374F}}),
    curve("eyes if attacked", {{1, 0}, {2, 0.666F}}),
    curve("lunch", {{0, 0}, {4, 1.165F}}),
    curve("escape route, log", {{0, 0}, {5, 0.901F}}),
};
// clang-format on

constexpr float second_constant = -1.807F;
// clang-format off
constexpr std::array second_look{
    curve("first look", {{-3, 0}, {-1, 0.942F}, {0, 0.918F}, {1, 0.977F}, {2, 1.9F}, {3, 2.913F}, {5, 2.23F}}),
    curve("own influence", {{0, 0}, {0.1F, 0.756F}, {0.25F, 0.438F}, {0.4F, 0.033F}, {0.6F, 0.689F}, {0.8F, 0.83F}, {1, 0.97F}}),
    curve("liberties", {{1, 0}, {2, -0.295F}, {3, -0.631F}, {4, -0.781F}, {6, -0.709F}}),
    curve("liberties of third order", {{0, 0}, {2, 0.072F}, {6, 0.411F}, {20, 0.366F}}),
    curve("liberties of fourth order", {{0, 0}, {2, 0.381F}, {6, 0.89F}, {20, 1.106F}}),
    curve("moyo points", {{0, 0}, {2, -0.201F}, {5, -0.413F}, {10, -0.819F}, {20, -1.085F}}),
    curve("moyo value", {{0, 0}, {2, 0.662F}, {5, 0.901F}, {10, 1.153F}, {20, 1.845F}}),
    curve("stones", {{1, 0}, {2, -0.081F}, {4, -0.262F}, {8, -0.23F}, {15, -0.019F}}),
    curve("liberties a string", {{1, 0}, {2, 0.602F}, {3, 0.979F}, {4, 1.303F}, {6, 1.919F}}),
    curve("effective size a stone", {{1, 0}, {1.5F, -0.483F}, {2, -0.942F}, {3, -1.271F}, {4, -1.394F}}),
    curve("part lost", {{0, 0}, {0.5F, -0.641F}, {1, -1.282F}}),
    curve("part in danger", {{0, 0}, {0.5F, -1.394F}, {1, -0.754F}}),
    curve("stones all lost, log", {{0, 0}, {3, -1.27F}}),
    curve("eyes if attacked", {{1, 0}, {2, 0.309F}}),
    curve("eyes if defended", {{1, 0}, {2, 0.367F}}),
    curve("genus if defended", {{0, 0}, {4, 0.186F}}),
    curve("best friend", {{0, 0}, {0.5F, -0.465F}, {1, 0.323F}}),
    curve("best touching friend", {{0.5F, 0}, {1, 0.259F}}),
    curve("largest living friend, log", {{0, 0}, {2, 0.312F}, {4, 0.494F}}),
    curve("dying foes", {{0, 0}, {0.3F, 0.411F}, {0.7F, 0.632F}, {1.5F, 0.722F}, {3, 0.889F}}),
    curve("dying foe stones, log", {{0, 0}, {1, -0.285F}, {2, -0.814F}}),
    curve("stones on the board", {{60, 0}, {100, -0.054F}, {140, -0.038F}, {180, 0.113F}}),
    curve("inessential", {{0, 0}, {1, 0.391F}}),
    curve("to move", {{0, 0}, {1, 0.183F}}),
    curve("lunch", {{0, 0}, {1, 0.031F}, {3, 0.201F}}),
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
