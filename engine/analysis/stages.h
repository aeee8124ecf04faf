// A position judged in named stages, each on demand, each from earlier ones only, each a value that does not change
// until another position is set: worms, worm influence, dragons before life, life, dragons, influence, weakness. What
// was asked first makes no difference.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/analysis/influence/influence_patterns.h"
#include "engine/analysis/reading_limits.h"
#include "engine/board/board.h"
#include "engine/eyespaces/eye_spaces.h"
#include "engine/influence/influence.h"
#include "engine/position/crude_status.h"
#include "engine/position/dragons.h"
#include "engine/position/safety.h"
#include "engine/position/strategic_size.h"
#include "engine/position/weakness.h"
#include "engine/reading/tactics.h"
#include "engine/worms/worms.h"

namespace katachi::analysis {

// The influence of a position if that side is to move. It lies elsewhere, and is judged when it is first asked for.
using InfluenceBySide = std::function<const influence::Influence&(board::Colour to_move)>;

// What connection patterns find.
struct FoundConnections {
    std::vector<position::PatternLink> links;
    std::vector<position::PatternCut> cuts;
    position::LinkJudge* judge = nullptr;  // of the links, until its owner is asked about another position; may be null
};

// Who matches patterns on a position.
class PatternFinder {
  public:
    virtual ~PatternFinder() = default;
    // Adds to a question about the living stones of the position what patterns say that hold if `to_move` begins, and
    // tells what that is.
    virtual std::vector<InfluenceEffect> add_influence(const board::Board& board, board::Colour to_move,
                                                       influence::Question& question) = 0;
    // `worm_influence` is asked by patterns, those of links too, whenever they are judged.
    virtual FoundConnections connections(const board::Board& board, const InfluenceBySide& worm_influence) = 0;
};

// Each field a value for each dragon, by its number.
struct JudgedDragons {
    std::vector<position::Safety> safety;
    std::vector<float> weakness_before_life;  // 0 to 1
};

struct DragonWeakness {
    std::vector<position::MoyoAround> moyo;  // by the influence after life was judged
    std::vector<float> weakness;             // 0 to 1
    std::vector<float> strategic_size;       // in stones
};

struct StageLimits {
    worms::WormLimits worms = limits_for_eyes;
    reading::SearchLimits safe_moves{.nodes = 300};  // whether a stone beside an eye, or between strings, is captured
};

class Stages {
  public:
    // `tactics` and `known` may hold findings about other positions. If `finder` is null no patterns are used. All
    // three must outlive the stages.
    Stages(reading::Tactics& tactics, eyespaces::KnownGames& known, const StageLimits& limits = {},
           PatternFinder* finder = nullptr);

    // Whether the stages are of these stones and this ko.
    bool is_of(const board::Board& board) const;
    // Forgets all stages unless the stones and the ko are the same as before; stages that depend on the side to move
    // are kept for either side. Answers whether the position or the side has changed.
    bool set(const board::Board& board, board::Colour to_move);
    // The same position, with that side to move.
    void let_move(board::Colour side) { to_move_ = side; }

    const board::Board& board() const { return board_; }
    board::Colour to_move() const { return to_move_; }

    // From now on the judge decides who lives, and no longer the crude one; it stays as long as the stages are asked.
    // What followed from lives is forgotten.
    void let_judge(position::StatusJudge& judge);

    const worms::Worms& worms();
    const eyespaces::EyeSpaces& eyes();
    const influence::Influence& worm_influence() { return worm_influence(to_move_); }
    // The same if that side is to move.
    const influence::Influence& worm_influence(board::Colour to_move);
    // How strong strings are and how far they reach, without patterns: what dragons are judged by.
    const influence::Influence& worm_reach();
    // Which strings are one dragon, whoever is to move.
    const position::Amalgamation& amalgamation();
    const position::Dragons& dragons_before_life();
    // What speaks for the life of each dragon, and how it is judged by that.
    position::CrudeJudge& crude_judge();
    const std::vector<position::Verdict>& crude_life();
    const std::vector<position::Verdict>& life();
    const JudgedDragons& dragons();
    // What lives and how strong it is, without patterns.
    influence::Question influence_question();
    const influence::Influence& influence();
    // What patterns add to the question.
    const std::vector<InfluenceEffect>& influence_effects();
    InfluenceBySide influence_by_side();  // until another position is set
    const DragonWeakness& weakness();

  private:
    struct PatternedInfluence {
        influence::Influence influence;
        std::vector<InfluenceEffect> effects;
    };

    // Whoever is to move.
    struct MadeOfBoard {
        std::optional<worms::Worms> worms;
        std::optional<eyespaces::EyeSpaces> eyes;
        std::optional<position::Amalgamation> amalgamation;
    };
    // If a side is to move.
    struct MadeOfSide {
        std::optional<influence::Influence> worm_influence;
        std::optional<influence::Influence> worm_reach;
        std::optional<position::Dragons> dragons_before_life;
        std::optional<position::CrudeJudge> crude_judge;
        std::optional<std::vector<position::Verdict>> crude_life;
        std::optional<std::vector<position::Verdict>> life;
        std::optional<JudgedDragons> dragons;
        std::optional<PatternedInfluence> influence;
        std::optional<DragonWeakness> weakness;
    };

    // While one exists, reading is limited to what a safe move is worth; the old limits return with its end.
    class LimitedReading;

    PatternedInfluence with_patterns(influence::Question question, board::Colour to_move);
    const PatternedInfluence& patterned_influence();
    MadeOfSide& of_side(board::Colour to_move) {
        return to_move == board::Colour::black ? if_black_moves_ : if_white_moves_;
    }
    MadeOfSide& of_side() { return of_side(to_move_); }

    reading::Tactics& tactics_;
    eyespaces::KnownGames& known_;
    StageLimits limits_;
    PatternFinder* finder_;
    position::StatusJudge* judge_ = nullptr;  // null: the crude judge
    board::Board board_;
    board::Colour to_move_ = board::Colour::black;
    MadeOfBoard of_board_;
    MadeOfSide if_black_moves_, if_white_moves_;
};

}  // namespace katachi::analysis
