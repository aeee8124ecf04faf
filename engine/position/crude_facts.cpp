#include "engine/position/crude_facts.h"

#include <algorithm>
#include <cmath>

namespace katachi::position {

namespace {

// A chance that counts as that of a dragon that lives.
constexpr float good_chance = 0.8F;

// The part of all influence on its liberties that is its own side's, from 0 to 1.
float share_of_influence(const Dragon& dragon, const influence::Influence& influence) {
    const bool is_black = dragon.colour == board::Colour::black;
    float sum = 0;
    int points = 0;
    for (const board::Vertex point : dragon.stones.beside()) {
        if (influence.position.at(point) != board::Colour::empty) continue;
        const float black = influence.black[influence::at(point)], white = influence.white[influence::at(point)];
        sum += black + white > 0 ? (is_black ? black : white) / (black + white) : 0.5F;
        ++points;
    }
    return points == 0 ? 0.5F : sum / static_cast<float>(points);
}

float part(int stones, const Dragon& dragon) { return static_cast<float>(stones) / static_cast<float>(dragon.size()); }

float logarithm(float amount) { return std::log(1 + amount); }

// What the dragons beside it come to.
struct Company {
    float best_friend = 0;           // the best chance of one of its own side
    float best_touching_friend = 0;  // of one that shares a liberty with it
    int largest_living_friend = 0;   // in stones
    float dying_foes = 0;            // the sum of the chances that one dies
    float dying_foe_stones = 0;
};

Company company_of(const Dragons& dragons, const Dragon& dragon, const FirstLook& look) {
    Company company;
    const board::VertexSet beside = dragon.stones.beside();
    for (const int number : dragon.neighbours) {
        const Dragon& other = dragons.number(number);
        const float chance = look.chances[static_cast<std::size_t>(number)];
        if (other.colour != dragon.colour) {
            company.dying_foes += 1 - chance;
            company.dying_foe_stones += static_cast<float>(other.size()) * (1 - chance);
            continue;
        }
        company.best_friend = std::max(company.best_friend, chance);
        if (chance > good_chance) company.largest_living_friend = std::max(company.largest_living_friend, other.size());
        const board::VertexSet common = beside & other.stones.beside();
        if (std::any_of(common.begin(), common.end(),
                        [&](board::Vertex point) { return look.influence.position.at(point) == board::Colour::empty; }))
            company.best_touching_friend = std::max(company.best_touching_friend, chance);
    }
    return company;
}

float log_odds(float chance) {
    constexpr float least = 0.001F;
    const float held = std::clamp(chance, least, 1 - least);
    return std::log(held / (1 - held));
}

}  // namespace

std::vector<CrudeFact> first_facts(const Dragons& dragons, int number, const influence::Influence& influence) {
    const Dragon& dragon = dragons.number(number);
    return {{"part lost", part(dragon.stones_lost, dragon)},
            {"part in danger", part(dragon.stones_in_danger, dragon)},
            {"own influence", share_of_influence(dragon, influence)},
            {"moyo points", static_cast<float>(dragon.moyo.size)},
            {"liberties, log", logarithm(static_cast<float>(dragon.liberties))},
            {"eyes if attacked", static_cast<float>(dragon.eyes.attacked)},
            {"lunch", static_cast<float>(dragon.largest_capturable)},
            {"escape route, log", logarithm(static_cast<float>(dragon.escape_route))}};
}

std::vector<CrudeFact> second_facts(const Dragons& dragons, int number, bool is_to_move, const FirstLook& look) {
    const Dragon& dragon = dragons.number(number);
    const auto at = static_cast<std::size_t>(number);
    const auto size = static_cast<float>(dragon.size());
    const Company company = company_of(dragons, dragon, look);
    int stones = 0;
    for (const Dragon& each : dragons.all()) stones += each.size();
    return {{"first look", log_odds(look.chances[at])},
            {"own influence", share_of_influence(dragon, look.influence)},
            {"liberties", static_cast<float>(dragon.liberties)},
            {"liberties of third order", static_cast<float>(dragon.liberties_of[2])},
            {"liberties of fourth order", static_cast<float>(dragon.liberties_of[3])},
            {"moyo points", static_cast<float>(look.moyo[at].size)},
            {"moyo value", look.moyo[at].value},
            {"stones", size},
            {"liberties a string", static_cast<float>(dragon.liberties) / static_cast<float>(dragon.strings.count())},
            {"effective size a stone", dragon.effective_size / size},
            {"part lost", part(dragon.stones_lost, dragon)},
            {"part in danger", part(dragon.stones_in_danger, dragon)},
            {"stones all lost, log", dragon.stones_lost == dragon.size() ? std::log(size) : 0},
            {"eyes if attacked", static_cast<float>(dragon.eyes.attacked)},
            {"eyes if defended", static_cast<float>(dragon.eyes.defended)},
            {"genus if defended", static_cast<float>(dragon.genus.defended)},
            {"best friend", company.best_friend},
            {"best touching friend", company.best_touching_friend},
            {"largest living friend, log", logarithm(static_cast<float>(company.largest_living_friend))},
            {"dying foes", company.dying_foes},
            {"dying foe stones, log", logarithm(company.dying_foe_stones)},
            {"stones on the board", static_cast<float>(stones)},
            {"inessential", dragon.is_inessential ? 1.0F : 0.0F},
            {"to move", is_to_move ? 1.0F : 0.0F},
            {"lunch", static_cast<float>(dragon.largest_capturable)}};
}

}  // namespace katachi::position
