// What sources share is what each of them would find alone.
#include "engine/moves/sources/pattern_hits.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>

#include "engine/moves/sources/pattern_choice.h"
#include "patterndb/library_tables.h"
#include "tests/support/random_position.h"

namespace katachi::moves {
namespace {

// "PATTERN VERTEX", each once for every way in which it holds.
using Found = std::multiset<std::string>;

std::string text(const match::PatternTables& tables, const match::Hit& hit, int size) {
    return std::string(tables.text(tables.patterns[tables.orientations[hit.orientation].pattern].name)) + ' ' +
           board::vertex_name(hit.anchor, size);
}

bool is_for(const match::PatternTables& tables, std::uint16_t pattern, HitUse use, const board::Board& board) {
    const bool is_settled = is_settled_by_shape(tables, pattern);
    const bool has_room = has_room_for_openings(board);
    switch (use) {
        case HitUse::middle_game: return is_settled && proposes_move(tables, pattern, match::PatternUse::middle_game);
        case HitUse::judged: return !is_settled && proposes_move(tables, pattern, match::PatternUse::middle_game);
        case HitUse::corner: return has_room && is_settled && proposes_move(tables, pattern, match::PatternUse::corner);
        case HitUse::fuseki: return has_room && is_settled && proposes_move(tables, pattern, match::PatternUse::fuseki);
    }
    return false;
}

Found found_alone(const match::PatternTables& tables, const MoveSituation& situation, HitUse use) {
    match::Matcher matcher(tables);
    matcher.set(situation.board.position());
    Found found;
    matcher.scan([&](const match::Hit& hit) {
        if (hit.colour == situation.to_move &&
            is_for(tables, tables.orientations[hit.orientation].pattern, use, situation.board))
            found.insert(text(tables, hit, situation.board.size()));
    });
    return found;
}

TEST(PatternHits, AreWhatEachSourceWouldFindAlone) {
    const match::PatternTables& tables = library_tables();
    PatternHits hits(tables);
    std::mt19937 random(test::test_seed());
    std::array<std::size_t, 4> compared{};
    for (int round = 0; round < 60; ++round) {
        const int size = round % 3 == 0 ? 9 : round % 3 == 1 ? 13 : 19;
        board::Board board(size);
        board::Colour to_move = board::Colour::black;
        for (int move = 0; move < 4 * round; ++move) {
            board.play(to_move, board::vertex_at(static_cast<int>(random() % static_cast<unsigned>(size)),
                                                 static_cast<int>(random() % static_cast<unsigned>(size))));
            to_move = board::opponent(to_move);
        }
        for (const board::Colour side : {to_move, board::opponent(to_move)}) {
            const MoveSituation situation{board, side};
            std::array uses{HitUse::middle_game, HitUse::corner, HitUse::fuseki, HitUse::judged};
            std::shuffle(uses.begin(), uses.end(), random);
            for (const HitUse use : uses) {
                Found found;
                for (const match::Hit& hit : hits.of(situation, use)) found.insert(text(tables, hit, size));
                ASSERT_EQ(found, found_alone(tables, situation, use)) << "round " << round;
                compared[static_cast<std::size_t>(use)] += found.size();
            }
        }
    }
    for (const std::size_t count : compared) EXPECT_GT(count, 0U);
}

}  // namespace
}  // namespace katachi::moves
