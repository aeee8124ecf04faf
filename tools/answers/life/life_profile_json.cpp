#include "tools/answers/life/life_profile_json.h"

#include <nlohmann/json.hpp>

#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

Json questions_json(const authoring::ReadQuestions& read) {
    return {{"questions", read.questions}, {"settled", read.settled}, {"positions", read.positions}};
}

Json effect_json(const authoring::PatternEffect& effect) {
    return {
        {"without", questions_json(effect.without)}, {"with", questions_json(effect.with)}, {"saved", effect.saved()}};
}

Json pattern_json(const authoring::ProfiledLifePattern& counted) {
    const authoring::PatternFits& fits = counted.fits;
    Json value{{"database", counted.database->spec.name},
               {"name", counted.pattern->name},
               {"problems", fits.problems},
               {"offered", fits.offered},
               {"hopeless", fits.hopeless},
               {"tried", fits.tried()},
               {"right", fits.right},
               {"in_vain", fits.in_vain},
               {"never_helps", counted.never_helps()}};
    if (counted.alone) value["alone"] = effect_json(*counted.alone);
    return value;
}

}  // namespace

std::string life_profile_json(const authoring::LifeProfile& profile) {
    Json value{{"problems", profile.problems}, {"is_complete", profile.complete}, {"all", effect_json(profile.all)}};
    value["patterns"] = Json::array();
    for (const authoring::ProfiledLifePattern& counted : profile.patterns)
        value["patterns"].push_back(pattern_json(counted));
    return json_text(value);
}

}  // namespace katachi::answers
