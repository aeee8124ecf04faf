// What is believed of dragons at first, and why.
#include "engine/position/crude_status.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/board/position_text.h"
#include "engine/position/crude_curves.h"
#include "tests/position/judged.h"

namespace katachi::position {
namespace {

TEST(CrudeReasons, AddUpToTheChanceToLive) {
    for (const board::Colour to_move : {board::Colour::black, board::Colour::white}) {
        Judged judged(board::parse_rows(
                          "........./..XX.X.../..OOXO.../....O..../..O...X../....X..../.X..X.O../..X..O.../.........")
                          .value(),
                      to_move);
        CrudeJudge& judge = judged.stages().crude_judge();
        const Dragons& dragons = judged.stages().dragons_before_life();
        ASSERT_GT(dragons.count(), 3);
        for (int number = 0; number < dragons.count(); ++number) {
            float sum = second_curves().constant;
            for (const CrudeReason& reason : judge.reasons(dragons, number)) sum += reason.log_odds;
            EXPECT_NEAR(judge.judge(dragons, number, {}).chance_to_live, 1 / (1 + std::exp(-sum)), 1e-4) << number;
        }
    }
}

}  // namespace
}  // namespace katachi::position
