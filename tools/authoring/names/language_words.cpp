#include "tools/authoring/names/language_words.h"

#include <fmt/core.h>

#include "base/text/ascii_case.h"
#include "compiler/check/facts/attributes.h"
#include "compiler/check/facts/class_letters.h"
#include "compiler/check/facts/shape_symmetry.h"
#include "compiler/constraint/autohelper_text.h"

namespace katachi::authoring {

namespace {

std::string sentence(std::string_view meaning) {
    std::string text(meaning);
    if (!text.empty()) text.front() = base::upper_case(text.front());
    return text + ".";
}

std::string code_span(std::string_view text) { return fmt::format("`{}`", text); }

std::string maps_with(std::string_view attribute) {
    std::string maps;
    for (const compiler::AttributeMap map : compiler::attribute_maps)
        for (const std::string_view each : compiler::attributes_of(map))
            if (each == attribute) maps += (maps.empty() ? "" : ", ") + code_span(compiler::spelling(map));
    return maps;
}

std::string attribute_page(std::string_view name) {
    const std::string_view use = compiler::use_of_attribute(name);
    return fmt::format(
        "# {0}\n\n`{0}({1})`\n\n{2}\n\n- stands in: a colon line, behind the class letters\n- attribute maps: {3}\n"
        "- katachi-gtp: {4}\n",
        name, compiler::takes_label(name) ? "label" : "number", sentence(compiler::meaning_of_attribute(name)),
        maps_with(name), use.empty() ? "makes nothing of it yet" : use);
}

void add_attributes(std::vector<ExplainedWord>& words) {
    for (const std::string_view name : compiler::known_attributes())
        words.push_back({std::string(name), std::string(compiler::meaning_of_attribute(name)), attribute_page(name)});
}

std::string map_page(compiler::AttributeMap map) {
    std::string attributes;
    for (const std::string_view name : compiler::attributes_of(map))
        attributes += fmt::format("- {}: {}\n", code_span(name), compiler::meaning_of_attribute(name));
    const std::string_view spelling = compiler::spelling(map);
    return fmt::format(
        "# {0}\n\n`attribute_map {0}`\n\nAn attribute map: the attributes that colon lines of a database may "
        "have.\n\n{1}",
        spelling, attributes.empty() ? "- no attributes\n" : attributes);
}

void add_attribute_maps(std::vector<ExplainedWord>& words) {
    for (const compiler::AttributeMap map : compiler::attribute_maps)
        words.push_back({std::string(compiler::spelling(map)), "an attribute map", map_page(map)});
}

std::string_view role(const compiler::ClassLetter& each) {
    if (each.letter == '-') return "";
    return each.is_condition ? "\n- decides whether the pattern matches\n" : "\n- says what the match is good for\n";
}

void add_class_letters(std::vector<ExplainedWord>& words) {
    for (const compiler::ClassLetter& each : compiler::class_letters()) {
        const std::string letter(1, each.letter);
        words.push_back({letter, std::string(each.meaning),
                         fmt::format("# {}\n\nA class letter, in the second field of a colon line.\n\n{}\n{}", letter,
                                     sentence(each.meaning), role(each))});
    }
}

void add_symmetries(std::vector<ExplainedWord>& words) {
    for (const char each : std::string_view("8|-\\/+XO")) {
        const auto symmetry = *compiler::declared_symmetry(each);
        const std::string letter(1, each);
        const std::string meaning = symmetry == compiler::DeclaredSymmetry::none
                                        ? "no symmetry is declared"
                                        : "the shape " + std::string(compiler::describe(symmetry));
        words.push_back(
            {letter, meaning,
             fmt::format("# {}\n\nA symmetry, in the first field of a colon line.\n\n{}\n\n- orientations that are "
                         "tried: {}\n",
                         letter, sentence(meaning), compiler::orientations(symmetry).size())});
    }
}

}  // namespace

std::vector<ExplainedWord> language_words() {
    std::vector<ExplainedWord> words;
    for (const match::Helper& helper : match::helpers())
        words.push_back({std::string(helper.name), compiler::signature(helper), compiler::helper_page(helper)});
    for (const match::ColonLineHelperFacts& helper : match::colon_line_helpers)
        words.push_back({std::string(helper.name), "a function of a colon line", compiler::helper_page(helper)});
    for (const match::ConstraintConstant& constant : match::constraint_constants())
        words.push_back({std::string(constant.name), std::string(constant.meaning), compiler::constant_page(constant)});
    add_attributes(words);
    add_attribute_maps(words);
    add_class_letters(words);
    add_symmetries(words);
    return words;
}

}  // namespace katachi::authoring
