#include "tools/authoring/eyes/eye_check.h"

#include <algorithm>
#include <optional>

#include "compiler/eyes/entry_graph.h"
#include "compiler/eyes/matched_spaces.h"
#include "engine/eyes/abstract_rules.h"

namespace katachi::authoring {

namespace {

using eyes::EyeAnswer;
using eyes::EyeSolver;
using eyes::EyeValue;
using eyes::LocalRules;
using eyes::Side;
using match::EyeGraph;
using match::EyePoints;

// A number on which the table and the solver differ, one of alternating play if there is any, and play that shows the
// solver's.
EyeLine line_against(EyeSolver& solver, const EyeValue& claimed, const EyeValue& found) {
    EyeLine line;
    const auto differs = [&](std::uint8_t EyeValue::*number, Side first, bool is_threat) {
        const int claim = claimed.*number, truth = found.*number;
        line = {.first = first,
                .extra_eye = truth < claim ? truth == 0 : truth == 1,
                .captured = truth < claim,
                .is_threat = is_threat,
                .moves = {}};
        return claim != truth;
    };
    if (differs(&EyeValue::attacked, Side::attacker, false) || differs(&EyeValue::defended, Side::defender, false))
        line.moves = solver.line(line.first, line.extra_eye);
    else if (differs(&EyeValue::attacked_twice, Side::attacker, true) ||
             differs(&EyeValue::defended_twice, Side::defender, true))
        line.moves = solver.threat_line(line.first, line.extra_eye);
    return line;
}

// A ko needs a stone of the defender that the wall does not hold.
bool may_have_ko(const EyeGraph& graph) {
    return std::any_of(graph.points.begin(), graph.points.end(),
                       [](const match::EyeGraphPoint& point) { return !point.touches_wall(); });
}

// With 1 to 3 ko threats of either side; nothing where the value is always the same.
std::vector<ValueByOtherRules> values_with_ko_threats(const EyeGraph& graph, const EyeValue& value,
                                                      const EyeCheckOptions& options) {
    if (!may_have_ko(graph)) return {};
    std::vector<ValueByOtherRules> values;
    bool differ = false;
    for (const auto threats : {&LocalRules::attacker_threats, &LocalRules::defender_threats})
        for (int count = 1; count <= eyes::most_ko_threats; ++count) {
            LocalRules rules = options.rules;
            rules.*threats = count;
            const auto answer = EyeSolver(graph, rules, options.most_positions).solve();
            if (!answer) continue;
            values.push_back({rules, answer->value});
            differ = differ || !(answer->value == value);
        }
    return differ ? values : std::vector<ValueByOtherRules>();
}

}  // namespace

std::vector<int> EyeRefutation::refuted_liberties(const std::string& claimed, const LocalRules& rules) const {
    std::vector<int> counts;
    for (int count = 1; count <= most_tried_liberties; ++count) {
        LocalRules tried = rules;
        tried.outer_liberties = count;
        const auto found = std::ranges::find(other_rules, tried, &ValueByOtherRules::rules);
        const bool holds =
            tried == rules || (found != other_rules.end() && eyes::eye_value_text(found->value) != claimed);
        if (holds) counts.push_back(count);
    }
    return counts;
}

namespace {

class Checker {
  public:
    explicit Checker(const EyeCheckOptions& options) : options_(options) {}

    EyeEntryCheck check(const compiler::Pattern& entry, const EyeGraph& graph, const EyeAnswer& claimed) {
        EyeEntryCheck result;
        result.entry = &entry;
        result.points = graph.points.size();
        if (graph.points.size() > match::largest_eye_graph) {
            result.why_undecided = "it has more than " + std::to_string(match::largest_eye_graph) + " points";
            return result;
        }
        if (!match::is_drawable(graph)) {
            result.why_undecided = "a margin has no free side: only half eyes can make this graph";
            return result;
        }
        if (compiler::has_too_many_wild_cards(graph)) {
            result.why_undecided = "it has more than " + std::to_string(compiler::most_eye_wild_cards) + " wild cards";
            return result;
        }
        const std::vector<EyeGraph> matched = matched_first(graph);
        result.is_hidden = matched.empty();
        judge(result.is_hidden ? match::filled_eye_graphs(graph) : matched, claimed.value, result);
        if (result.verdict == EyeVerdict::proved) judge_marks(claimed, result);
        return result;
    }

  private:
    // The fillings that no earlier entry matches; they are known from now on.
    std::vector<EyeGraph> matched_first(const EyeGraph& graph) {
        std::vector<EyeGraph> fillings = match::filled_eye_graphs(graph);
        ++entries_;
        // A wild card gives isomorphic fillings, too: one of them is enough.
        std::erase_if(fillings, [&](const EyeGraph& filled) {
            return matched_.first_match(match::without_islands(filled), entries_).has_value();
        });
        return fillings;
    }

    void judge(const std::vector<EyeGraph>& spaces, const EyeValue& claimed, EyeEntryCheck& result) {
        attack_points_ = defence_points_ = ~EyePoints{0};
        for (const EyeGraph& space : spaces) {
            if (match::has_stones_without_liberty(space)) continue;
            EyeSolver solver(space, options_.rules, options_.most_positions);
            const auto answer = solver.solve();
            if (!answer) {
                result.why_undecided =
                    "a space takes more than " + std::to_string(options_.most_positions) + " positions";
                continue;
            }
            ++result.spaces;
            attack_points_ &= answer->attack_points;
            defence_points_ &= answer->defence_points;
            if (!result.hangs_on_ko()) result.with_ko_threats = values_with_ko_threats(space, answer->value, options_);
            result.counts_seki = result.counts_seki || answer->attacked_is_seki || answer->defended_is_seki;
            if (answer->value == claimed) continue;
            result.verdict = EyeVerdict::refuted;
            result.refutations.push_back(refutation(space, *answer, line_against(solver, claimed, answer->value)));
            return;
        }
        if (result.spaces == 0 && result.why_undecided.empty())
            result.why_undecided = "its stones have no liberty, as in no position of Go";
        if (result.why_undecided.empty()) result.verdict = EyeVerdict::proved;
    }

    EyeRefutation refutation(const EyeGraph& space, const EyeAnswer& answer, EyeLine line) const {
        return {space, answer, std::move(line), values_by_other_rules(space, options_.rules, options_.most_positions),
                eyes::abstract_worths(space, options_.most_positions)};
    }

    void judge_marks(const EyeAnswer& marked, EyeEntryCheck& result) const {
        result.wrong_marks = (marked.attack_points & ~attack_points_) | (marked.defence_points & ~defence_points_);
        result.lacks_attack_mark = marked.attack_points == 0 && attack_points_ != 0;
        result.lacks_defence_mark = marked.defence_points == 0 && defence_points_ != 0;
    }

    const EyeCheckOptions& options_;
    compiler::MatchedSpaces matched_;
    std::size_t entries_ = 0;
    // Vital in all spaces of the entry.
    EyePoints attack_points_ = 0, defence_points_ = 0;
};

}  // namespace

EyeCheck check_eyes(const compiler::PatternDatabase& database, const EyeCheckOptions& options) {
    EyeCheck result{options, {}};
    Checker checker(result.options);
    for (const compiler::Pattern& entry : database.patterns) {
        if (!entry.sound) continue;
        const EyeGraph graph = compiler::entry_graph(entry);
        if (const auto claimed = compiler::entry_answer(entry, graph))
            result.entries.push_back(checker.check(entry, graph, *claimed));
    }
    return result;
}

}  // namespace katachi::authoring
