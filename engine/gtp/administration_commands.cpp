// About the engine and the conversation itself.
#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>

#include "engine/gtp/commands.h"

namespace katachi {

namespace {

GtpAnswer protocol_version(GtpSession&, const GtpArguments&) { return success("2"); }

GtpAnswer name(GtpSession&, const GtpArguments&) { return success(std::string(engine_name())); }

GtpAnswer version(GtpSession&, const GtpArguments&) { return success(std::string(engine_version())); }

GtpAnswer known_command(GtpSession&, const GtpArguments& arguments) {
    return success(find_gtp_command(arguments[0]) != nullptr ? "true" : "false");
}

GtpAnswer list_commands(GtpSession&, const GtpArguments&) {
    std::string text;
    for (const GtpCommand& command : gtp_commands()) text.append(command.name) += '\n';
    return success(text);
}

GtpAnswer help(GtpSession&, const GtpArguments&) {
    constexpr std::size_t meaning_column = 36;
    std::string text = "\n";
    for (const GtpCommand& command : gtp_commands()) {
        std::string line(command.name);
        if (!command.parameters.empty()) line.append(" ").append(command.parameters);
        line.resize(std::max(line.size() + 1, meaning_column), ' ');
        text.append(line).append(command.meaning) += '\n';
    }
    return success(text);
}

GtpAnswer echo(GtpSession&, const GtpArguments& arguments) { return success(arguments.text()); }

GtpAnswer echo_err(GtpSession& session, const GtpArguments& arguments) {
    session.notice(arguments.text());
    return success(arguments.text());
}

GtpAnswer cputime(GtpSession&, const GtpArguments&) {
    constexpr int milliseconds = 3;
    const double seconds = static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
    std::array<char, 32> text;
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), seconds, std::chars_format::fixed, milliseconds).ptr;
    return success(std::string(text.data(), end));
}

GtpAnswer get_random_seed(GtpSession& session, const GtpArguments&) {
    return success(std::to_string(session.random_seed));
}

GtpAnswer set_random_seed(GtpSession& session, const GtpArguments& arguments) {
    const auto seed = parse_integer(arguments[0]);
    if (!seed) return failure("invalid seed");
    session.random_seed = *seed;
    session.play.seed = static_cast<std::uint64_t>(*seed);
    if (session.play.player != nullptr) session.play.player->search().set_seed(*session.play.seed);
    return success();
}

GtpAnswer clear_cache(GtpSession& session, const GtpArguments&) {
    if (session.play.player != nullptr) session.play.player->search().forget();
    session.play.settled.reset();
    return success();
}

GtpAnswer quit(GtpSession& session, const GtpArguments&) {
    session.has_quit = true;
    return success();
}

}  // namespace

std::span<const GtpCommand> administration_commands() {
    static constexpr GtpCommand commands[] = {
        {"protocol_version", "", "the version of the protocol", protocol_version},
        {"name", "", "the engine's name", name},
        {"version", "", "the engine's version", version},
        {"known_command", "COMMAND", "true if the engine understands it", known_command},
        {"list_commands", "", "the names of all commands", list_commands},
        {"help", "", "all commands and what they do", help},
        {"echo", "TEXT", "answers the text", echo},
        {"echo_err", "TEXT", "answers the text and shows it to people too", echo_err},
        {"cputime", "", "seconds that the processor has worked", cputime},
        {"get_random_seed", "", "where random numbers begin", get_random_seed},
        {"set_random_seed", "NUMBER", "sets where random numbers begin", set_random_seed},
        {"clear_cache", "", "forgets what was found out about positions", clear_cache},
        {"quit", "", "ends the conversation", quit},
    };
    return commands;
}

}  // namespace katachi
