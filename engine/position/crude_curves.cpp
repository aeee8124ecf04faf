#include "engine/position/crude_curves.h"

#include <initializer_list>

namespace katachi::position {

namespace {

constexpr CrudeCurve curve(std::string_view fact, std::initializer_list<Knot> knots) {
    CrudeCurve curve{.fact = fact};
    for (const Knot& knot : knots) curve.knots[curve.count++] = knot;
    return curve;
}

constexpr float first_constant = -1.632F;
// clang-format off
constexpr std::array first_look{
    curve("part lost", {{0, 0}, {1, -2.202F}}),
    curve("part in danger", {{0, 0}, {1, -1.118F}}),
    curve("own influence", {{0, 0}, {0.5F, 0.861F}, {1, 2.311F}}),
    curve("moyo points", {{0, 0}, {8, 0.491F}}),
    curve("liberties, log", {{0, 0}, {4, 3.17F}}),
    curve("eyes if attacked", {{1, 0}, {2, 0.647F}}),
    curve("lunch", {{0, 0}, {4, 1.171F}}),
    curve("escape route, log", {{0, 0}, {5, 0.882F}}),
};
// clang-format on

constexpr float second_constant = -1.908F;
// clang-format off
constexpr std::array second_look{
    curve("first look", {{-3, 0}, {-1, 0.859F}, {0, 0.85F}, {1, 0.919F}, {2, 1.82F}, {3, 2.712F}, {5, 1.904F}}),
    curve("own influence", {{0, 0}, {0.1F, 0.85F}, {0.25F, 0.559F}, {0.4F, 0.109F}, {0.6F, 0.778F}, {0.8F, 0.981F}, {1, 1.098F}}),
    curve("liberties", {{1, 0}, {2, -0.306F}, {3, -0.663F}, {4, -0.799F}, {6, -0.737F}}),
    curve("liberties of third order", {{0, 0}, {2, 0.074F}, {6, 0.402F}, {20, 0.396F}}),
    curve("liberties of fourth order", {{0, 0}, {2, 0.385F}, {6, 0.898F}, {20, 1.128F}}),
    curve("moyo points", {{0, 0}, {2, -0.273F}, {5, -0.512F}, {10, -0.988F}, {20, -1.363F}}),
    curve("moyo value", {{0, 0}, {2, 0.7F}, {5, 0.973F}, {10, 1.325F}, {20, 1.997F}}),
    curve("stones", {{1, 0}, {2, -0.053F}, {4, -0.212F}, {8, -0.133F}, {15, 0.124F}}),
    curve("liberties a string", {{1, 0}, {2, 0.616F}, {3, 1.021F}, {4, 1.353F}, {6, 1.984F}}),
    curve("effective size a stone", {{1, 0}, {1.5F, -0.462F}, {2, -0.911F}, {3, -1.237F}, {4, -1.377F}}),
    curve("part lost", {{0, 0}, {0.5F, -0.618F}, {1, -1.237F}}),
    curve("part in danger", {{0, 0}, {0.5F, -1.453F}, {1, -0.701F}}),
    curve("stones all lost, log", {{0, 0}, {3, -1.311F}}),
    curve("eyes if attacked", {{1, 0}, {2, 0.387F}}),
    curve("eyes if defended", {{1, 0}, {2, 0.357F}}),
    curve("genus if defended", {{0, 0}, {4, 0.231F}}),
    curve("best friend", {{0, 0}, {0.5F, -0.451F}, {1, 0.266F}}),
    curve("best touching friend", {{0.5F, 0}, {1, 0.244F}}),
    curve("largest living friend, log", {{0, 0}, {2, 0.372F}, {4, 0.539F}}),
    curve("dying foes", {{0, 0}, {0.3F, 0.438F}, {0.7F, 0.668F}, {1.5F, 0.763F}, {3, 0.963F}}),
    curve("dying foe stones, log", {{0, 0}, {1, -0.323F}, {2, -0.875F}}),
    curve("stones on the board", {{60, 0}, {100, -0.051F}, {140, -0.034F}, {180, 0.119F}}),
    curve("inessential", {{0, 0}, {1, 0.413F}}),
    curve("to move", {{0, 0}, {1, 0.187F}}),
    curve("lunch", {{0, 0}, {1, 0.048F}, {3, 0.247F}}),
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
