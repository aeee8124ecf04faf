#include "tools/options/empty_names.h"

#include <algorithm>
#include <string>

namespace katachi::options {

namespace {

bool is_place(const std::string& word) {
    return word.starts_with("FILE") || word.starts_with("FOLDER") || word.starts_with("PATH");
}

// The option is told by its type, or, where it stands by its place, by its name.
bool names_a_place(const CLI::Option& option) {
    return is_place(option.get_type_name()) || (option.get_positional() && is_place(option.get_name()));
}

bool names_an_entry(const CLI::Option& option) {
    const std::string name = option.get_name();
    return option.get_positional() && (name == "ENTRY" || name == "NAME");
}

bool names_a_word(const CLI::Option& option) { return option.get_positional() && option.get_name() == "WORD"; }

// "" where it may be empty.
std::string objection_to_empty(const CLI::Option& option) {
    if (names_a_place(option)) return "the name is empty; name a file or a folder";
    if (names_an_entry(option)) return "the name is empty; name an entry";
    if (names_a_word(option)) return "the word is empty; name a word";
    return "";
}

}  // namespace

void refuse_empty_names(const CLI::App& program) {
    for (const CLI::Option* const option : program.get_options()) {
        const auto& words = option->results();
        if (std::ranges::find(words, "") == words.end()) continue;
        if (const std::string objection = objection_to_empty(*option); !objection.empty())
            throw CLI::ValidationError(option->get_name(), objection);
    }
    for (const CLI::App* const command : program.get_subcommands()) refuse_empty_names(*command);
}

}  // namespace katachi::options
