// What is printed of a review: sentences of its claims alone, records that keep all they had, pages that let nothing
// in.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>

#include "compiler/sgf/reader.h"
#include "compiler/sgf/transform.h"
#include "compiler/sgf/writer.h"
#include "tests/answers/review/plain_record.h"
#include "tools/authoring/review/habits_page.h"
#include "tools/authoring/review/record_without_review.h"
#include "tools/authoring/review/review_page.h"
#include "tools/authoring/review/review_record.h"
#include "tools/authoring/review/sentence.h"

namespace katachi::answers {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// Comments, marks, variations and properties of all kinds; the fight has captures and ataris.
constexpr const char* game_with_all =
    "(;FF[4]GM[1]SZ[9]PB[A <script>alert(1)</script> & \"B\"]PW[</title><img src=x>]XX[own\\]]C[A comment: two\nlines]"
    ";B[cc]C[Katachi is a word][];W[cd]LB[dd:7]TR[ee];B[bd]BL[12.5];W[dc]N[name]"
    "(;B[dd]C[Good];W[cb];B[ed];W[bc];B[be];W[ec]CR[aa:bb])(;B[gg]C[Other];W[gc]))";

compiler::SgfTree tree_of(const std::string& text) {
    return compiler::read_sgf_collection("game.sgf", text).games.front();
}

authoring::Review review_of(const compiler::SgfTree& tree) {
    const auto source = std::make_shared<base::SourceFile>("a<b>.sgf", "");
    return authoring::review_of_game(authoring::main_line(tree, source->path(), source));
}

std::multiset<std::string> sentences_of(const authoring::Review& review) {
    std::multiset<std::string> sentences;
    for (const authoring::Claim& claim : review.summary) sentences.insert(authoring::sentence(claim, review.size));
    for (const authoring::ReviewedMove& move : review.moves)
        for (const authoring::Claim& claim : move.claims) sentences.insert(authoring::sentence(claim, review.size));
    return sentences;
}

void add_sentences(const std::string& comment, std::multiset<std::string>& sentences) {
    for (std::size_t begin = 0; begin < comment.size();) {
        const std::size_t end = std::min(comment.find('\n', begin), comment.size());
        const std::string line = comment.substr(begin, end - begin);
        if (line.starts_with("Katachi: ")) sentences.insert(line.substr(9));
        begin = end + 1;
    }
}

std::string unescaped(std::string text) {
    for (const auto& [name, c] : {std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&quot;", "\""),
                                  std::pair("&#39;", "'"), std::pair("&apos;", "'"), std::pair("&amp;", "&")})
        for (std::size_t at = 0; (at = text.find(name, at)) != std::string::npos; ++at)
            text.replace(at, std::string(name).size(), c);
    return text;
}

TEST(ReviewRecord, HasASentenceForEachClaimAndNoOther) {
    const compiler::SgfTree tree = tree_of(game_with_all);
    const authoring::Review review = review_of(tree);
    const PlainRecord record = plain_record(compiler::sgf_text(authoring::reviewed_record(tree, review)));
    std::multiset<std::string> printed;
    add_sentences(record.root_comment, printed);
    for (const PlainMove& move : record.moves) add_sentences(move.comment, printed);
    EXPECT_EQ(printed, sentences_of(review));
    EXPECT_GT(printed.size(), 15U);
}

TEST(ReviewRecord, KeepsAllThatTheRecordHad) {
    const compiler::SgfTree tree = tree_of(game_with_all);
    const compiler::SgfTree reviewed = authoring::reviewed_record(tree, review_of(tree));
    EXPECT_FALSE(compiler::same_tree(reviewed, tree));
    EXPECT_EQ(compiler::sgf_text(authoring::record_without_review(reviewed)), compiler::sgf_text(tree));
}

TEST(ReviewRecord, IsTheSameWhenMadeAgain) {
    const compiler::SgfTree tree = tree_of(game_with_all);
    const std::string once = compiler::sgf_text(authoring::reviewed_record(tree, review_of(tree)));
    const compiler::SgfTree read = tree_of(once);
    EXPECT_EQ(compiler::sgf_text(authoring::reviewed_record(read, review_of(read))), once);
}

