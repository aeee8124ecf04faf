// What names are in the languages of players: patterndb/names/terms.tsv, read once.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace katachi::naming {

enum class Language : std::uint8_t { english, kana, romaji, chinese, korean };

constexpr std::array<std::string_view, 5> language_names{"en", "ja", "romaji", "zh", "ko"};

std::optional<Language> language_of(std::string_view name);

struct Term {
    std::string_view name;                                      // of entries, up to their first dot
    std::array<std::string_view, language_names.size()> words;  // by language, "" where nobody is certain
    std::string_view source;

    // The word in the language, or in English where there is none.
    std::string_view in(Language language) const {
        const std::string_view word = words[static_cast<std::size_t>(language)];
        return word.empty() ? words[static_cast<std::size_t>(Language::english)] : word;
    }
};

// The rows of a text in the form of terms.tsv, by name; it must stay.
std::vector<Term> read_terms(std::string_view text);
// Nothing for a name without a row.
const Term* find_term(std::span<const Term> terms, std::string_view name);

// The terms are in the order of their names.
std::span<const Term> terms();
// Nothing for a name without a row.
const Term* find_term(std::string_view name);

// The word for a name; the name itself where it has no row.
std::string_view word_for(std::string_view name, Language language);

}  // namespace katachi::naming
