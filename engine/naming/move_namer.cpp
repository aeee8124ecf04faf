#include "engine/naming/move_namer.h"

#include <algorithm>

#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/constraint/placement.h"
#include "engine/naming/name_tables.h"

namespace katachi::naming {

namespace {

// Calls that are answered from the stones alone go on to `board`; all others stay open.
class StonesAlone : public match::Analysis {
  public:
    explicit StonesAlone(match::Analysis& board) : board_(board) {}

    match::Value answer(match::Autohelper helper, board::Colour own, std::span<const board::Vertex> points) override {
        return match::helper(helper).needs == match::Knowledge::board ? board_.answer(helper, own, points)
                                                                      : match::Value();
    }
    match::Value answer_named(std::string_view, board::Colour, std::span<const board::Vertex>) override { return {}; }

  private:
    match::Analysis& board_;
};

Judgement judgement_of(float shape) {
    if (shape == 0) return Judgement::none;
    return shape > 0 ? Judgement::good : Judgement::bad;
}

bool asks_for_reading(const match::PatternTables& tables, const match::PatternRow& pattern) {
    if (!pattern.has_constraint()) return false;
    const auto steps = tables.constraints.code_of(tables.constraints.programs[pattern.constraint]);
    return std::any_of(steps.begin(), steps.end(), [](const match::TableInstruction& step) {
        return static_cast<match::ProgramStep>(step.step) == match::ProgramStep::call &&
               match::helper(static_cast<match::Autohelper>(step.operand)).needs != match::Knowledge::board;
    });
}

constexpr std::size_t usual_hits = 256;

}  // namespace

std::string_view words(Judgement judgement) {
    switch (judgement) {
        case Judgement::bad: return "bad shape";
        case Judgement::good: return "good shape";
        case Judgement::none: break;
    }
    return "";
}

std::string_view name_of_entry(std::string_view entry) { return entry.substr(0, entry.find('.')); }

MoveNamer::MoveNamer(const match::PatternTables& tables)
    : tables_(tables), matcher_(tables), analysis_(analysis::limits_for_settled_answers) {
    for (const match::PatternRow& pattern : tables.patterns) {
        const char* const entry = tables.text(pattern.name);
        facts_.push_back(
            {.name = std::string(name_of_entry(entry)),
             .entry = entry,
             .remark = tables.text(pattern.remark),
             .priority = pattern.value,
             .judgement = judgement_of(tables.attribute(pattern, match::PatternAttribute::shape).value_or(0)),
             .is_read = asks_for_reading(tables, pattern)});
    }
    hits_.reserve(usual_hits);
    names_.reserve(usual_hits);
}

MoveNamer::MoveNamer() : MoveNamer(name_tables()) {}

bool MoveNamer::holds(const match::Hit& hit, match::Analysis& analysis) const {
    return match::evaluate_constraint(tables_, match::placement_of(tables_, hit), analysis).is_true();
}

std::span<const MoveName> MoveNamer::names(const board::Board& board, board::Colour colour, board::Vertex move,
                                           Reading reading) {
    hits_.clear();
    names_.clear();
    if (!board.on_board(move) || board.at(move) != board::Colour::empty) return names_;
    matcher_.set(board.position());
    matcher_.scan_at(
        move, [&](const match::Hit& hit) { hits_.push_back(hit); },
        {.black = colour == board::Colour::black, .white = colour == board::Colour::white});
    const auto pattern_of = [&](const match::Hit& hit) { return tables_.orientations[hit.orientation].pattern; };
    std::sort(hits_.begin(), hits_.end(), [&](const match::Hit& a, const match::Hit& b) {
        const float first = facts_[pattern_of(a)].priority, second = facts_[pattern_of(b)].priority;
        return first != second ? first > second : a.orientation < b.orientation;
    });
    analysis_.set(board);
    StonesAlone stones_alone(analysis_);
    match::Analysis& asked = reading == Reading::settled ? static_cast<match::Analysis&>(analysis_) : stones_alone;
    for (const match::Hit& hit : hits_) {
        const NameFacts& facts = facts_[pattern_of(hit)];
        const bool is_told = std::any_of(names_.begin(), names_.end(),
                                         [&](const MoveName& told) { return told.facts->name == facts.name; });
        if (!is_told && holds(hit, asked)) names_.push_back({&facts, hit});
    }
    return names_;
}

}  // namespace katachi::naming
