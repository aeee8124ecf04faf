#include "tools/authoring/pattern_test/draft.h"

#include <map>
#include <memory>

#include "tools/authoring/pattern_test/draft_board.h"
#include "tools/authoring/pattern_test/test_text.h"

namespace katachi::authoring {

namespace {

// What a board is written as: its move is `*` where it is drawn.
enum class Form { drawn, listed };

const char* content_text(std::optional<board::Colour> content) {
    if (!content) return "changes";
    return *content == board::Colour::empty ? "is empty" : *content == board::Colour::black ? "is X" : "is O";
}

// Tests on one board.
class BoardTests {
  public:
    BoardTests(const compiler::Pattern& pattern, compiler::DatabaseKind kind, const DraftedBoard& board, Form form,
               const AnalyseTest& analyse)
        : pattern_(pattern), kind_(kind), board_(board), form_(form), analyse_(analyse) {
        on_.position = board.position;
        test_.entry = pattern.name;
        if (board.match.move != board::pass_vertex) test_.at = board.match.move;
    }

    std::string write() {
        text_ = form_ == Form::drawn
                    ? "Board " + pattern_.name + "\n" + board_rows(board_.position, board_.match.move) + "\n"
                    : "Stones " + stones_text(board_.position) + "\n";
        text_ += test_text();
        if (pattern_.constraint) text_ += std::string(": ") + name(board_.answer);
        text_ += '\n';
        refusal();
        if (kind_ == compiler::DatabaseKind::corner || kind_ == compiler::DatabaseKind::whole_board)
            whole_rectangle();
        else
            cells();
        edges();
        return std::move(text_);
    }

  private:
    std::string test_text() const {
        const std::string where =
            form_ == Form::drawn ? "*" : board::vertex_name(board_.match.move, board_.position.size);
        return word_text(pattern_.name) + (test_.at ? " at " + where : "");
    }

    TestAnswer answer(const board::Position& position) const {
        const TestCase tried{position, {}};
        return best_answer(pattern_, kind_, matches_in_case(pattern_, kind_, test_, on_, tried), tried, analyse_);
    }

    TestAnswer answer_with(board::Vertex vertex, board::Colour colour) const {
        board::Position changed = board_.position;
        changed.put(vertex, colour);
        return answer(changed);
    }

    void line(const std::string& before, const std::string& behind, const std::string& changes) {
        text_ += before + test_text() + behind + " if " + changes + "\n";
    }

    void refusal() {
        const auto stones = draft_refusal(pattern_, kind_, board_, analyse_);
        if (!stones) {
            if (pattern_.constraint) text_ += "# no stones were found with which its constraint is false\n";
            return;
        }
        std::map<board::Colour, std::vector<board::Vertex>> by_colour;
        for (const auto& [vertex, colour] : *stones) by_colour[colour].push_back(vertex);
        std::string changes;
        for (const auto& [colour, vertices] : by_colour)
            changes += (changes.empty() ? "" : ", ") + points_text(vertices, board_.position.size) +
                       (vertices.size() > 1 ? " are " : " is ") + board::stone_letter(colour);
        board::Position changed = board_.position;
        for (const auto& [vertex, colour] : *stones) changed.put(vertex, colour);
        if (answer(changed) == TestAnswer::is_false) line("", ": false", changes);
    }

    // All points of a rectangle that must look exactly so; a whole board.
    void whole_rectangle() {
        const int size = board_.position.size;
        const std::string points = board::vertex_name(board::vertex_at(board::row_of(board_.match.upper_left),
                                                                       board::column_of(board_.match.upper_left)),
                                                      size) +
                                   "-" + board::vertex_name(board_.match.lower_right, size);
        line("not ", "", "any of " + points + " changes");
    }

