// A pattern's programs and class letters in tables beside its model, wherever it may lie.
#pragma once

#include <gtest/gtest.h>

#include "compiler/constraint/class_verdict.h"
#include "engine/match/constraint/constraint_evaluator.h"
#include "tests/compiler/constraint/action_seen.h"
#include "tests/compiler/constraint/hashed_analysis.h"
#include "tests/compiler/constraint/one_pattern.h"

namespace katachi::compiler {

// Programs are compared in all orientations, for both colours.
inline void expect_programs_mean_trees(const Pattern& pattern, std::uint16_t index, const match::PatternTables& tables,
                                       unsigned lot) {
    for (const board::Orientation orientation : board::all_orientations)
        for (const board::Colour own : {board::Colour::black, board::Colour::white}) {
            const match::Match match = match_at(pattern, index, orientation, own, board::vertex_at(0, 0));
            const match::Placement placement = match::placement_of(tables, match);
            HashedAnalysis asked(lot), asked_by_program(lot);
            const match::Value expected =
                pattern.constraint ? interpret(*pattern.constraint, {pattern, match}, asked) : match::Value::of(true);
            ASSERT_EQ(match::evaluate_constraint(tables, placement, asked_by_program), expected)
                << (pattern.constraint ? to_text(*pattern.constraint) : "") << ", lot " << lot;
            const std::string actions = pattern.actions.empty() ? "" : to_text(pattern.actions[0]);
            const ActionRun action = run_actions({pattern, match}, asked);
            const ActionRun by_program = action_seen(tables, placement, asked_by_program);
            ASSERT_EQ(by_program.result, action.result) << actions << ", lot " << lot;
            ASSERT_EQ(by_program.effects, action.effects) << actions << ", lot " << lot;
            ASSERT_EQ(match::evaluate_classes(tables, placement, asked_by_program),
                      class_verdict({pattern, match}, asked))
                << pattern.classes << ", lot " << lot;
        }
}

}  // namespace katachi::compiler
