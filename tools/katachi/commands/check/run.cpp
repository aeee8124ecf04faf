#include "tools/katachi/commands/check/run.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <iostream>
#include <map>
#include <memory>

#include "base/files/atomic_file.h"
#include "base/files/destination.h"
#include "base/files/file_error.h"
#include "base/files/rewritten_file.h"
#include "base/text/counted.h"
#include "base/text/unified_diff.h"
#include "compiler/check/apply_fixes.h"
#include "compiler/check/facts/match_key.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tools/answers/listing/settings_json.h"
#include "tools/authoring/piped_source.h"
#include "tools/katachi/commands/check/report.h"
#include "tools/katachi/commands/check/settings.h"
#include "tools/katachi/commands/check/statistics.h"
#include "tools/katachi/shared/text_output.h"

namespace katachi::cli {

namespace {

struct ReadDatabases {
    std::vector<compiler::PatternDatabase> databases;
    base::Diagnostics findings;
};

std::vector<std::string> paths_of(const CheckCommand& command) {
    return command.paths.empty() ? std::vector<std::string>{"."} : command.paths;
}

std::vector<compiler::DatabaseSpec> databases_of(const CheckCommand& command, const std::vector<std::string>& paths) {
    std::vector<compiler::DatabaseSpec> databases = compiler::discover_databases(paths);
    if (command.kind.empty()) return databases;
    for (compiler::DatabaseSpec& database : databases) {
        database.kind = *compiler::database_kind(command.kind);
        database.kind_is_guessed = false;
    }
    return databases;
}

ReadDatabases read_all(const CheckCommand& command) {
    ReadDatabases read;
    auto paths = paths_of(command);
    if (std::erase(paths, "-") > 0)
        read.databases.push_back(authoring::read_piped_database(command.stdin_name, command.kind, read.findings));
    for (const compiler::DatabaseSpec& spec : databases_of(command, paths))
        read.databases.push_back(compiler::read_database(spec, read.findings));
    return read;
}

Outcome tell_settings(const CheckCommand& command) {
    if (command.reads_standard_input())
        throw base::FileError("--settings: standard input has no settings of its own; name the file that it is for");
    if (command.format != "text" && command.format != "json")
        throw base::FileError("--settings: settings have no format " + command.format + "; choose text or json");
    if (command.chooses())
        throw base::FileError(
            "--settings: nothing is checked, and only katachi.toml is asked; leave the options out "
            "that choose what is found, counted or mended");
    const std::vector<compiler::DatabaseSpec> databases = databases_of(command, paths_of(command));
    std::cout << (command.format == "json" ? answers::settings_json(databases) : settings_text(databases));
    return Outcome::success;
}

// A profile of other databases would find nothing, and nobody would know why.
std::shared_ptr<const compiler::CorpusProfile> read_corpus(const std::string& file,
                                                           const std::vector<compiler::PatternDatabase>& databases) {
    if (file.empty()) return nullptr;
    auto corpus = std::make_shared<compiler::CorpusProfile>(compiler::CorpusProfile::read(file));
    const auto is_known = [&](const compiler::PatternDatabase& database) { return corpus->knows(database); };
    if (std::none_of(databases.begin(), databases.end(), is_known))
        throw base::FileError(
            file + ": has none of these entries; count them with katachi games weigh PATH --games GAMES --format json");
    return corpus;
}

std::vector<compiler::ManifestWord> words(const std::vector<std::string>& texts, const std::string& option) {
    std::vector<compiler::ManifestWord> words;
    for (const std::string& text : texts) words.push_back({text, {.name = option}});
    return words;
}

compiler::CheckOptions check_options(const CheckCommand& command,
                                     const std::vector<compiler::PatternDatabase>& databases) {
    compiler::CheckOptions options{.select = words(command.select, "--select"),
                                   .ignore = words(command.ignore, "--ignore"),
                                   .errors_only = command.no_warnings,
                                   .corpus = read_corpus(command.corpus, databases)};
    // No old baseline may hide the findings that a new one is to hold.
    if (command.baseline || !command.new_baseline.empty()) options.baseline = nullptr;
    if (command.baseline && !command.baseline->empty())
        options.baseline = std::make_shared<compiler::Baseline>(compiler::Baseline::read(*command.baseline));
    return options;
}

Outcome outcome(const base::Diagnostics& findings) { return findings.empty() ? Outcome::success : Outcome::findings; }

// What the file knows already; nothing where it is no baseline, as it is written anew then.
compiler::Baseline known_baseline(const std::string& file) {
    if (base::destination_of(file).is_stream) return compiler::Baseline(file);
    try {
        return compiler::Baseline::read(file);
    } catch (const base::FileError&) {
        return compiler::Baseline(file);
    }
}

// The findings that the new baseline leaves are shown. A finding that needs files which were not read stays known.
compiler::CheckResult write_baseline(const CheckCommand& command, const ReadDatabases& read,
                                     compiler::CheckOptions options) {
    base::check_can_be_written(command.new_baseline);
    for (const compiler::PatternDatabase& database : read.databases)
        for (const base::SourcePtr& source : database.sources)
            base::check_is_no_input(command.new_baseline, std::array{source->path()});
    const base::Diagnostics found = compiler::check_databases(read.databases, read.findings, options).findings;
    const auto baseline = std::make_shared<compiler::Baseline>(known_baseline(command.new_baseline));
    for (const compiler::PatternDatabase& database : read.databases) baseline->forget(database);
    const std::size_t kept = baseline->size();
    for (const compiler::PatternDatabase& database : read.databases)
        baseline->add(database, compiler::findings_in(database, found));
    base::write_file(command.new_baseline, baseline->text());
    std::cerr << base::counted(baseline->size(), "finding", "findings") << " written to "
              << base::output_name(command.new_baseline)
              << (kept > 0 ? fmt::format(", {} of them known before and not looked for now", kept) : "") << '\n';
    options.baseline = baseline;
    return compiler::check_databases(read.databases, read.findings, options);
}

Outcome run_find(const CheckCommand& command, const base::TextStyle& style) {
    const ReadDatabases read = read_all(command);
    const compiler::CheckOptions options = check_options(command, read.databases);
    const compiler::CheckResult result = command.new_baseline.empty()
                                             ? compiler::check_databases(read.databases, read.findings, options)
                                             : write_baseline(command, read, options);
    std::ostream& out = text_beside(command.new_baseline);
    if (command.statistics)
        out << statistics_text(compiler::check_statistics(read.databases, result.findings), command.format, style);
    else
        out << findings_text(result.findings, read.databases, command.format, style);
    out.flush();
    if (command.format != "json" && command.format != "sarif") std::cerr << found_summary(result, read.databases);
    return outcome(result.findings);
}

// All of them or, where one may not be written, none.
void write_changes(const std::vector<compiler::Mended::Change>& changes) {
    for (const compiler::Mended::Change& change : changes) base::check_can_be_rewritten(change.before->path());
    for (const compiler::Mended::Change& change : changes) base::rewrite_source(*change.before, change.after->text());
}

// Matches have keys by database and name.
using MatchKeys = std::map<std::pair<std::string, std::string>, std::string>;

MatchKeys match_keys(const std::vector<compiler::PatternDatabase>& databases) {
    MatchKeys keys;
    for (const compiler::PatternDatabase& database : databases)
        for (const compiler::Pattern& pattern : database.patterns)
            keys[{database.spec.name, pattern.name}] = compiler::match_key(pattern);
    return keys;
}

void say_what_matches_otherwise(const MatchKeys& before, const std::vector<compiler::PatternDatabase>& databases) {
    if (before.empty()) return;
    std::vector<std::string> names;
    for (const auto& [entry, key] : match_keys(databases))
        if (const auto old = before.find(entry); old != before.end() && old->second != key)
            names.push_back(entry.first + "/" + entry.second);
    if (!names.empty()) std::cerr << fmt::format("may match otherwise now: {}\n", fmt::join(names, ", "));
}

Outcome run_mend(const CheckCommand& command, const base::TextStyle& style) {
    const bool piped = command.reads_standard_input();
    if (piped && command.paths.size() > 1)
        throw base::FileError("-: standard input is mended alone; name the other paths in a call of their own");
    ReadDatabases read = read_all(command);
    const base::SourcePtr input = piped ? read.databases.front().sources.front() : nullptr;
    const compiler::CheckOptions options = check_options(command, read.databases);
    const MatchKeys keys = command.unsafe_fixes ? match_keys(read.databases) : MatchKeys{};
    const compiler::Mended mended =
        compiler::apply_fixes(std::move(read.databases), read.findings, options,
                              command.unsafe_fixes ? compiler::FixKind::any : compiler::FixKind::safe);
    if (command.diff) {
        for (const compiler::Mended::Change& change : mended.changes)
            std::cout << base::unified_diff(change.before->path(), change.before->text(), change.after->text());
        std::cout.flush();
        std::cerr << mended_summary(mended, true);
        say_what_matches_otherwise(keys, mended.databases);
        return mended.changes.empty() ? Outcome::success : Outcome::findings;
    }
    if (piped)
        std::cout << (mended.changes.empty() ? input : mended.changes.front().after)->text() << std::flush;
    else
        write_changes(mended.changes);
    (piped ? std::cerr : std::cout) << findings_text(mended.left.findings, mended.databases, command.format, style)
                                    << std::flush;
    std::cerr << mended_summary(mended, false);
    say_what_matches_otherwise(keys, mended.databases);
    return outcome(mended.left.findings);
}

}  // namespace

Outcome run_check(const CheckCommand& command, const CommonOptions& common) {
    if (command.statistics && command.format != "text" && command.format != "json")
        throw base::FileError("--statistics: counts have no format " + command.format + "; choose text or json");
    if (command.settings) return tell_settings(command);
    return command.mends() ? run_mend(command, text_style(common)) : run_find(command, text_style(common));
}

}  // namespace katachi::cli
