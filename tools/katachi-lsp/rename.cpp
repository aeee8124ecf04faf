// Rename of labels, wherever their entry uses them, and of entries, also in the tests beside their database.
#include "tools/authoring/names/rename.h"

#include <nlohmann/json.hpp>

#include "tools/katachi-lsp/features.h"
#include "tools/katachi-lsp/protocol_values.h"
#include "tools/katachi-lsp/request_error.h"

namespace katachi::lsp {

namespace {

authoring::NamedThing thing_to_rename(const Spot& spot) {
    const auto thing = spot.thing();
    if (!thing || !authoring::can_be_renamed(*thing))
        throw RequestError(ErrorCode::request_failed, "labels and names of entries can be renamed; here is neither");
    return *thing;
}

}  // namespace

Json prepare_rename(Session& session, const Json& params) {
    const Spot spot = spot_of(session, params);
    const authoring::NamedThing thing = thing_to_rename(spot);
    return {{"range", range_value(spot.places, thing.span)}, {"placeholder", thing.text}};
}

Json rename(Session& session, const Json& params) {
    const Spot spot = spot_of(session, params);
    const authoring::NamedThing thing = thing_to_rename(spot);
    const auto name = params.at("newName").get<std::string>();
    const authoring::Renaming renaming = authoring::rename(spot.database, *spot.entry, thing, name);
    if (!renaming.refusal.empty()) throw RequestError(ErrorCode::request_failed, renaming.refusal);
    if (renaming.edits.empty()) return nullptr;
    Json edit = edit_of_document(session, spot.document, renaming.edits);
    for (const authoring::UsePlace& place : renaming.tests)
        edit["changes"][session.uri_of(*place.source)].push_back(
            text_edit_value(session.places(place.source), {place.span, renaming.name_in_tests}));
    return edit;
}

}  // namespace katachi::lsp
