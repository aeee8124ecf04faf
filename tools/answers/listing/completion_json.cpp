#include "tools/answers/listing/completion_json.h"

#include <nlohmann/json.hpp>

#include "base/text/utf8.h"
#include "tools/answers/json_text.h"

namespace katachi::answers {

namespace {

const char* word(authoring::Candidate::Kind kind) {
    using enum authoring::Candidate::Kind;
    switch (kind) {
        case keyword: return "keyword";
        case attribute_map: return "attribute-map";
        case symmetry: return "symmetry";
        case class_letter: return "class";
        case attribute: return "attribute";
        case label: return "label";
        case helper: return "helper";
        case constant: return "constant";
        case rule: return "rule";
    }
    return "";
}

}  // namespace

std::string completion_json(const std::optional<authoring::Completion>& completion) {
    if (!completion) return "null\n";
    Json value;
    value["typed"] = {{"begin", completion->typed.begin}, {"end", completion->typed.end}};
    value["candidates"] = Json::array();
    for (const authoring::Candidate& candidate : completion->candidates)
        value["candidates"].push_back({{"kind", word(candidate.kind)},
                                       {"text", base::as_utf8(candidate.text)},
                                       {"meaning", base::as_utf8(candidate.meaning)},
                                       {"explanation", base::as_utf8(candidate.explanation)}});
    return json_text(value);
}

}  // namespace katachi::answers
