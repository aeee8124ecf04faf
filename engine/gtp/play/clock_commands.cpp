// The time that the engine has for its moves.
#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

namespace {

// The player is made now, so that the first move does not pay for it.
Answer set(Session& session, const search::Clock& clock) {
    session.play.asked();
    session.play.set_clock = clock;
    session.play.clocks.fill(clock);
    return success();
}

Answer time_settings(Session& session, const Arguments& arguments) {
    const auto main = parse_real(arguments[0]);
    const auto period = parse_real(arguments[1]);
    const auto stones = parse_integer(arguments[2]);
    if (!main || !period || !stones || *main < 0 || *period < 0 || *stones < 0) return failure("not three integers");
    return set(session, search::Clock({.main_seconds = *main, .period_seconds = *period, .period_stones = *stones}));
}

Answer kgs_time_settings(Session& session, const Arguments& arguments) {
    const std::string_view kind = arguments[0];
    if (kind == "none") return set(session, search::Clock());
    const bool has_periods = kind == "byoyomi" || kind == "canadian";
    if (!has_periods && kind != "absolute") return failure("time is none, absolute, byoyomi or canadian");
    const auto main = parse_real(arguments[1]);
    if (!main || *main < 0) return failure("main time not a number of seconds");
    if (!has_periods) return set(session, search::Clock({.main_seconds = *main}));
    const auto period = parse_real(arguments[2]);
    const auto count = parse_integer(arguments[3]);
    if (!period || *period <= 0) return failure("period not a number of seconds");
    if (!count || *count <= 0) return failure(kind == "byoyomi" ? "no number of periods" : "no number of stones");
    search::TimeSettings settings{.main_seconds = *main, .period_seconds = *period};
    (kind == "byoyomi" ? settings.periods : settings.period_stones) = *count;
    return set(session, search::Clock(settings));
}

Answer time_left(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure(invalid_color);
    const auto seconds = parse_real(arguments[1]);
    const auto stones = parse_integer(arguments[2]);
    if (!seconds || !stones || *stones < 0) return failure("time and stones not two integers");
    session.play.clocks[static_cast<std::size_t>(*colour)].set_left(*seconds, *stones);
    return success();
}

}  // namespace

std::span<const Command> clock_commands() {
    static constexpr Command commands[] = {
        {"time_settings", "MAIN PERIOD STONES", "seconds of main time, then for each so many stones", time_settings},
        {"kgs-time_settings", "KIND [MAIN [PERIOD COUNT]]",
         "none, absolute MAIN, canadian MAIN PERIOD STONES, byoyomi MAIN PERIOD COUNT", kgs_time_settings},
        {"time_left", "COLOUR SECONDS STONES", "what is left of a side's time", time_left},
    };
    return commands;
}

}  // namespace katachi::gtp
