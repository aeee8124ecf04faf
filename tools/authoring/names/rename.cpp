#include "tools/authoring/names/rename.h"

#include <algorithm>
#include <cctype>

#include "compiler/model/labels.h"
#include "tools/authoring/pattern_test/test_text.h"

namespace katachi::authoring {

namespace {

using Kind = NamedThing::Kind;

// Why a label cannot be called so; empty where it can.
std::string refused_label(const compiler::Pattern& entry, const std::string& name) {
    if (name.size() != 1 || !std::isalpha(static_cast<unsigned char>(name[0])))
        return "a label is one letter, `" + name + "` is not";
    if (!compiler::is_label(name[0]))
        return "`" + name + "` draws a cell and cannot be a label; these cannot: o O x X t Q Y";
    if (!uses_in(entry, {.kind = Kind::label, .text = name, .span = {}}).empty())
        return "`" + name +
               "` is a label of this entry already; these are: " + compiler::listed(compiler::labels_of(entry));
    return "";
}

// Why an entry cannot be called so; empty where it can.
std::string refused_name(const compiler::PatternDatabase& database, const std::string& name) {
    if (name.empty() || name.find_first_of(" \t\r\n") != std::string::npos) return "a name holds no blanks";
    const bool is_taken = std::any_of(database.patterns.begin(), database.patterns.end(),
                                      [&](const compiler::Pattern& other) { return other.name == name; });
    return is_taken ? "another entry of this database is called `" + name + "`" : "";
}

}  // namespace

bool can_be_renamed(const NamedThing& thing) { return thing.kind == Kind::label || thing.kind == Kind::entry; }

Renaming rename(const compiler::PatternDatabase& database, const compiler::Pattern& entry, const NamedThing& thing,
                const std::string& name) {
    Renaming renaming;
    if (name == thing.text) return renaming;
    renaming.refusal = thing.kind == Kind::label ? refused_label(entry, name) : refused_name(database, name);
    if (!renaming.refusal.empty()) return renaming;
    for (const base::Span span : uses_in(entry, thing)) renaming.edits.push_back({span, name});
    if (thing.kind == Kind::entry) renaming.tests = uses_in_tests(database, thing.text);
    renaming.name_in_tests = word_text(name);
    return renaming;
}

}  // namespace katachi::authoring
