// katachi check: what is wrong with pattern databases.
#include <iostream>
#include <iterator>

#include "compiler/check/check.h"
#include "compiler/check/entry_views.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/syntax/diagnostic_json.h"
#include "compiler/syntax/diagnostic_order.h"
#include "tools/katachi/command.h"

namespace katachi {

namespace {

struct CheckOptions {
    std::vector<std::string> paths;
    std::string format = "text";
    std::string stdin_name = "standard input";
    std::string kind;
    bool no_warnings = false;
};

struct Checked {
    std::vector<PatternDatabase> databases;
    Diagnostics diagnostics;
    std::size_t files = 0;
    std::size_t entries = 0;
};

PatternDatabase read_standard_input(const CheckOptions& options, Diagnostics& diagnostics) {
    std::string text{std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
    const auto source = std::make_shared<SourceFile>(options.stdin_name, std::move(text));
    PatternDatabase database;
    database.spec.name = options.stdin_name;
    database.spec.kind = guess_kind(*source);
    if (!options.kind.empty()) database.spec.kind = *database_kind(options.kind);
    read_source(source, database, diagnostics);
    return database;
}

Checked check_all(const CheckOptions& options) {
    Checked result;
    const auto paths = options.paths.empty() ? std::vector<std::string>{"."} : options.paths;
    for (const std::string& path : paths) {
        if (path == "-") {
            result.databases.push_back(read_standard_input(options, result.diagnostics));
            continue;
        }
        for (DatabaseSpec spec : discover_databases(path)) {
            if (!options.kind.empty()) spec.kind = *database_kind(options.kind);
            result.databases.push_back(read_database(spec, result.diagnostics));
        }
    }
    for (const PatternDatabase& database : result.databases) {
        check(database, result.diagnostics);
        result.files += database.sources.size();
        result.entries += database.patterns.size();
    }
    if (options.no_warnings)
        std::erase_if(result.diagnostics,
                      [](const Diagnostic& finding) { return finding.severity == Severity::warning; });
    sort_diagnostics(result.diagnostics);
    return result;
}

void print_summary(const Checked& checked) {
    std::size_t errors = 0;
    for (const Diagnostic& finding : checked.diagnostics) errors += finding.severity == Severity::error ? 1 : 0;
    std::cerr << counted(errors, "error", "errors") << ", "
              << counted(checked.diagnostics.size() - errors, "warning", "warnings") << " in "
              << counted(checked.files, "file", "files") << " (" << counted(checked.entries, "entry", "entries") << ")";
    if (!checked.diagnostics.empty()) std::cerr << "; katachi explain RULE says more";
    std::cerr << '\n';
}

Outcome run_check(const CheckOptions& options, const CommonOptions& common) {
    const Checked checked = check_all(options);
    if (options.format == "json") {
        std::cout << diagnostic_json(checked.diagnostics) << '\n';
    } else {
        std::cout << diagnostic_text(checked.diagnostics, text_style(common), entry_viewer(checked.databases));
        std::cout.flush();
        print_summary(checked);
    }
    return checked.diagnostics.empty() ? Outcome::success : Outcome::findings;
}

}  // namespace

void add_check_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand("check", "find mistakes in pattern databases");
    auto options = std::make_shared<CheckOptions>();
    command->add_option("PATH", options->paths, "folders, .db files, or - for standard input (default: this folder)")
        ->type_name("");
    command->add_option("--format", options->format, "text or json")
        ->check(CLI::IsMember({"text", "json"}))
        ->capture_default_str();
    command->add_flag_callback(
        "--json", [options] { options->format = "json"; }, "the same as --format json");
    command->add_option("--kind", options->kind, "read the files as a database of this kind, such as connection")
        ->check(kind_validator())
        ->type_name("KIND");
    command->add_option("--stdin-name", options->stdin_name, "what messages call standard input");
    command->add_flag("--no-warnings", options->no_warnings, "errors alone");
    add_examples(*command,
                 "Examples:\n"
                 "  katachi check patterns/\n"
                 "  katachi check attack.db --format json\n"
                 "  katachi check - --kind eye-shape < new.db\n"
                 "\nExit status: 0 nothing found, 1 findings, 2 trouble.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_check(*options, common); }; });
}

}  // namespace katachi
