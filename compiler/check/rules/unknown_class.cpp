#include "base/text/ascii_case.h"
#include "base/text/utf8.h"
#include "compiler/check/facts/class_letters.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

bool is_known(char letter) { return find_class_letter(letter) != nullptr; }

void find_unknown_class(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    for (std::size_t i = 0; i < pattern.classes.size(); ++i) {
        const char letter = pattern.classes[i];
        if (is_known(letter)) continue;
        const auto begin = pattern.classes_span.begin + static_cast<std::uint32_t>(i);
        const auto length = static_cast<std::uint32_t>(base::character_at(pattern.classes, i).size());
        auto& finding = findings.add(pattern, {begin, begin + length},
                                     base::quoted_character_at(pattern.classes, i) + " is no class of patterns");
        if (is_known(base::other_case(letter)))
            finding.help = std::string("did you mean `") + base::other_case(letter) + "`?";
        else
            finding.help = "conditions are O o X x s n; actions C c B b e E a d D A I J j t T U W F N Y; `-` for none";
        return;
    }
}

}  // namespace

const Rule unknown_class{.id = "unknown-class",
                         .code = "KA202",
                         .severity = base::Severity::error,
                         .summary = "the second field of a colon line holds a letter that is no class",
                         .kinds = colon_line_kinds,
                         .needs_diagram = false,
                         .find_in_pattern = find_unknown_class};

}  // namespace katachi::compiler