    // What the points of the diagram may be, and what not.
    void cells() {
        const compiler::Diagram& diagram = pattern_.diagram;
        for (int row = 0; row < diagram.rows; ++row)
            for (int column = 0; column < diagram.columns; ++column)
                sort_changes(board_.vertex({row, column}), diagram.at(row, column));
        write_changes(refused_, "not ");
        write_changes(allowed_, "");
    }

    void sort_changes(board::Vertex vertex, char cell) {
        if (cell == '*' || cell == '?') return;
        std::vector<board::Colour> refused;
        std::size_t others = 0;
        for (const board::Colour colour : {board::Colour::empty, board::Colour::black, board::Colour::white}) {
            if (colour == board_.position.at(vertex)) continue;
            ++others;
            if (answer_with(vertex, colour) == TestAnswer::no_match)
                refused.push_back(colour);
            else if ((cell == 'o' || cell == 'x') && answer_with(vertex, colour) > TestAnswer::is_false)
                allowed_[colour].push_back(vertex);
        }
        if (refused.size() == others)
            refused_[std::nullopt].push_back(vertex);
        else
            for (const board::Colour colour : refused) refused_[colour].push_back(vertex);
    }

    void write_changes(const std::map<std::optional<board::Colour>, std::vector<board::Vertex>>& changes,
                       const std::string& before) {
        for (const auto& [content, vertices] : changes) {
            const std::string points = points_text(vertices, board_.position.size);
            const bool one = vertices.size() == 1;
            line(before, "", (one ? "" : "any of ") + points + " " + content_text(content));
        }
    }

    // The same stones a line further from each edge that is drawn.
    void edges() {
        if (kind_ == compiler::DatabaseKind::corner) return;
        const compiler::DrawnEdges edges = pattern_.diagram.edges;
        if (edges.north) moved({1, 0});
        if (edges.south) moved({-1, 0});
        if (edges.west) moved({0, 1});
        if (edges.east) moved({0, -1});
    }

    // On a board a line larger, where all other drawn edges are still touched; full boards stay as large as they are.
    void moved(board::Offset step) {
        const compiler::DrawnEdges edges = pattern_.diagram.edges;
        const int grown = board_.position.size < board::max_board_size ? 1 : 0;
        board::Position moved(board_.position.size + grown);
        const board::Offset by =
            step + board::Offset{edges.south && !edges.north ? grown : 0, edges.east && !edges.west ? grown : 0};
        for (int row = 0; row < board_.position.size; ++row)
            for (int column = 0; column < board_.position.size; ++column)
                if (moved.on_board(row + by.row, column + by.column))
                    moved.put(board::vertex_at(row + by.row, column + by.column), board_.position.at(row, column));
        if (answer_anywhere(moved) > TestAnswer::is_false) return;
        text_ += "\n# a line further from the edge\nStones " + stones_text(moved) + "\nnot " +
                 word_text(pattern_.name) + "\n";
    }

    TestAnswer answer_anywhere(const board::Position& position) const {
        PatternTest anywhere = test_;
        anywhere.at.reset();
        const TestCase tried{position, {}};
        return best_answer(pattern_, kind_, matches_in_case(pattern_, kind_, anywhere, on_, tried), tried, analyse_);
    }

