// A small board on which an entry matches as it is drawn.
#pragma once

#include <optional>
#include <vector>

#include "tools/authoring/pattern_test/test_run.h"

namespace katachi::authoring {

struct DraftedBoard {
    board::Position position = board::Position();
    match::Match match;  // as the entry is drawn, White being O
    TestAnswer answer = TestAnswer::no_match;

    // Where a cell of the entry as it is drawn lies.
    board::Vertex vertex(board::Offset cell) const { return match.upper_left + cell.row * board::stride + cell.column; }
};

// The entry's stones and, where its constraint or class letters ask for more, a few others. Prefers true to undecided
// answers, few stones to many, small boards to large ones. Nothing where all were false.
std::optional<DraftedBoard> draft_board(const compiler::Pattern& pattern, compiler::DatabaseKind kind,
                                        const AnalyseTest& analyse);

// Stones to add so that the entry matches and its constraint is false; few of them. Nothing where none were found.
std::optional<std::vector<std::pair<board::Vertex, board::Colour>>> draft_refusal(const compiler::Pattern& pattern,
                                                                                  compiler::DatabaseKind kind,
                                                                                  const DraftedBoard& board,
                                                                                  const AnalyseTest& analyse);

}  // namespace katachi::authoring
