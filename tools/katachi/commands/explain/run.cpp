#include "tools/katachi/commands/explain/run.h"

#include <algorithm>
#include <iostream>

#include "base/files/file_error.h"
#include "base/text/ascii_case.h"
#include "base/text/nearest.h"
#include "compiler/check/check.h"
#include "tools/katachi/commands/explain/explained_words.h"
#include "tools/katachi/commands/explain/kinds_table.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

bool is_begin_of_codes(const std::string& word) {
    const auto rules = compiler::all_rules();
    return word.starts_with("KA") && std::any_of(rules.begin(), rules.end(), [&](const compiler::Rule& rule) {
               return rule.code.starts_with(word);
           });
}

std::string_view probably_meant(const std::string& word, const std::vector<authoring::ExplainedWord>& words) {
    std::vector<std::string_view> known;
    for (const authoring::ExplainedWord& each : words) {
        if (base::equal_but_for_case(each.word, word)) return each.word;
        known.push_back(each.word);
    }
    const std::string_view near = base::nearest(word, known);
    return near.empty() ? base::nearest(base::lower_case(word), known) : near;
}

[[noreturn]] void unknown_word(const std::string& word, const std::vector<authoring::ExplainedWord>& words) {
    const std::string_view near = probably_meant(word, words);
    throw base::FileError("nothing to explain is called " + word + "; " +
                          (near.empty()
                               ? "katachi explain lists the rules, katachi explain --autohelpers what constraints "
                                 "may call; classes, attributes and GTP commands are explained too"
                               : "did you mean " + std::string(near) + "?"));
}

}  // namespace

Outcome list_rules(const std::string& begin_of_code) {
    Table table{{{"rule", "code", "severity", "finds"}}};
    for (const compiler::Rule& rule : compiler::all_rules())
        if (rule.code.starts_with(begin_of_code))
            table.rows.push_back({std::string(rule.id), std::string(rule.code),
                                  rule.severity == base::Severity::error ? "error" : "warning",
                                  std::string(rule.summary)});
    std::cout << aligned(table, base::TextStyle{});
    return Outcome::success;
}

Outcome explain_word(const std::string& word, const base::TextStyle& style) {
    if (word == kinds_word) {
        std::cout << kinds_table();
        return Outcome::success;
    }
    const std::vector<authoring::ExplainedWord> words = explained_words();
    bool is_known = false;
    for (const authoring::ExplainedWord& each : words) {
        if (each.word != word) continue;
        std::cout << (is_known ? "\n" : "") << in_style(each.page, style);
        is_known = true;
    }
    if (is_known) return Outcome::success;
    if (is_begin_of_codes(word)) return list_rules(word);
    unknown_word(word, words);
}

}  // namespace katachi::cli
