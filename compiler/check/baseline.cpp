#include "compiler/check/baseline.h"

#include <fmt/core.h>

#include <algorithm>
#include <sstream>
#include <system_error>

#include "base/files/canonical_path.h"
#include "base/files/pattern_text.h"
#include "base/files/placed_error.h"
#include "base/text/terminal_text.h"
#include "compiler/check/check.h"
#include "compiler/check/entry_index.h"
#include "compiler/model/database_spec.h"
#include "compiler/model/toml_text.h"

namespace katachi::compiler {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view advice = "; write it anew with --write-baseline";

[[noreturn]] void bad_baseline(const base::SourcePtr& file, const toml::source_region& where, std::string_view what) {
    throw base::PlacedError(place_in(file, where), fmt::format("{}{}", what, advice));
}

const toml::table& table_in(const base::SourcePtr& file, const toml::node& node) {
    if (!node.is_table()) bad_baseline(file, node.source(), "a baseline has tables of files, entries and rules");
    return *node.as_table();
}

// What an entry is called in a baseline, whatever bytes its name has; one without a name, by its rows.
std::string key_of(const Pattern& pattern, DatabaseKind kind) {
    if ((named_kinds & kind_set(kind)) != 0) return base::printable(pattern.name);
    std::string rows;
    for (const DiagramLine& line : pattern.diagram.lines) rows += (rows.empty() ? "" : "/") + line.text;
    return base::printable(rows);
}

bool is_about_reading(const base::Diagnostic& finding) {
    const Rule* rule = find_rule(finding.rule);
    return rule != nullptr && compiler::is_about_reading(*rule);
}

// Names the entries of findings; "" outside of entries.
class Keys {
  public:
    explicit Keys(const PatternDatabase& database) : kind_(database.spec.kind), entries_(database) {}

    std::string of(const base::Diagnostic& finding) const {
        const Pattern* pattern = entries_.at(finding.source, finding.span.begin);
        return pattern == nullptr ? "" : key_of(*pattern, kind_);
    }

  private:
    DatabaseKind kind_;
    EntryIndex entries_;
};

}  // namespace

Baseline::Baseline(const fs::path& file) : folder_(base::canonical_path(file).parent_path()) {}

Baseline Baseline::read(const fs::path& file) {
    const base::SourcePtr text = base::read_pattern_text(file);
    const toml::table document = read_toml(text, advice);
    Baseline baseline(file);
    for (const auto& [place, entries] : document)
        for (const auto& [entry, rules] : table_in(text, entries))
            for (const auto& [rule, count] : table_in(text, rules)) {
                const auto number = count.value_exact<std::int64_t>();
                if (!number || *number < 1) bad_baseline(text, count.source(), "a rule has the number of its findings");
                baseline.files_[std::string(place.str())][std::string(entry.str())][std::string(rule.str())] =
                    static_cast<std::size_t>(*number);
            }
    return baseline;
}

bool Baseline::names_database(const PatternDatabase& database) const {
    return files_.contains(base::printable(database.spec.name));
}

bool Baseline::can_be_found(const std::string& id, const PatternDatabase& database) const {
    if (!database.spec.is_part()) return true;
    const Rule* rule = find_rule(id);
    return !names_database(database) && (rule == nullptr || !lacks_entries(*rule, database));
}

Baseline::FileKeys Baseline::file_keys(const PatternDatabase& database) const {
    const std::string name = base::printable(database.spec.name);
    const bool names_databases = names_database(database);
    FileKeys keys;
    for (const base::SourcePtr& source : database.sources) {
        const fs::path path = base::canonical_path(source->path()).lexically_proximate(folder_);
        keys[source] = names_databases ? name : base::printable(path.generic_string());
    }
    return keys;
}

Baseline::Files Baseline::counted(const PatternDatabase& database, const FileKeys& files,
                                  const base::Diagnostics& findings) {
    const Keys keys(database);
    Files found;
    for (const auto& [source, file] : files) found[file];
    for (const base::Diagnostic& finding : findings)
        if (!is_about_reading(finding)) ++found[files.at(finding.source)][keys.of(finding)][finding.rule];
    return found;
}

void Baseline::forget(const PatternDatabase& database) {
    for (const auto& [source, file] : file_keys(database)) {
        const auto known = files_.find(file);
        if (known == files_.end()) continue;
        for (auto& [entry, rules] : known->second)
            std::erase_if(rules, [&](const auto& rule) { return can_be_found(rule.first, database); });
        std::erase_if(known->second, [](const auto& entry) { return entry.second.empty(); });
        if (known->second.empty()) files_.erase(known);
    }
    // A name without an extension is that of a database.
    std::erase_if(files_, [&](const auto& known) {
        std::error_code error;
        return fs::path(known.first).has_extension() && !fs::exists(folder_ / known.first, error);
    });
}

void Baseline::add(const PatternDatabase& database, const base::Diagnostics& findings) {
    for (const auto& [file, entries] : counted(database, file_keys(database), findings))
        for (const auto& [entry, rules] : entries)
            for (const auto& [rule, count] : rules) {
                std::size_t& known = files_[file][entry][rule];
                known = std::max(known, count);
            }
}

std::size_t Baseline::known(const std::string& file, const std::string& entry, const std::string& rule) const {
    const auto entries = files_.find(file);
    if (entries == files_.end()) return 0;
    const auto rules = entries->second.find(entry);
    if (rules == entries->second.end()) return 0;
    const auto count = rules->second.find(rule);
    return count == rules->second.end() ? 0 : count->second;
}

Baseline::Hidden Baseline::hide(const PatternDatabase& database, const RuleChoice& chosen,
                                base::Diagnostics& findings) const {
    const FileKeys files = file_keys(database);
    Files found = counted(database, files, findings);
    Hidden hidden;
    for (auto& [file, found_entries] : found) {
        const auto entries = files_.find(file);
        if (entries == files_.end()) continue;
        for (const auto& [entry, rules] : entries->second)
            for (const auto& [rule, count] : rules) {
                const std::size_t there = found_entries[entry][rule];
                if (there < count && chosen.contains(rule) && can_be_found(rule, database))
                    hidden.no_longer_found += count - there;
            }
    }
    const Keys keys(database);
    hidden.findings = std::erase_if(findings, [&](const base::Diagnostic& finding) {
        if (is_about_reading(finding)) return false;
        const std::string& file = files.at(finding.source);
        const std::string entry = keys.of(finding);
        return found[file][entry][finding.rule] <= known(file, entry, finding.rule);
    });
    return hidden;
}

std::size_t Baseline::size() const {
    std::size_t sum = 0;
    for (const auto& [file, entries] : files_)
        for (const auto& [entry, rules] : entries)
            for (const auto& [rule, count] : rules) sum += count;
    return sum;
}

std::string Baseline::text() const {
    toml::table document;
    for (const auto& [file, entries] : files_) {
        toml::table table;
        for (const auto& [entry, rules] : entries) {
            toml::table line;
            line.is_inline(true);
            for (const auto& [rule, count] : rules) line.insert(rule, static_cast<std::int64_t>(count));
            table.insert(entry, std::move(line));
        }
        document.insert(file, std::move(table));
    }
    std::ostringstream text;
    text << "# Findings that katachi check leaves out: by file, entry and rule, how many.\n"
            "# katachi check --write-baseline writes this file.\n\n"
         << document << '\n';
    return std::move(text).str();
}

}  // namespace katachi::compiler
