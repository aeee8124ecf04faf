#include "engine/analysis/stages.h"

#include <utility>

#include "engine/analysis/influence/strength_of_dragons.h"
#include "engine/analysis/influence/worm_influence.h"
#include "engine/reading/with_limits.h"
#include "engine/worms/capturable.h"

namespace katachi::analysis {

class Stages::LimitedReading : reading::WithLimits<reading::Tactics, reading::SearchLimits> {
  public:
    explicit LimitedReading(const Stages& stages) : WithLimits(stages.tactics_, stages.limits_.safe_moves) {}
};

Stages::Stages(reading::Tactics& tactics, eyespaces::KnownGames& known, const StageLimits& limits,
               PatternFinder* finder)
    : tactics_(tactics), known_(known), limits_(limits), finder_(finder) {}

bool Stages::is_of(const board::Board& board) const {
    return board.position() == board_.position() && board.ko_point() == board_.ko_point();
}

bool Stages::set(const board::Board& board, board::Colour to_move) {
    const bool is_same = is_of(board);
    const bool is_same_side = to_move == to_move_;
    board_ = board;
    to_move_ = to_move;
    if (!is_same) {
        of_board_ = {};
        if_black_moves_ = {};
        if_white_moves_ = {};
    }
    return !is_same || !is_same_side;
}

void Stages::let_judge(position::StatusJudge& judge) {
    judge_ = &judge;
    for (MadeOfSide* made : {&if_black_moves_, &if_white_moves_}) {
        made->life.reset();
        made->dragons.reset();
        made->influence.reset();
        made->weakness.reset();
    }
}

const worms::Worms& Stages::worms() {
    if (!of_board_.worms) of_board_.worms.emplace(board_, tactics_, limits_.worms);
    return *of_board_.worms;
}

const eyespaces::EyeSpaces& Stages::eyes() {
    if (!of_board_.eyes) {
        const worms::Worms& all = worms();
        const LimitedReading limited(*this);
        of_board_.eyes.emplace(board_, all, tactics_, known_);
    }
    return *of_board_.eyes;
}

const influence::Influence& Stages::worm_influence(board::Colour to_move) {
    std::optional<influence::Influence>& made = of_side(to_move).worm_influence;
    if (!made) made = with_patterns(analysis::worm_influence(board_.position(), worms(), to_move), to_move).influence;
    return *made;
}

const influence::Influence& Stages::worm_reach() {
    if (!of_side().worm_reach)
        of_side().worm_reach = influence::influence_of(
            analysis::worm_influence(board_.position(), worms(), to_move_, influence::Use::escape));
    return *of_side().worm_reach;
}

Stages::PatternedInfluence Stages::with_patterns(influence::Question question, board::Colour to_move) {
    std::vector<InfluenceEffect> effects;
    if (finder_ != nullptr) effects = finder_->add_influence(board_, to_move, question);
    return {influence::influence_of(question), std::move(effects)};
}

const position::Amalgamation& Stages::amalgamation() {
    if (!of_board_.amalgamation) {
        const worms::Worms& all = worms();
        const eyespaces::EyeSpaces& spaces = eyes();
        FoundConnections found;
        if (finder_ != nullptr)
            found = finder_->connections(
                board_, [this](board::Colour side) -> const influence::Influence& { return worm_influence(side); });
        const LimitedReading limited(*this);
        of_board_.amalgamation.emplace(board_, all, spaces, tactics_,
                                       position::Connections{found.links, found.cuts, found.judge});
    }
    return *of_board_.amalgamation;
}

const position::Dragons& Stages::dragons_before_life() {
    if (!of_side().dragons_before_life) {
        const position::DragonSources sources{board_, worms(), eyes(), worm_reach(), amalgamation()};
        of_side().dragons_before_life.emplace(sources);
    }
    return *of_side().dragons_before_life;
}

position::CrudeJudge& Stages::crude_judge() {
    if (!of_side().crude_judge) of_side().crude_judge.emplace(dragons_before_life(), worm_reach(), to_move_);
    return *of_side().crude_judge;
}

const std::vector<position::Verdict>& Stages::crude_life() {
    if (!of_side().crude_life) of_side().crude_life = position::judge_all(dragons_before_life(), crude_judge());
    return *of_side().crude_life;
}

const std::vector<position::Verdict>& Stages::life() {
    if (judge_ == nullptr) return crude_life();
    if (!of_side().life) of_side().life = position::judge_all(dragons_before_life(), *judge_);
    return *of_side().life;
}

const JudgedDragons& Stages::dragons() {
    if (!of_side().dragons) {
        const position::Dragons& all = dragons_before_life();
        JudgedDragons& judged = of_side().dragons.emplace();
        for (std::size_t i = 0; i < all.all().size(); ++i) {
            judged.safety.push_back(position::safety(all.all()[i], life()[i]));
            judged.weakness_before_life.push_back(position::weakness_before_life(all.all()[i], crude_life()[i]));
        }
    }
    return *of_side().dragons;
}

influence::Question Stages::influence_question() {
    influence::Question question = influence_of_dragons(board_.position(), dragons_before_life(), life(),
                                                        dragons().weakness_before_life, to_move_);
    question.living -= worms::captured_stones(worms(), to_move_);
    return question;
}

const Stages::PatternedInfluence& Stages::patterned_influence() {
    if (!of_side().influence) of_side().influence = with_patterns(influence_question(), to_move_);
    return *of_side().influence;
}

const influence::Influence& Stages::influence() { return patterned_influence().influence; }
const std::vector<InfluenceEffect>& Stages::influence_effects() { return patterned_influence().effects; }

InfluenceBySide Stages::influence_by_side() {
    return [this](board::Colour side) -> const influence::Influence& {
        const board::Colour to_move = std::exchange(to_move_, side);
        const influence::Influence& found = influence();
        to_move_ = to_move;
        return found;
    };
}

const DragonWeakness& Stages::weakness() {
    if (!of_side().weakness) {
        const position::Dragons& all = dragons_before_life();
        DragonWeakness& found = of_side().weakness.emplace();
        found.moyo = position::moyo_around(all.amalgamation().dragons(), influence());
        for (std::size_t i = 0; i < all.all().size(); ++i)
            found.weakness.push_back(position::weakness(dragons().safety[i], life()[i], found.moyo[i]));
        found.strategic_size = position::strategic_sizes(all, found.weakness);
    }
    return *of_side().weakness;
}

}  // namespace katachi::analysis