TEST(ReviewRecord, IsKnownAsOursWhenTheBoardWasTurned) {
    compiler::SgfTree tree = tree_of(game_with_all);
    compiler::SgfTree reviewed = authoring::reviewed_record(tree, review_of(tree));
    compiler::turn(tree, board::Orientation::rotated_90);
    compiler::turn(reviewed, board::Orientation::rotated_90);
    EXPECT_EQ(compiler::sgf_text(authoring::record_without_review(reviewed)), compiler::sgf_text(tree));
}

TEST(ReviewRecord, LabelsNoPointThatHasAMark) {
    compiler::SgfTree tree = tree_of(game_with_all);
    const authoring::Review review = review_of(tree);
    const auto labels_in = [&](const compiler::SgfTree& given) {
        const std::string text = compiler::sgf_text(authoring::reviewed_record(given, review));
        std::size_t labels = 0;
        for (auto at = text.find("KAM["); at != std::string::npos; at = text.find("KAM[", at + 1)) ++labels;
        return labels;
    };
    ASSERT_GT(labels_in(tree), 0U);
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        compiler::SgfNode& node = tree.node(static_cast<compiler::SgfNodeIndex>(i));
        if (node.find("SQ") == nullptr) node.set("SQ", "aa:ii");
    }
    EXPECT_EQ(labels_in(tree), 0U);
}

TEST(ReviewRecord, KeepsItsEncoding) {
    const compiler::SgfTree tree = tree_of("(;GM[1]CA[ISO-8859-1]SZ[9]PB[J\xfcrgen];B[cc])");
    ASSERT_EQ(tree.encoding.name, "ISO-8859-1");
    EXPECT_EQ(authoring::record_without_review(tree).encoding.name, tree.encoding.name);
}

// What people write under one of our variations, or into our comments, is theirs.
TEST(ReviewRecord, KeepsWhatWasAddedToIt) {
    const compiler::SgfTree tree = tree_of(game_with_all);
    compiler::SgfTree reviewed = authoring::reviewed_record(tree, review_of(tree));
    compiler::SgfNodeIndex ours = compiler::no_sgf_node;
    for (std::size_t i = 0; i < reviewed.nodes.size(); ++i)
        if (reviewed.nodes[i].find(authoring::our_variation) != nullptr && reviewed.nodes[i].first_child == -1)
            ours = static_cast<compiler::SgfNodeIndex>(i);
    ASSERT_NE(ours, compiler::no_sgf_node) << "the review has no variation";
    const compiler::SgfNodeIndex added = reviewed.add_node(ours);
    reviewed.node(added).set("B", "ii");
    const std::string kept = compiler::sgf_text(authoring::record_without_review(reviewed));
    EXPECT_THAT(kept, HasSubstr("B[ii]"));
    EXPECT_THAT(kept, Not(HasSubstr("KAV")));
}

TEST(ReviewPage, HasASentenceForEachClaimAndNoOther) {
    const authoring::Review review = review_of(tree_of(game_with_all));
    const std::string page = authoring::review_page(review);
    std::set<std::string> printed;
    const std::string mark = "class=\"claim\">";
    for (std::size_t at = page.find(mark); at != std::string::npos; at = page.find(mark, at + 1)) {
        const std::size_t begin = at + mark.size();
        printed.insert(unescaped(page.substr(begin, page.find('<', begin) - begin)));
    }
    const auto sentences = sentences_of(review);
    EXPECT_EQ(printed, std::set<std::string>(sentences.begin(), sentences.end()));
}

TEST(ReviewPage, LetsNothingOfTheRecordIn) {
    const authoring::Review review = review_of(tree_of(game_with_all));
    const auto habits = authoring::habit_table(authoring::habits_of(review));
    for (const std::string& page : {authoring::review_page(review), authoring::habits_page(habits)}) {
        EXPECT_THAT(page, HasSubstr("default-src 'none'"));
        EXPECT_THAT(page, Not(HasSubstr("<script")));
        EXPECT_THAT(page, Not(HasSubstr("<img")));
        EXPECT_THAT(page, Not(HasSubstr("http-equiv=\"refresh")));
        EXPECT_THAT(page, Not(HasSubstr("src=\"")));
        EXPECT_THAT(page, HasSubstr("&lt;script&gt;"));
    }
    EXPECT_THAT(authoring::review_page(review), HasSubstr("a&lt;b&gt;.sgf"));
}

}  // namespace
}  // namespace katachi::answers
