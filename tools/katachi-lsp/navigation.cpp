// Where a thing is defined, and everywhere that it is meant.
#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <vector>

#include "tools/authoring/names/uses.h"
#include "tools/katachi-lsp/features.h"
#include "tools/katachi-lsp/protocol_values.h"

namespace katachi::lsp {

namespace {

bool wants_declaration(const Json& params) {
    const Json::json_pointer asked("/context/includeDeclaration");
    return !params.contains(asked) || params.at(asked).get<bool>();
}

void drop_definition(std::vector<authoring::UsePlace>& uses, const Spot& spot, const authoring::NamedThing& thing) {
    for (const base::Span place : authoring::definition_of(*spot.entry, thing))
        std::erase_if(uses, [&](const authoring::UsePlace& use) {
            return use.source == spot.entry->source && use.span == place;
        });
}

}  // namespace

Json definition(Session& session, const Json& params) {
    const Spot spot = spot_of(session, params);
    const auto thing = spot.thing();
    if (!thing) return nullptr;
    Json locations = Json::array();
    for (const base::Span place : authoring::definition_of(*spot.entry, *thing))
        locations.push_back(location_value(session, spot.source, place));
    return locations;
}

Json references(Session& session, const Json& params) {
    const Spot spot = spot_of(session, params);
    const auto thing = spot.thing();
    if (!thing) return nullptr;
    auto uses = authoring::uses_of(spot.database, *spot.entry, *thing);
    if (uses.empty()) return nullptr;
    if (!wants_declaration(params)) drop_definition(uses, spot, *thing);
    if (thing->kind == authoring::NamedThing::Kind::entry)
        std::ranges::move(authoring::uses_in_tests(spot.database, thing->text), std::back_inserter(uses));
    Json locations = Json::array();
    for (const authoring::UsePlace& place : uses)
        locations.push_back(location_value(session, place.source, place.span));
    return locations;
}

Json document_highlight(Session& session, const Json& params) {
    const Spot spot = spot_of(session, params);
    const auto thing = spot.thing();
    if (!thing || !authoring::is_local(*thing)) return nullptr;
    Json places = Json::array();
    for (const base::Span place : authoring::uses_in(*spot.entry, *thing))
        places.push_back({{"range", range_value(spot.places, place)}});
    return places;
}

}  // namespace katachi::lsp
