// katachi explain: what a rule of the checker means and how to mend what it finds.
#include <iostream>
#include <memory>

#include "compiler/check/check.h"
#include "compiler/model/discovery.h"
#include "compiler/syntax/nearest.h"
#include "tools/katachi/command.h"
#include "tools/katachi/embedded_text.h"
#include "tools/katachi/entry_output.h"

namespace katachi {

namespace {

void list_rules() {
    Table table{{{"rule", "severity", "finds"}}};
    for (const Rule& rule : all_rules())
        table.rows.push_back(
            {std::string(rule.id), rule.severity == Severity::error ? "error" : "warning", std::string(rule.summary)});
    std::cout << aligned(table, TextStyle{});
}

[[noreturn]] void unknown_rule(const std::string& id) {
    std::vector<std::string_view> ids;
    for (const Rule& rule : all_rules()) ids.push_back(rule.id);
    const std::string_view near = nearest(id, ids);
    throw FileError("no rule is called " + id + "; " +
                    (near.empty() ? "katachi explain lists them" : "did you mean " + std::string(near) + "?"));
}

Outcome run_explain(const std::string& id) {
    if (id.empty()) {
        list_rules();
        return Outcome::success;
    }
    const std::optional<std::string_view> page = rule_page(id + ".md");
    if (!page) unknown_rule(id);
    std::cout << *page;
    return Outcome::success;
}

}  // namespace

void add_explain_command(CLI::App& program, Action& action) {
    auto* command = program.add_subcommand("explain", "what a rule of check means; without a rule, a list of them");
    auto id = std::make_shared<std::string>();
    command->add_option("RULE", *id, "the word in brackets of a finding, such as missing-move")->type_name("");
    add_examples(*command,
                 "Examples:\n"
                 "  katachi explain\n"
                 "  katachi explain label-not-in-diagram");
    command->callback([id, &action] { action = [id] { return run_explain(*id); }; });
}

}  // namespace katachi
