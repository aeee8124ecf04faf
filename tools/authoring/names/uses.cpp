#include "tools/authoring/names/uses.h"

#include <filesystem>
#include <system_error>

#include "base/files/read_file.h"
#include "compiler/check/facts/points.h"
#include "tools/authoring/pattern_test/pattern_test.h"
#include "tools/authoring/pattern_test/tested_databases.h"

namespace katachi::authoring {

namespace {

using Kind = NamedThing::Kind;

bool can_be_found(Kind kind) { return kind != Kind::symmetry && kind != Kind::class_letter && kind != Kind::cell; }

// Points that bear the label, or the move's; a label's meaning is the point that it names.
std::vector<base::Span> points_named(const compiler::Pattern& entry, const NamedThing& thing) {
    const compiler::Diagram* diagram = &entry.diagram;
    if (thing.kind == Kind::label) {
        if (!entry.constraint_diagram) return {};
        diagram = &*entry.constraint_diagram;
    }
    std::vector<base::Span> points;
    for (const board::Offset point : compiler::points_of(*diagram, thing.text.substr(0, 1)))
        points.push_back(compiler::span_of(*diagram, point));
    return points;
}

}  // namespace

bool is_local(const NamedThing& thing) { return thing.kind == Kind::label || thing.kind == Kind::move; }

std::vector<base::Span> definition_of(const compiler::Pattern& entry, const NamedThing& thing) {
    if (thing.kind == Kind::entry) return {entry.name_span};
    const bool is_pass = thing.kind == Kind::move && thing.text == "?";
    if (!is_local(thing) || is_pass) return {};
    return points_named(entry, thing);
}

std::vector<base::Span> uses_in(const compiler::Pattern& entry, const NamedThing& thing) {
    std::vector<base::Span> places;
    for (const NamedThing& other : named_things(entry))
        if (other.kind == thing.kind && other.text == thing.text) places.push_back(other.span);
    return places;
}

std::vector<UsePlace> uses_of(const compiler::PatternDatabase& database, const compiler::Pattern& entry,
                              const NamedThing& thing) {
    std::vector<UsePlace> places;
    if (!can_be_found(thing.kind)) return places;
    for (const compiler::Pattern& other : database.patterns) {
        if (is_local(thing) && &other != &entry) continue;
        for (const base::Span span : uses_in(other, thing)) places.push_back({other.source, span});
    }
    return places;
}

std::vector<UsePlace> uses_in_tests(const compiler::PatternDatabase& database, const std::string& entry) {
    std::vector<UsePlace> places;
    for (const std::filesystem::path& file : database.spec.files) {
        const std::string tests = test_file_of(file.string());
        std::error_code error;
        if (!std::filesystem::exists(tests, error)) continue;
        const base::SourcePtr source = base::read_regular_file(tests);
        for (const TestedName& name : names_in_tests(source))
            if (name.entry == entry) places.push_back({source, name.span});
    }
    return places;
}

}  // namespace katachi::authoring
