#include "compiler/check/facts/match_key.h"

#include <algorithm>

#include "base/random/split_mix.h"
#include "compiler/check/facts/class_letters.h"
#include "compiler/check/facts/points.h"
#include "compiler/model/shape_key.h"

namespace katachi::compiler {

namespace {

// Edges and size of the shape as a transform shows it, and where it puts the points.
class Frame {
  public:
    Frame(const Shape& shape, board::Orientation orientation)
        : orientation_(orientation),
          shift_(board::shift_to_origin(shape.rows, shape.columns, orientation)),
          edges_(edge_bits(transformed(shape.edges, orientation))) {
        const bool turned = board::exchanges_axes(orientation);
        rows_ = turned ? shape.columns : shape.rows;
        columns_ = turned ? shape.rows : shape.columns;
    }

    board::Offset place(board::Offset point) const { return board::transform(point, orientation_) + shift_; }
    std::size_t index(board::Offset point) const {
        const board::Offset to = place(point);
        return static_cast<std::size_t>(to.row) * static_cast<std::size_t>(columns_) +
               static_cast<std::size_t>(to.column);
    }
    int rows() const { return rows_; }
    int columns() const { return columns_; }
    unsigned edges() const { return edges_; }

  private:
    board::Orientation orientation_;
    board::Offset shift_;
    int rows_ = 0;
    int columns_ = 0;
    unsigned edges_;
};

std::string shape_text(const Shape& shape, const Frame& frame) {
    std::string text = std::to_string(frame.rows()) + " " + std::to_string(frame.columns()) + " " +
                       std::to_string(frame.edges()) + "\n";
    const std::size_t head = text.size();
    text.resize(head + static_cast<std::size_t>(shape.rows) * static_cast<std::size_t>(shape.columns), ' ');
    for (const Shape::Mark& mark : shape.marks) text[head + frame.index(mark.at)] = mark.cell;
    return text;
}

// The constraint with every label replaced by the points that bear it.
Expression with_points(Expression expression, const Pattern& pattern, const Frame& frame) {
    for (Expression& operand : expression.operands) operand = with_points(std::move(operand), pattern, frame);
    const bool label = expression.kind == Expression::Kind::vertex && expression.text != "*" && expression.text != "?";
    if (!label || !pattern.constraint_diagram) return expression;
    std::vector<std::size_t> points;
    for (const board::Offset point : points_of(*pattern.constraint_diagram, expression.text))
        points.push_back(frame.index(point));
    std::sort(points.begin(), points.end());
    expression.text = "@";
    for (const std::size_t point : points) expression.text += std::to_string(point) + ".";
    return expression;
}

std::string condition_text(const Pattern& pattern, const Frame& frame) {
    std::string text;
    for (const ClassLetter& each : class_letters())
        if (each.is_condition && pattern.classes.find(each.letter) != std::string::npos) text += each.letter;
    text += "\n";
    if (pattern.constraint) text += to_text(with_points(*pattern.constraint, pattern, frame));
    return text;
}

std::string weight_conditions(const Pattern& pattern) {
    std::vector<std::string> lines;
    for (const WeightLine& weight : pattern.weights) {
        auto conditions = weight.conditions;
        std::sort(conditions.begin(), conditions.end());
        std::string line = "\n:";
        for (const std::string& condition : conditions) line += condition + ",";
        lines.push_back(std::move(line));
    }
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const std::string& line : lines) text += line;
    return text;
}

}  // namespace

Shape shape_of(const Pattern& pattern) {
    Shape shape;
    if (pattern.board_size > 0) {
        shape.rows = shape.columns = pattern.board_size;
        for (const PlacedStone& stone : pattern.stones)
            shape.marks.push_back({character(stone.own ? Cell::own : Cell::opponent), stone.at});
        if (pattern.whole_board_move) shape.marks.push_back({character(Cell::move), *pattern.whole_board_move});
        return shape;
    }
    const Diagram& diagram = pattern.diagram;
    shape.rows = diagram.rows;
    shape.columns = diagram.columns;
    shape.edges = diagram.edges;
    shape.marks.reserve(diagram.cells.size());
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column)
            shape.marks.push_back({diagram.at(row, column), {row, column}});
    return shape;
}

std::uint64_t shape_hash(const Shape& shape) {
    std::uint64_t least = ~std::uint64_t{0};
    for (const board::Orientation orientation : board::all_orientations) {
        const Frame frame(shape, orientation);
        std::uint64_t hash =
            base::mixed(static_cast<std::uint64_t>(frame.rows() * 1000 + frame.columns()) * 16 + frame.edges());
        // A sum, so that the order of the marks does not count.
        for (const Shape::Mark& mark : shape.marks)
            hash += base::mixed((frame.index(mark.at) + 1) * 256 + static_cast<unsigned char>(mark.cell));
        least = std::min(least, hash);
    }
    return least;
}

std::string match_key(const Pattern& pattern) {
    const Shape shape = shape_of(pattern);
    std::string least;
    for (const board::Orientation orientation : board::all_orientations) {
        const Frame frame(shape, orientation);
        std::string text = shape_text(shape, frame) + "\n" + condition_text(pattern, frame);
        if (least.empty() || text < least) least = std::move(text);
    }
    return least + weight_conditions(pattern);
}

}  // namespace katachi::compiler
