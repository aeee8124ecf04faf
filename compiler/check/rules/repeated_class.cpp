#include "compiler/check/facts/class_letters.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

void find_repeated_class(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    for (std::size_t i = 1; i < pattern.classes.size(); ++i) {
        const char letter = pattern.classes[i];
        if (letter == '-' || find_class_letter(letter) == nullptr || pattern.classes.find(letter) == i) continue;
        const auto begin = pattern.classes_span.begin + static_cast<std::uint32_t>(i);
        auto& finding = findings.add(pattern, {begin, begin + 1}, std::string("`") + letter + "` stands here already");
        finding.help = "leave it out, or write the letter that was meant";
        finding.fix = base::Fix{"leave it out", {{{begin, begin + 1}, ""}}};
    }
}

}  // namespace

const Rule repeated_class{.id = "repeated-class",
                          .code = "KA208",
                          .severity = base::Severity::warning,
                          .summary = "a class letter stands twice in a colon line",
                          .kinds = colon_line_kinds,
                          .needs_diagram = false,
                          .find_in_pattern = find_repeated_class};

}  // namespace katachi::compiler
