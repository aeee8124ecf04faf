// How one pattern fits at one point of a position, under each of its transforms, what its constraint and its class
// letters are worth there, and what its action does.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "compiler/reference_matcher/fit.h"
#include "tools/authoring/explained_action.h"
#include "tools/authoring/found_match.h"
#include "tools/authoring/match_input.h"
#include "tools/authoring/read_call.h"

namespace katachi::authoring {

// GETA@Q16, or DATABASE/GETA@Q16.
struct PatternAtPoint {
    std::string database;  // "" for any
    std::string pattern;
    std::string vertex;
};

// The text that an option such as `--explain` was given. Throws FileError.
PatternAtPoint parse_pattern_at_point(const std::string& option, const std::string& text);

struct ExplainedFit {
    compiler::Fit fit;
    FoundMatch found;                            // judged where the cells match
    std::vector<ReadCall> read;                  // for the calls of the constraint
    std::optional<ExplainedAction> action = {};  // where the cells match and there is one
};

struct PatternExplanation {
    AskedPosition asked;
    std::vector<board::Colour> sides;
    std::string patterns_from;
    board::Vertex vertex = board::pass_vertex;
    std::vector<std::vector<ExplainedFit>> patterns;  // one of each database that has the name; best fits first
};

// Throws FileError where no pattern is called so, or where it lies on no points.
std::vector<std::vector<ExplainedFit>> explained_fits(const std::vector<compiler::PatternDatabase>& databases,
                                                      const PatternAtPoint& wanted, const PatternExplanation& place);

}  // namespace katachi::authoring
