#include "tools/katachi-gtp/clock_options.h"

#include <CLI/CLI.hpp>

#include "tools/katachi-gtp/option_values.h"

namespace katachi::player {

void add_clock_options(CLI::App& program, PlaySettings& play) {
    const auto add = [&](const char* name, auto& value, std::int64_t least, const char* meaning) {
        return program.add_option(name, value, meaning)
            ->type_name("INT")
            ->check(whole_number(least, 1'000'000), "INT in [" + std::to_string(least) + " - 1000000]")
            ->each([&play](const std::string&) { play.has_clock = true; });
    };
    add("--clock", play.time.main_seconds, 0, "seconds for the engine's moves; what GTP sets comes instead");
    auto* const seconds =
        add("--byo-time", play.time.period_seconds, 1, "seconds behind these, for --byo-period moves");
    auto* const moves = add("--byo-period", play.time.period_stones, 1, "moves that --byo-time is for, over and over");
    seconds->needs(moves);
    moves->needs(seconds);
    program.add_flag("--autolevel")->description("keeps to the clock, as the engine does anyway");
}

}  // namespace katachi::player
