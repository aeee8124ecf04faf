#include "tools/authoring/workspace/watched_library.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "base/files/pattern_text.h"
#include "base/findings/diagnostic_order.h"
#include "compiler/model/discovery.h"

namespace katachi::authoring {

namespace {

std::vector<base::SourcePtr> read_sources(const compiler::DatabaseSpec& spec) {
    std::vector<base::SourcePtr> sources;
    for (const auto& file : spec.files) sources.push_back(base::read_pattern_text(file));
    return sources;
}

bool same_words(const std::vector<compiler::ManifestWord>& a, const std::vector<compiler::ManifestWord>& b) {
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(),
        [](const compiler::ManifestWord& x, const compiler::ManifestWord& y) { return x.text == y.text; });
}

bool same_spec(const compiler::DatabaseSpec& a, const compiler::DatabaseSpec& b) {
    return a.name == b.name && a.kind == b.kind && a.files == b.files && a.whole == b.whole && a.helpers == b.helpers &&
           a.check.baseline == b.check.baseline && same_words(a.check.select, b.check.select) &&
           same_words(a.check.ignore, b.check.ignore);
}

std::vector<OpenDatabase> open_databases(const std::vector<compiler::DatabaseSpec>& specs) {
    std::vector<OpenDatabase> opened;
    opened.reserve(specs.size());
    for (const compiler::DatabaseSpec& spec : specs) {
        const auto sources = read_sources(spec);
        opened.emplace_back(spec, sources, compiler::check_settings(spec, {}));
    }
    return opened;
}

std::vector<std::size_t> changed_files(const OpenDatabase& database, const std::vector<base::SourcePtr>& sources) {
    std::vector<std::size_t> changed;
    for (std::size_t file = 0; file < sources.size(); ++file)
        if (database.source(file)->text() != sources[file]->text()) changed.push_back(file);
    return changed;
}

// What makes two findings the same one although the text around them moved.
using FindingKey = std::tuple<std::string, std::string, std::string, std::string>;

FindingKey key_of(const base::Diagnostic& finding) {
    return {finding.source ? finding.source->path() : "", finding.pattern, finding.rule, finding.message};
}

void compare_findings(const base::Diagnostics& before, const base::Diagnostics& after, LibraryChange& change) {
    std::map<FindingKey, std::size_t> known;
    for (const base::Diagnostic& finding : before) ++known[key_of(finding)];
    change.gone_findings = before.size();
    for (const base::Diagnostic& finding : after) {
        const auto found = known.find(key_of(finding));
        if (found == known.end() || found->second == 0) {
            change.new_findings.push_back(finding);
        } else {
            --found->second;
            --change.gone_findings;
        }
    }
}

}  // namespace

WatchedLibrary::WatchedLibrary(std::vector<std::string> paths) : paths_(std::move(paths)) {
    databases_ = open_databases(compiler::discover_databases(paths_));
    gather_findings();
}

LibraryChange WatchedLibrary::refresh() {
    LibraryChange change;
    const base::Diagnostics known = findings_;
    const auto specs = compiler::discover_databases(paths_);
    const bool same_files =
        std::equal(specs.begin(), specs.end(), databases_.begin(), databases_.end(),
                   [](const auto& spec, const OpenDatabase& one) { return same_spec(spec, one.database().spec); });
    if (!same_files) {
        auto opened = open_databases(specs);
        change.before = databases();
        databases_ = std::move(opened);
        change.after = databases();
    } else {
        std::vector<std::vector<base::SourcePtr>> sources;
        for (const compiler::DatabaseSpec& spec : specs) sources.push_back(read_sources(spec));
        for (std::size_t i = 0; i < databases_.size(); ++i) {
            OpenDatabase& one = databases_[i];
            const auto changed = changed_files(one, sources[i]);
            if (changed.empty()) continue;
            change.before.push_back(one.database());
            for (const std::size_t file : changed) one.set_text(file, sources[i][file]);
            change.after.push_back(one.database());
        }
    }
    gather_findings();
    compare_findings(known, findings_, change);
    return change;
}

std::vector<compiler::PatternDatabase> WatchedLibrary::databases() const {
    std::vector<compiler::PatternDatabase> all;
    for (const OpenDatabase& one : databases_) all.push_back(one.database());
    return all;
}

void WatchedLibrary::gather_findings() {
    findings_.clear();
    for (OpenDatabase& one : databases_) {
        const base::Diagnostics& found = one.findings();
        findings_.insert(findings_.end(), found.begin(), found.end());
    }
    base::sort_diagnostics(findings_);
}

}  // namespace katachi::authoring
