#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "compiler/check/facts/attributes.h"
#include "compiler/check/rules/rules.h"

namespace katachi::compiler {

namespace {

constexpr double points_of_the_largest_board = 361;

// Attributes that shift a value, or bound one that may be below zero.
constexpr std::array<std::string_view, 4> may_be_negative{"shape", "terri", "minterri", "maxterri"};

// Both attributes are of one and the same value: the first may not be more than the second.
struct Order {
    std::string_view lower;
    std::string_view upper;
};

constexpr std::array orders{Order{"minvalue", "maxvalue"}, Order{"value", "maxvalue"}, Order{"minterri", "maxterri"},
                            Order{"terri", "maxterri"}};

void find_in_number(const Pattern& pattern, const Attribute& attribute, Findings& findings) {
    const double number = *attribute.number;
    const bool negative_allowed =
        std::find(may_be_negative.begin(), may_be_negative.end(), attribute.name) != may_be_negative.end();
    const double least = negative_allowed ? -points_of_the_largest_board : 0;
    if (number >= least && number <= points_of_the_largest_board) return;
    const std::string name = "`" + attribute.name + "`";
    auto& finding = findings.add(
        pattern, attribute.argument_span,
        number < least ? name + " is less than any move is worth" : name + " is more than a board has points");
    finding.help = fmt::format("values are points, from {} to {}", least, points_of_the_largest_board);
}

void find_value_out_of_range(const Pattern& pattern, const PatternDatabase& database, Findings& findings) {
    const auto number_of = [&](std::string_view name) -> const Attribute* {
        const Attribute* found = pattern.attribute(name);
        return found != nullptr && found->number && is_known(*found, database.attribute_map) ? found : nullptr;
    };
    for (const Attribute& attribute : pattern.attributes)
        if (attribute.number && is_known(attribute, database.attribute_map))
            find_in_number(pattern, attribute, findings);
    for (const Order& order : orders) {
        const Attribute* lower = number_of(order.lower);
        const Attribute* upper = number_of(order.upper);
        if (lower == nullptr || upper == nullptr || *lower->number <= *upper->number) continue;
        auto& finding = findings.add(pattern, upper->argument_span,
                                     fmt::format("`{}` is at least {}, so it cannot be at most {}", order.lower,
                                                 lower->argument, upper->argument));
        finding.notes.push_back({pattern.source, lower->argument_span, "at least this much"});
        finding.help = fmt::format("`{}` must not be more than `{}`", order.lower, order.upper);
    }
}

}  // namespace

const Rule value_out_of_range{.id = "value-out-of-range",
                              .code = "KA211",
                              .severity = base::Severity::warning,
                              .summary = "a value that no move has, or a least value above the greatest",
                              .kinds = colon_line_kinds,
                              .needs_diagram = false,
                              .find_in_pattern = find_value_out_of_range};

}  // namespace katachi::compiler
