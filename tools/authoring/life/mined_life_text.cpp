#include "tools/authoring/life/mined_life_text.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "base/text/counted.h"
#include "compiler/check/facts/shape_symmetry.h"
#include "compiler/emit/pattern_text.h"

namespace katachi::authoring {

namespace {

constexpr double value_of_promise = 48;  // as ShapeMoves goes by values

// The rectangle of the move and the points that matter.
struct Drawing {
    board::Offset first{0, 0}, last{0, 0};
    compiler::DrawnEdges edges;
};

Drawing drawing_of(const MinedShape& shape) {
    Drawing drawing;
    const ViewPoints edges = shape.tested & shape.view.off_board;
    for (int i = 0; i < view_points; ++i) {
        const board::Offset step = view_step(i);
        const board::Offset end{step.row - (step.row > 0 ? 1 : -1) * (step.row != 0 ? 1 : 0),
                                step.column - (step.column > 0 ? 1 : -1) * (step.column != 0 ? 1 : 0)};
        if ((shape.tested & ViewPoints{1} << i) == 0) continue;
        const bool is_edge = (edges & ViewPoints{1} << i) != 0;
        const board::Offset reached = is_edge ? end : step;
        drawing.first = {std::min(drawing.first.row, reached.row), std::min(drawing.first.column, reached.column)};
        drawing.last = {std::max(drawing.last.row, reached.row), std::max(drawing.last.column, reached.column)};
        if (!is_edge) continue;
        if (step.row < 0) drawing.edges.north = true;
        if (step.row > 0) drawing.edges.south = true;
        if (step.column < 0) drawing.edges.west = true;
        if (step.column > 0) drawing.edges.east = true;
    }
    return drawing;
}

compiler::Diagram diagram_of(const MinedShape& shape) {
    const Drawing drawing = drawing_of(shape);
    compiler::Diagram diagram;
    diagram.rows = drawing.last.row - drawing.first.row + 1;
    diagram.columns = drawing.last.column - drawing.first.column + 1;
    diagram.edges = drawing.edges;
    for (int row = drawing.first.row; row <= drawing.last.row; ++row)
        for (int column = drawing.first.column; column <= drawing.last.column; ++column) {
            const ViewPoints bit = view_bit({row, column});
            const compiler::Cell cell = row == 0 && column == 0         ? compiler::Cell::move
                                        : (shape.tested & bit) == 0     ? compiler::Cell::any
                                        : (shape.view.own & bit) != 0   ? compiler::Cell::own
                                        : (shape.view.other & bit) != 0 ? compiler::Cell::opponent
                                                                        : compiler::Cell::empty;
            diagram.cells.push_back(compiler::character(cell));
        }
    return diagram;
}

std::string head_of(bool is_attack) {
    return fmt::format(
        "# {} found from proofs of problems, cell by cell.  Read them, give them\n"
        "# names in Go's words, and strike out what makes no sense.  Counts are of\n"
        "# positions at which a search tried other moves in vain, in other problems\n"
        "# than the one where the entry was found: right where its move won, in vain\n"
        "# where it was tried and lost.  value(…) says how much sooner to try it.\n",
        is_attack ? "Moves that kill a surrounded X group," : "Moves that save a surrounded O group,");
}

}  // namespace

compiler::Pattern mined_life_pattern(const MinedShape& shape, const std::string& problem, std::size_t number) {
    const ShapeTrials& trials = shape.elsewhere;
    compiler::Pattern pattern;
    pattern.name = fmt::format("mined-{}-{}", shape.is_attack ? "attack" : "defence", number);
    pattern.comments.push_back(
        {fmt::format(" right {} in {}, in vain {} in {}", base::counted(trials.right, "time", "times"),
                     base::counted(trials.problems_right, "problem", "problems"),
                     base::counted(trials.in_vain, "time", "times"),
                     base::counted(trials.problems_in_vain, "problem", "problems")),
         {}});
    pattern.comments.push_back({" found in " + problem, {}});
    pattern.diagram = diagram_of(shape);
    pattern.symmetry = compiler::best_declaration(compiler::symmetries(pattern.diagram));
    pattern.symmetry_text = static_cast<char>(*pattern.symmetry);
    pattern.classes = "s";  // safe or not, it won
    const std::string value = fmt::format("{}", std::lround(value_of_promise * shape.promise));
    pattern.attributes.push_back({"value", value, std::stod(value)});
    return pattern;
}

std::string mined_life_text(const std::vector<MinedShape>& shapes, const std::vector<std::string>& names,
                            const std::string& origin) {
    const bool is_attack = shapes.front().is_attack;
    std::string text = head_of(is_attack) + "#\n# " + origin + "\n\n\nattribute_map " +
                       (is_attack ? "owl_attack" : "owl_defense") + "\n\ngoal_elements " + (is_attack ? "Xx" : "Oo") +
                       "\ncallback_data " + (is_attack ? "Xx" : "none") + "\n";
    std::size_t number = 0;
    for (const MinedShape& shape : shapes)
        text += "\n\n" + compiler::pattern_text(
                             mined_life_pattern(shape, names[shape.problem], ++number),
                             is_attack ? compiler::DatabaseKind::life_attack : compiler::DatabaseKind::life_defence);
    return text;
}

}  // namespace katachi::authoring
