#include <algorithm>
#include <iostream>

#include "base/files/file_error.h"
#include "base/findings/diagnostic_text.h"
#include "compiler/check/check.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tools/answers/eyes/eye_check_json.h"
#include "tools/authoring/eyes/eye_check.h"
#include "tools/katachi/commands/eyes/check_text.h"
#include "tools/katachi/commands/eyes/commands.h"

namespace katachi::cli {

namespace {

using authoring::EyeCheck;
using authoring::EyeEntryCheck;
using authoring::EyeVerdict;

bool is_faulty(const EyeEntryCheck& entry) {
    return entry.verdict == EyeVerdict::refuted || (entry.verdict == EyeVerdict::proved && has_wrong_marks(entry));
}

}  // namespace

Outcome run_eyes_check(const EyesCheckOptions& options, const CommonOptions& common) {
    std::vector<compiler::PatternDatabase> databases;
    base::Diagnostics findings;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(options.paths)) {
        if (spec.kind != match::DatabaseKind::eye_shape) continue;
        databases.push_back(compiler::read_database(spec, findings));
        compiler::check_unmatched(databases.back(), findings);
    }
    if (databases.empty())
        throw base::FileError(options.paths.front() + ": holds no eye shapes; name a database of the kind eye-shape");
    std::cerr << base::diagnostic_text(findings, text_style(common));

    std::vector<EyeCheck> checks;
    bool has_findings = !findings.empty();
    for (const compiler::PatternDatabase& database : databases) {
        checks.push_back(authoring::check_eyes(
            database, {.rules = options.solver.rules, .most_positions = options.solver.most_positions}));
        has_findings = has_findings || std::ranges::any_of(checks.back().entries, is_faulty);
        if (options.solver.format == "json") continue;
        for (const EyeEntryCheck& entry : checks.back().entries)
            std::cout << eye_entry_text(entry, options.solver.rules, options.all);
        std::cout << std::flush;
        std::cerr << database.spec.name << ": " << eye_check_summary(checks.back());
    }
    if (options.solver.format == "json") std::cout << answers::eye_check_json(databases, checks);
    return has_findings ? Outcome::findings : Outcome::success;
}

}  // namespace katachi::cli
