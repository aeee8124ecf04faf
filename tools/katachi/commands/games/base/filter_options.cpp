#include "tools/katachi/commands/games/base/filter_options.h"

#include <CLI/CLI.hpp>

#include "tools/katachi/commands/games/base/filter_choice.h"

namespace katachi::cli {

namespace {

// A variable of a shell that nobody has set would take all games.
std::string is_given(const std::string& text) {
    return text.empty() ? "is empty; say which games, or leave it out" : "";
}

}  // namespace

void add_base_option(CLI::App& command, std::string& base) {
    command.add_option("BASE", base, "the folder of a base")->required()->type_name("FOLDER");
}

void add_limit_option(CLI::App& command, std::size_t& limit, const char* help) {
    command.add_option("--limit", limit, help)->check(CLI::Range(1, 1000000000))->type_name("N")->capture_default_str();
}

void add_filter_options(CLI::App& command, FilterChoice& choice) {
    const auto add = [&](const char* name, auto& value, const char* help, const char* type) {
        return command.add_option(name, value, help)->type_name(type)->group("Games of a base")->check(is_given);
    };
    const auto add_names = [&](const char* name, std::vector<std::string>& names, const char* help) {
        add(name, names, help, "PLAYER")->allow_extra_args(false);
    };
    add_names("--player", choice.players, "games of this player; given twice, games of the two");
    add_names("--black", choice.black, "games that this player played with Black");
    add_names("--white", choice.white, "games that this player played with White");
    add("--since", choice.since, "played on this day, or in this month or year, or later", "DATE");
    add("--until", choice.until, "played then or before", "DATE");
    add("--result", choice.result, "B or W won, or a result such as B+R, W+3.5, 0, Void", "RESULT");
    add("--rank", choice.rank, "of both players: 9d, 3p, 5k-9d", "RANK");
    add("--event", choice.event, "the name of the event holds this", "TEXT");
    add("--handicap", choice.handicap, "stones: 2, 2-9", "N");
    add("--komi", choice.komi, "points: 6.5, 5.5-7.5", "N");
    add("--length", choice.length, "moves: 100-200", "N");
}

}  // namespace katachi::cli
