// What is wrong with databases, as every front end shows it: all rules, without what the choice of rules, comments and
// a baseline hide.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "compiler/check/baseline.h"
#include "compiler/check/corpus_profile.h"
#include "compiler/check/rule_choice.h"

namespace katachi::compiler {

// What a person asks for, beside the manifests.
struct CheckOptions {
    std::vector<ManifestWord> select = {};                         // instead of the manifests'
    std::vector<ManifestWord> ignore = {};                         // and the manifests'
    std::optional<std::shared_ptr<const Baseline>> baseline = {};  // instead of the manifests'; null for none
    bool errors_only = false;
    std::shared_ptr<const CorpusProfile> corpus = nullptr;  // null for none
};

// These settings choose the findings of one database, and hold the profile that some findings need.
struct CheckSettings {
    RuleChoice rules;
    std::shared_ptr<const Baseline> baseline;  // null for none
    bool errors_only = false;
    std::shared_ptr<const CorpusProfile> corpus;  // null for none
};

// Throws FileError for a word that is no rule, and for a baseline that cannot be read.
CheckSettings check_settings(const DatabaseSpec& spec, const CheckOptions& options);

struct CheckResult {
    base::Diagnostics findings;       // to be shown, in order
    std::size_t silenced = 0;         // by comments
    std::size_t in_baseline = 0;      // hidden by it
    std::size_t no_longer_found = 0;  // of the baselines
};

// The two together; the findings behind one another.
void add(CheckResult& all, CheckResult one);

// `found` is all that reader and rules found in the database; the answer is what of it is to be shown.
CheckResult shown(const PatternDatabase& database, base::Diagnostics found, const CheckSettings& settings);

// Runs all rules. `read` is what the reader found in these databases.
CheckResult check_databases(std::span<const PatternDatabase> databases, const base::Diagnostics& read,
                            const CheckOptions& options);

// Those of `findings` that were made in the database.
base::Diagnostics findings_in(const PatternDatabase& database, const base::Diagnostics& findings);

}  // namespace katachi::compiler
