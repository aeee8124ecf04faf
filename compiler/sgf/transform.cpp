#include "compiler/sgf/transform.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "compiler/sgf/properties.h"
#include "engine/sgf/values.h"

namespace katachi::compiler {

namespace {

class Turn {
  public:
    Turn(board::Orientation orientation, int size) : orientation_(orientation), size_(size) {}

    void value(SgfValueKind kind, SgfValue& value) const {
        switch (kind) {
            case SgfValueKind::move: return move(value);
            case SgfValueKind::points: return rectangle(value);
            case SgfValueKind::labelled_point: return label(value);
            case SgfValueKind::line: return line(value);
            case SgfValueKind::other: break;
        }
    }

  private:
    board::Vertex vertex(board::Vertex at) const {
        const board::Offset turned =
            board::transform_on_board({board::row_of(at), board::column_of(at)}, orientation_, size_);
        return board::vertex_at(turned.row, turned.column);
    }

    // The text itself where it is no point.
    std::string point(std::string_view text) const {
        const auto at = sgf::sgf_point(sgf::sgf_trimmed(text), size_);
        return at ? sgf::sgf_point_text(vertex(*at)) : std::string(text);
    }

    void move(SgfValue& value) const {
        const auto at = sgf::sgf_move(value.text, size_);
        if (at && *at != board::pass_vertex) value.text = sgf::sgf_point_text(vertex(*at));
    }

    void rectangle(SgfValue& value) const {
        const auto found = sgf::sgf_rectangle(value.text, size_);
        if (!found) return;
        const board::Vertex first = vertex(board::vertex_at(found->top, found->left));
        const board::Vertex last = vertex(board::vertex_at(found->bottom, found->right));
        const auto [top, bottom] = std::minmax({board::row_of(first), board::row_of(last)});
        const auto [left, right] = std::minmax({board::column_of(first), board::column_of(last)});
        keep_place(value, SgfValue::of(sgf::sgf_rectangle_text({top, left, bottom, right})));
    }

    void label(SgfValue& value) const {
        if (value.colon == std::string::npos) return;
        SgfValue turned{.text = point(value.before_colon())};
        turned.colon = turned.text.size();
        turned.text += ':' + std::string(value.behind_colon());
        keep_place(value, std::move(turned));
    }

    void line(SgfValue& value) const {
        if (value.colon == std::string::npos) return;
        keep_place(value, SgfValue::of(point(value.before_colon()) + ":" + point(value.behind_colon())));
    }

    static void keep_place(SgfValue& value, SgfValue turned) {
        turned.offset = value.offset;
        value = std::move(turned);
    }

    board::Orientation orientation_;
    int size_;
};

bool is_letter(std::string_view text, std::size_t at) {
    return at < text.size() && std::isalpha(static_cast<unsigned char>(text[at])) != 0;
}

// The word for a side that stands there, and the word for the other one; letters are words where they stand alone.
std::pair<std::string_view, std::string_view> side_and_other(std::string_view text, std::size_t at) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> words{{
        {"Black", "White"},
        {"black", "white"},
        {"BLACK", "WHITE"},
        {"黑", "白"},
        {"黒", "白"},
        {"흑", "백"},
        {"B", "W"},
        {"b", "w"},
    }};
    for (const auto& [one, other] : words) {
        const std::string_view found = text.substr(at).starts_with(one)     ? one
                                       : text.substr(at).starts_with(other) ? other
                                                                            : std::string_view();
        const bool is_part = found.size() == 1 && (is_letter(text, at - 1) || is_letter(text, at + 1));
        if (!found.empty() && !is_part) return {found, found == one ? other : one};
    }
    return {};
}

// "B+3.5", "White wins", "黑中盘胜", "B+R (White resigned)"
std::string swapped_result(std::string_view result) {
    std::string swapped;
    for (std::size_t at = 0; at < result.size();) {
        const auto [side, other] = side_and_other(result, at);
        swapped += side.empty() ? result.substr(at, 1) : other;
        at += std::max<std::size_t>(side.size(), 1);
    }
    return swapped;
}

// What is good for Black is positive.
std::string swapped_value(std::string_view value) {
    const auto digits = value.find_first_of("0123456789.");
    if (digits == std::string_view::npos || value.find_first_not_of("0.", digits) == std::string_view::npos)
        return std::string(value);
    return (value.starts_with('-') ? "" : "-") + std::string(value.substr(digits));
}

void exchange(std::string& word, std::string_view one, std::string_view other) {
    if (word == one)
        word = other;
    else if (word == other)
        word = one;
}

std::string swapped_turn(std::string_view turn) {
    const auto side = sgf::sgf_side(turn);
    if (!side) return std::string(turn);
    return *side == board::Colour::black ? "W" : "B";
}

}  // namespace

void turn(SgfTree& tree, board::Orientation orientation) {
    const Turn turning(orientation, tree.board_size());
    for (SgfNode& node : tree.nodes)
        for (SgfProperty& property : node.properties) {
            for (SgfValue& value : property.values) turning.value(sgf_value_kind(property.name), value);
            // Along what an extension of a joseki slides.
            if (property.name == "KSLIDE" && board::exchanges_axes(orientation))
                exchange(property.values.front().text, "row", "column");
        }
}

void swap_colours(SgfTree& tree) {
    for (SgfNode& node : tree.nodes)
        for (SgfProperty& property : node.properties) {
            property.name = opposite_property(property.name);
            SgfValue& first = property.values.front();
            if (property.name == "KOUTCOME") exchange(first.text, "black", "white");
            if (property.name == "RE") first.text = swapped_result(first.text);
            if (property.name == "PL") first.text = swapped_turn(first.text);
            if (property.name == "V") first.text = swapped_value(first.text);
        }
}

}  // namespace katachi::compiler
