#include "engine/analysis/stages.h"

#include "engine/analysis/influence/strength_of_dragons.h"
#include "engine/analysis/influence/worm_influence.h"

namespace katachi::analysis {

class Stages::LimitedReading {
  public:
    explicit LimitedReading(const Stages& stages) : tactics_(stages.tactics_), before_(tactics_.limits()) {
        tactics_.set_limits(stages.limits_.safe_moves);
    }
    ~LimitedReading() { tactics_.set_limits(before_); }
    LimitedReading(const LimitedReading&) = delete;
    LimitedReading& operator=(const LimitedReading&) = delete;

  private:
    reading::Tactics& tactics_;
    reading::SearchLimits before_;
};

Stages::Stages(reading::Tactics& tactics, eyespaces::KnownGames& known, const StageLimits& limits,
               PatternFinder* finder, position::StatusJudge* judge)
    : tactics_(tactics), known_(known), limits_(limits), finder_(finder), judge_(judge) {}

bool Stages::set(const board::Board& board, board::Colour to_move) {
    const bool is_same =
        board.position() == board_.position() && board.ko_point() == board_.ko_point() && to_move == to_move_;
    board_ = board;
    to_move_ = to_move;
    if (!is_same) made_ = {};
    return !is_same;
}

const worms::Worms& Stages::worms() {
    if (!made_.worms) made_.worms.emplace(board_, tactics_, limits_.worms);
    return *made_.worms;
}

const eyespaces::EyeSpaces& Stages::eyes() {
    if (!made_.eyes) {
        const worms::Worms& all = worms();
        const LimitedReading limited(*this);
        made_.eyes.emplace(board_, all, tactics_, known_);
    }
    return *made_.eyes;
}

const influence::Influence& Stages::worm_influence(board::Colour to_move) {
    std::optional<influence::Influence>& made =
        to_move == board::Colour::black ? made_.worm_influence_if_black_moves : made_.worm_influence_if_white_moves;
    if (!made) made = with_patterns(analysis::worm_influence(board_.position(), worms(), to_move), to_move);
    return *made;
}

const influence::Influence& Stages::worm_reach() {
    if (!made_.worm_reach)
        made_.worm_reach = influence_reader().of(
            analysis::worm_influence(board_.position(), worms(), to_move_, influence::Use::escape));
    return *made_.worm_reach;
}

influence::Influence Stages::with_patterns(influence::Question question, board::Colour to_move) {
    if (finder_ != nullptr) finder_->add_influence(board_, to_move, question);
    return influence_reader().of(question);
}

const FoundConnections& Stages::connections() {
    if (!made_.connections)
        made_.connections = finder_ == nullptr
                                ? FoundConnections()
                                : finder_->connections(board_, {.black_to_move = worm_influence(board::Colour::black),
                                                                .white_to_move = worm_influence(board::Colour::white)});
    return *made_.connections;
}

const position::Dragons& Stages::dragons_before_life() {
    if (!made_.dragons_before_life) {
        const FoundConnections& found = connections();
        const position::DragonSources sources{board_, worms(), eyes(), worm_reach(), {found.links, found.cuts}};
        const LimitedReading limited(*this);
        made_.dragons_before_life.emplace(sources, tactics_);
    }
    return *made_.dragons_before_life;
}

position::CrudeJudge& Stages::crude_judge() {
    if (!made_.crude_judge)
        made_.crude_judge.emplace(dragons_before_life(), worm_reach(), to_move_, influence_reader());
    return *made_.crude_judge;
}

const std::vector<position::Verdict>& Stages::crude_life() {
    if (!made_.crude_life) made_.crude_life = position::judge_all(dragons_before_life(), crude_judge());
    return *made_.crude_life;
}

const std::vector<position::Verdict>& Stages::life() {
    if (judge_ == nullptr) return crude_life();
    if (!made_.life) made_.life = position::judge_all(dragons_before_life(), *judge_);
    return *made_.life;
}

const JudgedDragons& Stages::dragons() {
    if (!made_.dragons) {
        const position::Dragons& all = dragons_before_life();
        JudgedDragons& judged = made_.dragons.emplace();
        for (std::size_t i = 0; i < all.all().size(); ++i) {
            judged.safety.push_back(position::safety(all.all()[i], life()[i]));
            judged.weakness_before_life.push_back(position::weakness_before_life(all.all()[i], crude_life()[i]));
        }
    }
    return *made_.dragons;
}

const influence::Influence& Stages::influence() {
    if (!made_.influence)
        made_.influence =
            with_patterns(influence_of_dragons(board_.position(), dragons_before_life(), dragons().safety), to_move_);
    return *made_.influence;
}

const DragonWeakness& Stages::weakness() {
    if (!made_.weakness) {
        const position::Dragons& all = dragons_before_life();
        DragonWeakness& found = made_.weakness.emplace();
        found.moyo = position::moyo_around(all.amalgamation().dragons(), influence());
        for (std::size_t i = 0; i < all.all().size(); ++i)
            found.weakness.push_back(position::weakness(dragons().safety[i], life()[i], found.moyo[i]));
        found.strategic_size = position::strategic_sizes(all, found.weakness);
    }
    return *made_.weakness;
}

const influence::InfluenceReader& Stages::influence_reader() {
    if (influence_size_ != board_.size()) {
        influence_size_ = board_.size();
        influence_reader_.emplace(influence_size_);
    }
    return *influence_reader_;
}

}  // namespace katachi::analysis
