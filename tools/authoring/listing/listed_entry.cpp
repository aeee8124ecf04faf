#include "tools/authoring/listing/listed_entry.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <utility>

#include "compiler/check/check_databases.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "patterndb/content_hash.h"
#include "patterndb/profile.h"
#include "tools/authoring/workspace/catalogue_counts.h"

namespace katachi::authoring {

namespace {

// Findings name an entry by where its text stands, and by its name.
using EntryKey = std::pair<const base::SourceFile*, std::string>;

std::map<EntryKey, std::size_t> findings_by_entry(const base::Diagnostics& findings) {
    std::map<EntryKey, std::size_t> counts;
    for (const base::Diagnostic& finding : findings)
        if (!finding.pattern.empty()) ++counts[{finding.source.get(), finding.pattern}];
    return counts;
}

std::map<std::string, std::size_t> tests_by_entry(const TestedDatabase& tested) {
    std::map<std::string, std::size_t> counts;
    for (const PatternTests& tests : tested.tests)
        for (const PatternTest& test : tests.tests) ++counts[test.entry];
    return counts;
}

// What the catalogues beside the files have counted.
class CountedHits {
  public:
    std::optional<std::int64_t> of(const compiler::PatternDatabase& database, const compiler::Pattern& entry) {
        const std::filesystem::path folder =
            std::filesystem::absolute(entry.source->path()).lexically_normal().parent_path();
        auto [counts, is_new] = by_folder_.try_emplace(folder);
        if (is_new)
            if (const auto file = nearest_catalogue(folder / "any"))
                counts->second =
                    catalogue::latest_hits(catalogue::Catalogue::open(*file, catalogue::Catalogue::Access::read));
        const auto found = counts->second.find({database.spec.name, entry.name});
        if (found == counts->second.end()) return std::nullopt;
        const std::int64_t hash = catalogue::content_hash(entry.source->text(entry.span), database.spec.kind);
        return found->second.hash == hash ? std::optional(found->second.hits) : std::nullopt;
    }

  private:
    std::map<std::filesystem::path, catalogue::HitsByEntry> by_folder_;
};

}  // namespace

CheckedLibrary checked_library(const std::vector<std::string>& paths) {
    base::Diagnostics read;
    std::vector<compiler::PatternDatabase> databases;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(paths))
        databases.push_back(compiler::read_database(spec, read));
    base::Diagnostics findings = compiler::check_databases(databases, read, {}).findings;
    return {tests_beside(std::move(databases)), std::move(findings)};
}

std::vector<ListedEntry> listed_entries(const CheckedLibrary& library, const EntryChoice& choice) {
    const auto findings = findings_by_entry(library.findings);
    CountedHits hits;
    std::vector<ListedEntry> listed;
    for (const TestedDatabase& tested : library.tested.databases) {
        const auto tests = tests_by_entry(tested);
        for (const compiler::Pattern& entry : tested.database.patterns) {
            if (!fits(choice, tested.database, entry)) continue;
            const auto found = findings.find({entry.source.get(), entry.name});
            const auto tried = tests.find(entry.name);
            listed.push_back({.database = &tested.database,
                              .pattern = &entry,
                              .line = entry.source->line_column(entry.span.begin).line,
                              .findings = found == findings.end() ? 0 : found->second,
                              .tests = tried == tests.end() ? 0 : tried->second,
                              .hits = hits.of(tested.database, entry)});
        }
    }
    return listed;
}

base::Diagnostics findings_of(const CheckedLibrary& library, const compiler::Pattern& entry) {
    base::Diagnostics findings;
    for (const base::Diagnostic& finding : library.findings)
        if (finding.source == entry.source && finding.pattern == entry.name) findings.push_back(finding);
    return findings;
}

}  // namespace katachi::authoring
