// What can be said of a dragon without reading that speaks for or against its life.
#pragma once

#include <span>
#include <string_view>

#include "engine/position/dragons.h"

namespace katachi::position {

// How much of it a dragon has.
struct CrudeFact {
    std::string_view name;
    float amount = 0;
};

// Facts of the first look, which takes every string to live that reading cannot capture.
std::vector<CrudeFact> first_facts(const Dragons& dragons, int number, const influence::Influence& influence);

// Input of the second look: the first judgement of each dragon, by number, and the influence and the moyos in which
// each dragon is as strong as its chance.
struct FirstLook {
    std::vector<float> chances;  // to live, 0 to 1
    influence::Influence influence;
    std::vector<MoyoAround> moyo;
};

std::vector<CrudeFact> second_facts(const Dragons& dragons, int number, bool is_to_move, const FirstLook& look);

}  // namespace katachi::position
