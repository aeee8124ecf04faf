// What the engine believes of a position, or reads: its eye spaces, dragons and their lives, influence and territory,
// whose the points are likely to be at the end, and the score to be expected.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/analysis/influence/influence_patterns.h"
#include "engine/analysis/stages.h"
#include "engine/life/statuses/reading_judge.h"
#include "engine/position/owners/expected_score.h"
#include "tools/authoring/compiled_patterns.h"
#include "tools/authoring/match_input.h"

namespace katachi::authoring {

// What the score is counted by.
struct CountedBy {
    const board::Rules* rules = nullptr;
    double komi = 0;
    bool is_assumed = false;  // in part: nothing said it

    double points_of_white(int handicap) const;
};

// What an influence or barrier pattern had to say.
struct InfluencePattern {
    std::string name, database;
    analysis::InfluenceEffect::Kind kind;
    board::Colour side;  // as of the effect
    board::VertexSet points;
};

struct PositionReport {
    AskedPosition asked;
    board::Colour to_move = board::Colour::black;
    std::string patterns_from;
    CountedBy counted_by;
    eyespaces::EyeSpaces eyes;
    position::Dragons dragons;
    // The life of each dragon, by its number.
    std::vector<position::Verdict> life;
    std::vector<std::vector<position::CrudeReason>> reasons;  // for and against its life, the weightiest first
    // How each dragon was read, by its number; nothing of those whose way out is long. Empty where nobody read lives.
    std::vector<std::optional<life::DragonReading>> readings;
    analysis::JudgedDragons judged;
    analysis::DragonWeakness weakness;
    influence::Influence influence;
    std::vector<InfluencePattern> influence_patterns;  // by name
    influence::Field owners;                           // by vertex the chance that Black has it at the end
    position::ExpectedScore score;
};

// With its moves where a game record says so.
board::Board played_board(const AskedPosition& asked);

// The rules and the komi that a record names, else Japanese ones and their komi, which is half a point where there are
// handicap stones. `rules` may be null.
CountedBy counted_by(const board::Rules* rules, std::optional<double> komi, int handicap);
inline CountedBy counted_by(const AskedPosition& asked) {
    return counted_by(asked.rules, asked.komi, asked.handicap.value_or(board::Handicap{}).stones);
}

// The report is made by reading, eyes, influence and the connection, influence and barrier patterns of `patterns`,
// without playouts. Owners are told as their weights are learned, from dragons without patterns.
PositionReport position_report(const AskedPosition& asked, board::Colour to_move, const std::string& patterns_from,
                               const CompiledPatterns& patterns);

// The same with lives as they are read, and all that follows from lives but for owners and score. `begins` is told of
// each dragon that is about to be read. Throws FileError where a string has no liberty.
PositionReport read_position_report(const AskedPosition& asked, board::Colour to_move, const std::string& patterns_from,
                                    const CompiledPatterns& patterns, const life::ReadingJudge::Begins& begins);

}  // namespace katachi::authoring
