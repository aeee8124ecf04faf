// Which findings are shown: rules chosen, a baseline, and what a manifest says.
#include "compiler/check/check_databases.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/files/file_error.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "tests/support/temporary_folder.h"

namespace katachi::compiler {

namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const std::string two_entries =
    "Pattern A1\n\nO.O\n.*.\nXXX\n\n:8,-\n\n"
    "Pattern A2\n\nO.O\n.*.\nXOX\n\n:8,Z\n\n";

CheckResult checked(const std::vector<DatabaseSpec>& specs, const CheckOptions& options) {
    std::vector<PatternDatabase> databases;
    base::Diagnostics read;
    for (const DatabaseSpec& spec : specs) databases.push_back(read_database(spec, read));
    return check_databases(databases, read, options);
}

std::vector<std::string> rules(const CheckResult& result) {
    std::vector<std::string> names;
    for (const base::Diagnostic& finding : result.findings) names.push_back(finding.pattern + " " + finding.rule);
    return names;
}

class CheckDatabases : public testing::Test {
  protected:
    std::vector<DatabaseSpec> specs() const { return discover_databases(folder_.path()); }
    CheckResult with(const CheckOptions& options) const { return checked(specs(), options); }
    std::string error_with(const CheckOptions& options) const {
        try {
            with(options);
        } catch (const base::FileError& error) {
            return error.what();
        }
        return "";
    }

