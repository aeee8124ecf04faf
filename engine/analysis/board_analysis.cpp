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
        add_influence_answers(table);
        return table;
    }();
    return all;
}

}  // namespace

// Patterns of influence may ask for everything but the influence itself, and cuts, which are found by it.
class BoardAnalysis::WithoutInfluence {
  public:
    explicit WithoutInfluence(BoardAnalysis& analysis)
        : analysis_(analysis), cuts_(std::exchange(analysis.cuts_, std::nullopt)) {
        analysis_.judges_influence_ = true;
    }
    ~WithoutInfluence() {
        analysis_.judges_influence_ = false;
        analysis_.cuts_ = std::move(cuts_);
    }
    WithoutInfluence(const WithoutInfluence&) = delete;
    WithoutInfluence& operator=(const WithoutInfluence&) = delete;

  private:
    BoardAnalysis& analysis_;
    std::optional<CutPoints> cuts_;
};

BoardAnalysis::BoardAnalysis(const ReadingLimits& limits) : limits_(limits), known_games_(solved_eyes().eyes) {}

void BoardAnalysis::set(const board::Board& board, const std::optional<board::Handicap>& handicap) {
    board_ = board;
    handicap_ = handicap;
    remembered_.forget();
    eyes_.reset();
    cuts_.reset();
    influence_.reset();
}

void BoardAnalysis::use_influence_patterns(const match::PatternTables& tables) {
    influence_judge_ = InfluenceJudge(tables);
    influence_.reset();
}

match::Value BoardAnalysis::answer(match::Autohelper helper, board::Colour own, std::span<const board::Vertex> points) {
    const Answer find_answer = answers()[static_cast<std::size_t>(helper)];
    if (find_answer == nullptr) return {};
    Question question{board_, tactics_, limits_, own, points, handicap_, cuts_};
    if (match::helper(helper).needs == match::Knowledge::eyes) {
        question.eyes = judged_eyes();
        return question.eyes == nullptr ? match::Value() : find_answer(question);
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
    const JudgedEyes* const judged = judged_eyes();
    return judged == nullptr ? nullptr : &judged->spaces;
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

const JudgedEyes* BoardAnalysis::judged_eyes() {
    if (!eyes_ && limits_.eyes) {
        worms::Worms worms(board_, tactics_, *limits_.eyes);
        tactics_.set_limits(limits_.eyes->strings);
        eyespaces::EyeSpaces spaces(board_, worms, tactics_, known_games_);
        eyes_.emplace(std::move(worms), std::move(spaces));
    }
    return eyes_ ? &*eyes_ : nullptr;
}

void BoardAnalysis::add_influence_patterns(influence::Question& question, board::Colour to_move) {
    const WithoutInfluence without(*this);
    influence_judge_.add_patterns(question, to_move, *this);
}

const JudgedInfluence* BoardAnalysis::influence() {
    if (!influence_ && !judges_influence_ && judged_eyes() != nullptr) {
        const WithoutInfluence without(*this);
        influence_ = influence_judge_.of(board_.position(), judged_eyes()->worms, *this);
    }
    return influence_ && !judges_influence_ ? &*influence_ : nullptr;
}

match::Value BoardAnalysis::answer_named(std::string_view, board::Colour, std::span<const board::Vertex>) { return {}; }

match::Value BoardAnalysis::answer_colon_line(std::string_view name, const match::HelperCall& call) {
    const match::ColonLineHelperFacts* const known = match::find_colon_line_helper(name);
    if (known == nullptr || call.move == board::pass_vertex) return {};
    const ColonLineAnswer find_answer = answer_to(known->id);
    if (find_answer == nullptr) return {};
    return find_answer({board_, tactics_, limits_, call.own, {&call.move, 1}, handicap_, cuts_}, call.orientation);
}

}  // namespace katachi::analysis
