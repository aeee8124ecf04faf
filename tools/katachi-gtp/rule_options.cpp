#include "tools/katachi-gtp/rule_options.h"

#include <CLI/CLI.hpp>
#include <functional>
#include <vector>

namespace katachi::player {

namespace {

struct Choice {
    const char* option;
    const char* meaning;
    std::function<void()> take;
};

// One alone can be given, of the choices and of the options before them.
void add_choices(CLI::App& program, std::vector<CLI::Option*> others, const std::vector<Choice>& choices) {
    for (const Choice& choice : choices) {
        auto* const option = program.add_flag_callback(choice.option, choice.take, choice.meaning);
        for (CLI::Option* const other : others) option->excludes(other);
        others.push_back(option);
    }
}

}  // namespace

void add_rule_options(CLI::App& program, StartOptions& start) {
    auto* const rules = program.add_option("--rules", start.rules, rule_names())->type_name("NAME");
    // GNU Go has these options, for boards that start their engines so.
    const auto set = [&start](const char* name) { return [&start, name] { start.rules = name; }; };
    add_choices(program, {rules},
                {{"--japanese-rules", "as --rules japanese", set("japanese")},
                 {"--chinese-rules", "as --rules chinese", set("chinese")}});
    const auto ko = [&start](board::KoRule rule) { return [&start, rule] { start.ko = rule; }; };
    add_choices(
        program, {},
        {{"--simple-ko", "only a ko is not taken back at once", ko(board::KoRule::simple)},
         {"--positional-superko", "no board comes again", ko(board::KoRule::positional)},
         {"--situational-superko", "no board comes again with the same side to move", ko(board::KoRule::situational)}});
    using Suicide = board::SuicideRule;
    const auto suicide = [&start](Suicide rule) { return [&start, rule] { start.suicide = rule; }; };
    add_choices(program, {},
                {{"--forbid-suicide", "no suicide", suicide(Suicide::forbidden)},
                 {"--allow-suicide", "suicide of several stones", suicide(Suicide::of_several_stones)},
                 {"--allow-all-suicide", "any suicide", suicide(Suicide::allowed)}});
}

}  // namespace katachi::player
