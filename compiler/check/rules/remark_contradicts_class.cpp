#include <array>
#include <cctype>

#include "base/text/ascii_case.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

// A remark that begins with the word says `meant`; the entry has the class that says the contrary.
struct Word {
    std::string_view word;
    std::string_view meant;     // letters of which one would agree
    std::string_view contrary;  // letters of which one disagrees
    std::string_view contrary_word;
};

constexpr std::array words{Word{"cut", "B", "Cc", "connect"}, Word{"connect", "Cc", "B", "cut"},
                           Word{"attack", "aA", "dD", "defend"}, Word{"defend", "dDCc", "aA", "attack"}};

std::string first_word(const std::string& text) {
    std::size_t end = 0;
    while (end < text.size() && std::isalpha(static_cast<unsigned char>(text[end])) != 0) ++end;
    return text.substr(0, end);
}

void find_in_remark(const Pattern& pattern, const DiagramLine& line, Findings& findings) {
    const auto begin = line.remark.find_first_not_of(" \t");
    if (begin == std::string::npos) return;
    const std::string text = base::lower_case(line.remark.substr(begin));
    for (const Word& word : words) {
        if (first_word(text) != word.word || text.find(word.contrary_word) != std::string::npos) continue;
        const auto contrary = pattern.classes.find_first_of(word.contrary);
        if (contrary == std::string::npos || pattern.classes.find_first_of(word.meant) != std::string::npos) continue;
        const auto at = pattern.classes_span.begin + static_cast<std::uint32_t>(contrary);
        auto& finding = findings.add(pattern, {at, at + 1},
                                     std::string("`") + pattern.classes[contrary] + "` means to " +
                                         std::string(word.contrary_word) + ", and the remark says `" +
                                         std::string(word.word) + "`");
        finding.notes.push_back({pattern.source, line.remark_span, "the remark"});
        finding.help = "write `" + std::string(1, word.meant.front()) + "`, or mend the remark";
        return;
    }
}

void find_remark_contradicts_class(const Pattern& pattern, const PatternDatabase&, Findings& findings) {
    for (const DiagramLine& line : pattern.diagram.lines) {
        if (line.remark.find_first_not_of(" \t") == std::string::npos) continue;
        find_in_remark(pattern, line, findings);
        return;  // further lines continue the sentence
    }
}

}  // namespace

const Rule remark_contradicts_class{
    .id = "remark-contradicts-class",
    .code = "KA213",
    .severity = base::Severity::warning,
    .summary = "a remark begins with `cut`, `connect`, `attack` or `defend`, and the class means the contrary",
    .kinds = kind_set(DatabaseKind::move) | kind_set(DatabaseKind::attack) | kind_set(DatabaseKind::defence) |
             kind_set(DatabaseKind::connection),
    .find_in_pattern = find_remark_contradicts_class};

}  // namespace katachi::compiler
