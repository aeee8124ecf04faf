#include "compiler/check/database_version.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "compiler/check/check.h"
#include "compiler/check/silenced.h"
#include "compiler/reader/reader.h"

namespace katachi::compiler {

namespace {

struct Tally {
    std::map<FindingName, std::size_t> findings;
    std::map<std::pair<std::ptrdiff_t, std::string>, std::size_t> errors;  // by entry and rule
};

Tally tally(const DatabaseVersion& version) {
    base::Diagnostics all = version.found;
    silence(version.database, all);  // some fixes mend the comments that silence
    const EntryIndex entries(version.database);
    Tally counts;
    for (const base::Diagnostic& finding : all) {
        const FindingName name = version.name_of(finding, entries);
        ++counts.findings[name];
        if (finding.severity == base::Severity::error) ++counts.errors[{name.entry, name.rule}];
    }
    return counts;
}

bool mean_the_same(const DatabaseVersion& before, const DatabaseVersion& after, const std::set<std::ptrdiff_t>& but) {
    const auto& old_entries = before.database.patterns;
    const auto& new_entries = after.database.patterns;
    if (old_entries.size() != new_entries.size()) return false;
    for (std::size_t i = 0; i < old_entries.size(); ++i)
        if (!but.contains(static_cast<std::ptrdiff_t>(i)) && !same_meaning(old_entries[i], new_entries[i]))
            return false;
    return true;
}

}  // namespace

DatabaseVersion::DatabaseVersion(PatternDatabase of, base::Diagnostics read)
    : database(std::move(of)), found(std::move(read)) {
    check(database, found);
}

DatabaseVersion DatabaseVersion::with_sources(const std::vector<base::SourcePtr>& sources) const {
    PatternDatabase changed;
    changed.spec = database.spec;
    base::Diagnostics read;
    for (const base::SourcePtr& source : sources) read_source(source, changed, read);
    return {std::move(changed), std::move(read)};
}

FindingName DatabaseVersion::name_of(const base::Diagnostic& finding, const EntryIndex& entries) const {
    const Pattern* pattern = entries.at(finding.source, finding.span.begin);
    return {pattern == nullptr ? -1 : pattern - database.patterns.data(), finding.rule, finding.message};
}

bool is_mended(const DatabaseVersion& before, const DatabaseVersion& after, const std::vector<FindingName>& gone) {
    std::set<std::ptrdiff_t> mended_entries;
    for (const FindingName& name : gone) mended_entries.insert(name.entry);
    if (!mean_the_same(before, after, mended_entries)) return false;
    Tally old = tally(before);
    Tally now = tally(after);
    for (const auto& [place, count] : now.errors)
        if (count > old.errors[place]) return false;
    return std::all_of(gone.begin(), gone.end(), [&](const FindingName& name) {
        const auto mended = static_cast<std::size_t>(std::count(gone.begin(), gone.end(), name));
        return now.findings[name] + mended <= old.findings[name];
    });
}

}  // namespace katachi::compiler
