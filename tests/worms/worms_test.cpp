// Worms of boards that a reader can check.
#include "engine/worms/worm_details.h"

#include <gtest/gtest.h>

#include "base/random/random.h"
#include "engine/worms/capturable.h"

namespace katachi::worms {
namespace {

using reading::TacticalCode;

constexpr reading::SearchLimits limits{.nodes = 2000, .far_nodes = 4000};

struct ReadBoard {
    board::Board board;
    reading::Tactics tactics;
    Worms worms;

    explicit ReadBoard(const char* rows)
        : board(board::parse_rows(rows).value()), worms(board, tactics, {limits, limits, limits, limits}) {}

    board::Vertex vertex(const char* name) const { return board::parse_vertex(name, board.size()).value(); }
    const Worm& at(const char* name) const { return *worms.at(vertex(name)); }
    WormDetails details(const char* name) {
        return worm_details(board, tactics, worms, at(name), {limits, limits, limits});
    }
    board::VertexSet points(std::initializer_list<const char*> names) const {
        board::VertexSet set;
        for (const char* name : names) set.insert(vertex(name));
        return set;
    }
};

board::VertexSet moves(const TacticalPoints& points) {
    board::VertexSet set;
    for (const TacticalPoint& point : points) set.insert(point.move);
    return set;
}

board::Board crowded_board(base::Random& random) {
    constexpr int size = 7, stones = 34;
    board::Board board(size);
    for (int i = 0; i < stones; ++i) {
        const int row = random.below(size), column = random.below(size);
        board.play(i % 2 == 0 ? board::Colour::black : board::Colour::white, board::vertex_at(row, column));
    }
    return board;
}

TEST(Worms, AreAllStrings) {
    const ReadBoard read("XX.O./.X.O./...../O..../.....");
    ASSERT_EQ(read.worms.all().size(), 3U);
    EXPECT_EQ(read.worms.at(read.vertex("C3")), nullptr);
    const Worm& black = read.at("B4");
    EXPECT_EQ(&black, read.worms.at(read.vertex("A5")));
    EXPECT_EQ(black.size(), 3);
    EXPECT_EQ(black.colour, board::Colour::black);
    EXPECT_EQ(black.liberties[0], 4);
}

TEST(Worms, KnowAllMovesThatCaptureAndThatSave) {
    // White takes the stone at A4, or gets there by a ko after C5; Black saves it by capturing B5 or by A4.
    const ReadBoard read("XO.../.XO../.XOX./..X../.....");
    const Worm& black = read.at("A5");
    ASSERT_EQ(black.attacks.size(), 2U);
    EXPECT_EQ(black.attacks[0], (TacticalPoint{read.vertex("A4"), TacticalCode::win}));
    EXPECT_EQ(black.attacks[1].move, read.vertex("C5"));
    EXPECT_NE(black.attacks[1].code, TacticalCode::win);
    EXPECT_TRUE((read.points({"A4", "C5"}) - moves(black.defences)).empty());
    EXPECT_EQ(black.lunch, read.at("B5").origin);
}

TEST(CapturableStones, MayStillBeSaved) {
    const ReadBoard saved("XO.../.XO../.XOX./..X../....."), lost("..X../OX.../.X.../...../.....");
    EXPECT_FALSE(saved.at("A5").defences.empty());
    EXPECT_TRUE(capturable_stones(saved.worms).contains(saved.vertex("A5")));
    EXPECT_EQ(capturable_stones(lost.worms), lost.points({"A4"}));
}

TEST(PointsAround, AreLibertiesOfNeighboursThatHaveFew) {
    const board::Board few(board::parse_rows("......./......./......./...XO../......./......./.......").value());
    EXPECT_TRUE(points_around(few, board::vertex_at(3, 3)).contains(board::vertex_at(3, 5)));
    const board::Board many(board::parse_rows("......./......./......./...XOO./......./......./.......").value());
    EXPECT_FALSE(points_around(many, board::vertex_at(3, 3)).contains(board::vertex_at(3, 6)));
}

TEST(Worms, AreInvincibleWithTwoEyesOfTheirOwn) {
    const ReadBoard read(".X.X./XXXX./...../..O../.....");
    EXPECT_TRUE(read.at("A4").is_invincible);
    EXPECT_EQ(read.at("A4").status, counting::UnconditionalStatus::alive);
    EXPECT_FALSE(read.at("C2").is_invincible);
    EXPECT_EQ(read.at("C2").status, counting::UnconditionalStatus::undecided);
}

TEST(Worms, OfALostStringSayWhatThreatensToSaveIt) {
    const ReadBoard read("......./......./..XXX../..XO.../..XXX../......./.......");
    const Worm& white = read.at("D4");
    EXPECT_EQ(moves(white.attacks), read.points({"E4"}));
    EXPECT_TRUE(white.defences.empty() || moves(white.defences).contains(read.vertex("E4")));
}

TEST(Worms, ThreatsNeedASecondMove) {
    ReadBoard read("......../......../......../...X..../..XO..../......../......../........");
    const Worm& white = read.at("D4");
    EXPECT_TRUE(white.attacks.empty());
    const board::VertexSet threats = moves(read.details("D4").attack_threats);
    ASSERT_FALSE(threats.empty());
    EXPECT_TRUE(threats.contains(read.vertex("E4")) || threats.contains(read.vertex("D3")));
    EXPECT_TRUE((threats & moves(white.attacks)).empty());
}

TEST(Worms, HaveLunchWhereANeighbourCanBeCaptured) {
    const ReadBoard read("..X../OX.../.X.../...../.....");
    EXPECT_FALSE(read.at("A4").attacks.empty());
    EXPECT_EQ(read.at("B3").lunch, read.at("A4").origin);
}

TEST(Worms, HaveTheLargestLunchThatThereIs) {
    const ReadBoard read("OX..XOO/.XXXX.X/XX...XX/......./......./......./.......");
    EXPECT_FALSE(read.at("A7").attacks.empty());
    EXPECT_FALSE(read.at("F7").attacks.empty());
    EXPECT_EQ(read.at("B7").lunch, read.at("F7").origin);
}

TEST(Worms, WithLunchAreNotInessential) {
    const ReadBoard read(".XX.X./X....O/O....O/XO.X../X.OX.O/OO.XX.");
    const Worm& black = read.at("A3");
    EXPECT_EQ(black.genus, 0);
    EXPECT_TRUE(is_enclosed(read.board, black.origin));
    EXPECT_NE(black.lunch, board::pass_vertex);
    EXPECT_FALSE(black.is_inessential);
}

TEST(Worms, AreAttackedByTheSurestMovesFirst) {
    constexpr reading::SearchLimits few{.nodes = 300, .far_nodes = 600};
    const board::Board board(board::parse_rows("XOOOX./XO.X.X/.....X/XX..O./..O.O./O..OXX").value());
    reading::Tactics tactics;
    const Worms worms(board, tactics, {few, few, few});
    const TacticalPoints& attacks = worms.at(board::parse_vertex("B6", 6).value())->attacks;
    ASSERT_GE(attacks.size(), 3U);
    EXPECT_EQ(attacks[0].code, TacticalCode::win);
    EXPECT_EQ(attacks[1].move, board::parse_vertex("C5", 6).value());
    EXPECT_EQ(attacks[1].code, TacticalCode::win);
    EXPECT_NE(attacks.back().code, TacticalCode::win);
}

TEST(Worms, WithoutLibertiesAreNotRead) {
    const ReadBoard read("XO.../OX.../.X.../...../.....");
    EXPECT_EQ(read.at("A5").liberties[0], 0);
    EXPECT_TRUE(read.at("A5").attacks.empty());
    EXPECT_FALSE(read.at("A4").attacks.empty());
}

TEST(Worms, OfANakadeStoneSayThatItIsInessential) {
    const ReadBoard read(".XXXXX./XXX.XXX/XX.O.XX/XXX.XXX/XXXXXXX/X.XXXXX/.XXXXX.");
    EXPECT_TRUE(read.at("D5").is_inessential);
    EXPECT_FALSE(read.at("A6").is_inessential);
}

TEST(Worms, SayWhatSavingThemCuts) {
    ReadBoard read("........./........./........./.....X.../...O...../...XO.X../...O...../.....X.../.........");
    EXPECT_EQ(read.details("D4").cuts_if_saved, 2) << "at E5 and at E3";
    EXPECT_EQ(read.details("E4").cuts_if_saved, 0) << "no stones of Black's meet at its corners";
    ReadBoard safe("........./........./........./...O...../..XXO..../..XX...../........./........./.........");
    EXPECT_EQ(safe.details("D5").cuts_if_saved, 0) << "it is in no danger";
    // White takes two stones by A5, the corner between them and B5.
    ReadBoard takes(".XO....../OOXO...../XOXX...../XOX....../.XX....../...X...../........./........./.........");
    EXPECT_EQ(takes.details("A8").cuts_if_saved, 1) << "a stone that is taken is cut off, too";
}

TEST(Worms, TryTheMovesThatSomebodyOffers) {
    // White runs in a ladder towards G7, and a black stone on its way would take the help away.
    board::Board board(
        board::parse_rows("........./........./......O../........./........./..XO...../...XX..../........./.........")
            .value());
    const board::Vertex string = board::parse_vertex("D4", 9).value(), breaker = board::parse_vertex("F6", 9).value();
    const OfferedMove for_another{breaker, board::VertexSet::of(board::parse_vertex("G7", 9).value())};
    const OfferedMove for_it{breaker, board::VertexSet::of(string)};
    const auto threats = [&](std::span<const OfferedMove> offered) {
        reading::Tactics tactics;
        const WormLimits each{limits, limits, limits, limits};
        const Worms worms(board, tactics, each, offered);
        return moves(worm_details(board, tactics, worms, *worms.at(string), each, offered).attack_threats);
    };
    EXPECT_FALSE(threats({}).contains(breaker));
    EXPECT_FALSE(threats({&for_another, 1}).contains(breaker));
    EXPECT_TRUE(threats({&for_it, 1}).contains(breaker));
}

// What little reading leaves open counts for the owner. Whoever asks about the worm is told what more reading confirms.
TEST(Worms, OpenDefencesAreReadAgain) {
    constexpr WormLimits little_for_moves{
        .strings = limits, .moves = {.nodes = 1}, .attack_threats = limits, .defence_threats = limits};
    base::Random random(5);
    int told = 0, taken_back = 0;
    for (int game = 0; game < 20; ++game) {
        board::Board board = crowded_board(random);
        reading::Tactics tactics(limits);
        const Worms worms(board, tactics, little_for_moves);
        for (const Worm& worm : worms.all()) {
            const TacticalPoints defences = defences_read_again(worm.defences, board, tactics, worm.origin);
            for (std::size_t i = 1; i < defences.size(); ++i)
                EXPECT_EQ(tactics.does_defend(board, defences[i].move, worm.origin).code, defences[i].code);
            told += static_cast<int>(defences.size());
            taken_back += static_cast<int>(worm.defences.size() - defences.size());
        }
    }
    EXPECT_GT(told, 20);
    EXPECT_GT(taken_back, 0);
}

}  // namespace
}  // namespace katachi::worms
