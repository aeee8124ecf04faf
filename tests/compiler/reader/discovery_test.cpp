// Which databases a path holds: by a manifest, by GNU Go's file names, by the text.
#include "compiler/model/discovery.h"
#include "base/files/file_error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "compiler/model/gnugo_profile.h"
#include "tests/support/temporary_folder.h"

namespace katachi::compiler {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

const std::string entry = "Pattern A\n\nO*\n\n:8,O\n";

std::string error_of(const fs::path& path) {
    try {
        discover_databases(path);
    } catch (const base::FileError& error) {
        return error.what();
    }
    return "";
}

TEST(FindDatabases, AManifestNamesThemInOrder) {
    const test::TemporaryFolder folder;
    folder.write("katachi.toml",
                 "[[database]]\nname = 'second'\nkind = 'life_attack'\nfiles = ['b.db', 'sub/a.db']\n"
                 "[[database]]\nname = 'first'\nkind = 'eye-shape'\nfiles = ['c.db']\n");
    fs::create_directory(folder / "sub");
    for (const char* file : {"b.db", "sub/a.db", "c.db"}) folder.write(file, entry);
    const auto specs = discover_databases(folder.path());
    ASSERT_EQ(specs.size(), 2U);
    EXPECT_EQ(specs[0].name, "second");
    EXPECT_EQ(specs[0].kind, DatabaseKind::life_attack);
    EXPECT_THAT(specs[0].files, ElementsAre(folder.path() / "b.db", folder.path() / "sub/a.db"));
    EXPECT_EQ(specs[1].name, "first");
    EXPECT_EQ(specs[1].kind, DatabaseKind::eye_shape);
    EXPECT_EQ(discover_databases(folder.path() / "katachi.toml").size(), 2U);
}

struct BadManifest {
    const char* name;
    const char* text;
    const char* place;
    const char* message;
};

void PrintTo(const BadManifest& manifest, std::ostream* out) { *out << manifest.name; }

class BadManifests : public testing::TestWithParam<BadManifest> {};

TEST_P(BadManifests, AreRefusedAtTheirPlace) {
    const test::TemporaryFolder folder;
    const fs::path manifest = folder.write("katachi.toml", GetParam().text);
    EXPECT_THAT(error_of(folder.path()), StartsWith(manifest.string() + GetParam().place));
    EXPECT_THAT(error_of(folder.path()), HasSubstr(GetParam().message));
}

INSTANTIATE_TEST_SUITE_P(
    FindDatabases, BadManifests,
    testing::Values(
        BadManifest{"NoDatabase", "# none\n", ": ", "names no [[database]]"},
        BadManifest{"UnknownKeyOfTheFile", "name = 'x'\n", ":1:1: ", "unknown key `name`; a manifest has database"},
        BadManifest{"UnknownKind", "[[database]]\nname = 'x'\nkind = 'mvoe'\nfiles = ['a.db']\n",
                    ":3:8: ", "unknown kind `mvoe`; one of move, attack"},
        BadManifest{"UnknownKey", "[[database]]\nname = 'x'\nkind = 'move'\nfile = ['a.db']\n",
                    ":4:1: ", "unknown key `file`; did you mean files?"},
        BadManifest{"StrangeKey", "[[database]]\nname = 'x'\nkind = 'move'\nfiles = ['a.db']\nsize = 7\n",
                    ":5:1: ", "unknown key `size`; a database has name, kind, files, ignore"},
        BadManifest{"StrangeTable", "[[database]]\nname = 'x'\nkind = 'move'\nfiles = ['a.db']\n[chekc]\n",
                    ":5:2: ", "unknown key `chekc`; did you mean check?"},
        BadManifest{"StrangeKeyOfCheck", "[check]\nselct = []\n[[database]]\n",
                    ":2:1: ", "unknown key `selct`; did you mean select?"},
        BadManifest{"ChoiceNoList", "[check]\nselect = 'KA3'\n[[database]]\n", ":2:10: ", "as a list"},
        BadManifest{"RuleNoText", "[check]\nignore = [3]\n[[database]]\n", ":2:11: ", "in quotes"},
        BadManifest{"RuleTwice", "[check]\nignore = ['a',\n 'a']\n[[database]]\n", ":3:2: ", "named twice"},
        BadManifest{"KeyTwice", "[check]\nignore = []\nignore = []\n[[database]]\n", ":3:", ""},
        BadManifest{"BaselineNoText", "[check]\nbaseline = 3\n[[database]]\n", ":2:12: ", "path of a file"},
        BadManifest{"NoName", "\n[[database]]\nkind = 'move'\nfiles = ['a.db']\n", ":2:1: ", "lacks `name"},
        BadManifest{"NoKind", "[[database]]\nname = 'x'\nfiles = ['a.db']\n", ":1:1: ", "lacks `kind"},
        BadManifest{"NoFiles", "[[database]]\nname = 'x'\nkind = 'move'\n", ":1:1: ", "lacks `files"},
        BadManifest{"EmptyFiles", "[[database]]\nname = 'x'\nkind = 'move'\nfiles = []\n", ":1:1: ", "lacks `files"},
        BadManifest{"FileNoText", "[[database]]\nname = 'x'\nkind = 'move'\nfiles = ['a.db', 7]\n",
                    ":4:18: ", "a file must be a text"},
        BadManifest{"FileTwice", "[[database]]\nname = 'x'\nkind = 'move'\nfiles = ['a.db',\n './a.db']\n",
                    ":5:2: ", "`./a.db` is named twice in this list"},
        BadManifest{"FilesNoList", "[[database]]\nname = 'x'\nkind = 'move'\nfiles = 'a.db'\n",
                    ":4:9: ", "write files as a list"},
        BadManifest{"NameTwice",
                    "[[database]]\nname = 'x'\nkind = 'move'\nfiles = ['a.db']\n"
                    "[[database]]\nname = 'x'\nkind = 'attack'\nfiles = ['b.db']\n",
                    ":6:8: ", "another [[database]] is called `x` already"},
        BadManifest{"FewerLabelsThanNone", "[helpers]\nless = -1\n",
                    ":2:8: ", "`less` needs its number of labels, from 0 to 16"},
        BadManifest{"HelperOfOurs", "[helpers]\nlib = 1\n",
                    ":2:7: ", "`lib` is an autohelper already; choose another name"},
        BadManifest{"TooManyLabels", "[helpers]\nbig = 99\n",
                    ":2:7: ", "`big` needs its number of labels, from 0 to 16"},
        BadManifest{"NoTable", "database = [ 1 ]\n", ":1:14: ", "double brackets"},
        BadManifest{"NoToml", "[[database]]\nname 'x'\n", ":2:6: ", ""}),
    [](const auto& tested) { return tested.param.name; });

// Whoever frees so many tables within one another comes to the end of the stack.
TEST(FindDatabases, AManifestOfHopelessNestingIsRefused) {
    std::string keys = "a";
    for (int i = 0; i < 200'000; ++i) keys += ".a";
    for (const std::string& text : {keys + " = 1\n", "[" + keys + "]\n"}) {
        const test::TemporaryFolder folder;
        const fs::path manifest = folder.write("katachi.toml", "# ....\n" + text);
        EXPECT_EQ(error_of(folder.path()), manifest.string() + ":2:1: names too many tables within one another");
    }
}

TEST(FindDatabases, AManifestWithoutDatabasesNeedsFilesBesideIt) {
    const test::TemporaryFolder folder;
    folder.write("katachi.toml", "[helpers]\nfoo = 1\n");
    EXPECT_THAT(error_of(folder.path()), HasSubstr("its katachi.toml names no [[database]], and no .db file"));
}

TEST(FindDatabases, ATextIsOfTheDatabaseThatItsPathIsOf) {
    const test::TemporaryFolder folder;
    folder.write("katachi.toml",
                 "[helpers]\nfoo = 1\n[[database]]\nname = 'links'\nkind = 'connection'\nfiles = ['l.db', 'm.db']\n");
    const DatabaseSpec named = spec_of_text({(folder / "l.db").string(), entry});
    EXPECT_EQ(named.name, "links");
    EXPECT_EQ(named.kind, DatabaseKind::connection);
    EXPECT_THAT(named.files, ElementsAre(folder / "l.db"));
    const DatabaseSpec other = spec_of_text({(folder / "new.db").string(), entry});
    EXPECT_EQ(other.name, "new");
    EXPECT_TRUE(other.kind_is_guessed);
    EXPECT_EQ(other.helpers.count("foo"), 1U);
}

TEST(FindDatabases, AFolderInGnuGosLayoutNeedsNoManifest) {
    const test::TemporaryFolder folder;
    for (const char* file : {"patterns2.db", "patterns.db", "sansan.db", "gogo.db", "conn.db", "eyes.db"})
        folder.write(file, entry);
    folder.write("fuseki9.dbz", "F-1 1 ee\n");
    folder.write("sansan.sgf", "(;)");
    const auto specs = discover_databases(folder.path());
    std::vector<std::string> found;
    for (const DatabaseSpec& spec : specs) {
        found.push_back(spec.name + " " + std::string(name(spec.kind)));
        for (const auto& file : spec.files) found.push_back(file.filename().string());
    }
    EXPECT_THAT(found, ElementsAre("conn connection", "conn.db", "eyes eye-shape", "eyes.db", "fuseki9 whole-board",
                                   "fuseki9.dbz", "joseki corner", "gogo.db", "sansan.db", "patterns move",
                                   "patterns.db", "patterns2.db"));
}

TEST(FindDatabases, AFileOfGnuGosKnowsThoseOfItsDatabaseBesideIt) {
    const test::TemporaryFolder folder;
    for (const char* file : {"patterns.db", "sansan.db", "komoku.db", "gogo.db"}) folder.write(file, entry);
    const DatabaseSpec joseki = discover_databases(folder / "sansan.db").front();
    EXPECT_THAT(joseki.files, ElementsAre(folder / "sansan.db"));
    EXPECT_THAT(joseki.whole, ElementsAre(folder / "gogo.db", folder / "komoku.db", folder / "sansan.db"));
    EXPECT_TRUE(joseki.is_part());
    EXPECT_FALSE(discover_databases(folder / "patterns.db").front().is_part());
}

// In the order of the database, in whatever order they are named.
TEST(FindDatabases, FilesOfADatabaseThatAreNamedApartComeTogether) {
    const test::TemporaryFolder folder;
    folder.write("katachi.toml", "[[database]]\nname = 'all'\nkind = 'connection'\nfiles = ['c.db', 'a.db', 'b.db']\n");
    std::vector<std::string> paths;
    for (const char* file : {"a.db", "b.db", "c.db"}) paths.push_back(folder.write(file, entry).string());
    const auto found = [](const std::vector<std::string>& named) {
        const auto specs = discover_databases(named);
        EXPECT_EQ(specs.size(), 1U);
        return specs.front();
    };
    EXPECT_THAT(found({paths[0], paths[2]}).files, ElementsAre(folder / "c.db", folder / "a.db"));
    EXPECT_TRUE(found({paths[0], paths[2]}).is_part());
    EXPECT_THAT(found(paths).files, ElementsAre(folder / "c.db", folder / "a.db", folder / "b.db"));
    EXPECT_FALSE(found(paths).is_part());
    EXPECT_FALSE(found({paths[0], folder.path().string()}).is_part()) << "the folder has the file, too";
}

TEST(FindDatabases, AFolderThatIsCalledLikeAFileIsNone) {
    const test::TemporaryFolder folder;
    fs::create_directory(folder / "old.db");
    const std::string file = folder.write("a.db", entry).string();
    const auto specs = discover_databases(folder.path());
    ASSERT_EQ(specs.size(), 1U);
    EXPECT_THAT(specs[0].files, ElementsAre(fs::path(file)));
}

TEST(FindDatabases, AFolderThatWasRemovedIsNotTheOneThatWasMadeAnew) {
    const test::TemporaryFolder above;
    const fs::path folder = above / "patterns", before = fs::current_path();
    fs::create_directory(folder);
    fs::current_path(folder);
    fs::remove(folder);
    fs::create_directory(folder);
    above.write("patterns/a.db", entry);
    const std::string error = error_of(".");
    fs::current_path(before);
    EXPECT_THAT(error, StartsWith(".: was removed"));
    EXPECT_EQ(error_of(folder), "");
}

TEST(FindDatabases, AByteOrderMarkHidesNoKind) {
    EXPECT_EQ(guess_kind({"a.db", "\xEF\xBB\xBF" + entry}), DatabaseKind::move);
}

TEST(FindDatabases, TheProfileKnowsGnuGosFilesAlone) {
    EXPECT_EQ(gnugo_profile("owl_defendpats.db")->kind, DatabaseKind::life_defence);
    EXPECT_EQ(gnugo_profile("mc_uniform.db")->kind, DatabaseKind::monte_carlo);
    EXPECT_EQ(gnugo_profile("komoku.db")->database, "joseki");
    EXPECT_FALSE(gnugo_profile("mine.db"));
}

TEST(FindDatabases, AnotherFileIsADatabaseOfItsOwn) {
    const test::TemporaryFolder folder;
    folder.write("mine.db", entry);
    folder.write("shapes.db", "Pattern 1\n\nxx\n\n:1111\n");
    const auto specs = discover_databases(folder.path());
    ASSERT_EQ(specs.size(), 2U);
    EXPECT_EQ(specs[0].name, "mine");
    EXPECT_EQ(specs[0].kind, DatabaseKind::move);
    EXPECT_EQ(specs[1].kind, DatabaseKind::eye_shape);
    EXPECT_EQ(discover_databases(folder.path() / "mine.db").size(), 1U);
}

TEST(FindDatabases, JosekiAreCorners) {
    const std::string drawn = "Pattern 1\n\n---+\n*..|\n.X.|\n...|\n\n";
    const auto kind_with = [&](const char* colon_line) {
        return guess_kind(base::SourceFile("mine.db", drawn + colon_line));
    };
    EXPECT_EQ(kind_with(":8,sFJ\n"), DatabaseKind::corner);
    EXPECT_EQ(kind_with(":8,sFt,value(20)"), DatabaseKind::corner);
    EXPECT_EQ(kind_with(":8,sFN"), DatabaseKind::corner);
    EXPECT_EQ(kind_with(":8,sFJ-\n"), DatabaseKind::corner);
    for (const char* opening : {":8,FJ", ":8,sFeJ", ":8,sFJd,shape(1)", ":8,sJ", ":8,sF"})
        EXPECT_EQ(kind_with(opening), DatabaseKind::move) << opening;
    EXPECT_EQ(kind_with(":8"), DatabaseKind::move);
    EXPECT_EQ(kind_with(":"), DatabaseKind::move);
}

TEST(FindDatabases, AFileIsReadAsTheNearestManifestSays) {
    const test::TemporaryFolder folder;
    folder.write("katachi.toml",
                 "[helpers]\nmine = 1\n[check]\nignore = ['label-case']\n"
                 "[[database]]\nname = 'both'\nkind = 'connection'\nfiles = ['a.db', 'sub/b.db']\n");
    folder.write("a.db", entry);
    fs::create_directory(folder.path() / "sub");
    for (const fs::path& file : {folder.write("a.db", entry), folder.write("sub/b.db", entry)}) {
        const auto specs = discover_databases(file);
        ASSERT_EQ(specs.size(), 1U);
        EXPECT_EQ(specs[0].name, "both");
        EXPECT_EQ(specs[0].kind, DatabaseKind::connection);
        EXPECT_THAT(specs[0].files, ElementsAre(file));
        EXPECT_THAT(specs[0].whole, ElementsAre(folder / "a.db", folder / "sub/b.db"));
        EXPECT_FALSE(specs[0].kind_is_guessed);
    }
    const DatabaseSpec other = discover_databases(folder.write("sub/c.db", entry)).front();
    EXPECT_TRUE(other.kind_is_guessed);
    EXPECT_EQ(other.helpers.count("mine"), 1U);
    EXPECT_EQ(other.check.ignore.size(), 1U);
}

TEST(FindDatabases, AManifestMayNameNoDatabases) {
    const test::TemporaryFolder folder;
    folder.write("katachi.toml", "[check]\nignore = ['label-case']\n");
    folder.write("a.db", entry);
    folder.write("b.db", entry);
    const auto specs = discover_databases(folder.path());
    ASSERT_EQ(specs.size(), 2U);
    EXPECT_EQ(specs[1].name, "b");
    EXPECT_EQ(specs[1].check.ignore.size(), 1U);
}

TEST(FindDatabases, WhatSeveralPathsNameIsFoundOnce) {
    const test::TemporaryFolder folder;
    const std::string a = folder.write("a.db", entry).string();
    folder.write("b.db", entry);
    const std::string all = folder.path().string();
    EXPECT_EQ(discover_databases(std::vector{all, all}).size(), 2U);
    EXPECT_EQ(discover_databases(std::vector{a, all}).size(), 2U);
    EXPECT_EQ(discover_databases(std::vector{all, a}).size(), 2U);
}

TEST(FindDatabases, GameRecordsAndCataloguesAreNone) {
    const test::TemporaryFolder folder;
    EXPECT_THAT(error_of(folder.write("a.sgf", "(;SZ[9])")), HasSubstr("is a game record"));
    EXPECT_THAT(error_of(folder.write("empty.sgf", "")), HasSubstr("holds no game"));
    EXPECT_THAT(error_of(folder.write("letter.sgf", "%PDF-1.7 (a) [b]\n")), HasSubstr("holds no game"));
    EXPECT_THAT(error_of(folder.write("a.kdb", "")), HasSubstr("is a catalogue"));
}

TEST(FindDatabases, TheFirstColonLineTellsTheKind) {
    const auto kind = [](const std::string& path, const std::string& text) { return guess_kind({path, text}); };
    EXPECT_EQ(kind("a.db", entry), DatabaseKind::move);
    EXPECT_EQ(kind("a.db", "Pattern 1\n\nxx\n\n:0122\n"), DatabaseKind::eye_shape);
    EXPECT_EQ(kind("a.db", "Pattern 1\n\nxx\n\n: 0122\n"), DatabaseKind::eye_shape);
    EXPECT_EQ(kind("a.db", " Pattern A1\n\nXO\n\n :8,C\n"), DatabaseKind::move);
    EXPECT_EQ(kind("a.db", "XO\n.*\n\n:5,near\n"), DatabaseKind::monte_carlo);
    EXPECT_EQ(kind("a.dbz", "F-1 1 eegd\n"), DatabaseKind::whole_board);
    EXPECT_EQ(kind("a.db", ""), DatabaseKind::move);
    EXPECT_EQ(kind("a.db", "attribute_map owl_attack\n" + entry), DatabaseKind::life_attack);
    EXPECT_EQ(kind("a.db", "attribute_map  owl_defense\n"), DatabaseKind::life_defence);
}

TEST(FindDatabases, KindsAreSpelledWithHyphensOrUnderscores) {
    for (int i = 0; i < database_kind_count; ++i) {
        const auto kind = static_cast<DatabaseKind>(i);
        EXPECT_EQ(database_kind(name(kind)), kind);
    }
    EXPECT_EQ(database_kind("life_vital"), DatabaseKind::life_vital);
    EXPECT_EQ(database_kind("Move"), std::nullopt);
}

}  // namespace
}  // namespace katachi::compiler
