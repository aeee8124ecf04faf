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

match::PatternUse use_of_kind(HitUse use) {
    switch (use) {
        case HitUse::endgame: return match::PatternUse::endgame;
        case HitUse::corner: return match::PatternUse::corner;
        case HitUse::fuseki: return match::PatternUse::fuseki;
        default: return match::PatternUse::middle_game;
    }
}

bool is_for(const match::PatternTables& tables, std::uint16_t pattern, HitUse use, const board::Board& board) {
    const match::PatternUse of_kind = match::facts_of(tables.kind_of(tables.patterns[pattern])).use;
    const bool is_of_opening = of_kind == match::PatternUse::corner || of_kind == match::PatternUse::fuseki;
    if (is_of_opening && !has_room_for_openings(board)) return false;
    if (use == HitUse::warning) return is_warning(tables, pattern) && of_kind != match::PatternUse::none;
    return proposes_move(tables, pattern, use_of_kind(use));
}

Found found_alone(const match::PatternTables& tables, const MoveSituation& situation, HitUse use, bool is_settled) {
    match::Matcher matcher(tables);
    matcher.set(situation.board.position());
    Found found;
    matcher.scan([&](const match::Hit& hit) {
        const std::uint16_t pattern = tables.orientations[hit.orientation].pattern;
        if (hit.colour == situation.to_move && is_settled_by_shape(tables, pattern) == is_settled &&
            is_for(tables, pattern, use, situation.board))
            found.insert(text(tables, hit, situation.board.size()));
    });
    return found;
}

TEST(PatternHits, AreWhatEachSourceWouldFindAlone) {
    const match::PatternTables& tables = library_tables();
    PatternHits hits(tables);
    std::mt19937 random(test::test_seed());
    std::array<std::size_t, 2> compared{};
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
            auto uses = all_hit_uses;
            std::shuffle(uses.begin(), uses.end(), random);
            for (const HitUse use : uses)
                for (const bool is_settled : {round % 2 == 0, round % 2 != 0}) {
                    Found found;
                    for (const match::Hit& hit : is_settled ? hits.settled(situation, use) : hits.open(situation, use))
                        found.insert(text(tables, hit, size));
                    ASSERT_EQ(found, found_alone(tables, situation, use, is_settled)) << "round " << round;
                    compared[is_settled ? 1 : 0] += found.size();
                }
        }
    }
    for (const std::size_t count : compared) EXPECT_GT(count, 0U);
}

}  // namespace
}  // namespace katachi::moves
