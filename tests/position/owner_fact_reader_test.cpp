// Facts of owners on a drawn position, where all chances are given: the learned weights have no say.
#include "engine/position/owners/owner_fact_reader.h"

#include <gtest/gtest.h>

#include <cmath>
#include <sstream>

#include "engine/analysis/position_owners.h"
#include "engine/board/position_text.h"
#include "engine/board/side_name.h"
#include "tests/position/judged.h"
#include "tests/support/golden.h"
#include "tests/support/shared_data.h"

namespace katachi::position {
namespace {

using board::Colour;
using board::Vertex;

constexpr int size = 11;
// White's three points and Black's ko can go either way; Black's stone on the fourth line can be saved.
constexpr const char* drawn =
    "...XO....../"
    "XXXXO.O..../"
    "OOOOO..O.../"
    ".........../"
    "........X../"
    ".........../"
    "..O.....X../"
    ".OX..X...../"
    ".XO......../"
    "XO.O....O../"
    ".XO........";

// All but those that are 0.
std::string text_of(const OwnerFacts& facts) {
    std::ostringstream text;
    for (std::size_t fact = 0; fact < owner_fact_count; ++fact)
        if (const float value = facts[static_cast<OwnerFact>(fact)]; value != 0)
            text << "  " << owner_fact_words()[fact].name << ' ' << std::round(1000 * value) / 1000 << '\n';
    return text.str();
}

std::string text_of_strings(const OwnerFactReader& reader, std::initializer_list<const char*> names) {
    std::string text;
    const auto& worms = reader.question().worms.all();
    for (const char* name : names)
        for (std::size_t number = 0; number < worms.size(); ++number)
            if (worms[number].stones.contains(*board::parse_vertex(name, size)))
                text += std::string("string ") + name + '\n' + text_of(reader.of_string(number));
    return text;
}

std::string text_of_points(const OwnerFactReader& reader, Colour side, std::initializer_list<const char*> names) {
    std::string text;
    for (const char* name : names)
        text += std::string("point ") + name + ", " + board::side_name(side) + '\n' +
                text_of(reader.of_point(*board::parse_vertex(name, size), side));
    return text;
}

// Black's chances fall from left to right.
influence::Field chances_by_column() {
    influence::Field black{};
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column)
            black[influence::at(board::vertex_at(row, column))] = 0.9F - 0.1F * static_cast<float>(column);
    return black;
}

TEST(OwnerFacts, AreThoseOfADrawnPosition) {
    Judged judged(board::parse_rows(drawn).value(), Colour::black);
    OwnerFactReader reader(analysis::owner_question(judged.stages()));
    const std::string without_chances = text_of_strings(reader, {"A10", "C4", "F4", "B2", "B3", "J2", "E11"});
    std::vector<float> chances;
    for (const worms::Worm& worm : reader.question().worms.all())
        chances.push_back(0.03F * static_cast<float>(board::row_of(worm.origin) + board::column_of(worm.origin)) +
                          0.25F);
    reader.know_strings(chances);
    const std::string before_points = text_of_points(reader, Colour::black, {"B11", "F6"});
    reader.know_points(chances_by_column());
    std::string text = "no chances are known\n" + without_chances + "\nthose of strings are known\n" + before_points +
                       "\nall are known\n" + text_of_strings(reader, {"A10", "C4", "B2", "F4", "J2"}) +
                       text_of_points(reader, Colour::black, {"B11", "D4", "K8", "J6"}) +
                       text_of_points(reader, Colour::white, {"B11", "F10", "A1", "H10"});
    EXPECT_EQ(text, test::golden(test::project_folder() / "tests" / "position" / "owner_facts.txt", text));
    reader.forget_chances();
    EXPECT_EQ(reader.black(), influence::Field{});
    EXPECT_EQ(text_of_strings(reader, {"A10", "C4", "F4", "B2", "B3", "J2", "E11"}), without_chances);
}

}  // namespace
}  // namespace katachi::position
