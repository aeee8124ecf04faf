// What the thing under the cursor means.
#include <iostream>
#include <nlohmann/json.hpp>

#include "patterndb/catalogue.h"
#include "tools/authoring/names/meaning.h"
#include "tools/authoring/workspace/catalogue_counts.h"
#include "tools/katachi-lsp/features.h"
#include "tools/katachi-lsp/protocol_values.h"

namespace katachi::lsp {

namespace {

bool is_entry(const authoring::NamedThing& thing) {
    using enum authoring::NamedThing::Kind;
    return thing.kind == entry || thing.kind == cell;
}

std::vector<std::string> counts_of(const Spot& spot) {
    try {
        return authoring::catalogue_counts(spot.document.path, spot.database.spec, *spot.entry);
    } catch (const catalogue::CatalogueError& error) {
        std::cerr << "katachi-lsp: " << error.what() << '\n';
        return {};
    }
}

}  // namespace

Json hover(Session& session, const Json& params) {
    const Spot spot = spot_of(session, params);
    const auto thing = spot.thing();
    if (!thing) return nullptr;
    std::string text = authoring::meaning_of(spot.database, *spot.entry, *thing);
    if (is_entry(*thing))
        for (const std::string& line : counts_of(spot)) text += "\n" + line + "\n";
    return {{"contents", markdown(text)}, {"range", range_value(spot.places, thing->span)}};
}

}  // namespace katachi::lsp
