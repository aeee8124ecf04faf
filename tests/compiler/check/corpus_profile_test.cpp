#include "compiler/check/corpus_profile.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/files/file_error.h"
#include "base/findings/source_file.h"
#include "compiler/check/check_databases.h"
#include "compiler/model/database_spec.h"
#include "compiler/reader/reader.h"
#include "tests/support/temporary_folder.h"

namespace katachi::compiler {

namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;

class NeverMatched : public testing::Test {
  protected:
    // Profiles of one game and one position.
    std::filesystem::path counts(const std::string& patterns) const {
        return folder_.write("counts.json", R"({"games":1,"positions":1,"patterns":[)" + patterns + "]}");
    }
    static PatternDatabase database(const std::string& text) {
        PatternDatabase read;
        read.spec.name = "a";
        base::Diagnostics findings;
        read_source(std::make_shared<base::SourceFile>("a.db", text), read, findings);
        return read;
    }
    // What is shown, by the rules' names.
    static std::vector<std::string> rules(const std::string& text, const CheckOptions& options) {
        const PatternDatabase read = database(text);
        std::vector<std::string> names;
        for (const base::Diagnostic& finding : check_databases({&read, 1}, {}, options).findings)
            names.push_back(finding.pattern + " " + finding.rule);
        return names;
    }
    std::string error_of(const std::string& content) const {
        try {
            CorpusProfile::read(folder_.write("counts.json", content));
        } catch (const base::FileError& error) {
            return error.what();
        }
        return "";
    }

    test::TemporaryFolder folder_;
};

const std::string entry = "Pattern A1\n\nXO\n.*\n\n:8,O\n";

TEST_F(NeverMatched, CountsEntriesOfOneNameTogether) {
    const auto corpus =
        CorpusProfile::read(counts(R"({"database":"a","name":"A1","hits":0},{"database":"a","name":"A1","hits":2},)"
                                   R"({"database":"a","name":"A1","hits":0})"));
    base::Diagnostics found;
    corpus.find(database(entry), found);
    EXPECT_THAT(found, IsEmpty());
}

TEST_F(NeverMatched, PointsAtTheName) {
    const auto corpus = CorpusProfile::read(counts(R"({"database":"a","name":"A1","hits":0})"));
    base::Diagnostics found;
    corpus.find(database(entry), found);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front().source->text(found.front().span), "A1");
    EXPECT_THAT(found.front().message, HasSubstr("in 1 position of 1 game"));
}

TEST_F(NeverMatched, LeavesHandicapAlone) {
    const auto corpus = CorpusProfile::read(counts(R"({"database":"a","name":"A1","hits":0})"));
    PatternDatabase handicap = database(entry);
    handicap.spec.kind = DatabaseKind::handicap;
    base::Diagnostics found;
    corpus.find(handicap, found);
    EXPECT_THAT(found, IsEmpty());
}

TEST_F(NeverMatched, KnowsWhatItCounted) {
    const auto corpus = CorpusProfile::read(counts(R"({"database":"a","name":"A1","hits":0})"));
    EXPECT_TRUE(corpus.knows(database(entry)));
    EXPECT_FALSE(corpus.knows(database("Pattern A2\n\nXO\n.*\n\n:8,O\n")));
    PatternDatabase elsewhere = database(entry);
    elsewhere.spec.name = "b";
    EXPECT_FALSE(corpus.knows(elsewhere));
}

TEST_F(NeverMatched, FindingsAreChosenSilencedAndInBaselinesLikeOthers) {
    const auto corpus =
        std::make_shared<CorpusProfile>(CorpusProfile::read(counts(R"({"database":"a","name":"A1","hits":0})")));
    EXPECT_THAT(rules(entry, {.corpus = corpus}), ElementsAre("A1 never-matched"));
    EXPECT_THAT(rules(entry, {.ignore = {{"KA505", ""}}, .corpus = corpus}), IsEmpty());
    EXPECT_THAT(rules(entry, {.errors_only = true, .corpus = corpus}), IsEmpty());
    const auto baseline =
        std::make_shared<Baseline>(Baseline::read(folder_.write("known.toml", "[a]\nA1 = { never-matched = 1 }\n")));
    EXPECT_THAT(rules(entry, {.baseline = baseline, .corpus = corpus}), IsEmpty());
    const PatternDatabase read = database(entry);
    EXPECT_EQ(check_databases({&read, 1}, {}, {.baseline = baseline}).no_longer_found, 0U);
}

