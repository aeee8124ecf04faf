#include "tools/options/empty_names.h"

#include <algorithm>
#include <string>

namespace katachi::options {

namespace {

bool is_place(const std::string& word) {
    return word.starts_with("FILE") || word.starts_with("FOLDER") || word.starts_with("PATH");
}

// By its type, or, where it stands by its place, by its name.
bool names_a_place(const CLI::Option& option) {
    return is_place(option.get_type_name()) || (option.get_positional() && is_place(option.get_name()));
}

}  // namespace

void refuse_empty_names(const CLI::App& program) {
    for (const CLI::Option* const option : program.get_options()) {
        const auto& words = option->results();
        if (names_a_place(*option) && std::ranges::find(words, "") != words.end())
            throw CLI::ValidationError(option->get_name(), "the name is empty; name a file or a folder");
    }
    for (const CLI::App* const command : program.get_subcommands()) refuse_empty_names(*command);
}

}  // namespace katachi::options
