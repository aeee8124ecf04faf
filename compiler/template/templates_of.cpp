#include <algorithm>

#include "compiler/corner/corner_shape.h"
#include "compiler/template/template_builder.h"

namespace katachi::compiler {

namespace {

Template template_of_corner(const Pattern& pattern, std::uint32_t id) {
    const CornerShape shape = corner_shape(pattern);
    return {shape.stones,
            {{.at = shape.move,
              .rows = shape.rows,
              .columns = shape.columns,
              .id = id,
              .orientations = shape.orientations}}};
}

// Nothing where two stones stand on a point, or the move on one.
std::optional<Template> template_of_board(const Pattern& pattern, std::uint32_t id) {
    std::vector<board::Offset> points{*pattern.whole_board_move};
    for (const PlacedStone& stone : pattern.stones) points.push_back(stone.at);
    const auto reading_order = [](board::Offset at) { return at.row * board::max_board_size + at.column; };
    std::ranges::sort(points, {}, reading_order);
    if (std::ranges::adjacent_find(points) != points.end()) return std::nullopt;
    return Template{
        pattern.stones,
        {{.at = pattern.whole_board_move, .rows = board::max_board_size, .columns = board::max_board_size, .id = id}}};
}

}  // namespace

std::vector<Template> templates_of(std::span<const PatternDatabase> databases) {
    std::vector<Template> templates;
    std::uint32_t id = 0;
    for (const PatternDatabase& database : databases)
        for (const Pattern& pattern : database.patterns) {
            const std::uint32_t number = id++;
            if (database.spec.kind == DatabaseKind::corner && is_corner_pattern(pattern))
                templates.push_back(template_of_corner(pattern, number));
            if (database.spec.kind == DatabaseKind::whole_board && pattern.sound &&
                pattern.board_size == board::max_board_size && pattern.whole_board_move)
                if (auto board = template_of_board(pattern, number)) templates.push_back(std::move(*board));
        }
    return templates;
}

}  // namespace katachi::compiler
