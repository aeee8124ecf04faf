// Where a thing is defined, and everywhere that it is meant.
#include <nlohmann/json.hpp>

#include "compiler/check/facts/points.h"
#include "tools/katachi-lsp/features.h"
#include "tools/katachi-lsp/named_thing.h"
#include "tools/katachi-lsp/protocol_values.h"

namespace katachi::lsp {

namespace {

using Kind = NamedThing::Kind;

std::optional<NamedThing> thing_at(const Spot& spot) {
    if (spot.entry == nullptr) return std::nullopt;
    return named_thing_at(*spot.entry, spot.offset);
}

// Labels mean something within their entry, all else in the whole database.
bool is_local(const NamedThing& thing) { return thing.kind == Kind::label || thing.kind == Kind::move; }

bool can_be_found(const NamedThing& thing) {
    return is_local(thing) || thing.kind == Kind::entry || thing.kind == Kind::helper || thing.kind == Kind::constant ||
           thing.kind == Kind::engine_function || thing.kind == Kind::attribute || thing.kind == Kind::rule;
}

bool is_same(const NamedThing& a, const NamedThing& b) { return a.kind == b.kind && a.text == b.text; }

std::vector<base::Span> places_of(const compiler::Pattern& entry, const NamedThing& thing) {
    std::vector<base::Span> places;
    for (const NamedThing& other : named_things(entry))
        if (is_same(thing, other)) places.push_back(other.span);
    return places;
}

// Points that bear the label, or the move's; a label's meaning is the point that it names.
std::vector<base::Span> points_named(const compiler::Pattern& entry, const NamedThing& thing) {
    const compiler::Diagram* diagram = &entry.diagram;
    if (thing.kind == Kind::label) {
        if (!entry.constraint_diagram) return {};
        diagram = &*entry.constraint_diagram;
    }
    std::vector<base::Span> points;
    for (const board::Offset point : compiler::points_of(*diagram, thing.text.substr(0, 1)))
        points.push_back(diagram->cell_span(point.row, point.column));
    return points;
}

}  // namespace

Json definition(Workspace& workspace, const Json& params) {
    const Spot spot = spot_of(workspace, params);
    const auto thing = thing_at(spot);
    if (!thing) return nullptr;
    std::vector<base::Span> places;
    const bool is_pass = thing->kind == Kind::move && thing->text == "?";
    if (is_local(*thing) && !is_pass) places = points_named(*spot.entry, *thing);
    if (thing->kind == Kind::entry) places = {spot.entry->name_span};
    Json locations = Json::array();
    for (const base::Span place : places)
        locations.push_back(location_value(workspace, *spot.document.database, spot.source, place));
    return locations;
}

Json references(Workspace& workspace, const Json& params) {
    const Spot spot = spot_of(workspace, params);
    const auto thing = thing_at(spot);
    if (!thing || !can_be_found(*thing)) return nullptr;
    Json locations = Json::array();
    for (const compiler::Pattern& entry : spot.database.patterns) {
        if (is_local(*thing) && &entry != spot.entry) continue;
        for (const base::Span place : places_of(entry, *thing))
            locations.push_back(location_value(workspace, *spot.document.database, entry.source, place));
    }
    return locations;
}

Json document_highlight(Workspace& workspace, const Json& params) {
    const Spot spot = spot_of(workspace, params);
    const auto thing = thing_at(spot);
    if (!thing || !is_local(*thing)) return nullptr;
    Json places = Json::array();
    for (const base::Span place : places_of(*spot.entry, *thing))
        places.push_back({{"range", range_value(spot.lines(), place)}});
    return places;
}

}  // namespace katachi::lsp
