#include "tools/katachi/commands/explain/explained_words.h"

#include <fmt/core.h>

#include "compiler/check/check.h"
#include "engine/gtp/session/commands.h"
#include "tools/authoring/names/setting_words.h"
#include "tools/katachi/shared/embedded_text.h"

namespace katachi::cli {

namespace {

void add_rules(std::vector<authoring::ExplainedWord>& words) {
    for (const compiler::Rule& rule : compiler::all_rules()) {
        const std::string page(rule_page(std::string(rule.id) + ".md").value_or(""));
        for (const std::string_view word : {rule.id, rule.code})
            words.push_back({std::string(word), std::string(rule.summary), page});
    }
}

std::string called(const gtp::Command& command) {
    return std::string(command.name) + (command.parameters.empty() ? "" : " ") + std::string(command.parameters);
}

// "the same" in the list of commands speaks of the command before it; a page says which that is.
std::string meaning(const gtp::Command& command, const std::string& before) {
    constexpr std::string_view same = "the same";
    if (!command.meaning.starts_with(same)) return std::string(command.meaning);
    return fmt::format("the same as `{}`{}", before, command.meaning.substr(same.size()));
}

void add_gtp_commands(std::vector<authoring::ExplainedWord>& words) {
    std::string original;  // the last command that is not told of by another, and its meaning
    std::string original_name;
    for (const gtp::Command& command : gtp::gtp_commands()) {
        const std::string text = meaning(command, original_name);
        const bool is_original = text == command.meaning;
        if (is_original) {
            original_name = command.name;
            original = fmt::format("`{}`: {}", called(command), command.meaning);
        }
        words.push_back({std::string(command.name), text,
                         fmt::format("# {}\n\n`{}`: {}\n\n{}- a command of katachi-gtp, over GTP\n", command.name,
                                     called(command), text, is_original ? "" : original + "\n\n")});
    }
}

}  // namespace

std::vector<authoring::ExplainedWord> explained_words() {
    std::vector<authoring::ExplainedWord> words;
    add_rules(words);
    for (authoring::ExplainedWord& word : authoring::language_words()) words.push_back(std::move(word));
    for (authoring::ExplainedWord& word : authoring::setting_words()) words.push_back(std::move(word));
    add_gtp_commands(words);
    words.push_back({kinds_word, "the kinds of databases, and what reads them", ""});
    return words;
}

}  // namespace katachi::cli
