// Claims against the rules: games that people and programs played, and random ones, where more is captured.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

#include "compiler/sgf/reader.h"
#include "tests/answers/review/claim_checker.h"
#include "tests/answers/review/rules_board.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tools/answers/review/review_json.h"

namespace katachi::answers {
namespace {

authoring::Review review_of_text(const std::string& text) {
    const compiler::SgfCollection games = compiler::read_sgf_collection("game.sgf", text);
    const compiler::SgfTree& tree = games.games.front();
    return authoring::review_of_game(authoring::main_line(tree, "game.sgf", games.source));
}

CheckedClaims checked(const std::string& text) {
    return check_claims(nlohmann::json::parse(review_json(review_of_text(text))), plain_record(text));
}

void expect_true_claims(const std::string& text, const std::string& name, int& total) {
    const CheckedClaims claims = checked(text);
    EXPECT_TRUE(claims.faults.empty()) << name << ": " << claims.faults.size() << " of " << claims.checked
                                       << " checks, first " << claims.faults.front();
    EXPECT_GT(claims.checked, 0) << name;
    total += claims.checked;
}

// Points as SGF has them, from the upper left.
std::string sgf_letters(const std::string& point, int size) {
    const int column = static_cast<int>(std::string("ABCDEFGHJKLMNOPQRST").find(point[0]));
    const int row = size - std::stoi(point.substr(1));
    return {static_cast<char>('a' + column), static_cast<char>('a' + row)};
}

// Legal moves at random, played by the checker's own rules.
std::string random_game(unsigned seed, int size, int moves) {
    std::mt19937 random(seed);
    RulesBoard board(size);
    std::string text = "(;GM[1]FF[4]SZ[" + std::to_string(size) + "]";
    std::string colour = "B";
    for (int number = 0; number < moves; ++number) {
        std::vector<std::string> points = board.all_points();
        std::erase_if(points, [&](const std::string& point) { return !board.is_legal(colour, point); });
        const std::string point = points.empty() ? "pass" : points[random() % points.size()];
        text += ";" + colour + "[" + (point == "pass" ? "" : sgf_letters(point, size)) + "]";
        board.play(colour, point);
        colour = other_colour(colour);
    }
    return text + ")";
}

TEST(ReviewClaims, AreTrueOfRandomGames) {
    int total = 0;
    const int games = test::rounds(2, 60);
    for (int seed = 1; seed <= games; ++seed)
        expect_true_claims(random_game(static_cast<unsigned>(seed), 9, 70), "seed " + std::to_string(seed), total);
    RecordProperty("checks", total);
}

TEST(ReviewClaims, AreTrueOfGamesThatWerePlayed) {
    KATACHI_NEEDS("games19/loose");
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::shared_data() / "games19/loose"))
        if (entry.path().extension() == ".sgf") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    int total = 0, games = 0;
    const int wanted = test::rounds(1, 10);
    for (std::size_t i = 0; i < files.size() && games < wanted; i += 7) {
        const std::string text = test::file_bytes(files[i]);
        if (text.find("AB[") != std::string::npos || plain_record(text).moves.size() < 100) continue;
        expect_true_claims(text, files[i].filename().string(), total);
        ++games;
    }
    EXPECT_EQ(games, wanted);
    RecordProperty("checks", total);
}

