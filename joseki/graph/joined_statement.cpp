#include "joseki/graph/joined_statement.h"

#include <algorithm>

namespace katachi::joseki {

bool holds(std::string_view text, std::string_view other, std::string_view separator) {
    const auto enclosed = [&](std::string_view words) {
        return std::string(separator).append(words).append(separator);
    };
    return other.empty() || enclosed(text).find(enclosed(other)) != std::string::npos;
}

void join(std::string& text, std::string_view other, std::string_view separator) {
    if (holds(text, other, separator)) return;
    if (holds(other, text, separator))
        text = other;
    else
        text.append(separator).append(other);
}

// What was exported from several comes back with their names.
void AttributedText::add(const std::string& text, const std::string& source) {
    const bool is_said =
        holds(this->text(), text, "\n") ||
        std::any_of(said_.begin(), said_.end(), [&](const Said& said) { return holds(said.text, text, "\n"); });
    if (!is_said) said_.push_back({text, source});
}

std::string AttributedText::text() const {
    if (said_.size() == 1) return said_.front().text;
    std::string text;
    for (const Said& said : said_) text += (text.empty() ? "" : "\n") + said.source + ": " + said.text;
    return text;
}

}  // namespace katachi::joseki
