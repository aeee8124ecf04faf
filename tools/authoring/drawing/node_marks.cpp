#include "tools/authoring/drawing/node_marks.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/sgf/values.h"

namespace katachi::authoring {

namespace {

constexpr std::array<std::pair<std::string_view, Shape>, 5> shapes{
    {{"CR", Shape::circle}, {"TR", Shape::triangle}, {"SQ", Shape::square}, {"MA", Shape::cross}, {"M", Shape::cross}}};

class MarkWriter {
  public:
    explicit MarkWriter(BoardDrawing& drawing) : drawing_(drawing) {}

    void add(const compiler::SgfProperty& property) {
        if (property.name == "LB") add_labels(property);
        if (property.name == "L") add_letters(property);
        if (property.name == "AR") add_arrows(property);
        for (const auto& [name, shape] : shapes)
            if (property.name == name)
                for (const compiler::SgfValue& value : property.values) add_shape(value, shape);
    }

  private:
    std::optional<board::Offset> place(std::string_view text) const {
        const auto point = sgf::sgf_point(sgf::sgf_trimmed(text), drawing_.rows);
        if (!point) return std::nullopt;
        return board::Offset{board::row_of(*point), board::column_of(*point)};
    }

    void label(std::string_view point, std::string text) {
        const auto at = place(point);
        if (at && drawing_.at(at->row, at->column).label.empty())
            drawing_.at(at->row, at->column).label = std::move(text);
    }

    void add_labels(const compiler::SgfProperty& property) {
        for (const compiler::SgfValue& value : property.values)
            label(value.before_colon(), std::string(value.behind_colon()));
    }

    // A, B, C … in the order of the points.
    void add_letters(const compiler::SgfProperty& property) {
        constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
        for (std::size_t i = 0; i < property.values.size() && i < letters.size(); ++i)
            label(property.values[i].text, std::string(1, letters[i]));
    }

    void add_arrows(const compiler::SgfProperty& property) {
        for (const compiler::SgfValue& value : property.values) {
            const auto from = place(value.before_colon()), to = place(value.behind_colon());
            if (from && to && *from != *to) drawing_.arrows.push_back({*from, *to});
        }
    }

    void add_shape(const compiler::SgfValue& value, Shape shape) {
        const auto rectangle = sgf::sgf_rectangle(value.text, drawing_.rows);
        if (!rectangle) return;
        for (int row = rectangle->top; row <= rectangle->bottom; ++row)
            for (int column = rectangle->left; column <= rectangle->right; ++column)
                drawing_.at(row, column).shape = shape;
    }

    BoardDrawing& drawing_;
};

}  // namespace

void add_marks(const compiler::SgfNode& node, BoardDrawing& drawing) {
    MarkWriter writer(drawing);
    for (const compiler::SgfProperty& property : node.properties) writer.add(property);
}

}  // namespace katachi::authoring
