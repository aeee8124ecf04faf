// About the engine and the conversation itself.
#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>
#include <limits>

#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

namespace {

Answer protocol_version(Session&, const Arguments&) { return success("2"); }

Answer name(Session&, const Arguments&) { return success(std::string(engine_name())); }

Answer version(Session&, const Arguments&) { return success(std::string(engine_version())); }

Answer known_command(Session&, const Arguments& arguments) {
    return success(find_gtp_command(arguments[0]) != nullptr ? "true" : "false");
}

Answer list_commands(Session&, const Arguments&) {
    std::string text;
    for (const Command& command : gtp_commands()) text.append(command.name) += '\n';
    return success(text);
}

Answer help(Session&, const Arguments&) {
    constexpr std::size_t meaning_column = 36;
    std::string text = "\n";
    for (const Command& command : gtp_commands()) {
        std::string line(command.name);
        if (!command.parameters.empty()) line.append(" ").append(command.parameters);
        line.resize(std::max(line.size() + 1, meaning_column), ' ');
        text.append(line).append(command.meaning) += '\n';
    }
    return success(text);
}

Answer echo(Session&, const Arguments& arguments) { return success(arguments.text()); }

Answer echo_err(Session& session, const Arguments& arguments) {
    session.notice(arguments.text());
    return success(arguments.text());
}

Answer cputime(Session&, const Arguments&) {
    constexpr int milliseconds = 3;
    const double seconds = static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
    std::array<char, 32> text;
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), seconds, std::chars_format::fixed, milliseconds).ptr;
    return success(std::string(text.data(), end));
}

Answer get_random_seed(Session& session, const Arguments&) { return success(std::to_string(session.random_seed)); }

void begin_random_numbers(Session& session, int seed) {
    session.random_seed = seed;
    session.play.seed = static_cast<std::uint64_t>(seed);
    if (session.play.player != nullptr) session.play.player->search().set_seed(*session.play.seed);
}

Answer set_random_seed(Session& session, const Arguments& arguments) {
    const auto seed = parse_integer(arguments[0]);
    if (!seed) return failure("invalid seed");
    begin_random_numbers(session, *seed);
    return success();
}

// Games that follow one another begin at seeds that do.
Answer advance_random_seed(Session& session, const Arguments& arguments) {
    constexpr std::uint32_t greatest_seed = std::numeric_limits<int>::max();
    const auto games = parse_integer(arguments[0]);
    if (!games || *games < 0) return failure("invalid data: how many games, 0 or more");
    const std::uint32_t seed = static_cast<std::uint32_t>(session.random_seed) + static_cast<std::uint32_t>(*games);
    begin_random_numbers(session, static_cast<int>(seed & greatest_seed));
    return success(std::to_string(session.random_seed));
}

Answer clear_cache(Session& session, const Arguments&) {
    if (session.play.player != nullptr) session.play.player->search().forget();
    session.play.judged.reset();
    session.kept_stages.reset();
    if (session.position_patterns) session.position_patterns->forget();
    if (session.analysis) session.analysis->forget();
    if (session.capture_tactics) session.capture_tactics->forget();
    session.owner_judge.reset();
    session.life.reset();
    session.races.reset();
    session.tactics.forget();
    session.connection_tactics.forget();
    return success();
}

Answer nothing_to_do(Session&, const Arguments&) { return success(); }

Answer kgs_chat(Session&, const Arguments&) {
    return success("I am " + std::string(engine_name()) + ' ' + std::string(engine_version()) +
                   ", a program. I play Go and cannot chat.");
}

Answer quit(Session& session, const Arguments&) {
    session.has_quit = true;
    return success();
}

}  // namespace

std::span<const Command> administration_commands() {
    static constexpr Command commands[] = {
        {"protocol_version", "", "the version of the protocol", protocol_version},
        {"name", "", "the engine's name", name},
        {"version", "", "the engine's version", version},
        {"known_command", "COMMAND", "true if the engine understands it", known_command},
        {"list_commands", "", "the names of all commands", list_commands},
        {"help", "", "all commands and what they do", help},
        {"echo", "TEXT...", "answers the text", echo},
        {"echo_err", "TEXT...", "answers the text and shows it to people too", echo_err},
        {"cputime", "", "seconds that the processor has worked", cputime},
        {"get_random_seed", "", "where random numbers begin", get_random_seed},
        {"set_random_seed", "NUMBER", "sets where random numbers begin", set_random_seed},
        {"advance_random_seed", "GAMES", "the same as many games later; answers the new beginning",
         advance_random_seed},
        {"clear_cache", "", "forgets what was found out about positions", clear_cache},
        {"gogui-interrupt", "", "says that the line `# interrupt` ends a search with the move found so far",
         nothing_to_do},
        {"stop", "", "ends an analysis, as every line does", nothing_to_do},
        {"kgs-chat", "KIND NAME TEXT...", "answers who talks to the engine on KGS", kgs_chat},
        {"kgs-game_over", "", "says that a game on KGS has ended", nothing_to_do},
        {"quit", "", "ends the conversation", quit},
    };
    return commands;
}

}  // namespace katachi::gtp
