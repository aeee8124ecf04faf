#include "tools/katachi/commands/completion/candidate_values.h"

#include <CLI/CLI.hpp>
#include <set>

#include "base/files/file_error.h"
#include "compiler/check/check.h"
#include "compiler/model/database_spec.h"
#include "engine/board/rules.h"
#include "patterndb/query/query.h"
#include "tools/katachi/commands/explain/explained_words.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/pattern_choice.h"

namespace katachi::cli {

namespace {

// "FILE" of an option, the name of a positional argument whose type says no more.
std::string type_of(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    return type.empty() && option.get_positional() ? option.get_name(true) : type;
}

// The type is such as "TEXT:{text,json}".
std::vector<Candidate> choices(const std::string& type) {
    std::vector<Candidate> found;
    const auto open = type.find('{');
    const auto close = type.find('}');
    if (open == std::string::npos || close == std::string::npos) return found;
    for (const std::string& word : CLI::detail::split(type.substr(open + 1, close - open - 1), ','))
        found.push_back({word, ""});
    return found;
}

std::vector<Candidate> kinds() {
    std::vector<Candidate> found;
    for (int i = 0; i < compiler::database_kind_count; ++i)
        found.push_back({std::string(compiler::name(static_cast<compiler::DatabaseKind>(i))), "kind of database"});
    return found;
}

std::vector<Candidate> rules() {
    std::vector<Candidate> found;
    for (const compiler::Rule& rule : compiler::all_rules())
        found.push_back({std::string(rule.id), std::string(rule.summary)});
    return found;
}

// What `explain` has a page for; a word that means several things is offered once.
std::vector<Candidate> explained() {
    std::vector<Candidate> found;
    std::set<std::string> words;
    for (const authoring::ExplainedWord& each : explained_words())
        if (words.insert(each.word).second) found.push_back({each.word, each.meaning});
    return found;
}

std::vector<Candidate> databases(const catalogue::Catalogue& catalogue) {
    std::vector<Candidate> found;
    for (const catalogue::StoredDatabase& database : catalogue::list_databases(catalogue))
        found.push_back({database.name, std::string(compiler::name(database.kind))});
    return found;
}

std::vector<Candidate> stored_files(const catalogue::Catalogue& catalogue) {
    std::vector<Candidate> found;
    for (const catalogue::StoredDatabase& database : catalogue::list_databases(catalogue))
        for (const std::string& path : database.files)
            found.push_back({std::filesystem::path(path).filename().string(), database.name});
    return found;
}

// Behind DATABASE/ the names of that database, else those of all.
std::vector<Candidate> entry_names(const catalogue::Catalogue& catalogue, const std::string& typed) {
    constexpr std::int64_t most = 1000;
    catalogue::EntryFilter filter;
    const auto slash = typed.find('/');
    if (slash != std::string::npos) filter.database = typed.substr(0, slash);
    const std::string prefix = slash == std::string::npos ? "" : typed.substr(0, slash + 1);
    filter.name = typed.substr(prefix.size()) + "*";
    std::vector<Candidate> found;
    for (const catalogue::EntrySummary& entry : catalogue::list_entries(catalogue, filter, most).entries)
        found.push_back({prefix + entry.name, catalogue::place_of(entry)});
    return found;
}

std::vector<Candidate> out_of_catalogue(const std::string& type, const std::string& typed, const std::string& file) {
    try {
        const catalogue::Catalogue catalogue = open_catalogue({file}, catalogue::Catalogue::Access::read);
        if (type == "DATABASE") return databases(catalogue);
        if (type == "STORED") return stored_files(catalogue);
        return entry_names(catalogue, typed);
    } catch (const catalogue::CatalogueError&) {
        return {};  // no place to tell the user in
    }
}

// The same of the pattern files that commands read: those of --patterns, else the shipped library.
std::vector<Candidate> read_entry_names(const std::string& typed, const std::vector<std::string>& patterns) {
    std::vector<Candidate> found;
    const bool has_database = typed.find('/') != std::string::npos;
    try {
        for (const compiler::PatternDatabase& database : read_patterns({patterns, {}}))
            for (const compiler::Pattern& pattern : database.patterns)
                found.push_back({(has_database ? database.spec.name + "/" : "") + pattern.name, database.spec.name});
    } catch (const base::FileError&) {
        return {};
    }
    return found;
}

std::vector<Candidate> rule_sets() {
    std::vector<Candidate> found;
    for (const board::Rules& rules : board::rule_sets())
        found.push_back({std::string(rules.name), "rules of the game"});
    return found;
}

std::vector<Candidate> files_and(std::vector<Candidate> found) {
    found.push_back({":files", ""});
    return found;
}

}  // namespace

std::vector<Candidate> value_candidates(const CLI::Option& option, const std::string& typed, const NamePlaces& places) {
    const std::string type = type_of(option);
    if (type == "FILE" || type == "PATH") return files_and({});
    if (type == "FILE|ENTRY") return files_and(read_entry_names(typed, places.patterns));
    if (type == "ENTRY") return read_entry_names(typed, places.patterns);
    if (type == "RULES") return rule_sets();
    if (type == "FOLDER") return {{":folders", ""}};
    if (type == "KIND") return kinds();
    if (type == "RULE") return rules();
    if (type == "WORD") return explained();
    if (type == "DATABASE" || type == "STORED" || type == "NAME" || type == "NAME@VERTEX")
        return out_of_catalogue(type, typed, places.catalogue);
    return choices(type);
}

}  // namespace katachi::cli
