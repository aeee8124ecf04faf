// katachi explain: what a rule of the checker means and how to mend what it finds; what helpers of constraints do.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "base/files/file_error.h"
#include "base/text/nearest.h"
#include "compiler/check/check.h"
#include "compiler/constraint/autohelper_text.h"
#include "tools/katachi/shared/command.h"
#include "tools/katachi/shared/embedded_text.h"
#include "tools/katachi/shared/entry_output.h"
#include "tools/katachi/shared/shared_options.h"

namespace katachi::cli {

namespace {

struct ExplainOptions {
    std::string word;
    bool autohelpers = false;
};

void list_rules() {
    Table table{{{"rule", "code", "severity", "finds"}}};
    for (const compiler::Rule& rule : compiler::all_rules())
        table.rows.push_back({std::string(rule.id), std::string(rule.code),
                              rule.severity == base::Severity::error ? "error" : "warning", std::string(rule.summary)});
    std::cout << aligned(table, base::TextStyle{});
}

[[noreturn]] void unknown_word(const std::string& word) {
    std::vector<std::string_view> words;
    for (const compiler::Rule& rule : compiler::all_rules()) words.push_back(rule.id);
    for (const compiler::Rule& rule : compiler::all_rules()) words.push_back(rule.code);
    for (const match::Helper& helper : match::helpers()) words.push_back(helper.name);
    for (const match::ConstraintConstant& constant : match::constraint_constants()) words.push_back(constant.name);
    const std::string_view near = base::nearest(word, words);
    throw base::FileError("no rule, helper or constant is called " + word + "; " +
                          (near.empty() ? "katachi explain lists the rules, katachi explain --autohelpers the others"
                                        : "did you mean " + std::string(near) + "?"));
}

std::string page_of(const std::string& word) {
    if (const compiler::Rule* rule = compiler::find_rule(word))
        if (const auto page = rule_page(std::string(rule->id) + ".md")) return std::string(*page);
    if (const match::Helper* helper = match::find_helper(word)) return compiler::helper_page(*helper);
    if (const match::ConstraintConstant* constant = match::find_constraint_constant(word))
        return compiler::constant_page(*constant);
    unknown_word(word);
}

Outcome run_explain(const ExplainOptions& options) {
    if (options.autohelpers)
        std::cout << compiler::autohelper_reference();
    else if (options.word.empty())
        list_rules();
    else
        std::cout << page_of(options.word);
    return Outcome::success;
}

}  // namespace

void add_explain_command(CLI::App& program, Action& action) {
    auto* command = program.add_subcommand(
        "explain", "what a finding, or a name in a constraint, means; alone, a list of the rules");
    auto options = std::make_shared<ExplainOptions>();
    auto* word = command
                     ->add_option("WORD", options->word,
                                  "a rule, such as missing-move, a helper, such as oplay_attack, or a constant")
                     ->type_name("");
    command->add_flag("--autohelpers", options->autohelpers, "the reference of all helpers and constants, as Markdown")
        ->excludes(word);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi explain\n"
                 "  katachi explain label-not-in-diagram\n"
                 "  katachi explain oplay_attack\n"
                 "  katachi explain --autohelpers > autohelpers.md");
    command->callback([options, &action] { action = [options] { return run_explain(*options); }; });
}

}  // namespace katachi::cli
