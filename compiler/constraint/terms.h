// Expressions on their way to programs: each distinct one once, its constants folded and its chains in the order in
// which they are cheapest to try.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "compiler/model/pattern.h"
#include "engine/match/tables/constraint_tables.h"

namespace katachi::compiler {

// Index of a term; those that mean the same are the same term.
using TermId = std::size_t;

struct Term {
    match::ProgramStep step =
        match::ProgramStep::number;  // what joins the operands; chains are logical_and or logical_or, choices choose
    std::vector<TermId> operands = {};
    float number = 0;                            // of a number
    std::uint32_t helper = 0;                    // of a call: Autohelper
    std::string name = {};                       // of a call that the registry does not know
    std::vector<match::TablePoint> points = {};  // of either

    friend auto operator<=>(const Term&, const Term&) = default;
};

bool is_chain(const Term& term);
bool is_call(const Term& term);

class Terms {
  public:
    const Term& operator[](TermId id) const { return *terms_[id]; }
    std::size_t size() const { return terms_.size(); }
    // Whether evaluating it asks the analysis something.
    bool asks(TermId id) const { return facts_[id].asks; }

    TermId number(float number) { return add({.step = match::ProgramStep::number, .number = number}); }
    TermId leaf(match::ProgramStep step) { return add({.step = step}); }
    TermId call(Term call) { return add(std::move(call)); }
    TermId unary(match::ProgramStep step, TermId operand);
    TermId binary(match::ProgramStep step, TermId left, TermId right);
    TermId choice(TermId condition, TermId a, TermId b);
    // && or || over all operands, which may be tried in any order: there are no side effects.
    TermId chain(match::ProgramStep step, const std::vector<TermId>& operands);

  private:
    struct Facts {
        double cost = 0;  // of the whole term, in readings of one attack
        bool asks = false;
    };

    TermId add(Term term);
    bool is_number(TermId id) const { return (*this)[id].step == match::ProgramStep::number; }

    std::map<Term, TermId> ids_;
    std::vector<const Term*> terms_;
    std::vector<Facts> facts_;
};

// A faulty expression has no term: where interpreter.h has a fault, or a label lies outside of the diagram.
struct FaultyExpression {};

// Points count from `anchor`. Throws FaultyExpression.
TermId term_of(const Expression& expression, const Pattern& pattern, board::Offset anchor, Terms& terms);
// The term of a call: points and helper or name.
Term call_term(const Expression& call, const Pattern& pattern, board::Offset anchor);

}  // namespace katachi::compiler
