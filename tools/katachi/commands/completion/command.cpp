// katachi completion: what a shell needs to complete our commands.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "tools/katachi/commands/completion/candidates.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/embedded_text.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

Outcome print_script(const std::string& shell) {
    std::cout << completion_script("katachi." + shell).value();
    return Outcome::success;
}

Outcome print_candidates(const CLI::App& program, const std::vector<std::string>& words) {
    for (const Candidate& candidate : candidates(program, words)) {
        if (candidate.word.find_first_of("\t\n") != std::string::npos) continue;
        std::cout << candidate.word << '\t' << candidate.description << '\n';
    }
    return Outcome::success;
}

// What the scripts ask at every press of the key; no command for people.
void add_candidates_command(CLI::App& program, Action& action) {
    auto* command = program.add_subcommand("candidates", "words that may follow on a command line")->group("");
    auto words = std::make_shared<std::vector<std::string>>();
    command->add_option("WORDS", *words);
    command->callback(
        [words, &program, &action] { action = [words, &program] { return print_candidates(program, *words); }; });
}

}  // namespace

void add_completion_command(CLI::App& program, Action& action) {
    auto* command = program.add_subcommand(
        "completion", "print a script that completes katachi, katachi-gtp and katachi-lsp in your shell");
    auto shell = std::make_shared<std::string>();
    command->add_option("SHELL", *shell, "bash, zsh or fish")
        ->required()
        ->check(CLI::IsMember({"bash", "zsh", "fish"}).description(""))
        ->type_name("{bash,zsh,fish}");
    add_examples(*command,
                 "Examples:\n"
                 "  source <(katachi completion bash)       this shell; always: in ~/.bashrc\n"
                 "  source <(katachi completion zsh)        the same in ~/.zshrc\n"
                 "  katachi completion fish | source        in ~/.config/fish/config.fish\n"
                 "\nIt completes commands, options, their values, files, rules and the names of patterns.");
    command->callback([shell, &action] { action = [shell] { return print_script(*shell); }; });
    add_candidates_command(program, action);
}

}  // namespace katachi::cli
