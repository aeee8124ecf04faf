// katachi arena sprt: the sequential test from counts alone.
#include <algorithm>
#include <iostream>
#include <memory>

#include "tools/katachi/arena_commands.h"
#include "tools/katachi/arena_options.h"
#include "tools/katachi/arena_report.h"

namespace katachi {

namespace {

struct PairsOptions {
    std::vector<std::int64_t> pairs;
    std::vector<double> sprt;
    double alpha = 0.05;
    double beta = 0.05;
    std::string format = "text";
};

Outcome run_sprt(const PairsOptions& options) {
    const SprtBounds bounds = sprt_bounds(options.sprt, options.alpha, options.beta);
    PairCounts pairs{};
    std::copy(options.pairs.begin(), options.pairs.end(), pairs.begin());
    const SprtState state = sprt(bounds, pairs);
    std::cout << (options.format == "json" ? json_text(sprt_json(bounds, pairs, state)) : sprt_text(bounds, state));
    return Outcome::success;
}

}  // namespace

void add_arena_sprt_command(CLI::App& arena, Action& action) {
    auto* command = arena.add_subcommand("sprt", "the sequential test of a match, from counts alone");
    auto options = std::make_shared<PairsOptions>();
    command->add_option("--pairs", options->pairs, "how many pairs of games gave A 0, 1/2, 1, 1 1/2 and 2 points")
        ->delimiter(',')
        ->expected(static_cast<int>(pair_outcomes))
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{1'000'000'000}))
        ->required()
        ->type_name("N,N,N,N,N");
    add_sprt_options(*command, options->sprt, options->alpha, options->beta)->required();
    add_json_option(*command, options->format);
    add_examples(*command,
                 "Example:\n"
                 "  katachi arena sprt --pairs 3,10,40,12,4 --sprt 0,20");
    command->callback([options, &action] { action = [options] { return run_sprt(*options); }; });
}

}  // namespace katachi
