#include "compiler/check/facts/label_uses.h"

#include <algorithm>
#include <cctype>

#include "compiler/check/facts/attributes.h"
#include "compiler/check/facts/expression_walk.h"
#include "compiler/model/labels.h"

namespace katachi::compiler {

namespace {

bool is_part_of_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

bool has_word(std::string_view text, char letter) {
    for (std::size_t i = text.find(letter); i != std::string_view::npos; i = text.find(letter, i + 1)) {
        const bool begins = i == 0 || !is_part_of_word(text[i - 1]);
        const bool ends = i + 1 == text.size() || !is_part_of_word(text[i + 1]);
        if (begins && ends) return true;
    }
    return false;
}

// This is the text of the entry behind its diagram: constraint, actions and comments.
std::string_view text_behind_diagram(const Pattern& pattern) {
    if (!pattern.constraint_diagram) return {};
    const std::uint32_t begin = pattern.constraint_diagram->lines.back().span.end;
    return pattern.source->text().substr(begin, pattern.span.end - std::min(begin, pattern.span.end));
}

}  // namespace

std::vector<LabelUse> label_uses(const Pattern& pattern, AttributeMap map) {
    std::vector<LabelUse> uses;
    const auto note = [&](const std::string& where) {
        return [&uses, where](const Expression& expression) {
            if (expression.kind == Expression::Kind::vertex)
                uses.push_back({expression.text.front(), expression.span, where});
        };
    };
    if (pattern.constraint) walk(*pattern.constraint, note("the constraint"));
    for (const Statement& action : pattern.actions) walk(action, note("the action"));
    for (const Attribute& attribute : pattern.attributes)
        if (is_known(attribute, map) && takes_label(attribute.name) && attribute.argument.size() == 1 &&
            is_label(attribute.argument[0]))
            uses.push_back({attribute.argument[0], attribute.argument_span, "the attribute `" + attribute.name + "`"});
    return uses;
}

std::string used_labels(const Pattern& pattern, AttributeMap map) {
    std::string used;
    for (const LabelUse& use : label_uses(pattern, map))
        if (is_label(use.label)) used += use.label;
    return used;
}

bool has_use_for_labels(const Pattern& pattern, AttributeMap map) {
    return text_behind_diagram(pattern).find_first_of(";>") != std::string_view::npos ||
           !used_labels(pattern, map).empty();
}

bool is_mentioned(const Pattern& pattern, char label) {
    const auto remarks = pattern.remarks();
    return has_word(text_behind_diagram(pattern), label) ||
           std::any_of(remarks.begin(), remarks.end(), [&](const std::string& text) { return has_word(text, label); });
}

}  // namespace katachi::compiler
