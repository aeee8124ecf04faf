// What stands behind lz-analyze and its kin: "[COLOUR] [CENTISECONDS] [KEYWORD VALUE]…".
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "engine/gtp/session/session.h"

namespace katachi::gtp {

struct AnalysisOptions {
    std::optional<board::Colour> colour;  // else whose turn it is
    double interval_seconds = 0.5;
    std::size_t least_moves = 0;
    std::size_t most_moves = SIZE_MAX;
    std::optional<board::VertexSet> only;  // points that may be searched
    bool shows_ownership = false;
    bool shows_root = false;
};

// The text says what is wrong where the options cannot be read.
std::variant<AnalysisOptions, std::string> analysis_options(const Session& session, const Arguments& arguments);

}  // namespace katachi::gtp
