#include "regression/suites/set_up.h"

#include <algorithm>
#include <array>

namespace katachi::regression {

Effect effect_of(std::string_view command_name) {
    constexpr std::array<std::string_view, 2> setting{"loadsgf", "boardsize"};
    constexpr std::array<std::string_view, 15> moving{"play",
                                                      "black",
                                                      "white",
                                                      "undo",
                                                      "gg-undo",
                                                      "trymove",
                                                      "tryko",
                                                      "popgo",
                                                      "genmove",
                                                      "genmove_black",
                                                      "genmove_white",
                                                      "kgs-genmove_cleanup",
                                                      "place_free_handicap",
                                                      "set_free_handicap",
                                                      "fixed_handicap"};
    if (std::find(setting.begin(), setting.end(), command_name) != setting.end()) return Effect::sets;
    if (command_name == "clear_board") return Effect::clears;
    return std::find(moving.begin(), moving.end(), command_name) != moving.end() ? Effect::moves : Effect::none;
}

void SetUp::add(const SuiteCommand& command) {
    const Effect effect = effect_of(command.name());
    std::erase_if(commands_, [effect](const SuiteCommand* earlier) {
        const Effect was = effect_of(earlier->name());
        return effect == Effect::sets ? was != Effect::none
                                      : effect == Effect::clears && (was == Effect::moves || was == Effect::clears);
    });
    if (!command.number || effect != Effect::none) commands_.push_back(&command);
}

}  // namespace katachi::regression
