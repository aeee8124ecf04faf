// Entering an area, and keeping out of it, beside a plain search.
#include <gtest/gtest.h>

#include <iostream>
#include <optional>
#include <random>

#include "engine/board/position_text.h"
#include "engine/reading/tactics.h"
#include "tests/reading/plain_links.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::reading {
namespace {

struct Entry {
    board::Vertex string;
    board::VertexSet area;
};

board::Vertex any_of(const board::VertexSet& points, std::mt19937& random) {
    return points.nth(static_cast<int>(random() % static_cast<unsigned>(points.count())));
}

// A string and one or two points beside each other, where stones may stand.
std::optional<Entry> pick_entry(const board::Board& board, std::mt19937& random) {
    const board::VertexSet strings = board.strings(random() % 2 == 0 ? board::Colour::black : board::Colour::white);
    if (strings.empty()) return std::nullopt;
    const board::Vertex string = any_of(strings, random);
    board::VertexSet points;
    for (int row = 0; row < board.size(); ++row)
        for (int column = 0; column < board.size(); ++column) points.insert(board::vertex_at(row, column));
    board::VertexSet area = board::VertexSet::of(any_of(points, random));
    if (random() % 2 == 0) area.insert(any_of(area.beside() & points, random));
    if (area.intersects(board.string_stones(string))) return std::nullopt;
    return Entry{string, area};
}

std::string drawn(const board::Board& board, const Entry& entry) {
    std::string text = board::print_position(board.position()) + board::vertex_name(entry.string, board.size()) + " to";
    for (const board::Vertex vertex : entry.area) text += " " + board::vertex_name(vertex, board.size());
    return text;
}

TEST(BreakIn, IsSettledAsAPlainSearchSettlesIt) {
    std::mt19937 random(test::test_seed());
    Tactics tactics;
    int entered = 0;
    int kept_out = 0;
    for (int round = 0; round < test::rounds(100, 20'000); ++round) {
        board::Board board(test::random_position(5, 0.5, random));
        if (!is_every_string_alive(board)) continue;
        const auto entry = pick_entry(board, random);
        if (!entry) continue;
        const board::Colour owner = board.at(entry->string);
        for (const bool is_owner : {true, false}) {
            const board::Colour to_move = is_owner ? owner : board::opponent(owner);
            const PlainOutcome plain = plain_entry(board, entry->string, entry->area, to_move, 4);
            if (plain == PlainOutcome::open) continue;
            const TacticalAnswer answer = is_owner ? tactics.break_in(board, entry->string, entry->area)
                                                   : tactics.block_off(board, entry->string, entry->area);
            if (!answer.is_settled) continue;
            const bool enters = answer.code == (is_owner ? TacticalCode::win : TacticalCode::failure);
            ++(plain == PlainOutcome::hold ? entered : kept_out);
            EXPECT_EQ(enters, plain == PlainOutcome::hold)
                << (is_owner ? "break_in " : "block_off ") << drawn(board, *entry);
        }
    }
    std::cout << entered << " entered, " << kept_out << " kept out\n";
    EXPECT_GT(entered, 20);
    EXPECT_GT(kept_out, 20);
}

// Black fills the only point of the area first, and is captured there.
TEST(BreakIn, AStoneThatFillsTheAreaIsCaptured) {
    board::Board board(board::parse_rows(".X.../..O.O/.X.OO/O.X.O/....X").value());
    const Entry entry{board::parse_vertex("C4", 5).value(), board::VertexSet::of(board::parse_vertex("D4", 5).value())};
    Tactics tactics;
    const TacticalAnswer off = tactics.block_off(board, entry.string, entry.area);
    EXPECT_EQ(off.code, TacticalCode::failure);
    EXPECT_TRUE(off.is_settled);
    ASSERT_EQ(board.play(board::Colour::black, entry.area.first()), board::Legality::ok);
    const TacticalAnswer in = tactics.break_in(board, entry.string, entry.area);
    EXPECT_EQ(in.code, TacticalCode::win);
    EXPECT_EQ(board::vertex_name(in.move, board.size()), "D5");
}

}  // namespace
}  // namespace katachi::reading
