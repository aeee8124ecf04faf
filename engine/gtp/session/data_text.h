// Answers that list what is known of something, a line for each name.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/gtp/session/session.h"
#include "engine/reading/tactical_answer.h"

namespace katachi::gtp {

// The value stands behind so many columns: of strings and eyes 21, of dragons 24, as GNU Go writes them.
inline void add_data_line(std::string& text, std::string name, std::string_view value, std::size_t width = 21) {
    name.resize(std::max(width, name.size() + 1), ' ');
    text += '\n' + name;
    text += value;
}

// PASS where there is no point.
inline std::string place_text(const Session& session, board::Vertex vertex) {
    return vertex == board::pass_vertex ? "PASS" : session.name(vertex);
}

// The numbers are those of GNU Go's results.
constexpr int code_number(reading::TacticalCode code) {
    switch (code) {
        case reading::TacticalCode::failure: return 0;
        case reading::TacticalCode::win: return 5;
        case reading::TacticalCode::ko_a: return 4;
        case reading::TacticalCode::ko_b: return 1;
    }
    return 0;
}

}  // namespace katachi::gtp
