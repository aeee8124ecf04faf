#include "tools/authoring/pattern_test/pattern_test.h"

#include <algorithm>
#include <array>

namespace katachi {

namespace {

constexpr std::array contents{Colour::empty, Colour::black, Colour::white};

const char* content_name(Colour colour) {
    return colour == Colour::empty ? "empty" : colour == Colour::black ? "X" : "O";
}

void put(TestCase& one, Vertex vertex, Colour colour) {
    one.position.put(vertex, colour);
    one.changes +=
        (one.changes.empty() ? "" : ", ") + vertex_name(vertex, one.position.size) + " is " + content_name(colour);
}

void put_other(std::vector<TestCase>& cases, const TestCase& before, Vertex vertex, std::optional<Colour> wanted,
               bool is_eye_space) {
    const Colour there = before.position.at(vertex);
    if (there == Colour::off_board) return;
    for (const Colour colour : contents) {
        if ((wanted && *wanted != colour) || there == colour || (is_eye_space && colour == Colour::white)) continue;
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
            for (const Vertex vertex : change.points) put(all_at_once, vertex, *change.content);
    const auto in_turn = std::find_if(test.changes.begin(), test.changes.end(),
                                      [](const TestChange& change) { return change.one_by_one; });
    if (in_turn == test.changes.end()) return {all_at_once};
    std::vector<TestCase> cases;
    for (const Vertex vertex : in_turn->points)
        put_other(cases, all_at_once, vertex, in_turn->content, on.eye_space.has_value());
    return cases;
}

Diagram eye_space_in_case(const TestPosition& on, const TestCase& tried) {
    Diagram space = *on.eye_space;
    for (int row = 0; row < space.rows; ++row)
        for (int column = 0; column < space.columns; ++column) {
            char& cell = space.cells[static_cast<std::size_t>(row * space.columns + column)];
            const bool is_stone_there =
                is_stone(tried.position.at(vertex_at(max_board_size - space.rows + row, column)));
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
        case TestAnswer::no_match: break;
    }
    return "no match";
}

}  // namespace katachi