// A claim that is false must be found, or the tests above say nothing.
TEST(ReviewClaims, ThatAreFalseAreFound) {
    const std::string text = random_game(3, 9, 60);
    const auto review = nlohmann::json::parse(review_json(review_of_text(text)));
    ASSERT_TRUE(check_claims(review, plain_record(text)).faults.empty());
    int broken = 0;
    for (std::size_t move = 0; move < review.at("moves").size(); ++move)
        for (std::size_t claim = 0; claim < review["moves"][move]["claims"].size(); ++claim) {
            const std::string kind = review["moves"][move]["claims"][claim]["kind"];
            if (kind != "captured" && kind != "atari" && kind != "connected" && kind != "saved") continue;
            auto otherwise = review;
            auto& points = otherwise["moves"][move]["claims"][claim]["points"];
            points.push_back(std::find(points.begin(), points.end(), "J9") == points.end() ? "J9" : "A1");
            EXPECT_FALSE(check_claims(otherwise, plain_record(text)).faults.empty()) << move + 1 << " " << kind;
            auto without = review;
            without["moves"][move]["claims"].erase(claim);
            if (kind != "saved") {
                EXPECT_FALSE(check_claims(without, plain_record(text)).faults.empty()) << move + 1 << " " << kind;
            }
            if (++broken == 12) return;
        }
    EXPECT_GT(broken, 0);
}

TEST(Reviews, TakeWhatRecordsHold) {
    // A pass, a move on a stone, and a stone set up amid the game.
    const authoring::Review review = review_of_text("(;SZ[9]AB[cc];W[dd];B[];W[cc];AW[ee];B[ed];W[ff])");
    ASSERT_EQ(review.moves.size(), 5U);
    EXPECT_EQ(review.positions.size(), 6U);
    EXPECT_TRUE(review.moves[1].claims.empty());
    EXPECT_TRUE(review.moves[2].claims.empty());
    EXPECT_FALSE(review.moves[3].claims.empty());
    EXPECT_FALSE(review.warnings.empty());
    EXPECT_EQ(review.black_set_up.size(), 1U);
    EXPECT_THROW(review_of_text("(;SZ[9]AB[cc])"), std::exception);
    EXPECT_THROW(review_of_text("(;SZ[25];B[cc])"), std::exception);
}

// Black D6 makes a solid square in both games. In the first one it joins stones below and is the first choice.
TEST(Reviews, BlameNoShapeThatStrongPlayersWouldPlay) {
    const auto first_move = [](const std::string& friends) {
        return review_of_text("(;SZ[9]AB[cc][cd][dc]" + friends + "AW[bc][bd][cb][db][ec][ce]PL[B];B[dd])")
            .moves.front();
    };
    const auto is_blamed = [](const authoring::ReviewedMove& move) {
        return std::ranges::count(move.claims, authoring::ClaimKind::bad_shape, &authoring::Claim::kind) > 0;
    };
    const authoring::ReviewedMove joined = first_move("[de][df]");
    const authoring::ReviewedMove alone = first_move("");
    EXPECT_EQ(joined.rank, 1);
    EXPECT_GT(alone.rank, 1);
    EXPECT_FALSE(is_blamed(joined));
    EXPECT_TRUE(is_blamed(alone));
}

TEST(Reviews, TellWhatReadingProves) {
    const auto claim_of = [](const std::string& text, authoring::ClaimKind kind) {
        const authoring::Review review = review_of_text(text);
        const auto& claims = review.moves.front().claims;
        const auto found = std::find_if(claims.begin(), claims.end(),
                                        [kind](const authoring::Claim& claim) { return claim.kind == kind; });
        return found == claims.end() ? authoring::Claim{} : *found;
    };
    // Black's stone in the corner could be connected at B9.
    const authoring::Claim killed =
        claim_of("(;SZ[9]AB[aa][ca][cb][cc][dc]AW[bb][ac][bc][bd];W[ba])", authoring::ClaimKind::killed);
    EXPECT_EQ(killed.points, std::vector{board::vertex_at(0, 0)});
    EXPECT_EQ(killed.key, board::vertex_at(1, 0));
    // Black's stone A8 is in atari, and so is the stone in the corner that holds it.
    const authoring::Claim saved =
        claim_of("(;SZ[9]AB[ab][ca][cb][cc][dc]AW[aa][bb][ad][bd];B[ba])", authoring::ClaimKind::saved);
    EXPECT_EQ(saved.points, std::vector{board::vertex_at(1, 0)});
}

}  // namespace
}  // namespace katachi::answers
