// katachi check: what is wrong with pattern databases, and mending it.
#include <CLI/CLI.hpp>
#include <memory>

#include "tools/katachi/commands/check/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

void add_choice_options(CLI::App& app, CheckCommand& command) {
    const auto add_rules = [&](const char* name, std::vector<std::string>& rules, const char* description) {
        app.add_option(name, rules, description)->delimiter(',')->allow_extra_args(false)->type_name("RULE");
    };
    add_rules("--select", command.select, "these rules alone, by name, code or start of codes, such as label-case,KA4");
    add_rules("--ignore", command.ignore, "not these rules");
    app.add_flag("--no-warnings", command.no_warnings, "errors alone");
    auto* baseline =
        app.add_option("--baseline", command.baseline, "leave out the findings that this file knows; '' for no file")
            ->type_name("[FILE]");  // an empty name is refused where FILE is asked for
    app.add_option("--write-baseline", command.new_baseline, "make such a file of what is found now")
        ->type_name("FILE")
        ->excludes(baseline);
}

void add_fix_options(CLI::App& app, CheckCommand& command) {
    auto* written = app.get_option("--write-baseline");
    auto* counted = app.get_option("--statistics");
    const auto add_flag = [&](const char* name, bool& flag, const char* description) {
        app.add_flag(name, flag, description)->excludes(written)->excludes(counted);
    };
    add_flag("--fix", command.fix, "mend what can be mended without changing what matches");
    add_flag("--unsafe-fixes", command.unsafe_fixes, "mend also what may change it");
    add_flag("--diff", command.diff, "show what mending would change, and write nothing");
}

}  // namespace

void add_check_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* app = program.add_subcommand("check", "find mistakes in pattern databases, and mend them");
    auto command = std::make_shared<CheckCommand>();
    app->add_option("PATH", command->paths,
                    "folders, without the folders in them, .db files, or - for standard input (default: this folder)")
        ->type_name("");
    app->add_option("--format", command->format,
                    "text, json, sarif, github or line (FILE:LINE:COLUMN: severity: message [code])")
        ->check(CLI::IsMember({"text", "json", "sarif", "github", "line"}))
        ->capture_default_str();
    app->add_flag_callback(
        "--json", [command] { command->format = "json"; }, "the same as --format json");
    app->add_option("--kind", command->kind, "read the files as a database of this kind, such as connection")
        ->check(kind_validator())
        ->type_name("KIND");
    app->add_option("--stdin-name", command->stdin_name, "the file that standard input stands for");
    app->add_option(
           "--corpus", command->corpus,
           "find entries that never matched, and moves that nobody played, by counts of games: katachi games weigh "
           "--format json, or katachi match --profile GAMES --json")
        ->type_name("FILE");
    app->add_flag("--statistics", command->statistics,
                  "count instead: findings by rule and by severity, entries by kind of database");
    app->add_flag("--settings", command->settings,
                  "tell instead which settings hold for each database, and where they are written");
    add_choice_options(*app, *command);
    add_fix_options(*app, *command);
    add_examples(*app,
                 "Examples:\n"
                 "  katachi check patterns/\n"
                 "  katachi check attack.db --format json\n"
                 "  katachi check attack.db --format line    for quickfix lists of editors\n"
                 "  katachi check patterns/ --statistics\n"
                 "  katachi check attack.db --settings       what katachi.toml says of this file\n"
                 "  katachi check - --kind eye-shape < new.db\n"
                 "  katachi check patterns/ --ignore label-case,KA5\n"
                 "  katachi check patterns/ --fix --diff\n"
                 "  katachi check patterns/ --write-baseline known.toml\n"
                 "  katachi check patterns/ --baseline known.toml\n"
                 "  katachi check patterns/ --corpus counts.json\n"
                 "\nA comment in an entry, # katachi: ignore[RULE] reason, silences a rule there.\n"
                 "Exit status: 0 nothing found, 1 findings (with --diff, something to change), 2 trouble.");
    app->callback([command, &common, &action] { action = [command, &common] { return run_check(*command, common); }; });
}

}  // namespace katachi::cli
