#include "tools/authoring/names/meaning.h"

#include "compiler/check/check.h"
#include "compiler/check/facts/attributes.h"
#include "compiler/check/facts/class_letters.h"
#include "compiler/check/facts/shape_symmetry.h"
#include "compiler/constraint/autohelper_text.h"
#include "compiler/model/labels.h"
#include "tools/authoring/drawing/orientations.h"

namespace katachi::authoring {

namespace {

using Kind = NamedThing::Kind;

std::string in_code(std::string_view text) { return "`" + std::string(text) + "`"; }

std::string about_class(const NamedThing& thing) {
    const compiler::ClassLetter* letter = compiler::find_class_letter(thing.text[0]);
    if (letter == nullptr) return in_code(thing.text) + " is no class of patterns";
    return in_code(thing.text) + (letter->is_condition ? " (condition): " : ": ") + std::string(letter->meaning);
}

std::string about_symmetry(const compiler::Pattern& entry) {
    if (!entry.symmetry) return in_code(entry.symmetry_text) + " declares no symmetry";
    const std::string tried =
        std::to_string(compiler::orientations(*entry.symmetry).size()) + " orientations are tried";
    if (*entry.symmetry == compiler::DeclaredSymmetry::none) return "`8`: no symmetry is declared; " + tried;
    return in_code(entry.symmetry_text) + ": the shape " + std::string(compiler::describe(*entry.symmetry)) + "; " +
           tried;
}

std::string about_label(const compiler::Pattern& entry, const NamedThing& thing) {
    const bool is_drawn = entry.constraint_diagram && entry.constraint_diagram->find(thing.text[0]);
    if (!is_drawn) return in_code(thing.text) + " labels no point of the constraint diagram";
    return compiler::describe_label(entry, thing.text[0]);
}

std::string about_move(const NamedThing& thing) {
    return thing.text == "?" ? "`?`: a pass in a line of play" : "`*`: the move of the pattern";
}

std::string about_helper(const NamedThing& thing, const compiler::DatabaseSpec& spec) {
    if (const match::Helper* helper = match::find_helper(thing.text)) return compiler::helper_page(*helper);
    const auto own = spec.helpers.find(thing.text);
    if (own == spec.helpers.end()) return in_code(thing.text) + " is no helper";
    return in_code(thing.text) + ": a function of the engine with " + std::to_string(own->second) +
           " labels, declared in katachi.toml";
}

std::string about_engine_function(const NamedThing& thing) {
    if (const auto* helper = match::find_colon_line_helper(thing.text)) return compiler::helper_page(*helper);
    return in_code(thing.text) + ": a function of the engine that judges the match";
}

std::string about_attribute(const NamedThing& thing, compiler::AttributeMap map) {
    const bool is_of_map = compiler::is_known(compiler::Attribute{.name = thing.text, .argument = ""}, map);
    const std::string_view meaning = compiler::meaning_of_attribute(thing.text);
    return in_code(thing.text) + (is_of_map ? " is an attribute" : " is no attribute") + " of the attribute map " +
           in_code(compiler::spelling(map)) +
           (compiler::takes_label(thing.text) ? "; its argument is a label" : "; its argument is a number") +
           (meaning.empty() ? "" : ": " + std::string(meaning));
}

std::string about_constant(const NamedThing& thing) {
    const match::ConstraintConstant* constant = match::find_constraint_constant(thing.text);
    return constant == nullptr ? in_code(thing.text) + " is no constant" : compiler::constant_page(*constant);
}

std::string about_rule(const NamedThing& thing) {
    const compiler::Rule* rule = compiler::find_rule(thing.text);
    if (rule == nullptr) return in_code(thing.text) + " is no rule of the checker";
    return "**" + std::string(rule->id) + "** (" + std::string(rule->code) + "): " + std::string(rule->summary);
}

std::string about_entry(const compiler::PatternDatabase& database, const compiler::Pattern& entry) {
    std::string text = "**" + entry.name + "**, " + std::string(compiler::name(database.spec.kind));
    if (entry.symmetry) text += ", " + std::to_string(compiler::orientations(*entry.symmetry).size()) + " orientations";
    text += "\n";
    if (const std::string drawn = drawn_orientations(entry); !drawn.empty()) text += "\n```\n" + drawn + "```\n";
    if (const std::string remark = entry.remark(); !remark.empty()) text += "\n" + remark + "\n";
    return text;
}

}  // namespace

std::string meaning_of(const compiler::PatternDatabase& database, const compiler::Pattern& entry,
                       const NamedThing& thing) {
    switch (thing.kind) {
        case Kind::entry:
        case Kind::cell: return about_entry(database, entry);
        case Kind::symmetry: return about_symmetry(entry);
        case Kind::class_letter: return about_class(thing);
        case Kind::attribute: return about_attribute(thing, database.attribute_map);
        case Kind::engine_function: return about_engine_function(thing);
        case Kind::label: return about_label(entry, thing);
        case Kind::move: return about_move(thing);
        case Kind::helper: return about_helper(thing, database.spec);
        case Kind::constant: return about_constant(thing);
        case Kind::rule: return about_rule(thing);
    }
    return "";
}

}  // namespace katachi::authoring
