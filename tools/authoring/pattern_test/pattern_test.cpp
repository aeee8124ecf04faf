#include "tools/authoring/pattern_test/pattern_test.h"

#include <algorithm>
#include <array>

namespace katachi::authoring {

namespace {

constexpr std::array contents{board::Colour::empty, board::Colour::black, board::Colour::white};

const char* content_name(board::Colour colour) {
    return colour == board::Colour::empty ? "empty" : colour == board::Colour::black ? "X" : "O";
}

void put(TestCase& one, board::Vertex vertex, board::Colour colour) {
    one.position.put(vertex, colour);
    one.changes += (one.changes.empty() ? "" : ", ") + board::vertex_name(vertex, one.position.size) + " is " +
                   content_name(colour);
}

void put_other(std::vector<TestCase>& cases, const TestCase& before, board::Vertex vertex,
               std::optional<board::Colour> wanted, bool is_eye_space) {
    const board::Colour there = before.position.at(vertex);
    if (there == board::Colour::off_board) return;
    for (const board::Colour colour : contents) {
        if ((wanted && *wanted != colour) || there == colour || (is_eye_space && colour == board::Colour::white))
            continue;
        put(cases.emplace_back(before), vertex, colour);
    }
}

}  // namespace

bool PatternTest::accepts(TestAnswer given) const {
    if (answer) return given == *answer;
    const bool matches = given == TestAnswer::is_true || given == TestAnswer::undecided;
    return matches != negative;
}

std::vector<TestCase> cases_of(const PatternTest& test, const TestPosition& on) {
    TestCase all_at_once{.position = on.position, .changes = {}};
    for (const TestChange& change : test.changes)
        if (!change.one_by_one && change.content)
            for (const board::Vertex vertex : change.points) put(all_at_once, vertex, *change.content);
    const auto in_turn = std::find_if(test.changes.begin(), test.changes.end(),
                                      [](const TestChange& change) { return change.one_by_one; });
    if (in_turn == test.changes.end()) return {all_at_once};
    std::vector<TestCase> cases;
    for (const board::Vertex vertex : in_turn->points)
        put_other(cases, all_at_once, vertex, in_turn->content, on.eye_space.has_value());
    return cases;
}

compiler::Diagram eye_space_in_case(const TestPosition& on, const TestCase& tried) {
    compiler::Diagram space = *on.eye_space;
    for (int row = 0; row < space.rows; ++row)
        for (int column = 0; column < space.columns; ++column) {
            char& cell = space.cells[static_cast<std::size_t>(row * space.columns + column)];
            const bool is_stone_there =
                board::is_stone(tried.position.at(board::vertex_at(board::max_board_size - space.rows + row, column)));
            if (cell == '.' || cell == 'X') cell = is_stone_there ? 'X' : '.';
            if (cell == '!' || cell == '$') cell = is_stone_there ? '$' : '!';
        }
    return space;
}

const char* name(TestAnswer answer) {
    switch (answer) {
        case TestAnswer::is_true: return "true";
        case TestAnswer::is_false: return "false";
        case TestAnswer::undecided: return "undecided";
        case TestAnswer::refused: return "refused by class letters";
        case TestAnswer::no_match: break;
    }
    return "no match";
}

}  // namespace katachi::authoring
