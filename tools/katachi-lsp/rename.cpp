// Rename of labels, wherever their entry uses them, and of entries.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "compiler/model/labels.h"
#include "tools/katachi-lsp/features.h"
#include "tools/katachi-lsp/named_thing.h"
#include "tools/katachi-lsp/protocol_values.h"
#include "tools/katachi-lsp/request_error.h"

namespace katachi::lsp {

namespace {

using Kind = NamedThing::Kind;

[[noreturn]] void refuse(const std::string& why) { throw RequestError(ErrorCode::request_failed, why); }

NamedThing thing_to_rename(const Spot& spot) {
    const auto thing = spot.entry == nullptr ? std::nullopt : named_thing_at(*spot.entry, spot.offset);
    if (!thing || (thing->kind != Kind::label && thing->kind != Kind::entry))
        refuse("labels and names of entries can be renamed; here is neither");
    return *thing;
}

void demand_label(const compiler::Pattern& entry, const std::string& name) {
    if (name.size() != 1 || !std::isalpha(static_cast<unsigned char>(name[0])))
        refuse("a label is one letter, `" + name + "` is not");
    if (!compiler::is_label(name[0]))
        refuse("`" + name + "` draws a cell and cannot be a label; these cannot: o O x X t Q Y");
    for (const NamedThing& thing : named_things(entry))
        if (thing.kind == Kind::label && thing.text == name)
            refuse("`" + name +
                   "` is a label of this entry already; these are: " + compiler::listed(compiler::labels_of(entry)));
}

void demand_name(const compiler::PatternDatabase& database, const std::string& name) {
    if (name.empty() || name.find_first_of(" \t\r\n") != std::string::npos) refuse("a name holds no blanks");
    const bool is_taken = std::any_of(database.patterns.begin(), database.patterns.end(),
                                      [&](const compiler::Pattern& other) { return other.name == name; });
    if (is_taken) refuse("another entry of this database is called `" + name + "`");
}

}  // namespace

Json prepare_rename(Workspace& workspace, const Json& params) {
    const Spot spot = spot_of(workspace, params);
    const NamedThing thing = thing_to_rename(spot);
    return {{"range", range_value(spot.lines(), thing.span)}, {"placeholder", thing.text}};
}

Json rename(Workspace& workspace, const Json& params) {
    const Spot spot = spot_of(workspace, params);
    const NamedThing thing = thing_to_rename(spot);
    const std::string name = params.at("newName").get<std::string>();
    if (name == thing.text) return nullptr;
    if (thing.kind == Kind::label)
        demand_label(*spot.entry, name);
    else
        demand_name(spot.database, name);
    std::vector<base::TextEdit> edits;
    for (const NamedThing& each : named_things(*spot.entry))
        if (each.kind == thing.kind && each.text == thing.text) edits.push_back({each.span, name});
    return edit_of_document(spot.document, edits);
}

}  // namespace katachi::lsp
