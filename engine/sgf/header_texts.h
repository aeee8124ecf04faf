// The texts of a game's root that a Game keeps, and what they are called.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "engine/sgf/game.h"

namespace katachi::sgf {

struct HeaderText {
    std::string_view name;
    std::string Game::*text;
    // Some old files call it so, at the root alone, where the name of today says nothing. Behind the root KO says that
    // a move breaks the rules.
    std::string_view old_name = {};
};

constexpr std::array<HeaderText, 7> header_texts{{
    {"PB", &Game::black},
    {"PW", &Game::white},
    {"KM", &Game::komi, "KO"},
    {"DT", &Game::date, "RD"},
    {"RE", &Game::result},
    {"EV", &Game::event, "TE"},
    {"RU", &Game::rules},
}};

// What a text is called that stands among them.
constexpr const HeaderText& header_text(std::string Game::*text) {
    return *std::ranges::find(header_texts, text, &HeaderText::text);
}

}  // namespace katachi::sgf
