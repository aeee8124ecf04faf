// Texts as the editor changes them: what is wrong in them is what `katachi check` finds.
#include <gmock/gmock.h>

#include <fstream>
#include <random>

#include "base/findings/source_file.h"
#include "compiler/check/check_databases.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tests/lsp/editor.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi::lsp {
namespace {

namespace fs = std::filesystem;

const std::string sound = "Pattern A\n\nOX\n.*\n\n:8,O\n";
const Json utf8{{"general", {{"positionEncodings", {"utf-8"}}}}};

TEST(Documents, FindingsComeWithEachChangeAndGoWithTheText) {
    Editor editor;
    editor.start();
    const std::string uri = editor.open("a.db", sound);
    EXPECT_EQ(editor.rules(uri), "");
    const Json wrong = editor.change(uri, range(5, 3, 5, 4), "q");
    ASSERT_EQ(wrong.size(), 1U);
    EXPECT_EQ(wrong[0]["code"], "unknown-class");
    EXPECT_EQ(wrong[0]["severity"], 1);
    EXPECT_EQ(wrong[0]["source"], "katachi");
    EXPECT_EQ(wrong[0]["range"], range(5, 3, 5, 4));
    editor.change(uri, range(5, 3, 5, 4), "O");
    EXPECT_EQ(editor.rules(uri), "");
    editor.change(uri, range(2, 0, 3, 0), "");
    EXPECT_EQ(editor.rules(uri), "undeclared-symmetry class-without-stones");
    editor.change(uri, nullptr, ":8,O\n");
    EXPECT_EQ(editor.rules(uri), "syntax");
    editor.note("textDocument/didClose", {{"textDocument", {{"uri", uri}}}});
    EXPECT_EQ(editor.diagnostics(), Json::array());
}

TEST(Documents, FindingsBeyondAThousandAreCountedInTheLast) {
    Editor editor;
    editor.start();
    std::string text;
    for (int i = 0; i < 1200; ++i) text += "Pattern A" + std::to_string(i) + "\n\nOX\n.*\n\n:8,q\n\n";
    editor.note(
        "textDocument/didOpen",
        {{"textDocument", {{"uri", editor.uri("a.db")}, {"languageId", "katachi"}, {"version", 1}, {"text", text}}}});
    const Json shown = editor.diagnostics();
    ASSERT_EQ(shown.size(), 1001U);
    const std::string last = shown.back()["message"];
    EXPECT_TRUE(
        last.ends_with("more findings of this file from here on: an editor is sent 1000, katachi check shows all"))
        << last;
    EXPECT_EQ(shown[999]["source"], "katachi");
    EXPECT_GE(std::stoi(last), 200);
}

// An editor draws it in grey.
TEST(Documents, WhatIsNeverReachedIsMarkedAsUnnecessary) {
    Editor editor;
    editor.start();
    const std::string uri = editor.open("a.db", sound);
    const Json found = editor.change(uri, nullptr,
                                     "Pattern A\n\n?XO\n.*.\n\n:8,s\n\n?BO\na*c\n\n"
                                     ">return attack(B); antisuji(a); antisuji(c);\n");
    ASSERT_EQ(editor.rules(uri), "unreachable-statement");
    EXPECT_EQ(found[0]["tags"], Json::array({1}));
}

TEST(Documents, SeveralChangesAtOnceFollowEachOther) {
    Editor editor;
    editor.start();
    const std::string uri = editor.open("a.db", sound);
    editor.note("textDocument/didChange",
                {{"textDocument", {{"uri", uri}, {"version", 9}}},
                 {"contentChanges",
                  {{{"range", range(0, 8, 0, 9)}, {"text", "long-name"}},
                   {{"range", range(0, 8, 0, 17)}, {"text", "B"}},
                   {{"range", range(6, 0, 6, 0)}, {"text", "Pattern B\n\nOX\n*.\n\n:8,O\n"}}}}});
    editor.diagnostics();
    EXPECT_EQ(editor.rules(uri), "duplicate-name");
}

TEST(Documents, CharactersAreCountedInUnitsOfUtf16OrAsAgreed) {
    // A character of two units and four bytes, one of one unit and three bytes.
    const std::string text = "Pattern A\n\nOX  \xF0\x9F\x80\x84\xE5\xBD\xA2 remark\n.*\n\n:8,O\n";
    for (const bool is_utf8 : {false, true}) {
        Editor editor;
        editor.start(is_utf8 ? utf8 : Json::object());
        const std::string uri = editor.open("a.db", text);
        // Behind the remark's first two characters a new line makes a row of what follows.
        const int behind = 4 + (is_utf8 ? 7 : 3);
        const Json wrong = editor.change(uri, range(2, behind, 2, behind + 1), "\n");
        ASSERT_EQ(editor.rules(uri), "not-a-rectangle") << wrong.dump();
        EXPECT_EQ(wrong[0]["range"]["start"]["line"], 3) << wrong.dump();
        // Within a pair of units or the bytes of a character its beginning is meant.
        editor.change(uri, range(2, 5, 2, behind), "");
        editor.change(uri, range(2, 4, 3, 6), "");
        EXPECT_EQ(editor.rules(uri), "");
    }
}

TEST(Documents, PlacesOutsideOfTheTextAreItsEnds) {
    Editor editor;
    editor.start();
    const std::string uri = editor.open("a.db", sound);
    editor.change(uri, range(700, 0, 900, 9), "Pattern B\n\nX.\n*O\n\n:8,O\n");
    EXPECT_EQ(editor.rules(uri), "");
    editor.change(uri, range(5, 900, 5, 2000), "q");
    EXPECT_EQ(editor.rules(uri), "unknown-class");
    editor.change(uri, range(5, 5, 5, 4), "");  // the wrong way round
    EXPECT_EQ(editor.rules(uri), "");
    editor.change(uri, range(0, 0, 2147483647, 2147483647), "");
    EXPECT_EQ(editor.rules(uri), "");
}

TEST(Documents, LineEndsMayBeOfAnyKind) {
    for (const char* end : {"\n", "\r\n"}) {
        std::string text;
        for (const char c : sound) text += c == '\n' ? end : std::string(1, c);
        Editor editor;
        editor.start();
        const std::string uri = editor.open("a.db", text);
        EXPECT_EQ(editor.rules(uri), "");
        EXPECT_EQ(editor.change(uri, range(5, 3, 5, 99), "q")[0]["range"], range(5, 3, 5, 4));
    }
    Editor editor;
    editor.start();
    const std::string uri = editor.open("a.db", "# one\r# two\rq\n");
    EXPECT_EQ(editor.change(uri, range(3, 0, 3, 0), ":8,O\n")[0]["range"]["start"]["line"], 3);
}

TEST(Documents, ADatabaseOfSeveralFilesIsCheckedAsOne) {
    Editor editor;
    editor.folder().write("katachi.toml",
                          "[[database]]\nname = \"both\"\nkind = \"move\"\nfiles = [\"a.db\", \"b.db\"]\n");
    editor.folder().write("a.db", sound);
    editor.folder().write("b.db", "");
    editor.start();
    const std::string b = editor.open("b.db", sound);
    ASSERT_EQ(editor.rules(b), "duplicate-name duplicate-shape");
    const std::string a = editor.open("a.db", sound);
    EXPECT_EQ(editor.rules(a), "");
    editor.settle();
    editor.change(a, range(0, 8, 0, 9), "Z");
    editor.settle();
    EXPECT_EQ(editor.rules(b), "duplicate-shape");
    // A closed text is what the file says.
    editor.note("textDocument/didClose", {{"textDocument", {{"uri", a}}}});
    editor.settle();
    EXPECT_EQ(editor.rules(b), "duplicate-name duplicate-shape");
}

TEST(Documents, AManifestIsReadAgainWhenItChanges) {
    Editor editor;
    editor.start();
    const std::string uri = editor.open("a.db", "Pattern A\n\nOX\n..\n\n:8,O\n");
    EXPECT_EQ(editor.rules(uri), "missing-move");
    const auto touch = [&](const std::string& content) {
        editor.folder().write("katachi.toml", content);
        editor.note("workspace/didChangeWatchedFiles",
                    {{"changes", {{{"uri", editor.uri("katachi.toml")}, {"type", 2}}}}});
    };
    touch("[[database]]\nname = \"a\"\nkind = \"influence\"\nfiles = [\"a.db\"]\n");
    EXPECT_EQ(editor.diagnostics(), Json::array());
    touch("[[database]\n");
    EXPECT_EQ(editor.next_message()["method"], "window/showMessage");
    editor.diagnostics();
    EXPECT_EQ(editor.rules(uri), "missing-move");
}

TEST(Documents, ABrokenManifestIsMarkedUntilItIsMended) {
    Editor editor;
    editor.folder().write("katachi.toml", "[check]\nignore = [\"unused-lable\"]\n");
    editor.start();
    editor.open("a.db", sound);
    const Json marks = editor.diagnostics();
    ASSERT_EQ(marks.size(), 1U);
    EXPECT_EQ(marks[0]["range"], range(1, 10, 1, 24));
    EXPECT_EQ(marks[0]["severity"], 1);
    EXPECT_THAT(marks[0]["message"].get<std::string>(), testing::HasSubstr("did you mean `unused-label`?"));
    editor.change(editor.uri("a.db"), range(0, 8, 0, 9), "Z");
    editor.settle();
    editor.folder().write("katachi.toml", "[check]\nignore = [\"unused-label\"]\n");
    editor.note("workspace/didChangeWatchedFiles", {{"changes", {{{"uri", editor.uri("katachi.toml")}, {"type", 2}}}}});
    editor.settle();
    EXPECT_EQ(editor.rules(editor.uri("katachi.toml")), "");
}

TEST(Documents, ShowWhatTheShellShows) {
    Editor editor;
    editor.folder().write("katachi.toml",
                          "[check]\nignore = [\"unused-label\"]\n"
                          "[[database]]\nname = \"a\"\nkind = \"move\"\nfiles = [\"a.db\"]\n");
    editor.start();
    const std::string text = "Pattern A\n\nX*X\n\n:8,X\n\nX*A\n";
    const std::string uri = editor.open("a.db", text);
    EXPECT_EQ(editor.rules(uri), "undeclared-symmetry unused-constraint-diagram");
    const std::string silenced = "# katachi: ignore[KA205, unused-constraint-diagram] to be drawn on\n";
    EXPECT_EQ(editor.change(uri, range(1, 0, 1, 0), silenced), Json::array());
    editor.folder().write("katachi.toml", "[check]\nignore = [\"unused-lable\"]\n");
    editor.note("workspace/didChangeWatchedFiles", {{"changes", {{{"uri", editor.uri("katachi.toml")}, {"type", 2}}}}});
    EXPECT_EQ(editor.next_message()["method"], "window/showMessage");
}

TEST(Documents, AFileThatAnotherProgramChangesCounts) {
    Editor editor;
    editor.folder().write("katachi.toml",
                          "[[database]]\nname = \"both\"\nkind = \"move\"\nfiles = [\"a.db\", \"b.db\"]\n");
    editor.folder().write("a.db", "");
    editor.folder().write("b.db", "");
    editor.start();
    const std::string b = editor.open("b.db", sound);
    ASSERT_EQ(editor.rules(b), "");
    editor.folder().write("a.db", sound);
    editor.note("workspace/didChangeWatchedFiles", {{"changes", {{{"uri", editor.uri("a.db")}, {"type", 2}}}}});
    editor.settle();
    EXPECT_EQ(editor.rules(b), "duplicate-name duplicate-shape");
    std::filesystem::remove(editor.folder() / "a.db");
    editor.note("workspace/didChangeWatchedFiles", {{"changes", {{{"uri", editor.uri("a.db")}, {"type", 3}}}}});
    editor.settle();
    EXPECT_EQ(editor.rules(b), "");
}

TEST(Documents, AClosedTextIsNoMore) {
    Editor editor;
    editor.start();
    const std::string uri = editor.open("a.db", sound);
    editor.note("textDocument/didClose", {{"textDocument", {{"uri", uri}}}});
    editor.diagnostics();
    editor.note("textDocument/didChange",
                {{"textDocument", {{"uri", uri}, {"version", 9}}}, {"contentChanges", {{{"text", "X"}}}}});
    editor.note("textDocument/didClose", {{"textDocument", {{"uri", uri}}}});
    EXPECT_EQ(editor.diagnostics(), Json::array());
    EXPECT_EQ(editor.answer("textDocument/hover", place(uri, {{"line", 0}, {"character", 9}}))["error"]["code"],
              -32602);
    editor.open("a.db", sound);
    EXPECT_EQ(editor.rules(uri), "");
}

TEST(Documents, ALongTextIsReadAndATooLongMessageRefused) {
    Editor editor;
    editor.start();
    std::string text;
    for (int i = 0; i < 5000; ++i) text += "Pattern A" + std::to_string(i) + "\n\nOX\n.*\n\n:8,q\n\n";
    const Json shown = editor.change(editor.open("a.db", text), range(5, 3, 5, 4), "O");
    EXPECT_GE(1000 + std::stoi(shown.back()["message"].get<std::string>()), 4999);
    editor.open("b.db", sound + "#" + std::string(std::size_t{1} << 20U, 'x') + "\n");
    EXPECT_EQ(editor.rules(editor.uri("b.db")), "line-too-long");
    // What is refused is passed over up to the next header, however much of it comes.
    editor.send_bytes("Content-Length: 34603008\r\n\r\n" + std::string(std::size_t{2} << 20U, ' '));
    EXPECT_EQ(editor.next_message()["error"]["code"], -32700);
    EXPECT_THAT(editor.leave(), testing::StartsWith("it ended with exit status 0"));
}

// What an editor shows of a finding.
std::string shown(const Json& diagnostic) {
    return std::to_string(diagnostic["range"]["start"]["line"].get<int>() + 1) + " " +
           diagnostic["code"].get<std::string>() + (diagnostic["severity"] == 1 ? " error " : " warning ") +
           diagnostic["message"].get<std::string>();
}

std::vector<std::string> checked(const compiler::PatternDatabase& database, const base::Diagnostics& read,
                                 const std::string& file) {
    std::vector<std::string> all;
    for (const base::Diagnostic& finding : compiler::check_databases({&database, 1}, read, {}).findings)
        if (finding.source->path() == file)
            all.push_back(std::to_string(finding.source->line_column(finding.span.begin).line) + " " + finding.rule +
                          (finding.severity == base::Severity::error ? " error " : " warning ") + finding.message +
                          (finding.help.empty() ? "" : "\n" + finding.help));
    return all;
}

void expect_findings_of_the_command_line(const fs::path& folder) {
    Editor editor;
    editor.start();
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(folder)) {
        base::Diagnostics findings;
        const compiler::PatternDatabase database = compiler::read_database(spec, findings);
        for (const base::SourcePtr& source : database.sources) {
            const std::string text(source->text());
            if (nlohmann::json(text).dump(-1, ' ', false, Json::error_handler_t::ignore) !=
                nlohmann::json(text).dump(-1, ' ', false, Json::error_handler_t::replace))
                continue;  // not UTF-8, so that an editor has another text
            const std::string uri = "file://" + source->path();
            editor.note("textDocument/didOpen",
                        {{"textDocument", {{"uri", uri}, {"languageId", "katachi"}, {"version", 1}, {"text", text}}}});
            std::vector<std::string> all;
            for (const Json& each : editor.diagnostics()) all.push_back(shown(each));
            EXPECT_EQ(all, checked(database, findings, source->path())) << source->path();
            editor.note("textDocument/didClose", {{"textDocument", {{"uri", uri}}}});
            editor.diagnostics();
        }
    }
}

