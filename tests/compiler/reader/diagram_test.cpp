// Diagrams seen through the eight orientations, against a plain turning of a drawn picture.
#include "compiler/model/diagram.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace katachi::compiler {
namespace {

// A drawing with a frame of one character around the cells: `#` where the edge is drawn.
using Picture = std::vector<std::string>;

Picture picture_of(const Diagram& diagram) {
    const auto columns = static_cast<std::size_t>(diagram.columns);
    Picture picture(static_cast<std::size_t>(diagram.rows) + 2, std::string(columns + 2, ' '));
    for (int row = 0; row < diagram.rows; ++row) {
        std::string& line = picture[static_cast<std::size_t>(row) + 1];
        for (int column = 0; column < diagram.columns; ++column)
            line[static_cast<std::size_t>(column) + 1] = diagram.at(row, column);
        if (diagram.edges.west) line.front() = '#';
        if (diagram.edges.east) line.back() = '#';
    }
    if (diagram.edges.north) picture.front().replace(1, columns, columns, '#');
    if (diagram.edges.south) picture.back().replace(1, columns, columns, '#');
    return picture;
}

Picture mirrored(Picture picture) {
    for (std::string& line : picture) std::reverse(line.begin(), line.end());
    return picture;
}

Picture transposed(const Picture& picture) {
    Picture result(picture.front().size(), std::string(picture.size(), ' '));
    for (std::size_t row = 0; row < picture.size(); ++row)
        for (std::size_t column = 0; column < picture[row].size(); ++column) result[column][row] = picture[row][column];
    return result;
}

Picture flipped(Picture picture) {
    std::reverse(picture.begin(), picture.end());
    return picture;
}

Picture turned(const Picture& picture, board::Orientation orientation) {
    switch (orientation) {
        case board::Orientation::identity: return picture;
        case board::Orientation::rotated_90: return mirrored(transposed(picture));
        case board::Orientation::rotated_180: return mirrored(flipped(picture));
        case board::Orientation::rotated_270: return flipped(transposed(picture));
        case board::Orientation::mirrored: return mirrored(picture);
        case board::Orientation::flipped: return flipped(picture);
        case board::Orientation::transposed: return transposed(picture);
        case board::Orientation::anti_transposed: return mirrored(flipped(transposed(picture)));
    }
    return {};
}

Diagram random_diagram() {
    Diagram diagram;
    diagram.rows = *rc::gen::inRange(1, 6);
    diagram.columns = *rc::gen::inRange(1, 6);
    for (bool* edge : {&diagram.edges.north, &diagram.edges.south, &diagram.edges.west, &diagram.edges.east})
        *edge = *rc::gen::arbitrary<bool>();
    const auto size = static_cast<std::size_t>(diagram.rows * diagram.columns);
    diagram.cells = *rc::gen::container<std::vector<char>>(size, rc::gen::elementOf(std::string(".OXox?*,!QY")));
    return diagram;
}

RC_GTEST_PROP(Diagram, TurnsLikeAPicture, ()) {
    const Diagram diagram = random_diagram();
    for (const board::Orientation orientation : board::all_orientations)
        RC_ASSERT(picture_of(transformed(diagram, orientation)) == turned(picture_of(diagram), orientation));
}

RC_GTEST_PROP(Diagram, TwoTurnsAreOne, ()) {
    const Diagram diagram = random_diagram();
    for (const board::Orientation first : board::all_orientations)
        for (const board::Orientation second : board::all_orientations)
            RC_ASSERT(transformed(transformed(diagram, first), second) ==
                      transformed(diagram, board::composed(first, second)));
}

RC_GTEST_PROP(Diagram, EveryPointIsFoundWhereItCameToLie, ()) {
    const Diagram diagram = random_diagram();
    for (const board::Orientation orientation : board::all_orientations) {
        const Diagram seen = transformed(diagram, orientation);
        for (int row = 0; row < diagram.rows; ++row)
            for (int column = 0; column < diagram.columns; ++column) {
                const board::Offset to = transformed_point(diagram, {row, column}, orientation);
                RC_ASSERT(seen.contains(to.row, to.column));
                RC_ASSERT(seen.at(to.row, to.column) == diagram.at(row, column));
            }
    }
}

TEST(Diagram, EveryTurnCanBeUndone) {
    for (const board::Orientation first : board::all_orientations)
        EXPECT_EQ(std::count_if(board::all_orientations.begin(), board::all_orientations.end(),
                                [&](board::Orientation second) {
                                    return board::composed(first, second) == board::Orientation::identity;
                                }),
                  1)
            << board::name(first);
}

TEST(Diagram, FindsTheFirstCellByRows) {
    Diagram diagram;
    diagram.rows = 2;
    diagram.columns = 2;
    diagram.cells = {'.', 'X', 'X', 'O'};
    EXPECT_EQ(diagram.find('X'), (board::Offset{0, 1}));
    EXPECT_EQ(diagram.find('O'), (board::Offset{1, 1}));
    EXPECT_EQ(diagram.find('*'), std::nullopt);
    EXPECT_FALSE(diagram.contains(2, 0));
    EXPECT_FALSE(diagram.contains(0, -1));
}

}  // namespace
}  // namespace katachi::compiler
