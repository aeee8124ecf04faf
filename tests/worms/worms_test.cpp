// Worms of boards that a reader can check.
#include "engine/worms/worm_details.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "engine/worms/capturable.h"
#include "engine/worms/effective_sizes.h"
#include "engine/worms/liberties_of_order.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/worms/crowded_board.h"

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

bool is_surer(const TacticalPoint& a, const TacticalPoint& b) { return rank(a.code) < rank(b.code); }

TEST(Worms, AreAllStrings) {
    const ReadBoard read("XX.O./.X.O./...../O..../.....");
    ASSERT_EQ(read.worms.all().size(), 3U);
    EXPECT_EQ(read.worms.at(read.vertex("C3")), nullptr);
    const Worm& black = read.at("B4");
    EXPECT_EQ(&black, read.worms.at(read.vertex("A5")));
    EXPECT_EQ(black.size(), 3);
    EXPECT_EQ(black.colour, board::Colour::black);
    EXPECT_EQ(black.liberties[0], 4);
    EXPECT_FALSE(black.is_inessential);
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

// Any move would capture a string that nothing saves: A3 as well as A5.
TEST(Worms, OfALostStringNameOneAttack) {
    const ReadBoard read("..X../OX.../.X.../...../.....");
    EXPECT_TRUE(read.at("A4").defences.empty());
    EXPECT_EQ(read.at("A4").attacks.size(), 1U);
}

// The fields of each string beside what other questions answer of it.
TEST(Worms, OfCrowdedBoardsHaveTheFieldsOfTheManual) {
    base::Random random(12);
    int lunches = 0, attacks = 0;
    std::array<int, 2> far_moves{};  // that capture or save a neighbour, and do not lie around the string
    for (int game = 0; game < 20; ++game) {
        const board::Board board = crowded_board(random);
        reading::Tactics tactics;
        const Worms worms(board, tactics);
        const auto sizes = effective_sizes(board);
        for (const Worm& worm : worms.all()) {
            const std::string where =
                board::vertex_name(worm.origin, board.size()) + " of " + board::to_rows(board.position());
            EXPECT_EQ(worm.effective_size, sizes[static_cast<std::size_t>(worm.origin)]) << where;
            for (int order = 1; order <= 4; ++order)
                EXPECT_EQ(worm.liberties[static_cast<std::size_t>(order - 1)],
                          liberties_of_order(board, worm.origin, order).count())
                    << where;
            EXPECT_EQ(worm.genus, genus(board, worm.origin)) << where;
            EXPECT_EQ(worm.cutting, cutting(board, worm.origin)) << where;
            const bool has_lunch = worm.lunch != board::pass_vertex;
            EXPECT_EQ(worm.is_inessential, worm.genus == 0 && !has_lunch && is_enclosed(board, worm.origin)) << where;
            int most = 0;
            for (const board::Vertex neighbour : board.adjacent_strings(worm.origin))
                if (!worms.at(neighbour)->attacks.empty()) most = std::max(most, board.string_size(neighbour));
            EXPECT_EQ(has_lunch ? board.string_size(worm.lunch) : 0, most) << where;
            for (const TacticalPoints* points : {&worm.attacks, &worm.defences})
                EXPECT_TRUE(points->empty() || std::is_sorted(points->begin() + 1, points->end(), is_surer)) << where;
            EXPECT_EQ(capturable_stones(worms).contains(worm.origin), !worm.attacks.empty()) << where;
            const board::VertexSet tried = worms.points_to_try(board, worm, {});
            for (const board::Vertex neighbour : board.adjacent_strings(worm.origin))
                for (const bool saves : {false, true}) {
                    const Worm& other = *worms.at(neighbour);
                    const TacticalPoints& named = saves ? other.defences : other.attacks;
                    if (named.empty() || named.front().move == board::pass_vertex) continue;
                    const board::Vertex move = named.front().move;
                    EXPECT_TRUE(tried.contains(move)) << where;
                    const bool does_both = moves(other.attacks).contains(move) && moves(other.defences).contains(move);
                    if (!does_both && !points_around(board, worm.origin).contains(move)) ++far_moves[saves ? 1 : 0];
                }
            lunches += has_lunch ? 1 : 0;
            attacks += static_cast<int>(worm.attacks.size());
        }
    }
    EXPECT_GT(lunches, 20);
    EXPECT_GT(attacks, 40);
    for (const int count : far_moves) EXPECT_GT(count, 0);
}

TEST(CapturableStones, MayStillBeSaved) {
    const ReadBoard saved("XO.../.XO../.XOX./..X../....."), lost("..X../OX.../.X.../...../.....");
    EXPECT_FALSE(saved.at("A5").defences.empty());
    EXPECT_TRUE(capturable_stones(saved.worms).contains(saved.vertex("A5")));
    EXPECT_EQ(capturable_stones(lost.worms), lost.points({"A4"}));
}

TEST(CapturedStones, AreThoseThatFallIfASideBegins) {
    using board::Colour;
    const ReadBoard saved("XO.../.XO../.XOX./..X../....."), lost("..X../OX.../.X.../...../.....");
    const Worm &critical = saved.at("A5"), &dead = lost.at("A4");
    EXPECT_TRUE(critical.is_capturable() && critical.is_critical() && !critical.is_lost());
    EXPECT_TRUE(dead.is_capturable() && dead.is_lost() && !dead.is_critical());
    EXPECT_FALSE(captured_stones(saved.worms, Colour::black).contains(critical.origin));
    EXPECT_TRUE(captured_stones(saved.worms, Colour::white).contains(critical.origin));
    for (const Colour to_move : {Colour::black, Colour::white}) {
        EXPECT_TRUE(captured_stones(lost.worms, to_move).contains(dead.origin));
        EXPECT_EQ(living_stones(lost.worms, to_move), lost.board.stones(Colour::black));
    }
}

TEST(Worms, AreInvincibleWithTwoEyesOfTheirOwn) {
    const ReadBoard read(".X.X./XXXX./...../..O../.....");
    EXPECT_TRUE(read.at("A4").is_invincible);
    EXPECT_EQ(read.at("A4").status, counting::UnconditionalStatus::alive);
    EXPECT_FALSE(read.at("C2").is_invincible);
    EXPECT_EQ(read.at("C2").status, counting::UnconditionalStatus::undecided);
}

// After E4 and F4 it has three liberties; after E4 alone it has one.
TEST(Worms, OfALostStringSayWhatThreatensToSaveIt) {
    ReadBoard read("......./......./..XXX../..XO.../..XXX../......./.......");
    const Worm& white = read.at("D4");
    EXPECT_EQ(moves(white.attacks), read.points({"E4"}));
    EXPECT_TRUE(white.defences.empty());
    const TacticalPoints threats = read.details("D4").defence_threats;
    EXPECT_EQ(moves(threats), read.points({"E4"}));
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
    ReadBoard read("XO.../OX.../.X.../...../.....");
    EXPECT_EQ(read.at("A5").liberties[0], 0);
    EXPECT_TRUE(read.at("A5").attacks.empty());
    EXPECT_EQ(read.details("A5"), WormDetails());
    EXPECT_FALSE(read.at("A4").attacks.empty());
}

TEST(Worms, OfANakadeStoneSayThatItIsInessential) {
    const ReadBoard read(".XXXXX./XXX.XXX/XX.O.XX/XXX.XXX/XXXXXXX/X.XXXXX/.XXXXX.");
    EXPECT_TRUE(read.at("D5").is_inessential);
    EXPECT_FALSE(read.at("A6").is_inessential);
    const ReadBoard ring("OOOOOOO/OOOOOOO/OOXXXOO/OOX.XOO/OOXXXOO/OOOOOOO/O.O.OOO");
    EXPECT_EQ(ring.at("C3").genus, 1);
    EXPECT_FALSE(ring.at("C3").is_inessential) << "it has an eye of its own";
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

// Black takes B4 by B3 and C5, which one position read does not show.
TEST(Worms, AreAttackedByAMoveThatSomebodyOffersWhereReadingFindsNone) {
    const board::Board board(board::parse_rows("X..../XOX../...../...../..O..").value());
    const board::Vertex string = board::parse_vertex("B4", 5).value(), move = board::parse_vertex("B3", 5).value();
    const OfferedMove offered{move, board::VertexSet::of(string)};
    const WormLimits little{.strings = {.nodes = 1}};
    reading::Tactics tactics, asked;
    EXPECT_TRUE(Worms(board, tactics, little).at(string)->attacks.empty());
    const Worms worms(board, asked, little, {&offered, 1});
    ASSERT_FALSE(worms.at(string)->attacks.empty());
    EXPECT_EQ(worms.at(string)->attacks.front().move, move);
    EXPECT_EQ(worms.at(string)->attacks.front().code, TacticalCode::win);
    EXPECT_FALSE(worms.at(string)->defences.empty());
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

// A ko that a short search leaves open is read further: then the move wins without one, or does nothing, or the ko is
// what is told.
TEST(Worms, AThreatThatHangsOnAKoIsReadAsFarAsTheString) {
    constexpr std::uint64_t far = 2'000;
    const WormLimits limits{.strings = {.nodes = far}, .attack_threats = {.nodes = 60}};
    std::mt19937 random(test::test_seed());
    int kos = 0;
    for (int round = 0; round < test::rounds(40, 3'000); ++round) {
        board::Board board(test::random_position(7, 0.5, random));
        reading::Tactics tactics({.nodes = far}), fresh({.nodes = far});
        const Worms worms(board, tactics, limits);
        for (const Worm& worm : worms.all()) {
            for (const TacticalPoint& threat : worm_details(board, tactics, worms, worm, limits).attack_threats) {
                if (threat.code == reading::TacticalCode::win) continue;
                ++kos;
                EXPECT_EQ(fresh.threatens_attack(board, threat.move, worm.origin).code, threat.code)
                    << board::vertex_name(threat.move, board.size()) << " against "
                    << board::vertex_name(worm.origin, board.size()) << " of " << board::to_rows(board.position());
            }
        }
    }
    EXPECT_GT(kos, 5);
}

}  // namespace
}  // namespace katachi::worms
