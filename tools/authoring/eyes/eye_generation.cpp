#include "tools/authoring/eyes/eye_generation.h"

#include <algorithm>
#include <set>

#include "engine/eyes/marked_rows.h"
#include "engine/match/eyes/canonical_form.h"
#include "tools/authoring/eyes/eye_text.h"

namespace katachi::authoring {

namespace {

using board::Offset;

constexpr std::string_view cells = ".X!";

struct ByPlace {
    bool operator()(Offset a, Offset b) const { return a.row != b.row ? a.row < b.row : a.column < b.column; }
};

using Shape = std::set<Offset, ByPlace>;

match::EyeGraph graph_of(const Shape& shape, std::string_view drawn) {
    Offset corner = *shape.begin();
    for (const Offset at : shape) corner.column = std::min(corner.column, at.column);
    Offset last{0, 0};
    for (const Offset at : shape)
        last = {std::max(last.row, (at - corner).row), std::max(last.column, (at - corner).column)};
    std::vector<std::string> rows(static_cast<std::size_t>(last.row) + 1,
                                  std::string(static_cast<std::size_t>(last.column) + 1, ' '));
    std::size_t number = 0;
    for (const Offset at : shape) {
        const Offset place = at - corner;
        rows[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.column)] = drawn[number++];
    }
    return match::eye_graph(rows, {});
}

// All drawings of connected points, each grown by a point from one of the size before; of drawings that differ in their
// place alone one is kept.
std::vector<Shape> shapes_of(int size) {
    std::set<std::string> known;
    std::vector<Shape> shapes{{Offset{0, 0}}};
    for (int grown = 1; grown < size; ++grown) {
        std::vector<Shape> larger;
        known.clear();
        for (const Shape& shape : shapes)
            for (const Offset at : shape)
                for (const Offset side : {Offset{-1, 0}, Offset{1, 0}, Offset{0, -1}, Offset{0, 1}}) {
                    Shape next = shape;
                    if (!next.insert(at + side).second) continue;
                    std::string drawing;
                    for (const std::string& row : match::drawn_eye_graph(graph_of(next, std::string(next.size(), '.')),
                                                                         std::string(2 * next.size(), '.')))
                        drawing += row + "%";
                    if (known.insert(drawing).second) larger.push_back(std::move(next));
                }
        shapes = std::move(larger);
    }
    return shapes;
}

// The drawings of `.X!` on `size` points, one after another.
bool next_drawing(std::string& drawn) {
    for (char& cell : drawn) {
        const std::size_t next = cells.find(cell) + 1;
        cell = cells[next % cells.size()];
        if (next < cells.size()) return true;
    }
    return false;
}

}  // namespace

std::vector<GeneratedEyeShape> generated_eye_shapes(int size, const eyes::LocalRules& rules,
                                                    std::size_t most_positions) {
    std::vector<GeneratedEyeShape> found;
    std::set<match::EyeGraphKey> empty_graphs, graphs;
    for (const Shape& shape : shapes_of(size)) {
        std::string drawn(shape.size(), cells.front());
        if (!empty_graphs.insert(match::canonical_form(graph_of(shape, drawn), false).key).second) continue;
        do {
            const match::EyeGraph space = graph_of(shape, drawn);
            if (!match::is_drawable(space) || match::has_stones_without_liberty(space)) continue;
            if (!graphs.insert(match::canonical_form(space, false).key).second) continue;
            if (const auto answer = eyes::EyeSolver(space, rules, most_positions).solve())
                found.push_back({space, *answer});
        } while (next_drawing(drawn));
    }
    return found;
}

std::string eye_shapes_text(const std::vector<GeneratedEyeShape>& shapes, const eyes::LocalRules& rules) {
    std::string text = "# Eye shapes, proved by katachi eyes generate: " + rules_text(rules) + ".\n";
    int number = 0;
    for (const GeneratedEyeShape& shape : shapes) {
        text += "\n\nPattern " +
                std::to_string(shape.space.points.size() * 10'000 + static_cast<std::size_t>(++number)) + "\n# " +
                meaning_text(shape.answer.value) + "\n\n";
        for (const std::string& row : eyes::marked_rows(shape.space, shape.answer)) text += row + "\n";
        text += "\n:" + eyes::eye_value_text(shape.answer.value) + "\n";
    }
    return text;
}

}  // namespace katachi::authoring