TEST(Documents, TheLibraryHasTheFindingsOfTheCommandLine) {
    expect_findings_of_the_command_line(fs::canonical(test::project_folder() / "patterndb/library"));
}

TEST(Documents, TheCorpusHasTheFindingsOfTheCommandLine) {
    KATACHI_NEEDS("gnugo/patterns");
    expect_findings_of_the_command_line(fs::canonical(test::shared_data() / "gnugo/patterns"));
}

Json position_of(const std::string& text, std::size_t offset) {
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(offset);
    const auto line_begin = std::find(std::make_reverse_iterator(end), text.rend(), '\n').base();
    return {{"line", std::count(text.begin(), end, '\n')}, {"character", end - line_begin}};
}

TEST(Documents, RandomEditsAreFollowedToTheLetter) {
    std::mt19937 random(test::test_seed());
    const auto below = [&](std::size_t end) { return random() % end; };
    Editor editor;
    editor.start();
    std::string text = sound + "\nPattern B\n\nO.\n*X\n\n:8,s,value(3)\n\naX\n*b\n\n;lib(a)>1\n";
    const std::string uri = editor.open("a.db", text);
    const std::vector<std::string> pieces{"O", "X", "\n", "Pattern C\n", ":8,O\n", ";lib(b)", "#", "", "\nOO*\n"};
    for (int i = 0; i < 100; ++i) {
        const std::size_t begin = below(text.size() + 1);
        const std::size_t end = std::min(text.size(), begin + below(6));
        const std::string& piece = pieces[below(pieces.size())];
        const Json change{{"start", position_of(text, begin)}, {"end", position_of(text, end)}};
        const Json followed = editor.change(uri, change, piece);
        text.replace(begin, end - begin, piece);
        if (i % 5 == 0) {
            ASSERT_EQ(followed, editor.change(uri, nullptr, text)) << text;
        }
        editor.open("b.db", text);
        ASSERT_EQ(editor.rules(uri), editor.rules(editor.uri("b.db"))) << text;
    }
    EXPECT_THAT(editor.leave(), testing::StartsWith("it ended with exit status 0"));
}

}  // namespace
}  // namespace katachi::lsp
