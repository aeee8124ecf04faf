// katachi check: what is wrong with pattern databases, and mending it.
#include <iostream>

#include "compiler/check/apply_fixes.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/syntax/unified_diff.h"
#include "patterndb/atomic_file.h"
#include "tools/katachi/check_report.h"
#include "tools/katachi/command.h"
#include "tools/katachi/standard_input.h"

namespace katachi {

namespace {

namespace fs = std::filesystem;

struct CheckCommand {
    std::vector<std::string> paths;
    std::string format = "text";
    std::string stdin_name = "standard input";
    std::string kind;
    std::vector<std::string> select;
    std::vector<std::string> ignore;
    std::string baseline;
    std::string new_baseline;
    std::string corpus;
    bool no_warnings = false;
    bool fix = false;
    bool unsafe_fixes = false;
    bool diff = false;

    bool mends() const { return fix || unsafe_fixes || diff; }
    bool reads_standard_input() const { return std::find(paths.begin(), paths.end(), "-") != paths.end(); }
};

struct ReadDatabases {
    std::vector<PatternDatabase> databases;
    Diagnostics findings;
};

ReadDatabases read_all(const CheckCommand& command) {
    ReadDatabases read;
    const auto paths = command.paths.empty() ? std::vector<std::string>{"."} : command.paths;
    for (const std::string& path : paths) {
        if (path == "-") {
            read.databases.push_back(read_piped_database(command.stdin_name, command.kind, read.findings));
            continue;
        }
        for (DatabaseSpec spec : discover_databases(path)) {
            if (!command.kind.empty()) spec.kind = *database_kind(command.kind);
            read.databases.push_back(read_database(spec, read.findings));
        }
    }
    return read;
}

// A profile of other databases would find nothing, and nobody would know why.
std::shared_ptr<const CorpusProfile> read_corpus(const std::string& file,
                                                 const std::vector<PatternDatabase>& databases) {
    if (file.empty()) return nullptr;
    auto corpus = std::make_shared<CorpusProfile>(CorpusProfile::read(file));
    const auto is_known = [&](const PatternDatabase& database) { return corpus->knows(database); };
    if (std::none_of(databases.begin(), databases.end(), is_known))
        throw FileError(file + ": has none of these entries; profile them with katachi match --patterns PATH");
    return corpus;
}

std::vector<ManifestWord> words(const std::vector<std::string>& texts, const std::string& option) {
    std::vector<ManifestWord> words;
    for (const std::string& text : texts) words.push_back({text, option});
    return words;
}

CheckOptions check_options(const CheckCommand& command, const std::vector<PatternDatabase>& databases) {
    CheckOptions options{.select = words(command.select, "--select"),
                         .ignore = words(command.ignore, "--ignore"),
                         .errors_only = command.no_warnings,
                         .corpus = read_corpus(command.corpus, databases)};
    // What a new baseline is to hold, no old one may hide.
    if (!command.baseline.empty() || !command.new_baseline.empty()) options.baseline = command.baseline;
    return options;
}

Outcome outcome(const Diagnostics& findings) { return findings.empty() ? Outcome::success : Outcome::findings; }

// The findings that the new baseline leaves are shown.
CheckResult write_baseline(const CheckCommand& command, const ReadDatabases& read, CheckOptions options) {
    const Diagnostics found = check_databases(read.databases, read.findings, options).findings;
    Baseline baseline;
    for (const PatternDatabase& database : read.databases) baseline.add(database, findings_in(database, found));
    write_file(command.new_baseline, baseline.text());
    std::cerr << counted(baseline.size(), "finding", "findings") << " written to " << command.new_baseline << '\n';
    options.baseline = command.new_baseline;
    return check_databases(read.databases, read.findings, options);
}

Outcome run_find(const CheckCommand& command, const TextStyle& style) {
    const ReadDatabases read = read_all(command);
    const CheckOptions options = check_options(command, read.databases);
    const CheckResult result = command.new_baseline.empty() ? check_databases(read.databases, read.findings, options)
                                                            : write_baseline(command, read, options);
    std::cout << findings_text(result.findings, read.databases, command.format, style);
    std::cout.flush();
    if (command.format == "text" || command.format == "github") std::cerr << found_summary(result, read.databases);
    return outcome(result.findings);
}

// Nobody else's change in the meantime is lost.
void write_change(const Mended::Change& change) {
    const fs::path target = fs::canonical(change.before->path());
    const SourcePtr now = read_file(target);
    if (now->text() == change.after->text()) return;  // mended under another path
    if (now->text() != change.before->text())
        throw FileError(change.before->path() + ": was changed by another program in the meantime; check again");
    write_file(target, change.after->text());
}

Outcome run_mend(const CheckCommand& command, const TextStyle& style) {
    const bool piped = command.reads_standard_input();
    if (piped && command.paths.size() > 1)
        throw FileError("-: standard input is mended alone; name the other paths in a call of their own");
    ReadDatabases read = read_all(command);
    const SourcePtr input = piped ? read.databases.front().sources.front() : nullptr;
    const CheckOptions options = check_options(command, read.databases);
    const Mended mended = apply_fixes(std::move(read.databases), read.findings, options,
                                      command.unsafe_fixes ? FixKind::any : FixKind::safe);
    if (command.diff) {
        for (const Mended::Change& change : mended.changes)
            std::cout << unified_diff(change.before->path(), change.before->text(), change.after->text());
        std::cout.flush();
        std::cerr << mended_summary(mended, true);
        return mended.changes.empty() ? Outcome::success : Outcome::findings;
    }
    if (piped)
        std::cout << (mended.changes.empty() ? input : mended.changes.front().after)->text() << std::flush;
    else
        for (const Mended::Change& change : mended.changes) write_change(change);
    (piped ? std::cerr : std::cout) << findings_text(mended.left.findings, mended.databases, command.format, style)
                                    << std::flush;
    std::cerr << mended_summary(mended, false);
    return outcome(mended.left.findings);
}

void add_choice_options(CLI::App& app, CheckCommand& command) {
    const auto add_rules = [&](const char* name, std::vector<std::string>& rules, const char* description) {
        app.add_option(name, rules, description)->delimiter(',')->allow_extra_args(false)->type_name("RULE");
    };
    add_rules("--select", command.select, "these rules alone, by name, code or begin of codes, such as label-case,KA4");
    add_rules("--ignore", command.ignore, "not these rules");
    app.add_flag("--no-warnings", command.no_warnings, "errors alone");
    auto* baseline = app.add_option("--baseline", command.baseline, "leave out the findings that this file knows")
                         ->type_name("FILE");
    app.add_option("--write-baseline", command.new_baseline, "make such a file of what is found now")
        ->type_name("FILE")
        ->excludes(baseline);
}

void add_fix_options(CLI::App& app, CheckCommand& command) {
    auto* written = app.get_option("--write-baseline");
    app.add_flag("--fix", command.fix, "mend what can be mended without changing what matches")->excludes(written);
    app.add_flag("--unsafe-fixes", command.unsafe_fixes, "mend also what may change it")->excludes(written);
    app.add_flag("--diff", command.diff, "show what mending would change, and write nothing")->excludes(written);
}

}  // namespace

void add_check_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* app = program.add_subcommand("check", "find mistakes in pattern databases, and mend them");
    auto command = std::make_shared<CheckCommand>();
    app->add_option("PATH", command->paths, "folders, .db files, or - for standard input (default: this folder)")
        ->type_name("");
    app->add_option("--format", command->format, "text, json, sarif or github")
        ->check(CLI::IsMember({"text", "json", "sarif", "github"}))
        ->capture_default_str();
    app->add_flag_callback(
        "--json", [command] { command->format = "json"; }, "the same as --format json");
    app->add_option("--kind", command->kind, "read the files as a database of this kind, such as connection")
        ->check(kind_validator())
        ->type_name("KIND");
    app->add_option("--stdin-name", command->stdin_name, "what messages call standard input");
    app->add_option("--corpus", command->corpus,
                    "find entries that never matched in these counts of katachi match --profile GAMES --json")
        ->type_name("FILE");
    add_choice_options(*app, *command);
    add_fix_options(*app, *command);
    add_examples(*app,
                 "Examples:\n"
                 "  katachi check patterns/\n"
                 "  katachi check attack.db --format json\n"
                 "  katachi check - --kind eye-shape < new.db\n"
                 "  katachi check patterns/ --ignore label-case,KA5\n"
                 "  katachi check patterns/ --fix --diff\n"
                 "  katachi check patterns/ --write-baseline known.toml\n"
                 "  katachi check patterns/ --baseline known.toml\n"
                 "  katachi check patterns/ --corpus counts.json\n"
                 "\nA comment in an entry, # katachi: ignore[RULE] reason, silences a rule there.\n"
                 "Exit status: 0 nothing found, 1 findings (with --diff, something to change), 2 trouble.");
    app->callback([command, &common, &action] {
        action = [command, &common] {
            return command->mends() ? run_mend(*command, text_style(common)) : run_find(*command, text_style(common));
        };
    });
}

}  // namespace katachi
