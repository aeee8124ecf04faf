#include "engine/analysis/board_analysis.h"

#include <utility>

#include "engine/analysis/answers.h"
#include "engine/analysis/colon_line_answers.h"
#include "engine/eyes/solved_eyes.h"

namespace katachi::analysis {

namespace {

const Answers& answers() {
    static const Answers all = [] {
        Answers table{};
        add_board_answers(table);
        add_game_answers(table);
        add_reading_answers(table);
        add_connection_answers(table);
        add_eye_answers(table);
        add_dragon_answers(table);
        add_influence_answers(table);
        return table;
    }();
    return all;
}

}  // namespace

bool is_answered(match::Autohelper helper) { return answers()[static_cast<std::size_t>(helper)] != nullptr; }

// Patterns of influence may ask for everything but the influence itself, and what is found by it: cuts and dragons.
class BoardAnalysis::WithoutInfluence {
  public:
    explicit WithoutInfluence(BoardAnalysis& analysis)
        : analysis_(analysis), cuts_(std::exchange(analysis.cuts_, std::nullopt)) {
        analysis_.judges_influence_ = true;
    }
    ~WithoutInfluence() {
        analysis_.judges_influence_ = false;
        analysis_.cuts_ = cuts_;
    }
    WithoutInfluence(const WithoutInfluence&) = delete;
    WithoutInfluence& operator=(const WithoutInfluence&) = delete;

  private:
    BoardAnalysis& analysis_;
    std::optional<CutPoints> cuts_;
};

// Patterns that cut may ask for everything but where cuts are.
class BoardAnalysis::WithoutCuts {
  public:
    explicit WithoutCuts(BoardAnalysis& analysis) : analysis_(analysis) { analysis_.judges_cuts_ = true; }
    ~WithoutCuts() { analysis_.judges_cuts_ = false; }
    WithoutCuts(const WithoutCuts&) = delete;
    WithoutCuts& operator=(const WithoutCuts&) = delete;

  private:
    BoardAnalysis& analysis_;
};

// What the stages of the position ask patterns. Dragons are those without connections by pattern, as the crude judge
// has learned to judge them.
class BoardAnalysis::OwnPatterns : public PatternFinder {
  public:
    explicit OwnPatterns(BoardAnalysis& analysis) : analysis_(analysis) {}

    std::vector<InfluenceEffect> add_influence(const board::Board&, board::Colour to_move,
                                               influence::Question& question) override {
        return analysis_.add_influence_patterns(question, to_move);
    }
    FoundConnections connections(const board::Board&, const InfluenceBySide&) override { return {}; }

