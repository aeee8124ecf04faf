// Class letters asked straight of the model: the same answers as compiled tables give.
#include "compiler/constraint/class_verdict.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

#include "engine/match/constraint/constants.h"
#include "tests/compiler/constraint/hashed_analysis.h"
#include "tests/compiler/constraint/known_analysis.h"
#include "tests/compiler/constraint/one_pattern.h"
#include "tests/support/random_position.h"

namespace katachi::compiler {
namespace {

// An entry of up to five rows and columns, with a move three times of four, an anchor now and then, and any letters.
class RandomEntry {
  public:
    explicit RandomEntry(std::mt19937& random) : random_(random) {}

    std::string text() {
        const int rows = 1 + below(5), columns = 2 + below(4);
        std::string cells;
        for (int i = 0; i < rows * columns; ++i) cells += one_of("XXOOox.?");
        cells[static_cast<std::size_t>(below(rows * columns))] = 'O';
        if (below(4) == 0)
            replace_one(cells, 'X', 'Y');
        else if (below(4) == 0)
            replace_one(cells, 'O', 'Q');
        if (below(4) != 0) cells[static_cast<std::size_t>(below(rows * columns))] = '*';
        std::string text = "Pattern P\n\n";
        for (int row = 0; row < rows; ++row)
            text += cells.substr(static_cast<std::size_t>(row * columns), static_cast<std::size_t>(columns)) + "\n";
        return text + "\n:8," + letters() + "\n";
    }

  private:
    int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }
    char one_of(std::string_view characters) {
        return characters[static_cast<std::size_t>(below(static_cast<int>(characters.size())))];
    }

    static void replace_one(std::string& cells, char from, char to) {
        if (const auto at = cells.find(from); at != std::string::npos) cells[at] = to;
    }

    std::string letters() {
        std::string text;
        for (const char letter : std::string_view("OoXxsnCde"))
            if (below(3) == 0) text += letter;
        return text.empty() ? "-" : text;
    }

    std::mt19937& random_;
};

TEST(ClassVerdict, IsThatOfCompiledTables) {
    const unsigned seed = test::test_seed();
    std::mt19937 random(seed);
    std::array<int, 3> seen{};  // false, undecided, true
    for (int round = 0; round < 400; ++round) {
        const std::string text = RandomEntry(random).text();
        const OnePattern one(text);
        for (const board::Orientation orientation : board::all_orientations)
            for (const board::Colour own : {board::Colour::black, board::Colour::white}) {
                const board::Vertex corner =
                    board::vertex_at(static_cast<int>(random() % 14), static_cast<int>(random() % 14));
                const match::Match match = match_at(one.pattern(), 0, orientation, own, corner);
                const unsigned lot = static_cast<unsigned>(random());
                HashedAnalysis asked(lot), asked_by_tables(lot);
                const match::ClassVerdict verdict = class_verdict({one.pattern(), match}, asked);
                ASSERT_EQ(
                    match::evaluate_classes(one.tables(), match::placement_of(one.tables(), match), asked_by_tables),
                    verdict)
                    << text << board::name(orientation) << ", lot " << lot;
                ++seen[verdict.value.is_false() ? 0 : verdict.value.is_true() ? 2 : 1];
            }
    }
    for (const int count : seen) EXPECT_GT(count, 400);
}

struct Placed {
    explicit Placed(const std::string& classes)
        : one("Pattern P\n\nXQ\no*\n\n:8," + classes + "\n"),
          match(
              match_at(one.pattern(), 0, board::Orientation::identity, board::Colour::black, board::vertex_at(0, 0))) {}

    PlacedPattern placed() const { return {one.pattern(), match}; }

    OnePattern one;
    match::Match match;
};

std::string refusal(const std::string& classes, std::map<std::string, float> answers) {
    const Placed place(classes);
    KnownAnalysis analysis;
    analysis.named = std::move(answers);
    const match::ClassVerdict verdict = class_verdict(place.placed(), analysis);
    return verdict.value.is_false() ? refusal_text(verdict, board::max_board_size) : "";
}

TEST(ClassVerdict, SaysWhyItIsFalse) {
    EXPECT_EQ(refusal("e", {{"legal_omove", 0}}), "the move is not legal");
    EXPECT_EQ(refusal("s", {{"legal_omove", 0}}), "the move is not legal");
    EXPECT_EQ(refusal("e", {{"legal_omove", 1}, {"safe_omove", 0}}),
              "the move can be captured at once, and no letter s allows it");
    EXPECT_EQ(refusal("s", {{"legal_omove", 1}, {"safe_omove", 0}}), "");
    EXPECT_EQ(refusal("sn", {{"legal_omove", 1}, {"safe_xmove", 0}}),
              "the opponent could not play there safely, letter n");
    EXPECT_EQ(refusal("O", {{"status", match::status_dead}}), "B19 is dead, letter O");
    EXPECT_EQ(refusal("O", {{"status", match::status_critical}}), "B19 is critical, letter O");
    EXPECT_EQ(refusal("o", {{"status", match::status_alive}}), "B19 is alive, letter o");
    EXPECT_EQ(refusal("X", {{"status", match::status_dead}}), "A19 is dead, letter X");
    EXPECT_EQ(refusal("x", {{"status", match::status_alive}}), "A19 is alive, letter x");
}

TEST(ClassVerdict, NamesTheLettersThatNeedTheStatusOfDragons) {
    const auto undecided = [](const std::string& classes) {
        KnownAnalysis analysis;
        analysis.at[{"status", board::vertex_at(0, 0)}] = match::status_unknown;
        return undecided_status_letters(Placed(classes).placed(), analysis);
    };
    EXPECT_EQ(undecided("XOesn"), "O");
    EXPECT_EQ(undecided("xo"), "o");
    EXPECT_EQ(undecided("XC"), "");
    KnownAnalysis nothing;
    EXPECT_EQ(undecided_status_letters(Placed("xXO").placed(), nothing), "OXx");
}

TEST(ClassVerdict, IsAskedWherePatternsProposeMovesForAWholePosition) {
    std::string kinds;
    for (int i = 0; i < database_kind_count; ++i)
        if (has_class_conditions(static_cast<DatabaseKind>(i)))
            kinds += std::string(name(static_cast<DatabaseKind>(i))) + " ";
    EXPECT_EQ(kinds, "move endgame handicap fuseki corner ");
}

}  // namespace
}  // namespace katachi::compiler
