#include "tools/authoring/class_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "base/text/counted.h"
#include "tools/authoring/constraint_text.h"

namespace katachi::authoring {

namespace {

template <typename Letters>
std::string need_of_status(const Letters& letters) {
    return fmt::format("{} need{} the status of dragons", fmt::join(letters, " "), letters.size() == 1 ? "s" : "");
}

}  // namespace

std::string classes_text(const FoundMatch& found, int size) {
    const std::string letters = "class letters " + (found.pattern->classes.empty() ? "-" : found.pattern->classes);
    if (found.classes->value.is_false()) return letters + ": " + compiler::refusal_text(*found.classes, size);
    return letters + (found.undecided_letters.empty() ? " hold" : ": " + need_of_status(found.undecided_letters));
}

std::string helper_text(const FoundMatch& found) {
    return fmt::format("helper {}: {}", found.pattern->helper, outcome_word(*found.helper));
}

std::string status_note(std::span<const FoundMatch* const> matches) {
    std::set<char> letters;
    std::size_t count = 0;
    for (const FoundMatch* found : matches) {
        if (found->is_refused() || found->undecided_letters.empty()) continue;
        letters.insert(found->undecided_letters.begin(), found->undecided_letters.end());
        ++count;
    }
    if (count == 0) return "";
    return fmt::format("class letter{} {}, which is not known here: {}", letters.size() == 1 ? "" : "s",
                       need_of_status(letters), base::counted(count, "match", "matches"));
}

}  // namespace katachi::authoring
