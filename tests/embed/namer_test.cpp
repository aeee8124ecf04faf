// Names of moves over the C face.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tests/embed/c_face.h"

namespace katachi::embed {
namespace {

using CNamer = std::unique_ptr<katachi_namer, decltype(&katachi_namer_free)>;

bool collect_name(const katachi_move_name* name, void* context) {
    static_cast<std::vector<std::string>*>(context)->push_back(std::string(name->name) + ' ' + name->entry);
    return true;
}

bool is_attacked(const katachi_question* question, double* value, void*) {
    *value = std::string_view(question->name) == "attack" ? 1 : 0;
    return true;
}

TEST(CNamer, NamesMovesOfTheBoardThatIsShown) {
    const CNamer namer(katachi_namer_new(nullptr), katachi_namer_free);
    ASSERT_NE(namer, nullptr);
    Points points(19 * 19, KATACHI_EMPTY);
    points[15 * 19 + 3] = KATACHI_BLACK;  // D4
    std::vector<std::string> names;
    ASSERT_TRUE(katachi_name_move(namer.get(), 19, points.data(), KATACHI_WHITE, 13, 2, nullptr, collect_name, &names,
                                  nullptr));
    ASSERT_FALSE(names.empty());
    EXPECT_EQ(names.front(), "small-knight-approach small-knight-approach.star");
}

TEST(CNamer, AsksTheCallerWhatHasToBeRead) {
    const CNamer namer(katachi_namer_new(nullptr), katachi_namer_free);
    Points points(7 * 7, KATACHI_EMPTY);
    points[3 * 7 + 3] = KATACHI_WHITE;
    points[3 * 7 + 2] = points[2 * 7 + 3] = KATACHI_BLACK;
    const auto names_with = [&](katachi_answer answer) {
        std::vector<std::string> names;
        EXPECT_TRUE(katachi_name_move(namer.get(), 7, points.data(), KATACHI_BLACK, 4, 4, answer, collect_name, &names,
                                      nullptr));
        return names;
    };
    const auto has_net = [](const std::vector<std::string>& names) {
        return std::find(names.begin(), names.end(), "geta geta") != names.end();
    };
    EXPECT_TRUE(has_net(names_with(is_attacked)));
    EXPECT_FALSE(has_net(names_with(nullptr)));
}

TEST(CNamer, SaysWhatItCannotUse) {
    const CNamer namer(katachi_namer_new(nullptr), katachi_namer_free);
    Points points(9 * 9, KATACHI_EMPTY);
    points[0] = KATACHI_BLACK;
    std::vector<std::string> names;
    katachi_error error;
    const auto refused = [&](int size, katachi_colour colour, int row, int column) {
        return !katachi_name_move(namer.get(), size, points.data(), colour, row, column, nullptr, collect_name, &names,
                                  &error);
    };
    EXPECT_TRUE(refused(9, KATACHI_BLACK, 0, 0));
    EXPECT_STREQ(error.text, "row 0, column 0 holds a stone; a move is named on the board before it");
    EXPECT_TRUE(refused(9, KATACHI_EMPTY, 1, 1));
    EXPECT_TRUE(refused(9, KATACHI_BLACK, 9, 0));
    EXPECT_TRUE(refused(20, KATACHI_BLACK, 0, 0));
    EXPECT_TRUE(names.empty());
}

TEST(CNamer, HasWordsInTheLanguagesOfPlayers) {
    size_t length = 0;
    const char* const word = katachi_word("keima", "ja", &length);
    ASSERT_NE(word, nullptr);
    EXPECT_EQ(std::string(word, length), "ケイマ");
    EXPECT_EQ(katachi_word("keima", "fr", &length), nullptr);
    EXPECT_EQ(katachi_word("nothing", "en", &length), nullptr);
}

}  // namespace
}  // namespace katachi::embed
