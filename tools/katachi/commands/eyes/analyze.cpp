#include <iostream>

#include "engine/eyes/marked_rows.h"
#include "tools/answers/eyes/eye_analysis_json.h"
#include "tools/authoring/eyes/eye_analysis.h"
#include "tools/authoring/eyes/eye_text.h"
#include "tools/katachi/commands/eyes/commands.h"
#include "tools/katachi/commands/eyes/space_argument.h"

namespace katachi::cli {

namespace {

using authoring::EyeAnalysis;

std::string other_values_text(const EyeAnalysis& analysis) {
    std::string text;
    for (const authoring::ValueByOtherRules& other : analysis.other_rules)
        if (!(other.value == analysis.answer->value))
            text += "  " + eyes::eye_value_text(other.value) + " with " +
                    authoring::difference_text(other.rules, analysis.rules) + "\n";
    return text.empty() ? "the same with 0 to 4 outer liberties, ko threats and suicide\n" : "not so:\n" + text;
}

std::string analysis_text(const EyeAnalysis& analysis) {
    const eyes::EyeAnswer& answer = *analysis.answer;
    std::string text = authoring::value_text(answer) + " (" + authoring::rules_text(analysis.rules) + ")\n\n";
    for (const std::string& row : eyes::marked_rows(analysis.space, answer)) text += "  " + row + "\n";
    text += "\n";
    for (const authoring::EyeLine& line : analysis.lines)
        text += authoring::shown_line_text(analysis.space, line) + "\n";
    text += other_values_text(analysis);
    const auto& by_rules = analysis.by_abstract_rules;
    if (by_rules && *by_rules != std::pair<int, int>(answer.value.attacked, answer.value.defended))
        text += "the manual's abstract rules would say " + std::to_string(by_rules->first) +
                " where the attacker begins and " + std::to_string(by_rules->second) + " where the defender does\n";
    if (analysis.has_stones_without_liberty)
        text += "stones without a liberty were taken off, since no position of Go has them\n";
    return text;
}

// Where bounds meet, the value is known all the same, and only the vital points are not.
std::string bounds_text(const EyeAnalysis& analysis) {
    const std::string least = eyes::eye_value_text(analysis.least);
    const std::string most = eyes::eye_value_text(analysis.most);
    return least == most ? least + " by bounds alone" : "between " + least + " and " + most;
}

}  // namespace

Outcome run_eyes_analyze(const EyesAnalyzeOptions& options) {
    const EyeAnalysis analysis = authoring::analyze_eyes(space_from_argument(options.graph), options.solver.rules,
                                                         options.solver.most_positions);
    if (options.solver.format == "json") {
        std::cout << answers::eye_analysis_json(analysis);
    } else if (analysis.answer) {
        std::cout << analysis_text(analysis);
    } else {
        std::cout << bounds_text(analysis) << " (" << authoring::rules_text(analysis.rules) << ")\n"
                  << undecided_text(options.solver.most_positions);
    }
    return analysis.answer ? Outcome::success : Outcome::findings;
}

}  // namespace katachi::cli
