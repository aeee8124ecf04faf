// Texts over files: what is wrong in them is what `katachi check` would find if they were saved.
#include "tools/authoring/workspace/workspace.h"

#include <gmock/gmock.h>

#include "tests/support/temporary_folder.h"

namespace katachi::authoring {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string opened_text = "Pattern A\n\nOX\n.*\n\n:8,O\n";
const std::string both = "[[database]]\nname = \"both\"\nkind = \"move\"\nfiles = [\"a.db\", \"b.db\"]\n";

class Open : public testing::Test {
  protected:
    void open(const std::string& name, const std::string& text) { workspace.open(name, folder / name, 1, text); }
    void change(const std::string& name, const std::string& text) { workspace.change(name, 2, text); }

    // The rules are those of the findings in an open text.
    std::vector<std::string> rules(const std::string& name) {
        const OpenText& open_text = *workspace.find(name);
        std::vector<std::string> found;
        for (const base::Diagnostic& finding : open_text.database->findings())
            if (finding.source == open_text.source) found.push_back(finding.rule);
        return found;
    }
    std::vector<std::string> changed() {
        std::vector<std::string> names;
        for (const OpenText* each : workspace.take_changed()) names.push_back(each->name);
        return names;
    }

    test::TemporaryFolder folder;
    std::vector<std::string> told;
    Workspace workspace{[this](const std::string& line) { told.push_back(line); }};
};

TEST_F(Open, FindingsAreThoseOfTheTextAsItIs) {
    open("a.db", opened_text);
    EXPECT_THAT(rules("a.db"), IsEmpty());
    change("a.db", "Pattern A\n\nOX\n.*\n\n:8,q\n");
    EXPECT_THAT(rules("a.db"), ElementsAre("unknown-class"));
    EXPECT_EQ(workspace.find("a.db")->version, 2);
    workspace.close("a.db");
    EXPECT_EQ(workspace.find("a.db"), nullptr);
    EXPECT_THROW(change("a.db", opened_text), std::out_of_range);
    workspace.close("a.db");
}

TEST_F(Open, ADatabaseOfSeveralFilesIsCheckedAsOne) {
    folder.write("katachi.toml", both);
    folder.write("a.db", opened_text);
    open("b.db", opened_text);
    EXPECT_THAT(rules("b.db"), ElementsAre("duplicate-name", "duplicate-shape"));
    open("a.db", opened_text);
    EXPECT_EQ(workspace.find("a.db")->database, workspace.find("b.db")->database);
    change("a.db", "Pattern Z\n\nOX\n.*\n\n:8,O\n");
    EXPECT_THAT(rules("b.db"), ElementsAre("duplicate-shape"));
    workspace.close("a.db");
    EXPECT_THAT(rules("b.db"), ElementsAre("duplicate-name", "duplicate-shape")) << "the file says so";
}

TEST_F(Open, WhatChangedIsTakenOnce) {
    folder.write("katachi.toml", both);
    open("a.db", opened_text);
    open("b.db", opened_text);
    open("c.db", opened_text);
    EXPECT_THAT(changed(), ElementsAre("a.db", "b.db", "c.db"));
    EXPECT_THAT(changed(), IsEmpty());
    change("b.db", "");
    EXPECT_THAT(changed(), ElementsAre("a.db", "b.db")) << "of one database";
    workspace.close("a.db");
    EXPECT_THAT(changed(), ElementsAre("b.db"));
}

TEST_F(Open, AGuessedKindFollowsTheText) {
    open("a.db", opened_text);
    EXPECT_EQ(workspace.find("a.db")->database->database().spec.kind, compiler::DatabaseKind::move);
    const std::string eyes = "Pattern A\n\nX*X\n\n:1122\n";
    change("a.db", eyes);
    EXPECT_EQ(workspace.find("a.db")->database->database().spec.kind, compiler::DatabaseKind::eye_shape);
    change("a.db", opened_text);
    EXPECT_EQ(workspace.find("a.db")->database->database().spec.kind, compiler::DatabaseKind::move);
}

TEST_F(Open, AFileThatAnotherProgramChangesCounts) {
    folder.write("katachi.toml", both);
    folder.write("a.db", "");
    open("b.db", opened_text);
    folder.write("a.db", opened_text);
    EXPECT_THAT(rules("b.db"), IsEmpty()) << "nobody has said so yet";
    workspace.file_changed(folder / "a.db");
    EXPECT_THAT(rules("b.db"), ElementsAre("duplicate-name", "duplicate-shape"));
    folder.write("b.db", "");
    workspace.file_changed(folder / "b.db");
    EXPECT_EQ(workspace.find("b.db")->source->text(), opened_text) << "it is open";
    std::filesystem::remove(folder / "a.db");
    workspace.files_changed();
    EXPECT_THAT(rules("b.db"), IsEmpty());
}

TEST_F(Open, ABrokenManifestIsToldOfOnceAndNotHeeded) {
    folder.write("katachi.toml", "[[database]\n");
    open("a.db", "Pattern A\n\nOX\n..\n\n:8,O\n");
    open("b.db", opened_text);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_THAT(told[0], HasSubstr("until that is mended, each file is checked alone"));
    EXPECT_THAT(rules("a.db"), ElementsAre("missing-move"));
    folder.write("katachi.toml", "[[database]]\nname = \"a\"\nkind = \"influence\"\nfiles = [\"a.db\"]\n");
    workspace.files_changed();
    EXPECT_THAT(rules("a.db"), IsEmpty());
    folder.write("katachi.toml",
                 "[check]\nignore = [\"no-rule\"]\n[[database]]\nname = \"a\"\nkind = \"move\"\nfiles = [\"a.db\"]\n");
    workspace.files_changed();
    ASSERT_EQ(told.size(), 2U);
    EXPECT_THAT(told[1], HasSubstr("until that is mended, all rules are run"));
    EXPECT_THAT(rules("a.db"), ElementsAre("missing-move"));
}

TEST_F(Open, TroubleThatComesBackIsToldAgain) {
    const auto changed_manifest = [&](const std::string& manifest) {
        folder.write("katachi.toml", manifest);
        told.clear();
        workspace.files_changed();
        return told.size();
    };
    const std::string sound = "[[database]]\nname = \"a\"\nkind = \"move\"\nfiles = [\"a.db\"]\n";
    open("a.db", opened_text);
    EXPECT_EQ(changed_manifest("[[database]\n"), 1U);
    EXPECT_EQ(changed_manifest("[[database]\n"), 0U);
    EXPECT_EQ(changed_manifest(sound), 0U);
    EXPECT_EQ(changed_manifest("[[database]\n"), 1U);
}

TEST_F(Open, TroubleInTwoFoldersIsToldOfOnceEach) {
    for (const char* name : {"one", "two"}) {
        std::filesystem::create_directory(folder / name);
        folder.write(std::string(name) + "/katachi.toml", "[[database]\n");
    }
    open("one/a.db", opened_text);
    open("two/a.db", opened_text);
    EXPECT_EQ(told.size(), 2U);
    workspace.files_changed();
    workspace.files_changed();
    EXPECT_EQ(told.size(), 2U);
}

TEST_F(Open, AListedFileThatCannotBeReadIsToldOf) {
    folder.write("katachi.toml", both);
    open("a.db", opened_text);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_THAT(told[0], testing::AllOf(HasSubstr("b.db: no such file"), HasSubstr("counts as empty")));
    workspace.files_changed();
    EXPECT_EQ(told.size(), 1U);
    folder.write("b.db", "");
    workspace.files_changed();
    std::filesystem::remove(folder / "b.db");
    workspace.files_changed();
    EXPECT_EQ(told.size(), 2U);
}

}  // namespace
}  // namespace katachi::authoring