TEST_F(NeverMatched, ACommentForItIsNotUnusedWithoutCounts) {
    const std::string silenced = "Pattern A1\n# katachi: ignore[never-matched] it is rare\n\nXO\n.*\n\n:8,O\n";
    EXPECT_THAT(rules(silenced, {}), IsEmpty());
    const auto corpus = CorpusProfile::read(counts(R"({"database":"a","name":"A1","hits":0})"));
    EXPECT_THAT(rules(silenced, {.corpus = std::make_shared<CorpusProfile>(corpus)}), IsEmpty());
}

TEST_F(NeverMatched, FilesThatAreNoCountsAreRefusedInOneLine) {
    const auto* const ending =
        "make them with katachi games weigh --format json, or katachi match --profile GAMES --json";
    for (const char* content :
         {"", "{", "[]", "3", "SQLite format 3", R"({"games":1,"positions":1})",
          R"({"games":1,"positions":-1,"patterns":[]})", R"({"games":1,"positions":1,"patterns":[3]})",
          R"({"games":1,"positions":1e300,"patterns":[]})",
          R"({"games":1,"positions":1,"patterns":[{"database":"a","name":"A1","hits":"0"}]})",
          R"({"games":1,"positions":1,"patterns":[{"database":"a","name":7,"hits":0}]})"})
        EXPECT_THAT(error_of(content), EndsWith(ending)) << content;
    EXPECT_THAT(error_of(std::string(100'000, '[')), EndsWith(ending));
    EXPECT_THAT(error_of(R"({"games":0,"positions":0,"patterns":[]})"), HasSubstr("counts of no position"));
    EXPECT_THROW(CorpusProfile::read(folder_ / "none.json"), base::FileError);
}

// Counts of katachi games weigh, over two games.
class NeverPlayed : public NeverMatched {
  protected:
    std::shared_ptr<const CorpusProfile> weighed(const std::string& counted) const {
        return std::make_shared<CorpusProfile>(CorpusProfile::read(
            folder_.write("weighed.json", R"({"games":2,"patterns":[{"database":"a","name":"A1",)" + counted + "}]}")));
    }
};

TEST_F(NeverPlayed, IsFoundWhereTheShapeMatchedOften) {
    EXPECT_THAT(rules(entry, {.corpus = weighed(R"("matched":100,"played":0)")}), ElementsAre("A1 never-played"));
    EXPECT_THAT(rules(entry, {.corpus = weighed(R"("matched":99,"played":0)")}), IsEmpty());
    EXPECT_THAT(rules(entry, {.corpus = weighed(R"("matched":100,"played":1)")}), IsEmpty());
    EXPECT_THAT(rules(entry, {.corpus = weighed(R"("matched":0,"played":0)")}), ElementsAre("A1 never-matched"));
}

TEST_F(NeverPlayed, LeavesMovesAloneThatMustNotBePlayed) {
    EXPECT_THAT(rules("Pattern A1\n\nXO\n.*\n\n:8,N\n", {.corpus = weighed(R"("matched":100,"played":0)")}), IsEmpty());
}

TEST_F(NeverPlayed, LeavesKindsAloneOfWhichNobodyAsksMoves) {
    PatternDatabase connections = database(entry);
    connections.spec.kind = DatabaseKind::connection;
    base::Diagnostics found;
    weighed(R"("matched":100,"played":0)")->find(connections, found);
    EXPECT_THAT(found, IsEmpty());
}

TEST_F(NeverPlayed, ACommentForItIsNotUnusedWithoutCountsOfMoves) {
    const std::string silenced = "Pattern A1\n# katachi: ignore[never-played] it is new\n\nXO\n.*\n\n:8,O\n";
    EXPECT_THAT(rules(silenced, {}), IsEmpty());
    EXPECT_THAT(rules(silenced, {.corpus = weighed(R"("matched":100,"played":0)")}), IsEmpty());
    const auto baseline =
        std::make_shared<Baseline>(Baseline::read(folder_.write("known.toml", "[a]\nA1 = { never-played = 1 }\n")));
    const PatternDatabase read = database(entry);
    EXPECT_EQ(check_databases({&read, 1}, {}, {.baseline = baseline}).no_longer_found, 0U);
}

TEST_F(NeverPlayed, NeedsCountsOfMoves) {
    EXPECT_THAT(error_of(R"({"games":2,"patterns":[{"database":"a","name":"A1","hits":3}]})"), HasSubstr("no counts"));
    EXPECT_THAT(error_of(R"({"games":0,"patterns":[]})"), HasSubstr("counts of no position"));
}

}  // namespace

}  // namespace katachi::compiler
