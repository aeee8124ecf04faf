// Which actions an editor is offered at a place, and what they make of the text.
#include <gmock/gmock.h>

#include "tests/lsp/editor.h"

namespace katachi::lsp {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

// It is symmetric, which a safe fix declares.
const std::string symmetric = "Pattern A\n\nO.O\n.*.\nXXX\n\n:8,-\n";
// The colon line beneath it: a fix would change what the constraint is asked of, so that it is not safe.
const std::string unsafe = symmetric + "\nOaO\n.*.\nXXX\n\n;lib(a)>0\n";
const std::string bare = "Pattern A\n\nOX\n.*\n\n:8,O\n";

class Actions : public testing::Test {
  protected:
    void SetUp() override { editor.start({{"textDocument", {{"codeAction", {{"disabledSupport", true}}}}}}); }

    // At the diagram of the first entry.
    Json at_diagram(const std::string& text, const Json& context = Json::object()) {
        const std::string uri = editor.open("a.db", text);
        return editor.ask("textDocument/codeAction",
                          {{"textDocument", {{"uri", uri}}}, {"range", range(2, 0, 2, 0)}, {"context", context}});
    }
    Json of_file(const std::string& text, const char* kind) {
        const std::string uri = editor.open("a.db", text);
        return editor.ask(
            "textDocument/codeAction",
            {{"textDocument", {{"uri", uri}}}, {"range", range(0, 0, 99, 0)}, {"context", {{"only", {kind}}}}});
    }
    static std::vector<std::string> titles(const Json& actions) {
        std::vector<std::string> all;
        for (const Json& action : actions) all.push_back(action["title"]);
        return all;
    }

    Editor editor;
};

TEST_F(Actions, PreferASafeFixAndApplyItWithAll) {
    EXPECT_EQ(of_file(symmetric, "quickfix")[0]["isPreferred"], true);
    EXPECT_EQ(of_file(unsafe, "quickfix")[0]["isPreferred"], false);
    const Json all = of_file(unsafe + "\n" + symmetric, "source.fixAll");
    ASSERT_THAT(titles(all), ElementsAre("apply all safe fixes"));
    std::string mended = symmetric;
    mended.replace(mended.find(":8"), 2, ":|");
    EXPECT_EQ(with_edits(unsafe + "\n" + symmetric, all[0]["edit"]), unsafe + "\n" + mended);
    EXPECT_EQ(of_file(unsafe, "source.fixAll"), Json::array());
}

// Both names are left out with the comma between them.
TEST_F(Actions, ApplyOneOfTheFixesThatMeet) {
    const std::string list = "Pattern A\n# katachi: ignore[KA205, KA206, KA304] twice\n\nO.O\n.*.\nXXX\n\n:8,-\n";
    ASSERT_EQ(of_file(list, "quickfix").size(), 2U);
    const Json all = of_file(list, "source.fixAll.katachi");
    EXPECT_EQ(with_edits(list, all[0]["edit"]),
              "Pattern A\n# katachi: ignore[KA205, KA304] twice\n\nO.O\n.*.\nXXX\n\n:8,-\n");
}

TEST_F(Actions, AreNoFixesOfOtherPlaces) {
    const std::string above = "Pattern A\n# katachi: ignore[KA304] no longer\n\nOX\n.*\n\n:8,O\n";
    EXPECT_THAT(titles(at_diagram(above)), Not(Contains("remove the comment")));
    EXPECT_THAT(titles(of_file(above, "quickfix")), ElementsAre("remove the comment"));
}

TEST_F(Actions, FixTheTextThatIsAskedAboutAlone) {
    editor.folder().write("katachi.toml",
                          "[[database]]\nname = \"both\"\nkind = \"move\"\nfiles = [\"a.db\", \"b.db\"]\n");
    editor.folder().write("b.db", symmetric);
    EXPECT_EQ(of_file(bare, "source"), Json::array());
}

TEST_F(Actions, AreOfAllKindsWhereNoneIsNamed) {
    EXPECT_THAT(titles(at_diagram(symmetric)),
                ElementsAre("declare `|`", "make a constraint diagram", "turn the diagram clockwise",
                            "turn the diagram counterclockwise", "turn the diagram upside down",
                            "mirror the diagram, top and bottom", "exchange O and X", "apply all safe fixes"));
    EXPECT_EQ(at_diagram(symmetric, {{"only", {"refactor.extract", "quick"}}}), Json::array());
}

TEST_F(Actions, TurnNoEntryThatHasErrors) {
    EXPECT_THAT(titles(at_diagram("Pattern A\n\nOX\n.*\n\n:8,q\n\n" + symmetric)),
                ElementsAre("make a constraint diagram", "apply all safe fixes"));
}

TEST_F(Actions, SayWhyOneCannotBeDoneWhereTheEditorShowsIt) {
    const std::string one_sided = bare + ">antisuji(*);\n";
    const Json refused = at_diagram(one_sided).back();
    EXPECT_EQ(refused["title"], "exchange O and X");
    EXPECT_EQ(refused["disabled"]["reason"], "`antisuji` speaks of one side, and no call says it of the other");
    EXPECT_FALSE(refused.contains("edit"));
    Editor other;
    other.start();
    const std::string uri = other.open("a.db", one_sided);
    EXPECT_THAT(titles(other.ask(
                    "textDocument/codeAction",
                    {{"textDocument", {{"uri", uri}}}, {"range", range(2, 0, 2, 0)}, {"context", Json::object()}})),
                Not(Contains("exchange O and X")));
}

TEST_F(Actions, SetAConstraintDiagramApartFromWhatFollows) {
    for (const char* behind : {">antisuji(*);\n", "\n>antisuji(*);\n"}) {
        const std::string text = bare + behind;
        EXPECT_EQ(with_edits(text, at_diagram(text)[0]["edit"]), bare + "\nOX\n.*\n\n>antisuji(*);\n");
    }
}

}  // namespace
}  // namespace katachi::lsp
