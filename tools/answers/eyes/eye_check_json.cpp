#include "tools/answers/eyes/eye_check_json.h"

#include <nlohmann/json.hpp>

#include "engine/eyes/marked_rows.h"
#include "tools/answers/eyes/eye_analysis_json.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

using authoring::EyeEntryCheck;
using authoring::EyeVerdict;

const char* verdict_name(EyeVerdict verdict) {
    if (verdict == EyeVerdict::proved) return "proved";
    return verdict == EyeVerdict::refuted ? "refuted" : "undecided";
}

Json refutation_json(const EyeEntryCheck& entry, const eyes::LocalRules& rules) {
    const authoring::EyeRefutation& refutation = entry.refutations.front();
    return {{"value", eyes::eye_value_text(refutation.answer.value)},
            {"cells", eyes::marked_rows(refutation.space, refutation.answer)},
            {"variation", eye_line_json(refutation.space, refutation.line)},
            {"refuted_with_outer_liberties", refutation.refuted_liberties(entry.entry->eye_value, rules)},
            {"by_other_rules", other_values_json(refutation.other_rules)},
            {"by_abstract_rules", abstract_rules_json(refutation.by_abstract_rules)}};
}

Json entry_json(const EyeEntryCheck& entry, const eyes::LocalRules& rules) {
    Json json{{"name", entry.entry->name},
              {"line", entry.entry->source->line_column(entry.entry->span.begin).line},
              {"points", entry.points},
              {"value", entry.entry->eye_value},
              {"verdict", verdict_name(entry.verdict)},
              {"spaces", entry.spaces},
              {"is_hidden", entry.is_hidden},
              {"counts_seki", entry.counts_seki},
              {"hangs_on_ko", entry.hangs_on_ko()}};
    if (entry.hangs_on_ko()) json["with_ko_threats"] = other_values_json(entry.with_ko_threats);
    if (entry.verdict == EyeVerdict::undecided) json["why"] = entry.why_undecided;
    if (entry.verdict == EyeVerdict::refuted) json["refutation"] = refutation_json(entry, rules);
    if (entry.verdict == EyeVerdict::proved) {
        json["wrong_marks"] = entry.wrong_marks != 0;
        json["lacks_attack_mark"] = entry.lacks_attack_mark;
        json["lacks_defence_mark"] = entry.lacks_defence_mark;
    }
    return json;
}

}  // namespace

std::string eye_check_json(std::span<const compiler::PatternDatabase> databases,
                           std::span<const authoring::EyeCheck> checks) {
    Json list = Json::array();
    for (std::size_t i = 0; i < checks.size(); ++i) {
        Json entries = Json::array();
        for (const EyeEntryCheck& entry : checks[i].entries)
            entries.push_back(entry_json(entry, checks[i].options.rules));
        list.push_back({{"name", databases[i].spec.name},
                        {"rules", eye_rules_json(checks[i].options.rules)},
                        {"entries", entries}});
    }
    return json_text({{"databases", list}});
}

}  // namespace katachi::answers
