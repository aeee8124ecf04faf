// What can be written at the cursor.
#include "tools/authoring/names/completion.h"

#include <nlohmann/json.hpp>

#include "tools/katachi-lsp/features.h"
#include "tools/katachi-lsp/protocol_values.h"

namespace katachi::lsp {

namespace {

using CandidateKind = authoring::Candidate::Kind;

enum class ItemKind { function = 3, variable = 6, property = 10, keyword = 14, enum_member = 20, constant = 21 };

ItemKind item_kind(CandidateKind kind) {
    switch (kind) {
        case CandidateKind::keyword: return ItemKind::keyword;
        case CandidateKind::attribute: return ItemKind::property;
        case CandidateKind::label: return ItemKind::variable;
        case CandidateKind::helper: return ItemKind::function;
        case CandidateKind::constant: return ItemKind::constant;
        case CandidateKind::attribute_map:
        case CandidateKind::symmetry:
        case CandidateKind::class_letter:
        case CandidateKind::rule: return ItemKind::enum_member;
    }
    return ItemKind::keyword;
}

Json item_value(const authoring::Candidate& candidate, const Json& range, bool has_snippets) {
    Json item{{"label", candidate.text},
              {"kind", static_cast<int>(item_kind(candidate.kind))},
              {"detail", candidate.meaning},
              {"textEdit", {{"range", range}, {"newText", candidate.text}}}};
    if (!candidate.explanation.empty()) item["documentation"] = markdown(candidate.explanation);
    const bool takes_brackets = candidate.kind == CandidateKind::attribute || candidate.kind == CandidateKind::helper;
    if (takes_brackets && has_snippets) {
        item["textEdit"]["newText"] = candidate.text + "($1)";  // the cursor goes into them
        item["insertTextFormat"] = 2;
    }
    return item;
}

}  // namespace

Json completion(Session& session, const Json& params) {
    const Spot spot = spot_of(session, params);
    const auto found = authoring::completion_at(spot.database, spot.source, spot.offset);
    if (!found) return nullptr;
    const Json range = range_value(spot.places, found->typed);
    Json items = Json::array();
    for (const authoring::Candidate& candidate : found->candidates)
        items.push_back(item_value(candidate, range, session.client.has_snippets));
    return items;
}

}  // namespace katachi::lsp