    const compiler::Pattern& pattern_;
    compiler::DatabaseKind kind_;
    const DraftedBoard& board_;
    Form form_;
    const AnalyseTest& analyse_;
    TestPosition on_;
    PatternTest test_;
    std::map<std::optional<board::Colour>, std::vector<board::Vertex>> refused_, allowed_;
    std::string text_;
};

std::string edge_row(const compiler::Diagram& shape) {
    return (shape.edges.west ? "+" : "") + std::string(static_cast<std::size_t>(shape.columns), '-') +
           (shape.edges.east ? "+\n" : "\n");
}

// The cell is as a space is drawn that holds the shape.
char space_cell(char cell) {
    if (cell == compiler::character(compiler::Cell::outside)) return ' ';
    const bool is_marginal = std::string_view("!@$()").find(cell) != std::string_view::npos;
    const bool is_stone = cell == 'X' || cell == '$';
    return is_marginal ? (is_stone ? '$' : '!') : is_stone ? 'X' : '.';
}

std::string space_rows(const compiler::Diagram& shape) {
    std::string rows = shape.edges.north ? edge_row(shape) : "";
    for (int row = 0; row < shape.rows; ++row) {
        std::string drawn;
        for (int column = 0; column < shape.columns; ++column) drawn += space_cell(shape.at(row, column));
        if (!shape.edges.east) drawn.erase(drawn.find_last_not_of(' ') + 1);
        rows += (shape.edges.west ? "|" : "") + drawn + (shape.edges.east ? "|\n" : "\n");
    }
    return rows + (shape.edges.south ? edge_row(shape) : "");
}

// A point is added below the first one of the last row: no edge may be there.
std::string space_with_one_more(const compiler::Diagram& shape) {
    std::string last;
    for (int column = 0; column < shape.columns; ++column)
        last += last.find('.') == std::string::npos && space_cell(shape.at(shape.rows - 1, column)) != ' ' ? '.' : ' ';
    last.erase(last.find_last_not_of(' ') + 1);
    compiler::Diagram open = shape;
    open.edges = {};
    return space_rows(open) + last + "\n";
}

// The shape's own space, and the same with other contents.
std::string eye_space_tests(const compiler::Pattern& pattern, const AnalyseTest& analyse) {
    const compiler::Diagram& shape = pattern.diagram;
    const std::string name = word_text(pattern.name);
    std::string text = "Space " + pattern.name + "\n" + space_rows(shape) + "\n" + name + "\n";
    base::Diagnostics findings;
    const PatternTests drawn = read_pattern_tests(std::make_shared<base::SourceFile>("", text), {}, findings);
    if (drawn.tests.size() != 1) return "# " + pattern.name + ": its space cannot be drawn\n";
    std::vector<board::Vertex> refused, allowed, open;
    for (int row = 0; row < shape.rows; ++row)
        for (int column = 0; column < shape.columns; ++column) {
            const board::Vertex vertex = board::vertex_at(board::max_board_size - shape.rows + row, column);
            PatternTest test = drawn.tests.front();
            test.changes = {{.points = {vertex}, .content = {}, .one_by_one = true}};
            const TestResult result =
                run_test(test, drawn.positions.front(), pattern, compiler::DatabaseKind::eye_shape, analyse);
            if (shape.at(row, column) == compiler::character(compiler::Cell::opponent_or_empty)) open.push_back(vertex);
            if (result.cases > 0) (result.failed.empty() ? allowed : refused).push_back(vertex);
        }
    const auto line = [&](const char* before, const std::vector<board::Vertex>& points) {
        if (points.empty()) return;
        text += before + name + (points.size() > 1 ? " if any of " : " if ") +
                points_text(points, board::max_board_size) + " changes\n";
    };
    line("not ", refused);
    line("", allowed);
    if (open.size() > 1) text += name + " if " + points_text(open, board::max_board_size) + " are X\n";
    if (refused.empty()) text += "\n# a point more\nSpace\n" + space_with_one_more(shape) + "\nnot " + name + "\n";
    return text;
}

}  // namespace

std::string draft_tests(const compiler::Pattern& pattern, compiler::DatabaseKind kind, const AnalyseTest& analyse) {
    if (!pattern.sound) return "";
    if (kind == compiler::DatabaseKind::eye_shape) return eye_space_tests(pattern, analyse);
    const auto board = draft_board(pattern, kind, analyse);
    if (!board) return "# " + pattern.name + ": no board was found on which it matches and its constraint holds\n";
    const bool is_large = board->position.size == board::max_board_size;
    return BoardTests(pattern, kind, *board, is_large ? Form::listed : Form::drawn, analyse).write();
}

}  // namespace katachi::authoring
