// The subcommands of `katachi eyes`.
#pragma once

#include <string>
#include <vector>

#include "engine/eyes/eye_solver.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/outcome.h"

namespace katachi::cli {

struct EyeRulesOptions {
    eyes::LocalRules rules;
    std::size_t most_positions = eyes::EyeSolver::usual_limit;
    std::string format = "text";
};

struct EyesAnalyzeOptions {
    EyeRulesOptions solver;
    std::string graph;
};

struct EyesCheckOptions {
    EyeRulesOptions solver;
    std::vector<std::string> paths;
    bool all = false;
};

struct EyesDrawOptions {
    EyeRulesOptions solver;
    std::string graph;
    std::string output;  // empty for text on standard output
    int size = 36;       // pixels from line to line
};

struct EyesGenerateOptions {
    EyeRulesOptions solver;
    int size = 0;
    int most_margins = 0;
    std::string output;  // empty for standard output
};

Outcome run_eyes_analyze(const EyesAnalyzeOptions& options);
Outcome run_eyes_check(const EyesCheckOptions& options, const CommonOptions& common);
Outcome run_eyes_draw(const EyesDrawOptions& options);
Outcome run_eyes_generate(const EyesGenerateOptions& options);

}  // namespace katachi::cli
