#include "tools/options/empty_names.h"

#include <algorithm>
#include <string>

namespace katachi::options {

namespace {

bool names_a_place(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    return type.starts_with("FILE") || type.starts_with("FOLDER") || type.starts_with("PATH");
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
