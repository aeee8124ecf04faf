#include "engine/match/constraint/helper_functions.h"

#include <cstddef>

namespace katachi::match {

namespace {

// Set before any constructor runs, whichever file's comes first.
constinit HelperFunction* newest = nullptr;

Value ask(const HelperFunction& function, const HelperCall& call, Analysis& analysis) {
    return static_cast<std::size_t>(function.labels()) == call.points.size() ? function(analysis, call) : Value();
}

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
    return function == nullptr ? analysis.answer_named(name, call.own, call.points) : ask(*function, call, analysis);
}

Value ask_colon_line_helper(std::string_view name, const HelperCall& call, Analysis& analysis) {
    if (name.empty()) return Value::of(true);
    const HelperFunction* const function = find_helper_function(name);
    return function == nullptr ? analysis.answer_colon_line(name, call) : ask(*function, call, analysis);
}

Value ask_colon_line_helper(const PatternTables& tables, const Placement& placement, Analysis& analysis) {
    return ask_colon_line_helper(tables.text(tables.patterns[placement.pattern].helper),
                                 {.own = placement.own, .move = placement.move, .orientation = placement.orientation},
                                 analysis);
}

}  // namespace katachi::match
