#include "engine/naming/terms.h"

#include <algorithm>

namespace katachi::naming {

// The embedded file.
std::optional<std::string_view> terms_text(std::string_view name);

namespace {

// Takes the part up to `end` off the text.
std::string_view cut_off(std::string_view& text, char end) {
    const std::size_t length = std::min(text.find(end), text.size());
    const std::string_view part = text.substr(0, length);
    text.remove_prefix(std::min(length + 1, text.size()));
    return part;
}

}  // namespace

std::vector<Term> read_terms(std::string_view text) {
    std::vector<Term> all;
    while (!text.empty()) {
        std::string_view line = cut_off(text, '\n');
        if (line.empty() || line.front() == '#') continue;
        Term term{.name = cut_off(line, '\t'), .words = {}, .source = {}};
        for (std::string_view& word : term.words) word = cut_off(line, '\t');
        term.source = line;
        all.push_back(term);
    }
    std::sort(all.begin(), all.end(), [](const Term& a, const Term& b) { return a.name < b.name; });
    return all;
}

const Term* find_term(std::span<const Term> terms, std::string_view name) {
    const auto found = std::lower_bound(terms.begin(), terms.end(), name,
                                        [](const Term& term, std::string_view asked) { return term.name < asked; });
    return found == terms.end() || found->name != name ? nullptr : &*found;
}

std::optional<Language> language_of(std::string_view name) {
    const auto found = std::find(language_names.begin(), language_names.end(), name);
    if (found == language_names.end()) return std::nullopt;
    return static_cast<Language>(found - language_names.begin());
}

std::span<const Term> terms() {
    static const std::vector<Term> all = read_terms(terms_text("terms.tsv").value_or(""));
    return all;
}

const Term* find_term(std::string_view name) { return find_term(terms(), name); }

std::string_view word_for(std::string_view name, Language language) {
    const Term* const term = find_term(name);
    return term == nullptr ? name : term->in(language);
}

}  // namespace katachi::naming
