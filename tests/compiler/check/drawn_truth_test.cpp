// What rules say of a drawing against the reference matcher: on legal positions from random play, an impossible shape
// never matches, a move that is said to be suicide is never legal, a shadowed entry never matches without the one
// that shadows it, and what a diagram is said to settle is so.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "compiler/check/check.h"
#include "compiler/check/facts/drawn_strings.h"
#include "compiler/check/facts/match_key.h"
#include "compiler/check/facts/no_stronger.h"
#include "compiler/reader/reader.h"
#include "compiler/reference_matcher/reference_matcher.h"
#include "engine/board/board.h"
#include "tests/support/random_position.h"

namespace katachi::compiler {

namespace {

using Random = std::mt19937;

int below(int end, Random& random) { return static_cast<int>(random() % static_cast<unsigned>(end)); }

// One entry with a move, of up to so many rows and columns; some sides lie on the edge.
std::string random_entry(int number, int largest, std::string_view cells, Random& random) {
    const int rows = 2 + below(largest - 1, random), columns = 2 + below(largest - 1, random);
    const bool west = below(2, random) == 0, south = below(2, random) == 0;
    const int move = below(rows * columns, random);
    std::string text = "\nPattern P" + std::to_string(number) + "\n\n";
    for (int point = 0; point < rows * columns; ++point) {
        if (point % columns == 0 && west) text += '|';
        text += point == move ? '*' : cells[static_cast<std::size_t>(below(static_cast<int>(cells.size()), random))];
        if (point % columns == columns - 1) text += '\n';
    }
    if (south) text += (west ? "+" : "") + std::string(static_cast<std::size_t>(columns), '-') + "\n";
    return text + "\n:8,s\n";
}

PatternDatabase random_database(int entries, int largest, std::string_view cells, Random& random) {
    std::string text = "attribute_map none\n";
    for (int i = 0; i < entries; ++i) text += random_entry(i, largest, cells, random);
    PatternDatabase database;
    database.spec.kind = DatabaseKind::endgame;
    base::Diagnostics faults;
    read_source(std::make_shared<base::SourceFile>("random.db", text), database, faults);
    EXPECT_TRUE(faults.empty()) << faults.front().message;
    return database;
}

base::Diagnostics findings_of(const PatternDatabase& database, std::string_view rule) {
    base::Diagnostics all, found;
    check(database, all);
    std::copy_if(all.begin(), all.end(), std::back_inserter(found),
                 [&](const base::Diagnostic& finding) { return finding.rule == rule; });
    return found;
}

std::set<std::string> names_in(const base::Diagnostics& findings) {
    std::set<std::string> names;
    for (const base::Diagnostic& finding : findings) names.insert(finding.pattern);
    return names;
}

// Boards as random play leaves them after each of its moves, from nearly empty to full.
std::vector<board::Board> random_play(int games, Random& random) {
    std::vector<board::Board> boards;
    for (int game = 0; game < games; ++game) {
        board::Board board(5 + below(2, random));
        const int size = board.position().size;
        board::Colour side = board::Colour::black;
        for (int i = 0; i < 3 * size * size; ++i) {
            const board::Vertex vertex = board::vertex_at(below(size, random), below(size, random));
            if (board.play(side, vertex) != board::Legality::ok) continue;
            boards.push_back(board);
            side = board::opponent(side);
        }
    }
    return boards;
}

std::vector<match::Match> matches_on(const PatternDatabase& database, const board::Position& position) {
    std::vector<match::Match> matches;
    for (const board::Colour own : {board::Colour::black, board::Colour::white})
        reference_match(database, position, own, matches);
    return matches;
}

TEST(DrawnTruth, AnImpossibleShapeNeverMatches) {
    Random random(test::test_seed());
    const PatternDatabase database = random_database(700, 3, "OOOXXXXX", random);
    const auto impossible = names_in(findings_of(database, "impossible-position"));
    EXPECT_GT(impossible.size(), 20U);
    for (const board::Board& board : random_play(6, random))
        for (const match::Match& match : matches_on(database, board.position()))
            EXPECT_FALSE(impossible.contains(database.patterns[match.pattern].name))
                << board::to_rows(board.position());
}

TEST(DrawnTruth, AMoveSaidToBeSuicideIsNeverLegal) {
    Random random(test::test_seed());
    const PatternDatabase database = random_database(400, 3, "XXXXXO..", random);
    const auto suicide = names_in(findings_of(database, "move-is-suicide"));
    std::size_t matched = 0;
    for (const board::Board& board : random_play(8, random))
        for (const match::Match& match : matches_on(database, board.position())) {
            const std::string& name = database.patterns[match.pattern].name;
            if (!suicide.contains(name)) continue;
            ++matched;
            EXPECT_TRUE(board.is_suicide(match.colour, match.move))
                << name << " on " << board::to_rows(board.position());
        }
    EXPECT_GT(matched, 20U);
}

// By the names of entries, what shadows each.
using Shadows = std::map<std::string, std::string>;

Shadows shadows_told(const PatternDatabase& database) {
    Shadows shadows;
    for (const base::Diagnostic& finding : findings_of(database, "shadowed-entry")) {
        const std::string_view text = finding.notes.front().message;
        shadows[finding.pattern] = text.substr(1, text.find('`', 1) - 1);
    }
    return shadows;
}

bool is_shadowed(const Pattern& below, const Pattern& above, DatabaseKind kind) {
    const ShapeFromMove lower(below), upper(above);
    return std::ranges::any_of(board::all_orientations, [&](board::Orientation orientation) {
        const Overlay overlay{above, orientation, below};
        return upper.contains(lower, orientation) && is_worth_no_less(overlay) && asks_no_more(overlay) &&
               concerns_all_strings(overlay, kind);
    });
}

TEST(DrawnTruth, AShadowedEntryIsFoundAsIfEachPairWereCompared) {
    Random random(test::test_seed());
    for (const int largest : {3, 4, 6}) {
        const PatternDatabase database = random_database(250, largest, "OX??ox..", random);
        Shadows plain;
        for (auto below = database.patterns.begin(); below != database.patterns.end(); ++below) {
            const auto above = std::find_if(database.patterns.begin(), below, [&](const Pattern& pattern) {
                return pattern.sound && is_shadowed(*below, pattern, database.spec.kind);
            });
            if (below->sound && above != below && match_key(*above) != match_key(*below))
                plain[below->name] = above->name;
        }
        EXPECT_GT(plain.size(), 5U) << largest;
        EXPECT_EQ(shadows_told(database), plain) << largest;
    }
}

TEST(DrawnTruth, AShadowedEntryNeverMatchesAlone) {
    Random random(test::test_seed());
    const PatternDatabase database = random_database(250, 4, "OX??ox..", random);
    const Shadows shadows = shadows_told(database);
    EXPECT_GT(shadows.size(), 20U);
    std::size_t shadowed_matches = 0;
    for (const board::Board& board : random_play(8, random)) {
        std::set<std::tuple<std::string, board::Colour, board::Vertex>> matched;
        for (const match::Match& match : matches_on(database, board.position()))
            matched.insert({database.patterns[match.pattern].name, match.colour, match.move});
        for (const auto& [name, colour, move] : matched) {
            const auto shadow = shadows.find(name);
            if (shadow == shadows.end()) continue;
            ++shadowed_matches;
            EXPECT_TRUE(matched.contains({shadow->second, colour, move}))
                << name << " without " << shadow->second << " on " << board::to_rows(board.position());
        }
    }
    EXPECT_GT(shadowed_matches, 50U);
}

// Drawn strings are what constraints such as lib(a) and wormsize(a) are settled by.
TEST(DrawnTruth, DrawnStringsHaveTheLibertiesAndStonesTheyShow) {
    Random random(test::test_seed());
    const PatternDatabase database = random_database(150, 4, "OOXXo?x...", random);
    std::size_t closed = 0;
    for (const board::Board& board : random_play(6, random))
        for (const match::Match& match : matches_on(database, board.position())) {
            const Diagram& diagram = database.patterns[match.pattern].diagram;
            const board::Offset move = *diagram.find('*');
            const DrawnStrings strings(diagram);
            for (const DrawnString& string : strings.all()) {
                const board::Offset from_move = board::transform(string.stones.front() - move, match.orientation);
                const board::Vertex stone = board::vertex_at(board::row_of(match.move) + from_move.row,
                                                             board::column_of(match.move) + from_move.column);
                const auto liberties = static_cast<std::size_t>(board.liberties(stone));
                const auto stones = static_cast<std::size_t>(board.string_size(stone));
                EXPECT_GE(liberties, string.liberties.size());
                EXPECT_GE(stones, string.stones.size());
                if (!string.may_have_more_stones) {
                    EXPECT_EQ(stones, string.stones.size());
                }
                if (!string.may_have_more_liberties) {
                    EXPECT_EQ(liberties, string.liberties.size());
                    ++closed;
                }
            }
        }
    EXPECT_GT(closed, 100U);
}

}  // namespace

}  // namespace katachi::compiler
