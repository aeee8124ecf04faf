// Constraints and actions written to be trouble: none crashes, and what they mean they mean everywhere.
#include "tests/fuzz/constraint_promise.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <vector>

#include "base/files/read_file.h"
#include "engine/match/constraint/autohelpers.h"
#include "tests/bad_input/support.h"
#include "tests/support/shared_data.h"

namespace katachi::test {
namespace {

void expect_promises_kept(const std::string& text) {
    for (const char mark : {';', '>'})
        EXPECT_EQ(fuzz::broken_constraint_promise(mark, text), "") << mark << text.substr(0, 200);
}

TEST(ConstraintPromise, HoldsForNonsense) {
    const std::vector<std::string> all{
        "",
        ";",
        "\n\n\n",
        "lib(a)\n\n&& lib(b)",
        "lib(a)\r\n&& lib(b)\r|| 1",
        std::string("lib(a)\0== 1", 11),
        std::string(300, '\0'),
        "\xff\xfe\x80 lib(a)",
        "&& || == != ( ) { } ? : , * ; > # \"",
        "if if else return return ; {}{} if (1) else",
        "if (lib(a)) return; else { antisuji(*) } return lib(b) < 2",
        "{ { antisuji(?); } return 1; antisuji(a); }",
        "a ? b : c ? : d",
        "lib(lib(a)) && attack(1) && *",
        "lib(a) ? alive(b) ? 1 : 2 : alive(b) ? 1 : 2",
        "Pattern other\n\nXO\n.*\n\n:8,-",
    };
    for (const std::string& text : all) expect_promises_kept(text);
}

TEST(ConstraintPromise, HoldsForWhatIsLongOrDeep) {
    const std::vector<std::string> all{
        repeated("(", 10'000),
        repeated("(", 10'000) + "1" + repeated(")", 10'000),
        repeated("{", 10'000) + repeated("}", 10'000),
        repeated("(", 199) + "attack(B)" + repeated(")", 199),
        "1" + repeated("+1", 10'000),
        "lib(a)" + repeated(" && lib(a)", 500),
        "lib(a)" + repeated("<lib(B)", 500),
        "oplay_attack(*" + repeated(",b,c", 120) + ",B)",
        "oplay_attack(*" + repeated(",b,c", 2000) + ",B)",
        "o_somewhere(" + repeated("c,", 4000) + "c)",
        repeated("-", 1000) + "1",
        repeated("antisuji(a);", 1000),
        repeated("if (lib(a)) ", 300) + "antisuji(a);",
        std::string(10'000, 'a') + "(a)",
    };
    for (const std::string& text : all) expect_promises_kept(text);
}

TEST(ConstraintPromise, HoldsForNumbersOfAnySize) {
    const std::string large = std::string(38, '3');
    for (const std::string& text :
         {std::string("16777216 + 1 == 16777216"), std::string("16777217 > 16777216"),
          "1" + std::string(400, '0') + " ? lib(a) : 1", std::string(50, '9') + " > 1",
          "." + std::string(60, '0') + "1 == 0", large + repeated("+" + large, 12) + " > lib(a)",
          "lib(a) + " + large + repeated("+" + large, 12) + " - " + large + " > 0"})
        expect_promises_kept(text);
}

// With none to five points, stones among them where it asks for empty points; what no call answers is faulty.
TEST(ConstraintPromise, HoldsForEveryCall) {
    const std::vector<std::string> points{"", "*", "B", "a,B", "*,B", "*,a,C", "b,*,?,c,B", "*,b,B,a", "c,*,?,A,C"};
    for (const match::Helper& helper : match::helpers()) {
        std::string statements;
        for (const std::string& each : points) {
            const std::string call = std::string(helper.name) + "(" + each + ")";
            ASSERT_EQ(fuzz::broken_constraint_promise(';', call + " > 1"), "") << call;
            statements += call + ";\n";
        }
        ASSERT_EQ(fuzz::broken_constraint_promise('>', statements), "") << helper.name;
    }
}

TEST(ConstraintDictionary, HasEveryName) {
    const base::SourcePtr dictionary = base::read_file(test::project_folder() / "tests/fuzz/constraint.dict");
    const auto has = [&](const std::string& word) {
        return dictionary->text().find('"' + word) != std::string_view::npos;
    };
    for (const match::Helper& helper : match::helpers())
        EXPECT_TRUE(has(std::string(helper.name) + "(")) << helper.name;
    for (const match::ConstraintConstant& constant : match::constraint_constants())
        EXPECT_TRUE(has(std::string(constant.name) + '"')) << constant.name;
}

}  // namespace
}  // namespace katachi::test
