#include <iostream>
#include <map>

#include "base/files/file_error.h"
#include "base/findings/diagnostic_text.h"
#include "base/text/counted.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/eyes/marked_rows.h"
#include "tools/answers/eyes/eye_check_json.h"
#include "tools/authoring/eyes/eye_check.h"
#include "tools/authoring/eyes/eye_text.h"
#include "tools/katachi/commands/eyes/commands.h"

namespace katachi::cli {

namespace {

using authoring::EyeCheck;
using authoring::EyeEntryCheck;
using authoring::EyeRefutation;
using authoring::EyeVerdict;

std::string indented(const std::vector<std::string>& rows) {
    std::string text;
    for (const std::string& row : rows) text += "    " + row + "\n";
    return text;
}

// "the table's value holds with 1 outer liberty"; the solver's own, where every other number of liberties gives it.
std::string other_rules_text(const EyeRefutation& refutation, const std::string& claimed,
                             const eyes::LocalRules& rules) {
    std::string right;
    for (const authoring::ValueByOtherRules& other : refutation.other_rules)
        if (eyes::eye_value_text(other.value) == claimed)
            right += (right.empty() ? "" : ", ") + authoring::difference_text(other.rules, rules);
    return right.empty() ? "refuted for 0 to 4 outer liberties, with ko threats and suicide as well\n"
                         : "right with " + right + "\n";
}

std::string refutation_text(const EyeEntryCheck& entry, const eyes::LocalRules& rules) {
    const EyeRefutation& refutation = entry.refutations.front();
    std::string text = "the table says " + entry.entry->eye_value + ", the solver " +
                       eyes::eye_value_text(refutation.answer.value) + " (" + authoring::rules_text(rules) + ")\n" +
                       indented(eyes::marked_rows(refutation.space, refutation.answer));
    text += "    ";
    text += refutation.line.moves.empty() ? "the numbers differ in a threat\n"
                                          : authoring::shown_line_text(refutation.space, refutation.line) + "\n";
    return text + "    " + other_rules_text(refutation, entry.entry->eye_value, rules);
}

bool has_wrong_marks(const EyeEntryCheck& entry) {
    return entry.wrong_marks != 0 || entry.lacks_attack_mark || entry.lacks_defence_mark;
}

std::string marks_text(const EyeEntryCheck& entry) {
    std::string text;
    if (entry.wrong_marks != 0) text += " marks a point that is not vital;";
    if (entry.lacks_attack_mark) text += " marks no point of attack;";
    if (entry.lacks_defence_mark) text += " marks no point of defence;";
    text.back() = '\n';
    return text;
}

std::string entry_text(const EyeEntryCheck& entry, const eyes::LocalRules& rules, bool all) {
    const std::string name = entry.entry->name + ": ";
    if (entry.verdict == EyeVerdict::refuted) return name + "refuted: " + refutation_text(entry, rules);
    if (entry.verdict == EyeVerdict::undecided) return name + "undecided: " + entry.why_undecided + "\n";
    if (has_wrong_marks(entry)) return name + entry.entry->eye_value + " proved, but it" + marks_text(entry);
    if (!all) return {};
    return name + entry.entry->eye_value + " proved (" + authoring::rules_text(rules) + ")" +
           (entry.hangs_on_ko ? ", and more ko threats change it" : "") +
           (entry.is_hidden ? ", and earlier entries match all that it matches" : "") + "\n";
}

struct Counts {
    std::map<EyeVerdict, int> verdicts;
    int hanging_on_ko = 0;
    int wrong_marks = 0;
    int entries = 0;
};

Counts counts_of(const EyeCheck& check) {
    Counts counts;
    for (const EyeEntryCheck& entry : check.entries) {
        ++counts.entries;
        ++counts.verdicts[entry.verdict];
        counts.hanging_on_ko += entry.hangs_on_ko ? 1 : 0;
        counts.wrong_marks += entry.verdict == EyeVerdict::proved && has_wrong_marks(entry) ? 1 : 0;
    }
    return counts;
}

std::string summary(const Counts& counts, const eyes::LocalRules& rules) {
    const auto count = [&](EyeVerdict verdict) {
        const auto found = counts.verdicts.find(verdict);
        return std::to_string(found == counts.verdicts.end() ? 0 : found->second);
    };
    return base::counted(counts.entries, "entry", "entries") + ": " + count(EyeVerdict::proved) + " proved (" +
           std::to_string(counts.hanging_on_ko) + " hang on ko threats, " + std::to_string(counts.wrong_marks) +
           " with wrong marks), " + count(EyeVerdict::refuted) + " refuted, " + count(EyeVerdict::undecided) +
           " undecided; " + authoring::rules_text(rules) + "\n";
}

}  // namespace

Outcome run_eyes_check(const EyesCheckOptions& options, const CommonOptions& common) {
    std::vector<compiler::PatternDatabase> databases;
    base::Diagnostics findings;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(options.paths))
        if (spec.kind == match::DatabaseKind::eye_shape) databases.push_back(compiler::read_database(spec, findings));
    if (databases.empty())
        throw base::FileError(options.paths.front() + ": holds no eye shapes; name a database of the kind eye-shape");
    std::cerr << base::diagnostic_text(findings, text_style(common));

    std::vector<EyeCheck> checks;
    bool has_findings = !findings.empty();
    for (const compiler::PatternDatabase& database : databases) {
        checks.push_back(authoring::check_eyes(
            database, {.rules = options.solver.rules, .most_positions = options.solver.most_positions}));
        const Counts counts = counts_of(checks.back());
        has_findings = has_findings || counts.wrong_marks > 0 || counts.verdicts.contains(EyeVerdict::refuted);
        if (options.solver.format == "json") continue;
        for (const EyeEntryCheck& entry : checks.back().entries)
            std::cout << entry_text(entry, options.solver.rules, options.all);
        std::cout << std::flush;
        std::cerr << database.spec.name << ": " << summary(counts, options.solver.rules);
    }
    if (options.solver.format == "json") std::cout << answers::eye_check_json(databases, checks);
    return has_findings ? Outcome::findings : Outcome::success;
}

}  // namespace katachi::cli
