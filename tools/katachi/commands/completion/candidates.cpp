#include "tools/katachi/commands/completion/candidates.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string_view>

#include "tools/katachi/commands/completion/candidate_values.h"

namespace katachi::cli {

namespace {

// The command line up to the word that is being typed.
struct Before {
    const CLI::App* command;
    const CLI::Option* awaited = nullptr;  // an option that lacks its value
    std::size_t positionals = 0;
    NamePlaces places;
};

// Options of a command may stand behind those of its subcommands.
const CLI::Option* find_option(const CLI::App* command, const std::string& name) {
    for (; command != nullptr; command = command->get_parent())
        if (const CLI::Option* option = command->get_option_no_throw(name)) return option;
    return nullptr;
}

const CLI::App* find_command(const CLI::App* command, const std::string& name) {
    for (const CLI::App* sub : command->get_subcommands([](const CLI::App*) { return true; }))
        if (sub->get_name() == name) return sub;
    return nullptr;
}

bool takes_value(const CLI::Option* option) { return option != nullptr && option->get_items_expected_max() > 0; }

Before read_words(const CLI::App& program, const std::vector<std::string>& words) {
    Before before{.command = &program, .places = {}};
    for (const std::string& word : words) {
        if (before.awaited != nullptr) {
            if (before.awaited->check_lname("db")) before.places.catalogue = word;
            if (before.awaited->check_lname("patterns")) before.places.patterns.push_back(word);
            before.awaited = nullptr;
        } else if (word.starts_with('-') && word != "-") {
            const CLI::Option* option = find_option(before.command, word);
            if (takes_value(option)) before.awaited = option;
            if (word.starts_with("--db=")) before.places.catalogue = word.substr(5);
        } else if (const CLI::App* sub = find_command(before.command, word)) {
            before.command = sub;
        } else {
            ++before.positionals;
        }
    }
    return before;
}

// `bash` parts --option=value into three words.
void join_equals_signs(std::vector<std::string>& words) {
    for (std::size_t i = words.size(); i-- > 1;) {
        const bool option = words[i - 1].starts_with("--") && words[i - 1].find('=') == std::string::npos;
        if (words[i] != "=" || !option) continue;
        if (i + 1 == words.size())
            words[i].clear();
        else
            words.erase(words.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

void add_options(const CLI::App* command, std::vector<Candidate>& found) {
    for (; command != nullptr; command = command->get_parent())
        for (const CLI::Option* option : command->get_options()) {
            if (option->get_positional() || option->get_group().empty()) continue;
            const auto& names = option->get_lnames();
            const bool known = std::any_of(found.begin(), found.end(),
                                           [&](const Candidate& c) { return c.word == "--" + names.front(); });
            if (!names.empty() && !known) found.push_back({"--" + names.front(), option->get_description()});
        }
}

void add_commands(const CLI::App* command, std::vector<Candidate>& found) {
    for (const CLI::App* sub : command->get_subcommands([](const CLI::App*) { return true; }))
        if (!sub->get_group().empty()) found.push_back({sub->get_name(), sub->get_description()});
}

// The positional that a word in that place belongs to: the last one, where it takes any number, takes the rest.
const CLI::Option* positional_at(const CLI::App* command, std::size_t place) {
    std::vector<const CLI::Option*> positionals;
    for (const CLI::Option* option : command->get_options())
        if (option->get_positional() && !option->get_group().empty()) positionals.push_back(option);
    if (place < positionals.size()) return positionals[place];
    if (positionals.empty() || positionals.back()->get_expected_max() < CLI::detail::expected_max_vector_size)
        return nullptr;
    return positionals.back();
}

std::vector<Candidate> beginning_with(std::string_view typed, std::vector<Candidate> found) {
    std::erase_if(found, [&](const Candidate& candidate) {
        return !candidate.word.starts_with(':') && !candidate.word.starts_with(typed);
    });
    return found;
}

}  // namespace

std::vector<Candidate> candidates(const CLI::App& program, std::vector<std::string> words) {
    if (words.empty()) words.emplace_back();
    join_equals_signs(words);
    const std::string typed = words.back();
    words.pop_back();
    const bool asks_for_help = !words.empty() && words.front() == "help";
    if (asks_for_help) words.erase(words.begin());
    const Before before = read_words(program, words);
    std::vector<Candidate> found;
    if (asks_for_help) {
        add_commands(before.command, found);
        return beginning_with(typed, std::move(found));
    }
    if (before.awaited != nullptr)
        return beginning_with(typed, value_candidates(*before.awaited, typed, before.places));
    if (const auto equals = typed.find('='); typed.starts_with("--") && equals != std::string::npos) {
        const CLI::Option* option = find_option(before.command, typed.substr(0, equals));
        if (!takes_value(option)) return {};
        found = value_candidates(*option, typed.substr(equals + 1), before.places);
        for (Candidate& candidate : found)
            if (!candidate.word.starts_with(':')) candidate.word.insert(0, typed.substr(0, equals + 1));
        return beginning_with(typed, std::move(found));
    }
    if (!typed.starts_with('-')) {
        if (before.positionals == 0) add_commands(before.command, found);
        if (const CLI::Option* positional = positional_at(before.command, before.positionals)) {
            const auto values = value_candidates(*positional, typed, before.places);
            found.insert(found.end(), values.begin(), values.end());
        }
    }
    if (found.empty()) add_options(before.command, found);
    return beginning_with(typed, std::move(found));
}

}  // namespace katachi::cli