    test::TemporaryFolder folder_;
    std::filesystem::path file_ = folder_.write("a.db", two_entries);
};

TEST_F(CheckDatabases, ShowsAllByDefault) {
    EXPECT_THAT(rules(with({})), ElementsAre("A1 undeclared-symmetry", "A2 undeclared-symmetry", "A2 unknown-class"));
}

TEST_F(CheckDatabases, ChoosesByNameCodeAndBeginOfCodes) {
    EXPECT_THAT(rules(with({.select = {{"unknown-class", ""}}, .ignore = {}})), ElementsAre("A2 unknown-class"));
    EXPECT_THAT(rules(with({.select = {{"KA2", ""}}, .ignore = {{"KA205", ""}}})), ElementsAre("A2 unknown-class"));
    EXPECT_THAT(rules(with({.select = {}, .ignore = {{"KA", ""}}})), IsEmpty());
}

TEST_F(CheckDatabases, NamesTheNearestOfAMisspeltRule) {
    EXPECT_EQ(error_with({.select = {{"unknown-clas", "--select"}}, .ignore = {}}),
              "--select: no rule is called `unknown-clas`; did you mean `unknown-class`?");
    EXPECT_EQ(error_with({.select = {}, .ignore = {{"KA9", "katachi.toml:2:3"}}}),
              "katachi.toml:2:3: no rule is called `KA9`; katachi explain lists the rules");
    EXPECT_THAT(error_with({.select = {}, .ignore = {{"", "--ignore"}}}), HasSubstr("no rule is called ``"));
}

// Each entry with so many before it, or a long database would take the square of its length.
TEST_F(CheckDatabases, ComparesAnEntryWithTenThousandBeforeIt) {
    const auto shadowed = [&](int between) {
        std::string text = "Pattern General\n\nXO\n.*\n\n:8,OX,value(20)\n\n";
        for (int i = 0; i < between; ++i) text += "Pattern F" + std::to_string(i) + "\n\nXX\nX*\n\n:8,X,value(20)\n\n";
        folder_.write("a.db", text + "Pattern Special\n\nXO.\n.*.\n\n:8,OX,value(15)\n");
        return rules(with({.select = {{"shadowed-entry", ""}}, .ignore = {}}));
    };
    EXPECT_THAT(shadowed(9'999), ElementsAre("Special shadowed-entry"));
    EXPECT_THAT(shadowed(10'000), IsEmpty());
}

TEST_F(CheckDatabases, ShowsSyntaxErrorsWhateverIsChosen) {
    folder_.write("a.db", "Pattern A1\n\nXO\n.*\n");
    EXPECT_THAT(rules(with({.select = {{"label-case", ""}}, .ignore = {{"KA0", ""}}})), ElementsAre("A1 syntax"));
}

TEST_F(CheckDatabases, FollowsTheManifest) {
    folder_.write("b.db", two_entries);
    folder_.write("katachi.toml",
                  "[check]\nignore = ['unknown-class']\n"
                  "[[database]]\nname = 'a'\nkind = 'move'\nfiles = ['a.db']\nignore = ['KA2']\n"
                  "[[database]]\nname = 'b'\nkind = 'move'\nfiles = ['b.db']\n");
    EXPECT_THAT(rules(with({})), ElementsAre("A1 undeclared-symmetry", "A2 undeclared-symmetry"));
    EXPECT_THAT(rules(with({.select = {}, .ignore = {{"KA205", ""}}})), IsEmpty());
}

TEST_F(CheckDatabases, ChoosesByOptionsRatherThanByTheManifest) {
    folder_.write("katachi.toml", "[check]\nselect = ['unknown-class']\n");
    EXPECT_THAT(rules(with({})), ElementsAre("A2 unknown-class"));
    EXPECT_THAT(rules(with({.select = {{"undeclared-symmetry", ""}}, .ignore = {}})),
                ElementsAre("A1 undeclared-symmetry", "A2 undeclared-symmetry"));
}

class Baselines : public CheckDatabases {
  protected:
    // The baseline is that of what is found now.
    Baseline baseline_of_now() const {
        Baseline baseline(folder_ / "known.toml");
        for (const DatabaseSpec& spec : specs()) {
            base::Diagnostics read;
            const PatternDatabase database = read_database(spec, read);
            baseline.add(database, check_databases({&database, 1}, read, {}).findings);
        }
        return baseline;
    }
    CheckOptions with_file(const std::string& name = "known.toml") const {
        return {.baseline = std::make_shared<Baseline>(Baseline::read(folder_ / name))};
    }
    CheckResult with_baseline() const { return with(with_file()); }
    std::string error_of(const std::string& name) const {
        try {
            with_file(name);
        } catch (const base::FileError& error) {
            return error.what();
        }
        return "";
    }
};

TEST_F(Baselines, HideWhatTheyKnow) {
    const Baseline baseline = baseline_of_now();
    EXPECT_EQ(baseline.size(), 3U);
    folder_.write("known.toml", baseline.text());
    const CheckResult result = with_baseline();
    EXPECT_THAT(rules(result), IsEmpty());
    EXPECT_EQ(result.in_baseline, 3U);
    EXPECT_EQ(result.no_longer_found, 0U);
}

TEST_F(Baselines, StandWhereTheManifestSays) {
    folder_.write("katachi.toml",
                  "[check]\nbaseline = 'known.toml'\n[[database]]\nname = 'a'\nkind = 'move'\nfiles = ['a.db']\n");
    folder_.write("known.toml", "");
    folder_.write("known.toml", baseline_of_now().text());
    EXPECT_EQ(with({}).in_baseline, 3U);
    EXPECT_THAT(rules(with({})), IsEmpty());
}

TEST_F(Baselines, HoldWhereEntriesMove) {
    folder_.write("known.toml", baseline_of_now().text());
    const std::string before = baseline_of_now().text();
    const auto second = two_entries.find("Pattern A2");
    folder_.write("a.db", "# moved\n\n" + two_entries.substr(second) + two_entries.substr(0, second));
    EXPECT_THAT(rules(with_baseline()), IsEmpty());
    EXPECT_EQ(baseline_of_now().text(), before);
}

TEST_F(Baselines, ShowWhatIsNewAndTellWhatIsGone) {
    folder_.write("known.toml",
                  "['a.db']\nA1 = { undeclared-symmetry = 1, label-case = 2 }\n\n['b.db']\nB = { KA1 = 1 }\n");
    const CheckResult result = with_baseline();
    EXPECT_THAT(rules(result), ElementsAre("A2 undeclared-symmetry", "A2 unknown-class"));
    EXPECT_EQ(result.in_baseline, 1U);
    EXPECT_EQ(result.no_longer_found, 2U);
}

TEST_F(Baselines, MissNothingOfRulesThatAreNotChosen) {
    folder_.write("known.toml", "['a.db']\nA1 = { label-case = 2 }\n");
    CheckOptions options = with_file();
    EXPECT_EQ(with(options).no_longer_found, 2U);
    options.ignore = {{"label-case", ""}};
    EXPECT_EQ(with(options).no_longer_found, 0U);
}

TEST_F(Baselines, TellFilesOfOneNameApart) {
    std::filesystem::create_directory(folder_ / "other");
    const auto other = folder_.write("other/a.db", two_entries.substr(0, two_entries.find("Pattern A2")));
    std::vector<DatabaseSpec> both = specs();
    both.push_back(discover_databases(other).front());
    ASSERT_EQ(both[0].name, both[1].name);
    Baseline baseline(folder_ / "known.toml");
    for (const DatabaseSpec& spec : both) {
        base::Diagnostics read;
        const PatternDatabase database = read_database(spec, read);
        baseline.add(database, check_databases({&database, 1}, read, {}).findings);
    }
    EXPECT_EQ(baseline.size(), 4U);
    folder_.write("known.toml", baseline.text());
    const CheckOptions options = with_file();
    EXPECT_THAT(rules(checked(both, options)), IsEmpty());
    EXPECT_EQ(checked(both, options).no_longer_found, 0U);

    folder_.write("other/a.db", two_entries);
    EXPECT_THAT(rules(checked(both, options)), ElementsAre("A2 undeclared-symmetry", "A2 unknown-class"));
}

TEST_F(Baselines, ForgetTheFilesOfADatabaseAndThoseThatAreGone) {
    base::Diagnostics read;
    const PatternDatabase database = read_database(specs().front(), read);
    folder_.write("b.db", two_entries);
    folder_.write("known.toml",
                  "['a.db']\nA1 = { KA205 = 1 }\n['b.db']\nB = { KA205 = 2 }\n['gone.db']\nC = { KA205 = 4 }\n"
                  "['of-version-01']\nD = { KA205 = 8 }\n");
    Baseline baseline = Baseline::read(folder_ / "known.toml");
    baseline.forget(database);
    EXPECT_EQ(baseline.size(), 10U);
}

TEST_F(Baselines, CountAFileOfTwoDatabasesOnce) {
    folder_.write("katachi.toml",
                  "[[database]]\nname = 'x'\nkind = 'move'\nfiles = ['a.db']\n"
                  "[[database]]\nname = 'y'\nkind = 'move'\nfiles = ['a.db']\n");
    const Baseline baseline = baseline_of_now();
    EXPECT_EQ(baseline.size(), 3U);
    folder_.write("known.toml", baseline.text());
    EXPECT_THAT(rules(with_baseline()), IsEmpty());
    EXPECT_EQ(with_baseline().no_longer_found, 0U);
}

// The entry is about dragons and territory: patterns of connections know the one and those of attacks neither.
TEST_F(Baselines, KnowTheMostThatOneOfTwoDatabasesFindsInAFile) {
    folder_.write("a.db", "Pattern A1\n\n?XO\n.*.\n\n:8,-\n\n?XO\na*.\n\n;weak(a) && xmoyo(a)\n");
    const std::string attack = "[[database]]\nname = 'x'\nkind = 'attack'\nfiles = ['a.db']\n";
    const std::string connection = "[[database]]\nname = 'y'\nkind = 'connection'\nfiles = ['a.db']\n";
    for (const std::string& manifest : {attack + connection, connection + attack}) {
        folder_.write("katachi.toml", manifest);
        EXPECT_THAT(baseline_of_now().text(), HasSubstr("call-out-of-phase = 2"));
        folder_.write("known.toml", baseline_of_now().text());
        EXPECT_THAT(rules(with_baseline()), IsEmpty());
    }
}

// The second of two equal entries is found where both files are read.
class BaselinesOfAPart : public Baselines {
  protected:
    BaselinesOfAPart() {
        folder_.write("b.db", two_entries);
        folder_.write("katachi.toml", "[[database]]\nname = 'a'\nkind = 'move'\nfiles = ['a.db', 'b.db']\n");
        folder_.write("known.toml", baseline_of_now().text());
    }
    std::vector<DatabaseSpec> part() const { return discover_databases(folder_ / "b.db"); }
    Baseline written_anew() const {
        base::Diagnostics read;
        const PatternDatabase database = read_database(part().front(), read);
        Baseline baseline = Baseline::read(folder_ / "known.toml");
        baseline.forget(database);
        baseline.add(database, check_databases({&database, 1}, read, {}).findings);
        return baseline;
    }
};

TEST_F(BaselinesOfAPart, MissNothingThatNeedsTheOtherFiles) {
    EXPECT_THAT(rules(checked(specs(), {})), Contains("A1 duplicate-name"));
    const CheckResult result = checked(part(), with_file());
    EXPECT_THAT(rules(result), IsEmpty());
    EXPECT_EQ(result.no_longer_found, 0U);
}

TEST_F(BaselinesOfAPart, KeepWhatNeedsTheOtherFiles) {
    EXPECT_EQ(written_anew().text(), baseline_of_now().text());
    folder_.write("b.db", "# nothing is left\n");
    const Baseline baseline = written_anew();
    EXPECT_THAT(baseline.text(), HasSubstr("duplicate-name"));
    EXPECT_EQ(baseline.text().find("unknown-class", baseline.text().find("b.db")), std::string::npos);
}

TEST_F(BaselinesOfAPart, OfVersion01AreLeftAlone) {
    const std::string text = "[a]\nA1 = { duplicate-name = 1 }\nC1 = { unknown-class = 2 }\n";
    folder_.write("known.toml", text);
    EXPECT_EQ(checked(part(), with_file()).no_longer_found, 0U);
    EXPECT_THAT(written_anew().text(), HasSubstr("C1 = { unknown-class = 2 }"));
}

TEST_F(CheckDatabases, LetsACommentSilenceWhatNeedsAnotherFile) {
    folder_.write("b.db", "Pattern A1\n# katachi: ignore[duplicate-name] on purpose\n\nO.O\n.*X\nXXX\n\n:8,-\n");
    folder_.write("katachi.toml", "[[database]]\nname = 'a'\nkind = 'move'\nfiles = ['a.db', 'b.db']\n");
    EXPECT_THAT(rules(checked(discover_databases(folder_ / "b.db"), {})), Not(Contains("A1 unused-ignore")));
    folder_.write("katachi.toml", "[[database]]\nname = 'b'\nkind = 'move'\nfiles = ['b.db']\n");
    EXPECT_THAT(rules(checked(discover_databases(folder_ / "b.db"), {})), Contains("A1 unused-ignore"));
}

TEST_F(CheckDatabases, KnowsTheOtherFilesOfGnuGosDatabases) {
    folder_.write("patterns.db", two_entries);
    folder_.write("patterns2.db", two_entries);
    EXPECT_TRUE(discover_databases(folder_ / "patterns2.db").front().is_part());
    for (const DatabaseSpec& spec : specs()) EXPECT_FALSE(spec.is_part()) << spec.name;
}

TEST_F(CheckDatabases, JoinsFilesOfOneDatabaseThatAreNamedOneByOne) {
    folder_.write("b.db", two_entries);
    folder_.write("c.db", two_entries);
    folder_.write("katachi.toml", "[[database]]\nname = 'a'\nkind = 'move'\nfiles = ['c.db', 'b.db', 'a.db']\n");
    const auto of = [&](const std::vector<std::string>& names) {
        std::vector<std::string> paths;
        for (const std::string& name : names) paths.push_back((folder_ / name).string());
        return discover_databases(paths);
    };
    const auto two = of({"a.db", "b.db", "a.db"});
    ASSERT_EQ(two.size(), 1U);
    EXPECT_THAT(two.front().files, ElementsAre(folder_ / "b.db", folder_ / "a.db"));
    EXPECT_TRUE(two.front().is_part());
    EXPECT_EQ(rules(checked(of({"a.db", "b.db", "c.db"}), {})), rules(checked(specs(), {})));
}

TEST_F(Baselines, OfVersion01NameDatabases) {
    folder_.write("known.toml", "[a]\nA1 = { undeclared-symmetry = 1 }\nA2 = { unknown-class = 2 }\n");
    EXPECT_THAT(rules(with_baseline()), ElementsAre("A2 undeclared-symmetry"));
    EXPECT_EQ(with_baseline().no_longer_found, 1U);
}

TEST_F(Baselines, ReadWhatTheyWrite) {
    folder_.write("a.db", "Pattern A\"1.\\x\xE9\n\nO.O\n.*.\nXXX\n\n:8,Z\n");
    const std::string text = baseline_of_now().text();
    folder_.write("known.toml", text);
    EXPECT_EQ(Baseline::read(folder_ / "known.toml").text(), text);
    EXPECT_THAT(rules(with_baseline()), IsEmpty());
}

TEST_F(Baselines, CallPlayoutPatternsByTheirRows) {
    folder_.write("mc.db", "OX\n?*\n\n:70,near\n");
    folder_.write("katachi.toml", "[[database]]\nname = 'mc'\nkind = 'monte-carlo'\nfiles = ['mc.db']\n");
    Baseline baseline(folder_ / "known.toml");
    base::Diagnostics read;
    const PatternDatabase database = read_database(specs().front(), read);
    ASSERT_EQ(database.patterns.size(), 1U);
    const Pattern& pattern = database.patterns.front();
    baseline.add(database, {{.rule = "unknown-cell",
                             .message = "",
                             .source = pattern.source,
                             .span = pattern.span,
                             .pattern = pattern.name}});
    EXPECT_THAT(baseline.text(), HasSubstr("OX/?*"));
}

TEST_F(Baselines, ThatAreNoneAreRefusedAtTheirPlace) {
    const auto error_of_text = [&](const std::string& text) {
        folder_.write("known.toml", text);
        return error_of("known.toml");
    };
    EXPECT_THAT(error_of_text("[a]\nA1 = 3\n"), HasSubstr("known.toml:2:6: a baseline has tables"));
    EXPECT_THAT(error_of_text("[a]\nA1 = { x = 'y' }\n"), HasSubstr("known.toml:2:12: a rule has the number"));
    EXPECT_THAT(error_of_text("[a]\nA1 = { x = 0 }\n"), HasSubstr("known.toml:2:12: a rule has the number"));
    EXPECT_THAT(error_of_text("[a\n"), HasSubstr("known.toml:"));
    EXPECT_THAT(error_of("none.toml"), HasSubstr("none.toml: "));
}

}  // namespace

}  // namespace katachi::compiler
