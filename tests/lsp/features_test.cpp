// What the server answers about a place, and what its changes make of the text.
#include <gmock/gmock.h>

#include <filesystem>

#include "compiler/reader/reader.h"
#include "patterndb/import/import.h"
#include "patterndb/profile.h"
#include "patterndb/weighing.h"
#include "tests/lsp/editor.h"
#include "tests/support/text_with_names.h"

namespace katachi::lsp {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const Json able{{"textDocument",
                 {{"completion", {{"completionItem", {{"snippetSupport", true}}}}},
                  {"documentSymbol", {{"hierarchicalDocumentSymbolSupport", true}}}}}};

const std::string& text = test::text_with_names;

// `text` with the cursor behind `before` in the first line that holds `before` + `after`.
MarkedText marked(const std::string& before, const std::string& after) {
    std::string place = text;
    const auto at = place.find(before + after);
    EXPECT_NE(at, std::string::npos) << before << after;
    place.insert(at + before.size(), "<>");
    return MarkedText(place);
}

class Features : public testing::Test {
  protected:
    void SetUp() override {
        editor.start(able);
        uri = editor.open("a.db", text);
        ASSERT_EQ(editor.rules(uri), "");
    }

    Json at(const std::string& before, const std::string& after) const {
        return place(uri, marked(before, after).position);
    }
    std::string hover(const std::string& before, const std::string& after) {
        const Json result = editor.ask("textDocument/hover", at(before, after));
        return result.is_null() ? "nothing" : result["contents"]["value"].get<std::string>();
    }
    Json complete(const std::string& marked_text) {
        const MarkedText edited(marked_text);
        editor.change(uri, nullptr, edited.text);
        return editor.ask("textDocument/completion", place(uri, edited.position));
    }
    std::string renamed(const std::string& before, const std::string& after, const std::string& name) {
        Json params = at(before, after);
        params["newName"] = name;
        const Json answer = editor.answer("textDocument/rename", params);
        if (answer.contains("error")) return answer["error"]["message"];
        return with_edits(text, answer["result"]);
    }
    Json actions(const std::string& before, const std::string& after) {
        const Json position = marked(before, after).position;
        return editor.ask("textDocument/codeAction", {{"textDocument", {{"uri", uri}}},
                                                      {"range", {{"start", position}, {"end", position}}},
                                                      {"context", {{"diagnostics", Json::array()}}}});
    }

