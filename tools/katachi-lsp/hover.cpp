// What the thing under the cursor means.
#include <nlohmann/json.hpp>

#include "tools/authoring/names/meaning.h"
#include "tools/katachi-lsp/catalogue_counts.h"
#include "tools/katachi-lsp/features.h"
#include "tools/katachi-lsp/protocol_values.h"

namespace katachi::lsp {

namespace {

bool is_entry(const authoring::NamedThing& thing) {
    using enum authoring::NamedThing::Kind;
    return thing.kind == entry || thing.kind == cell;
}

}  // namespace

Json hover(Workspace& workspace, const Json& params) {
    const Spot spot = spot_of(workspace, params);
    const auto thing = spot.thing();
    if (!thing) return nullptr;
    std::string text = authoring::meaning_of(spot.database, *spot.entry, *thing);
    if (is_entry(*thing))
        for (const std::string& line : catalogue_counts(spot.document.path, spot.database.spec.name, *spot.entry))
            text += "\n" + line + "\n";
    return {{"contents", markdown(text)}, {"range", range_value(spot.lines(), thing->span)}};
}

}  // namespace katachi::lsp
