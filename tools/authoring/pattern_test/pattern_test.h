// Tests of patterns (.test): positions, and where on them an entry must match, where it must not, and what its
// constraint must answer there. grammar/README.md has the language.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/findings/diagnostic.h"
#include "compiler/model/diagram.h"
#include "engine/board/position.h"

namespace katachi::authoring {

// What stands on the points that an entry is tried on. Drawn boards have White to move: O, whom patterns speak to.
struct TestPosition {
    std::string title;
    board::Position position = board::Position();
    board::Colour to_move = board::Colour::white;
    std::map<char, board::Vertex> marks;         // points that the drawing names: `*` and letters
    std::optional<compiler::Diagram> eye_space;  // where that was drawn; its points lie in the lower left of
                                                 // `position`, which is off_board everywhere else
    base::Span span;                             // of the statement
};

// "if any of B3 C4 is X".
struct TestChange {
    std::vector<board::Vertex> points;
    std::optional<board::Colour> content;  // nothing: whatever else could stand there, one after the other
    bool one_by_one = false;               // each point is a case of its own
};

// What a constraint answers; where it is not false, class letters may still refuse the match. Of several matches in
// question the greatest counts.
enum class TestAnswer { no_match, refused, is_false, undecided, is_true };

struct PatternTest {
    std::string entry;
    bool negative = false;             // it must not match, or with a constraint that is false
    std::optional<board::Vertex> at;   // where its move is; without a move, a point of its rectangle
    std::optional<TestAnswer> answer;  // exactly this
    std::vector<TestChange> changes;
    std::size_t position = 0;  // index of what it is tried on
    base::Span span;           // of the line
    base::Span entry_span;

    bool wants_a_match() const { return !negative && answer.value_or(TestAnswer::is_true) != TestAnswer::is_false; }
    // Whether this is what the test asks for.
    bool accepts(TestAnswer given) const;
};

struct PatternTests {
    base::SourcePtr source;
    std::vector<TestPosition> positions;
    std::vector<PatternTest> tests;

    int line_of(const PatternTest& test) const { return source->line_column(test.span.begin).line; }
};

// A position of a game record, as a test names it.
struct GameReference {
    std::string file;         // FILE, or FILE#N for game N of a collection
    std::optional<int> move;  // the position before it; nothing: the last one
};

struct GamePosition {
    board::Position position = board::Position();
    board::Colour to_move = board::Colour::black;
};

// Answers a game's position, or in words why there is none.
using OpenGame = std::function<std::variant<GamePosition, std::string>(const GameReference&)>;

// What cannot be understood becomes a finding, and the rest is kept; tests on a position that is broken are left out.
PatternTests read_pattern_tests(const base::SourcePtr& source, const OpenGame& open_game,
                                base::Diagnostics& diagnostics);

// Where tests name an entry, also those that cannot be tried.
struct TestedName {
    std::string entry;
    base::Span span;  // with its quotes
};
std::vector<TestedName> names_in_tests(const base::SourcePtr& source);

// A board as a case of a test has it.
struct TestCase {
    board::Position position = board::Position();
    std::string changes;  // "C4 is X"; "" as it was drawn
};

// One for each way to make the test's changes: as drawn where there are none. Points that have what they are to get
// make no case where they are tried one by one.
std::vector<TestCase> cases_of(const PatternTest& test, const TestPosition& on);

// The eye space that a case is about; `on` has one.
compiler::Diagram eye_space_in_case(const TestPosition& on, const TestCase& tried);

// "true", "false" or "undecided"; "refused by class letters", "no match".
const char* name(TestAnswer answer);

}  // namespace katachi::authoring
