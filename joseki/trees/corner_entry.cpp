#include "joseki/trees/corner_entry.h"

#include <algorithm>
#include <array>

#include "compiler/model/labels.h"

namespace katachi::joseki {

namespace {

constexpr compiler::DrawnEdges upper_right{.north = true, .south = false, .west = false, .east = true};

std::optional<board::Orientation> to_upper_right(const compiler::Diagram& diagram) {
    for (const board::Orientation orientation : {board::Orientation::identity, board::Orientation::mirrored,
                                                 board::Orientation::flipped, board::Orientation::rotated_180})
        if (compiler::transformed(diagram, orientation).edges == upper_right) return orientation;
    return std::nullopt;
}

// The letter of a comment for the class letter of a colon line.
std::optional<char> comment_letter(char class_letter) {
    switch (class_letter) {
        case 'U':
        case 'J':
        case 'j':
        case 'T':
        case 't': return class_letter;
        case 'N': return '0';
        default: return std::nullopt;
    }
}

std::string fields_behind(std::string_view classes, const compiler::Pattern& pattern) {
    std::string fields(classes);
    for (const compiler::Attribute& attribute : pattern.attributes)
        fields += "," + attribute.name + "(" + attribute.argument + ")";
    if (!pattern.helper.empty()) fields += "," + pattern.helper;
    return fields;
}

// Nothing where the classes are no joseki's.
std::optional<std::string> comment_of(const compiler::Pattern& pattern, JosekiDialect dialect) {
    const std::string_view common = common_classes(dialect);
    std::string_view classes = pattern.classes;
    if (!classes.starts_with(common) || classes.size() == common.size()) return std::nullopt;
    const auto letter = comment_letter(classes[common.size()]);
    if (!letter) return std::nullopt;
    classes.remove_prefix(common.size() + 1);

    std::string comment(1, *letter);
    for (const compiler::DiagramLine& line : pattern.diagram.lines)
        if (!line.remark.empty()) comment += "\n# " + line.remark;
    for (const compiler::Comment& remark : pattern.comments) comment += "\n#" + remark.text;
    if (const std::string fields = fields_behind(classes, pattern); !fields.empty()) comment += "\n:" + fields;
    if (pattern.constraint)
        for (const std::string& part : compiler::chain_texts(*pattern.constraint)) comment += "\n;" + part;
    for (const compiler::Statement& action : pattern.actions) comment += "\n>" + compiler::to_text(action);
    return comment;
}

}  // namespace

std::variant<CornerEntry, NoCornerEntry> corner_entry(const compiler::Pattern& pattern, JosekiDialect dialect) {
    const auto orientation = to_upper_right(pattern.diagram);
    if (!orientation) return NoCornerEntry{"its diagram does not draw exactly one corner of the board"};
    const compiler::Diagram diagram = compiler::transformed(pattern.diagram, *orientation);
    if (diagram.rows > board::max_board_size || diagram.columns > board::max_board_size)
        return NoCornerEntry{"its diagram is greater than a board"};
    const auto comment = comment_of(pattern, dialect);
    if (!comment)
        return NoCornerEntry{"its classes `" + pattern.classes + "` are not `" + std::string(common_classes(dialect)) +
                             "` and one of U J j T t N"};

    CornerEntry entry{.name = pattern.name,
                      .rows = diagram.rows,
                      .columns = diagram.columns,
                      .cells = std::string(diagram.cells.begin(), diagram.cells.end()),
                      .labels = {},
                      .comment = *comment};
    const auto move = entry.cells.find('*');
    if (entry.cells.find_first_not_of(".OX*") != std::string::npos)
        return NoCornerEntry{"its diagram has cells other than O, X, . and *"};
    if (move == std::string::npos || entry.cells.find('*', move + 1) != std::string::npos)
        return NoCornerEntry{"its diagram has not exactly one *"};
    entry.cells[move] = '.';
    const int place = static_cast<int>(move);
    entry.move = entry.vertex_of(place / entry.columns, place % entry.columns);
    if (!pattern.constraint_diagram) return entry;
    const compiler::Diagram labels = compiler::transformed(*pattern.constraint_diagram, *orientation);
    if (labels.rows != diagram.rows || labels.columns != diagram.columns)
        return NoCornerEntry{"its constraint diagram has another size"};
    for (int row = 0; row < labels.rows; ++row)
        for (int column = 0; column < labels.columns; ++column)
            if (compiler::is_label(labels.at(row, column)))
                entry.labels.push_back({entry.vertex_of(row, column), labels.at(row, column)});
    return entry;
}

}  // namespace katachi::joseki
