// Functions written in C++ that colon lines, constraints and actions call by name. One is added by one object in one
// file of the program:
//
//     const HelperFunction edge_helper{"edge_helper", 1, [](Analysis& analysis, const HelperCall& call) {
//         return analysis.answer(Autohelper::lib, call.own, call.points);
//     }};
#pragma once

#include <span>
#include <string_view>

#include "engine/match/constraint/analysis.h"
#include "engine/match/constraint/placement.h"

namespace katachi::match {

// Known from its construction to its destruction. Made and destroyed by one thread, while nobody looks for one; of two
// with one name the later is found.
class HelperFunction {
  public:
    using Function = Value (*)(Analysis& analysis, const HelperCall& call);

    // `name` stays where it is; `labels` is the number of points that the function takes.
    HelperFunction(std::string_view name, int labels, Function function);
    ~HelperFunction();
    HelperFunction(const HelperFunction&) = delete;
    HelperFunction& operator=(const HelperFunction&) = delete;

    std::string_view name() const { return name_; }
    int labels() const { return labels_; }
    Value operator()(Analysis& analysis, const HelperCall& call) const { return function_(analysis, call); }

  private:
    friend const HelperFunction* find_helper_function(std::string_view name);

    std::string_view name_;
    int labels_;
    Function function_;
    HelperFunction* next_;
};

// Null where none has this name.
const HelperFunction* find_helper_function(std::string_view name);

// What the function answers, or where none has this name the analysis. Undecided where it takes another number of
// points.
Value ask_function(std::string_view name, const HelperCall& call, Analysis& analysis);

// The same of the function that a colon line names; true where it names none.
Value ask_colon_line_helper(std::string_view name, const HelperCall& call, Analysis& analysis);
// The same of the pattern placed there.
Value ask_colon_line_helper(const PatternTables& tables, const Placement& placement, Analysis& analysis);

}  // namespace katachi::match
