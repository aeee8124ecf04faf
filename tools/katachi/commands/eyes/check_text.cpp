#include "tools/katachi/commands/eyes/check_text.h"

#include <algorithm>

#include "base/text/counted.h"
#include "engine/eyes/marked_rows.h"
#include "tools/authoring/eyes/eye_text.h"

namespace katachi::cli {

namespace {

using authoring::EyeCheck;
using authoring::EyeEntryCheck;
using authoring::EyeRefutation;
using authoring::EyeVerdict;
using authoring::ValueByOtherRules;

std::string indented(const std::vector<std::string>& rows) {
    std::string text;
    for (const std::string& row : rows) text += "    " + row + "\n";
    return text;
}

// "1 to 4", "2, 4"
std::string numbers_text(const std::vector<int>& numbers) {
    const bool is_run = numbers.size() > 2 && numbers.back() - numbers.front() + 1 == static_cast<int>(numbers.size());
    if (is_run) return std::to_string(numbers.front()) + " to " + std::to_string(numbers.back());
    std::string text;
    for (const int number : numbers) text += (text.empty() ? "" : ", ") + std::to_string(number);
    return text;
}

// The text says with which outer liberties the refutation holds, and by which rules the entry would be right.
std::string reach_text(const EyeRefutation& refutation, const std::string& claimed, const eyes::LocalRules& rules) {
    const std::vector<int> refuted = refutation.refuted_liberties(claimed, rules);
    std::string text;
    if (!refuted.empty())
        text = "refuted with " + numbers_text(refuted) +
               (refuted == std::vector{1} ? " outer liberty" : " outer liberties") + "; ";
    std::string right;
    for (const ValueByOtherRules& other : refutation.other_rules)
        if (eyes::eye_value_text(other.value) == claimed)
            right += (right.empty() ? "" : ", ") + authoring::difference_text(other.rules, rules);
    return text + (right.empty() ? "right by no other rules\n" : "right with " + right + "\n");
}

std::string ko_text(const EyeEntryCheck& entry, const eyes::LocalRules& rules) {
    if (!entry.hangs_on_ko()) return "";
    std::string text;
    for (const ValueByOtherRules& other : entry.with_ko_threats)
        text += (text.empty() ? "" : ", ") + eyes::eye_value_text(other.value) + " with " +
                authoring::difference_text(other.rules, rules);
    return "    hangs on ko: " + text + "\n";
}

std::string refutation_text(const EyeEntryCheck& entry, const eyes::LocalRules& rules) {
    const EyeRefutation& refutation = entry.refutations.front();
    std::string text = "the table says " + entry.entry->eye_value + ", the solver " +
                       authoring::value_text(refutation.answer) + " (" + authoring::rules_text(rules) + ")\n" +
                       indented(eyes::marked_rows(refutation.space, refutation.answer));
    text += "    ";
    text += refutation.line.moves.empty() ? "the numbers differ in a threat\n"
                                          : authoring::shown_line_text(refutation.space, refutation.line) + "\n";
    return text + "    " + reach_text(refutation, entry.entry->eye_value, rules) + ko_text(entry, rules);
}

std::string marks_text(const EyeEntryCheck& entry) {
    std::string text;
    if (entry.wrong_marks != 0) text += " marks a point that is not vital;";
    if (entry.lacks_attack_mark) text += " marks no point of attack;";
    if (entry.lacks_defence_mark) text += " marks no point of defence;";
    text.back() = '\n';
    return text;
}

}  // namespace

bool has_wrong_marks(const EyeEntryCheck& entry) {
    return entry.wrong_marks != 0 || entry.lacks_attack_mark || entry.lacks_defence_mark;
}

std::string eye_entry_text(const EyeEntryCheck& entry, const eyes::LocalRules& rules, bool all) {
    const std::string name = entry.entry->name + ": ", by_rules = " (" + authoring::rules_text(rules) + ")";
    if (entry.verdict == EyeVerdict::refuted) return name + "refuted: " + refutation_text(entry, rules);
    if (entry.verdict == EyeVerdict::undecided) return name + "undecided: " + entry.why_undecided + by_rules + "\n";
    const std::string proved = name + entry.entry->eye_value + " proved" + by_rules;
    if (has_wrong_marks(entry)) return proved + ", but it" + marks_text(entry);
    if (!all) return {};
    return proved + (entry.counts_seki ? ", counting seki" : "") +
           (entry.is_hidden ? ", and earlier entries match all that it matches" : "") + "\n" + ko_text(entry, rules);
}

std::string eye_check_summary(const EyeCheck& check) {
    const auto count = [&](auto is_counted) {
        return std::to_string(std::ranges::count_if(check.entries, is_counted));
    };
    const auto of_verdict = [&](EyeVerdict verdict) {
        return count([verdict](const EyeEntryCheck& entry) { return entry.verdict == verdict; });
    };
    return base::counted(check.entries.size(), "entry", "entries") + ": " + of_verdict(EyeVerdict::proved) +
           " proved (" + count([](const EyeEntryCheck& entry) {
               return entry.verdict == EyeVerdict::proved && has_wrong_marks(entry);
           }) +
           " with wrong marks), " + of_verdict(EyeVerdict::refuted) + " refuted, " + of_verdict(EyeVerdict::undecided) +
           " undecided; " +
           base::counted(std::ranges::count_if(check.entries, &EyeEntryCheck::hangs_on_ko), "hangs", "hang") +
           " on ko threats; " + authoring::rules_text(check.options.rules) + "\n";
}

}  // namespace katachi::cli