    Editor editor;
    std::string uri;
};

std::string with(std::string all, const std::string& before, const std::string& after) {
    for (auto at = all.find(before); at != std::string::npos; at = all.find(before, at + after.size()))
        all.replace(at, before.size(), after);
    return all;
}

TEST_F(Features, HoverSaysWhatAThingMeans) {
    EXPECT_THAT(hover("opl", "ay_attack"), HasSubstr("oplay_attack(move, …, string)"));
    EXPECT_THAT(hover("W", "IN"), HasSubstr("WIN"));
    EXPECT_THAT(hover(":8,", "OXe"), HasSubstr("no O stone of the diagram belongs to a dead"));
    EXPECT_THAT(hover(":8,OX", "e"), HasSubstr("makes territory"));
    EXPECT_THAT(hover(":", "8,OXe"), HasSubstr("8 orientations"));
    EXPECT_THAT(hover("val", "ue(30)"), HasSubstr("attribute map `general`"));
    EXPECT_EQ(hover(";lib(", "A) == 2"), "`A`, an X stone");
    EXPECT_EQ(hover("oplay_attack(", "*,b"), "`*`: the move of the pattern");
    EXPECT_THAT(hover("ignore[", "constraint-repeats-diagram"), HasSubstr("constraint-repeats-diagram"));
    EXPECT_EQ(hover("# what", " this"), "nothing");
}

TEST_F(Features, HoverOverAnEntryDrawsItInAllOrientations) {
    const std::string drawn = hover("Pattern A", "2");
    EXPECT_THAT(drawn, HasSubstr("**A2**, move, 8 orientations"));
    EXPECT_THAT(drawn, HasSubstr("OX   *O   .*   X.   XO   *.   O*   .X\n*.   .X   XO   O*   .*   OX   X.   *O\n"));
    EXPECT_THAT(hover("Pattern A", "1"), HasSubstr("a remark"));
    EXPECT_EQ(hover("|.", "XO"), hover("Pattern A", "1"));
}

TEST_F(Features, HoverTellsHowOftenAnEntryMatched) {
    editor.folder().write("a.db", text);
    const compiler::DatabaseSpec spec{
        .name = "a", .kind = compiler::DatabaseKind::move, .files = {editor.folder() / "a.db"}};
    base::Diagnostics findings;
    const compiler::PatternDatabase database = compiler::read_database(spec, findings);
    {
        catalogue::Catalogue catalogue =
            catalogue::Catalogue::open(editor.folder() / "katachi.kdb", catalogue::Catalogue::Access::write);
        catalogue::import_databases(catalogue, editor.folder().path(), {spec});
        catalogue::store_profile(
            catalogue, {"games.zip"},
            {.games = 3, .positions = 9, .hits = 7, .patterns = {{&database, &database.patterns[1], 7, 1.0}}});
    }
    EXPECT_THAT(hover("Pattern A", "2"), HasSubstr("7 matches in 3 games (games.zip)"));
    {
        const auto catalogue =
            catalogue::Catalogue::open(editor.folder() / "katachi.kdb", catalogue::Catalogue::Access::write);
        catalogue::store_weighing(
            catalogue, {"games.zip"},
            {.games = 3,
             .patterns = {{&database, &database.patterns[1], {.matched = 5, .at_once = 2, .opponent = 1}}}});
    }
    EXPECT_THAT(hover("Pattern A", "2"),
                HasSubstr("move played 2 of 5 times (2 at once), 1 time by the opponent, in 3 games (games.zip)"));
    editor.change(uri, range(30, 0, 30, 2), ".X");
    EXPECT_THAT(hover("Pattern A", "2"), Not(HasSubstr("games.zip"))) << "the entry is another one now";
}

TEST_F(Features, CompletionKnowsTheLine) {
    EXPECT_THAT(labels(complete("Pattern A\n\nOX\n.*\n\n:<>\n")), ElementsAre("8", "|", "-", "\\", "/", "+", "X", "O"));
    const Json letters = complete("Pattern A\n\nOX\n.*\n\n:8,O<>\n");
    EXPECT_THAT(labels(letters), Contains("e"));
    EXPECT_THAT(labels(letters), Not(Contains("O"))) << "stands there";
    EXPECT_EQ(letters[0]["textEdit"]["range"], range(5, 4, 5, 4));
    EXPECT_EQ(complete("Pattern A\n\nOX\n.*\n\n:8<>\n")[0]["textEdit"]["range"], range(5, 1, 5, 2));
    const std::string with_map = "attribute_map general\nPattern A\n\nOX\n.*\n\n:8,O,";
    EXPECT_THAT(labels(complete(with_map + "va<>\n")), Contains("minvalue"));
    EXPECT_THAT(labels(complete("Pat<>\n")), Contains("Pattern"));
    EXPECT_THAT(labels(complete("attribute_map <>\n")), Contains("owl_attack"));
    EXPECT_THAT(labels(complete("# katachi: ignore[label-<>\n")), Contains("label-case"));
    EXPECT_EQ(complete("OX<>\n"), nullptr);
}

TEST_F(Features, CompletionInAConstraintHasLabelsHelpersAndConstants) {
    const std::string entry = "Pattern A\n\nOX\n.*\n\n:8,O\n\nOa\n.*\n\n";
    const Json constraint = complete(entry + ";lib(a)>1 && a<>\n");
    EXPECT_THAT(labels(constraint), Contains("a"));
    EXPECT_THAT(labels(constraint), Contains("attack"));
    EXPECT_THAT(labels(constraint), Contains("WIN"));
    EXPECT_THAT(labels(constraint), Not(Contains("antisuji"))) << "an action";
    EXPECT_THAT(labels(constraint), Not(Contains("owl_escape_value"))) << "asked of life databases alone";
    EXPECT_THAT(labels(complete(entry + ">a<>\n")), Contains("antisuji"));
    for (const Json& item : constraint)
        if (item["label"] == "attack") {
            EXPECT_EQ(item["textEdit"]["newText"], "attack($1)");
        }
}

TEST_F(Features, ALabelIsDefinedInTheConstraintDiagram) {
    const Json found = editor.ask("textDocument/definition", at("lib(", "A) == 2"));
    ASSERT_EQ(found.size(), 2U) << found.dump();
    EXPECT_EQ(found[0]["range"], range(13, 2, 13, 3));
    EXPECT_EQ(found[1]["range"], range(14, 2, 14, 3));
    EXPECT_EQ(editor.ask("textDocument/references", at("lib(", "A) == 2")).size(), 4U);
    EXPECT_EQ(editor.ask("textDocument/documentHighlight", at("lib(", "a) > 1")).size(), 2U);
    EXPECT_EQ(editor.ask("textDocument/documentHighlight", at(";li", "b(A)")), nullptr) << "it stands in other entries";
}

TEST_F(Features, NamesAndHelpersAreFoundInTheWholeDatabase) {
    EXPECT_EQ(editor.ask("textDocument/definition", at("Pattern A", "2"))[0]["range"], range(22, 8, 22, 10));
    EXPECT_EQ(editor.ask("textDocument/references", at(";li", "b(A)")).size(), 2U);
    EXPECT_EQ(editor.ask("textDocument/references", at("ignore[", "constraint-repeats-diagram")).size(), 1U);
    EXPECT_EQ(editor.ask("textDocument/references", at("# what", " this")), nullptr);
}

TEST_F(Features, ALabelIsRenamedWhereverItIsUsed) {
    const Json prepared = editor.ask("textDocument/prepareRename", at("lib(", "A) == 2"));
    EXPECT_EQ(prepared["placeholder"], "A");
    std::string expected = with(with(text, "|.AO\n|.A*", "|.CO\n|.C*"), "lib(A)", "lib(C)");
    expected = with(expected, "b,A)", "b,C)");
    EXPECT_EQ(renamed("lib(", "A) == 2", "C"), expected);
    EXPECT_THAT(renamed("lib(", "A) == 2", "b"), HasSubstr("a label of this entry already"));
    EXPECT_THAT(renamed("lib(", "A) == 2", "X"), HasSubstr("cannot be a label"));
    EXPECT_THAT(renamed("lib(", "A) == 2", "long"), HasSubstr("one letter"));
}

TEST_F(Features, AnEntryIsRenamed) {
    EXPECT_EQ(renamed("Pattern A", "1", "Hane"), with(text, "Pattern A1", "Pattern Hane"));
    EXPECT_THAT(renamed("Pattern A", "1", "A2"), HasSubstr("another entry"));
    EXPECT_THAT(renamed("Pattern A", "1", "a b"), HasSubstr("no blanks"));
    EXPECT_THAT(renamed(":", "8,OXe", "a"), HasSubstr("here is neither"));
}

// The places are ranges, by file.
std::vector<std::string> places(const Json& locations) {
    std::vector<std::string> found;
    for (const Json& each : locations) {
        const std::string uri = each["uri"];
        found.push_back(uri.substr(uri.rfind('/') + 1) + " " + each["range"]["start"].dump());
    }
    return found;
}

TEST_F(Features, AnEntryIsRenamedInItsTests) {
    const auto tests = editor.folder().write("a.test", "Board b\n...\n...\n...\n\nnot A1 at B2\nA2 at B2\n");
    Json params = at("Pattern A", "1");
    params["newName"] = "at";
    const Json changes = editor.ask("textDocument/rename", params)["changes"];
    ASSERT_EQ(changes.size(), 2U) << changes;
    EXPECT_EQ(with_edits(text, changes[uri]), with(text, "Pattern A1", "Pattern at"));
    EXPECT_EQ(changes[editor.uri("a.test")], (Json{{{"range", range(5, 4, 5, 6)}, {"newText", "\"at\""}}}));
    EXPECT_THAT(places(editor.ask("textDocument/references", at("Pattern A", "1"))),
                ElementsAre("a.db {\"character\":8,\"line\":4}", "a.test {\"character\":4,\"line\":5}"));
    std::filesystem::remove(tests);
    EXPECT_EQ(renamed("Pattern A", "1", "Hane"), with(text, "Pattern A1", "Pattern Hane"));
}

TEST_F(Features, ReferencesLeaveTheDeclarationOutWhereTheyShall) {
    Json label = at("lib(", "A) == 2");
    label["context"] = {{"includeDeclaration", true}};
    EXPECT_EQ(editor.ask("textDocument/references", label).size(), 4U);
    label["context"] = {{"includeDeclaration", false}};
    EXPECT_THAT(places(editor.ask("textDocument/references", label)),
                ElementsAre("a.db {\"character\":5,\"line\":17}", "a.db {\"character\":21,\"line\":18}"));
    Json entry = at("Pattern A", "1");
    entry["context"] = {{"includeDeclaration", false}};
    EXPECT_EQ(editor.ask("textDocument/references", entry), Json::array());
}

TEST_F(Features, OutlineAndFolds) {
    const Json symbols = editor.ask("textDocument/documentSymbol", {{"textDocument", {{"uri", uri}}}});
    ASSERT_EQ(symbols.size(), 3U);
    EXPECT_EQ(symbols[0]["name"], "attribute_map");
    EXPECT_EQ(symbols[1]["name"], "A1");
    EXPECT_EQ(symbols[1]["detail"], ":8,OXe,value(30)");
    EXPECT_EQ(symbols[1]["range"], range(4, 0, 20, 13));
    EXPECT_EQ(symbols[1]["selectionRange"], range(4, 8, 4, 10));
    EXPECT_EQ(editor.ask("workspace/symbol", {{"query", "a2"}}).size(), 1U);
    const Json folds = editor.ask("textDocument/foldingRange", {{"textDocument", {{"uri", uri}}}});
    ASSERT_EQ(folds.size(), 3U);
    EXPECT_EQ(folds[0], (Json{{"startLine", 4}, {"endLine", 20}}));
    EXPECT_EQ(folds[2], (Json{{"startLine", 2}, {"endLine", 3}, {"kind", "comment"}}));
    editor.change(uri, nullptr, "# one\n\n# a comment\n# to the end");
    EXPECT_EQ(editor.ask("textDocument/foldingRange", {{"textDocument", {{"uri", uri}}}}),
              (Json{{{"startLine", 2}, {"endLine", 3}, {"kind", "comment"}}}));
}

TEST_F(Features, OfManyEntriesTheFirstOnesAreFound) {
    std::string many;
    for (int i = 0; i < 501; ++i) many += "Pattern A" + std::to_string(i) + "\n\nOX\n.*\n\n:8,O\n\n";
    editor.change(uri, nullptr, many);
    const Json found = editor.ask("workspace/symbol", {{"query", "a"}});
    ASSERT_EQ(found.size(), 500U);
    EXPECT_EQ(found.back()["name"], "A499");
}

TEST_F(Features, AFixIsAnAction) {
    const std::string symmetric = "Pattern A\n\nOXO\n.*.\n\n:8,O\n";
    editor.change(uri, nullptr, symmetric);
    ASSERT_EQ(editor.rules(uri), "undeclared-symmetry");
    const auto asked = [&](const Json& where, const Json& context) {
        return editor.ask("textDocument/codeAction",
                          {{"textDocument", {{"uri", uri}}}, {"range", where}, {"context", context}});
    };
    const Json found = asked(range(5, 1, 5, 1), {{"only", {"quickfix"}}});
    ASSERT_EQ(found.size(), 1U) << found.dump();
    EXPECT_EQ(found[0]["title"], "declare `|`");
    EXPECT_EQ(found[0]["diagnostics"][0]["code"], "undeclared-symmetry");
    EXPECT_EQ(with_edits(symmetric, found[0]["edit"]), with(symmetric, ":8", ":|"));
    EXPECT_EQ(asked(range(0, 0, 0, 0), {{"only", {"quickfix"}}}), Json::array());
    const Json all = asked(range(0, 0, 0, 0), {{"only", {"source"}}});
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(with_edits(symmetric, all[0]["edit"]), with(symmetric, ":8", ":|"));
}

TEST_F(Features, AConstraintDiagramIsMade) {
    const std::string bare = "Pattern A\n\n|OX  remark\n|.*\n\n:8,O\n";
    editor.change(uri, nullptr, bare);
    const Json found = editor.ask(
        "textDocument/codeAction",
        {{"textDocument", {{"uri", uri}}}, {"range", range(2, 0, 2, 0)}, {"context", {{"only", {"refactor"}}}}});
    ASSERT_GE(found.size(), 1U);
    EXPECT_EQ(found[0]["title"], "make a constraint diagram");
    EXPECT_EQ(with_edits(bare, found[0]["edit"]), bare + "\n|OX\n|.*\n");
}

TEST_F(Features, AnEntryIsTurned) {
    const std::string bare = "Pattern A\n\n|OX.  remark\n|.*.\n\n:8,O\n\n|Oa.\n|.*.\n\n;lib(a) > 1\n";
    editor.change(uri, nullptr, bare);
    const Json found = editor.ask("textDocument/codeAction", {{"textDocument", {{"uri", uri}}},
                                                              {"range", range(2, 0, 2, 0)},
                                                              {"context", {{"only", {"refactor.rewrite"}}}}});
    std::vector<std::string> titles;
    for (const Json& action : found) titles.push_back(action["title"]);
    ASSERT_THAT(titles, ElementsAre("turn the diagram clockwise", "turn the diagram counterclockwise",
                                    "turn the diagram upside down", "mirror the diagram, left and right",
                                    "mirror the diagram, top and bottom", "exchange O and X"));
    EXPECT_EQ(with_edits(bare, found[3]["edit"]),
              "Pattern A\n\n.XO|  remark\n.*.|\n\n:8,O\n\n.aO|\n.*.|\n\n;lib(a) > 1\n");
}

// Every request at every place of a text, also of one that is broken.
TEST_F(Features, AnswersEverywhere) {
    std::string broken = text;
    broken.replace(broken.find(":8,OXe"), 1, ";");
    broken.erase(broken.find("|.A*"), 3);
    for (const std::string& source : {text, broken}) {
        editor.change(uri, nullptr, source);
        const auto lines = static_cast<int>(std::count(source.begin(), source.end(), '\n'));
        for (int line = 0; line <= lines; ++line)
            for (int character = 0; character < 8; character += 2) {
                Json params = place(uri, {{"line", line}, {"character", character}});
                params["newName"] = "C";
                params["range"] = range(line, character, line, character);
                for (const char* method : {"textDocument/hover", "textDocument/completion", "textDocument/definition",
                                           "textDocument/references", "textDocument/documentHighlight",
                                           "textDocument/codeAction", "textDocument/semanticTokens/range"})
                    ASSERT_TRUE(editor.answer(method, params).contains("result")) << method << params.dump();
                const Json answer = editor.answer("textDocument/rename", params);
                ASSERT_TRUE(answer.contains("result") || answer["error"]["code"] == -32803) << answer.dump();
            }
    }
}

}  // namespace
}  // namespace katachi::lsp
