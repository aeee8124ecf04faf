#include "engine/match/constraint/helper_functions.h"

#include <cstddef>

namespace katachi::match {

namespace {

// Set before any constructor runs, whichever file's comes first.
constinit HelperFunction* newest = nullptr;

}  // namespace

HelperFunction::HelperFunction(std::string_view name, int labels, Function function)
    : name_(name), labels_(labels), function_(function), next_(newest) {
    newest = this;
}

HelperFunction::~HelperFunction() {
    HelperFunction** link = &newest;
    while (*link != this) link = &(*link)->next_;
    *link = next_;
}

const HelperFunction* find_helper_function(std::string_view name) {
    for (const HelperFunction* function = newest; function != nullptr; function = function->next_)
        if (function->name_ == name) return function;
    return nullptr;
}

Value ask_function(std::string_view name, const HelperCall& call, Analysis& analysis) {
    const HelperFunction* const function = find_helper_function(name);
    if (function == nullptr) return analysis.answer_named(name, call.own, call.points);
    if (static_cast<std::size_t>(function->labels()) != call.points.size()) return {};
    return (*function)(analysis, call);
}

Value ask_colon_line_helper(const PatternTables& tables, const Placement& placement, Analysis& analysis) {
    const std::string_view name = tables.text(tables.patterns[placement.pattern].helper);
    if (name.empty()) return Value::of(true);
    return ask_function(name, {.own = placement.own, .move = placement.move, .orientation = placement.orientation},
                        analysis);
}

}  // namespace katachi::match