  private:
    BoardAnalysis& analysis_;
};

BoardAnalysis::BoardAnalysis(const ReadingLimits& limits)
    : limits_(limits), known_games_(solved_eyes().eyes), own_patterns_(std::make_unique<OwnPatterns>(*this)) {}

BoardAnalysis::~BoardAnalysis() = default;

void BoardAnalysis::set(const board::Board& board, const std::optional<board::Handicap>& handicap) {
    board_ = board;
    handicap_ = handicap;
    remembered_.forget();
    has_set_stages_ = false;
    cuts_.reset();
    influence_.reset();
}

void BoardAnalysis::forget() {
    tactics_.forget();
    remembered_.forget();
    stages_.reset();
    has_set_stages_ = false;
}

void BoardAnalysis::use_connection_patterns(const match::PatternTables& tables) {
    cut_judge_ = std::make_unique<CutJudge>(tables);
    cuts_.reset();
}

void BoardAnalysis::use_influence_patterns(const match::PatternTables& tables) {
    influence_finder_ = std::make_unique<InfluenceFinder>(tables);
    stages_.reset();
    has_set_stages_ = false;
}

match::Value BoardAnalysis::answer(match::Autohelper helper, board::Colour own, std::span<const board::Vertex> points) {
    const Answer find_answer = answers()[static_cast<std::size_t>(helper)];
    if (find_answer == nullptr) return {};
    Question question{board_, tactics_, limits_, own, points, handicap_};
    if (match::helper(helper).needs == match::Knowledge::connections) {
        question.cuts = cuts();
        question.stages = judges_influence_ ? nullptr : stages();
        return find_answer(question);
    }
    if (match::helper(helper).needs == match::Knowledge::eyes) {
        question.stages = stages();
        return question.stages == nullptr ? match::Value() : find_answer(question);
    }
    if (match::helper(helper).needs == match::Knowledge::dragons) {
        question.stages = judges_influence_ ? nullptr : stages();
        return find_answer(question);
    }
    if (match::helper(helper).needs == match::Knowledge::influence) {
        question.influence = influence();
        return question.influence == nullptr ? match::Value() : find_answer(question);
    }
    if (match::helper(helper).needs != match::Knowledge::reading) return find_answer(question);
    if (const auto known = remembered_.find(helper, own, points)) return *known;
    const match::Value value = find_answer(question);
    remembered_.store(helper, own, points, value);
    return value;
}

const eyespaces::EyeSpaces* BoardAnalysis::eye_spaces() {
    Stages* const known = stages();
    return known == nullptr ? nullptr : &known->eyes();
}

std::optional<eyespaces::EyeSpace> BoardAnalysis::eye_space(board::Vertex vertex, board::Colour owner) {
    const eyespaces::EyeSpaces* const spaces = eye_spaces();
    if (spaces == nullptr) return std::nullopt;
    if (const eyespaces::EyeSpace* const space = spaces->at(vertex, owner)) return *space;
    tactics_.set_limits(limits_.eyes->strings);
    eyespaces::SafeMoves safe_moves(board_, tactics_);
    if (!spaces->is_lone_margin(safe_moves, vertex, owner)) return std::nullopt;
    return eyespaces::lone_margin(vertex, owner);
}

const CutPoints* BoardAnalysis::cuts() {
    if (!cuts_ && cut_judge_ && !judges_cuts_ && !judges_influence_) {
        const WithoutCuts without(*this);
        cuts_ = cut_judge_->cuts(board_.position(), *this);
    }
    return cuts_ ? &*cuts_ : nullptr;
}

Stages* BoardAnalysis::stages() {
    if (!limits_.eyes) return nullptr;
    if (!stages_)
        stages_.emplace(tactics_, known_games_,
                        StageLimits{.worms = *limits_.eyes, .safe_moves = limits_.eyes->strings}, own_patterns_.get());
    if (!has_set_stages_) stages_->set(board_, board::Colour::black);
    has_set_stages_ = true;
    return &*stages_;
}

std::vector<InfluenceEffect> BoardAnalysis::add_influence_patterns(influence::Question& question,
                                                                   board::Colour to_move) {
    const WithoutInfluence without(*this);
    if (influence_finder_ == nullptr) return {};
    return influence_finder_->add_patterns(question, to_move, *this);
}

const InfluenceBySide* BoardAnalysis::influence() {
    if (judges_influence_) return nullptr;
    if (!influence_ && stages() != nullptr) influence_ = stages()->influence_by_side();
    return influence_ ? &*influence_ : nullptr;
}

match::Value BoardAnalysis::answer_named(std::string_view, board::Colour, std::span<const board::Vertex>) { return {}; }

match::Value BoardAnalysis::answer_colon_line(std::string_view name, const match::HelperCall& call) {
    const match::ColonLineHelperFacts* const known = match::find_colon_line_helper(name);
    if (known == nullptr || call.move == board::pass_vertex) return {};
    const ColonLineAnswer find_answer = answer_to(known->id);
    if (find_answer == nullptr) return {};
    return find_answer({board_, tactics_, limits_, call.own, {&call.move, 1}, handicap_}, call.orientation);
}

}  // namespace katachi::analysis
