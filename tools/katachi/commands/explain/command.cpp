// katachi explain: what a finding, a word of the pattern language or a command of the engine means.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "compiler/constraint/autohelper_text.h"
#include "tools/katachi/commands/explain/run.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

struct ExplainOptions {
    std::string word;
    bool autohelpers = false;
};

Outcome run_explain(const ExplainOptions& options, const CommonOptions& common) {
    if (options.autohelpers) {
        std::cout << in_style(compiler::autohelper_reference(), text_style(common));
        return Outcome::success;
    }
    return options.word.empty() ? list_rules("") : explain_word(options.word, text_style(common));
}

}  // namespace

void add_explain_command(CLI::App& program, const CommonOptions& common, Action& action) {
    auto* command = program.add_subcommand(
        "explain", "what a finding, a word of pattern files or a GTP command means; alone, a list of the rules");
    auto options = std::make_shared<ExplainOptions>();
    auto* word = command
                     ->add_option("WORD", options->word,
                                  "a rule (missing-move, KA103), the start of codes (KA4), a helper, a constant, an "
                                  "attribute, an attribute map, a class letter, a symmetry or a command of katachi-gtp")
                     ->type_name("");
    command->add_flag("--autohelpers", options->autohelpers, "the reference of all helpers and constants, as Markdown")
        ->excludes(word);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi explain\n"
                 "  katachi explain label-not-in-diagram\n"
                 "  katachi explain KA4                     the rules about constraints\n"
                 "  katachi explain oplay_attack\n"
                 "  katachi explain followup                an attribute of a colon line\n"
                 "  katachi explain D                       a class letter\n"
                 "  katachi explain kgs-genmove_cleanup     a command of katachi-gtp\n"
                 "  katachi explain kinds                   the kinds of databases, and what reads them\n"
                 "  katachi explain --autohelpers > autohelpers.md");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_explain(*options, common); }; });
}

}  // namespace katachi::cli
