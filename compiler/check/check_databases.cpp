#include "compiler/check/check_databases.h"

#include <algorithm>
#include <iterator>

#include "base/findings/diagnostic_order.h"
#include "compiler/check/check.h"
#include "compiler/check/rules/rules.h"
#include "compiler/check/silenced.h"

namespace katachi::compiler {

CheckSettings check_settings(const DatabaseSpec& spec, const CheckOptions& options) {
    std::vector<ManifestWord> ignore = spec.check.ignore;
    ignore.insert(ignore.end(), options.ignore.begin(), options.ignore.end());
    // Else a baseline would seem to know of findings that are gone.
    if (!options.corpus) ignore.push_back({std::string(never_matched.id), {}});
    if (!options.corpus || !options.corpus->counts_moves()) ignore.push_back({std::string(never_played.id), {}});
    CheckSettings settings{.rules = {options.select.empty() ? spec.check.select : options.select, ignore},
                           .baseline = options.baseline.value_or(nullptr),
                           .errors_only = options.errors_only,
                           .corpus = options.corpus};
    if (!options.baseline && !spec.check.baseline.empty())
        settings.baseline = std::make_shared<Baseline>(Baseline::read(spec.check.baseline));
    return settings;
}

void add(CheckResult& all, CheckResult one) {
    std::move(one.findings.begin(), one.findings.end(), std::back_inserter(all.findings));
    all.silenced += one.silenced;
    all.in_baseline += one.in_baseline;
    all.no_longer_found += one.no_longer_found;
}

CheckResult shown(const PatternDatabase& database, base::Diagnostics found, const CheckSettings& settings) {
    CheckResult result{.findings = std::move(found)};
    if (settings.corpus) settings.corpus->find(database, result.findings);
    result.silenced = silence(database, result.findings);
    std::erase_if(result.findings,
                  [&](const base::Diagnostic& finding) { return !settings.rules.contains(finding.rule); });
    if (settings.baseline) {
        const auto hidden = settings.baseline->hide(database, settings.rules, result.findings);
        result.in_baseline = hidden.findings;
        result.no_longer_found = hidden.no_longer_found;
    }
    if (settings.errors_only)
        std::erase_if(result.findings,
                      [](const base::Diagnostic& finding) { return finding.severity == base::Severity::warning; });
    base::sort_diagnostics(result.findings);
    return result;
}

CheckResult check_databases(std::span<const PatternDatabase> databases, const base::Diagnostics& read,
                            const CheckOptions& options) {
    CheckResult all;
    for (const PatternDatabase& database : databases) {
        base::Diagnostics found = findings_in(database, read);
        check(database, found);
        add(all, shown(database, std::move(found), check_settings(database.spec, options)));
    }
    base::sort_diagnostics(all.findings);
    return all;
}

base::Diagnostics findings_in(const PatternDatabase& database, const base::Diagnostics& findings) {
    base::Diagnostics found;
    std::copy_if(findings.begin(), findings.end(), std::back_inserter(found), [&](const base::Diagnostic& finding) {
        return std::find(database.sources.begin(), database.sources.end(), finding.source) != database.sources.end();
    });
    return found;
}

}  // namespace katachi::compiler
