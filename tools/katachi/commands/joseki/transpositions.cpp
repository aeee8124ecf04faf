// katachi joseki transpositions: positions of the library that several orders of moves lead to.
#include <fmt/format.h>

#include <iostream>

#include "base/text/counted.h"
#include "tools/answers/joseki/transpositions_json.h"
#include "tools/authoring/joseki/transpositions.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/commands/joseki/library.h"
#include "tools/katachi/commands/joseki/text.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/entry_output.h"

namespace katachi::cli {

namespace {

std::string moves_text(const authoring::MoveOrder& order) {
    return fmt::format("{}{}", order.first == board::Colour::white ? "White first: " : "", fmt::join(order.moves, " "));
}

std::string transpositions_text(const std::vector<authoring::Transposition>& transpositions) {
    std::string text;
    for (const authoring::Transposition& shown : transpositions) {
        text += fmt::format("{}{}, {}{}\n", text.empty() ? "" : "\n", shown.position,
                            base::counted(shown.stones, "stone", "stones"),
                            shown.reached > 0 ? fmt::format(", reached {}×", shown.reached) : "");
        for (const authoring::MoveOrder& order : shown.orders)
            text += fmt::format("  {}{}\n", shown.reached > 0 ? fmt::format("{:>6}×  ", order.games) : "",
                                moves_text(order));
    }
    return text;
}

Table transposition_table(const std::vector<authoring::Transposition>& transpositions) {
    Table table{{{"position", "stones", "reached", "games", "moves, in the upper right corner"}}};
    for (const authoring::Transposition& shown : transpositions)
        for (const authoring::MoveOrder& order : shown.orders)
            table.rows.push_back({shown.position, std::to_string(shown.stones), std::to_string(shown.reached),
                                  std::to_string(order.games), moves_text(order)});
    return table;
}

std::string text_of(const std::vector<authoring::Transposition>& transpositions, OutputFormat format,
                    const base::TextStyle& style) {
    switch (format) {
        case OutputFormat::json: return answers::transpositions_json(transpositions);
        case OutputFormat::tsv: return tab_separated(transposition_table(transpositions));
        case OutputFormat::text: return in_style(transpositions_text(transpositions), style);
    }
    return "";
}

}  // namespace

Outcome run_joseki_transpositions(const JosekiTranspositionsOptions& options, const CommonOptions& common) {
    const joseki::Graph library = open_joseki_library(options.catalogue).graph;
    const auto [first, total] = authoring::transpositions(library, options.limit);
    std::cout << text_of(first, options.format, text_style(common));
    std::cout << std::flush;
    if (total == 0) std::cerr << "katachi: no position of the library is reached in several orders\n";
    if (first.size() < total) std::cerr << first.size() << " of " << total << " positions; more with --limit\n";
    return total == 0 ? Outcome::findings : Outcome::success;
}

}  // namespace katachi::cli
