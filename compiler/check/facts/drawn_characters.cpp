#include "compiler/check/facts/drawn_characters.h"

#include <cstdint>
#include <string_view>

namespace katachi::compiler {

namespace {

bool holds_a_blank_line(std::string_view text) {
    for (auto end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', end + 1)) {
        const auto next = text.find_first_not_of(" \t\r", end + 1);
        if (next != std::string_view::npos && text[next] == '\n') return true;
    }
    return false;
}

}  // namespace

std::vector<DrawnCharacter> drawn_characters(const Pattern& pattern) {
    std::vector<DrawnCharacter> drawn;
    const DiagramLine* above = nullptr;
    for (const DiagramLine& line : pattern.diagram.lines) {
        if (above != nullptr && holds_a_blank_line(pattern.source->text({above->span.end, line.span.begin}))) break;
        for (std::size_t i = 0; i < line.text.size(); ++i) {
            const auto begin = line.span.begin + static_cast<std::uint32_t>(i);
            drawn.push_back({line.text[i], {begin, begin + 1}});
        }
        above = &line;
    }
    return drawn;
}

}  // namespace katachi::compiler
