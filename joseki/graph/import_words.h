// The words by which rules (import_rules.h), comments of exported trees and `katachi joseki edit` name classes, urgency
// and the like.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/board/colour.h"
#include "joseki/graph/joseki_graph.h"

namespace katachi::joseki {

template <typename Value, std::size_t count>
using Words = std::array<std::pair<std::string_view, Value>, count>;

constexpr Words<MoveClass, 6> class_words{{
    {"urgent", MoveClass::urgent},
    {"joseki", MoveClass::standard},
    {"lesser", MoveClass::lesser},
    {"trick", MoveClass::trick},
    {"minor", MoveClass::minor},
    {"antisuji", MoveClass::antisuji},
}};
constexpr Words<Urgency, 3> urgency_words{{
    {"may", Urgency::may},
    {"should-not", Urgency::should_not},
    {"must-not", Urgency::must_not},
}};
// For whom a position is good.
constexpr Words<board::Colour, 3> outcome_words{{
    {"even", board::Colour::empty},
    {"black", board::Colour::black},
    {"white", board::Colour::white},
}};
constexpr Words<Extension, 2> extension_words{{
    {"row", Extension::along_row},
    {"column", Extension::along_column},
}};

template <typename Value, std::size_t count>
constexpr std::optional<Value> value_of(const Words<Value, count>& words, std::string_view word) {
    for (const auto& [text, value] : words)
        if (text == word) return value;
    return std::nullopt;
}

template <typename Value, std::size_t count>
constexpr std::string_view word_of(const Words<Value, count>& words, Value value) {
    for (const auto& [text, known] : words)
        if (known == value) return text;
    return {};
}

template <typename Value, std::size_t count>
std::vector<std::string> texts_of(const Words<Value, count>& words) {
    std::vector<std::string> texts;
    for (const auto& [text, value] : words) texts.emplace_back(text);
    return texts;
}

}  // namespace katachi::joseki
