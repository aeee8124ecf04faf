#include "engine/naming/move_namer.h"

#include <algorithm>

#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/constraint/placement.h"
#include "engine/naming/name_tables.h"

namespace katachi::naming {

namespace {

Judgement judgement_of(float shape) {
    if (shape == 0) return Judgement::none;
    return shape > 0 ? Judgement::good : Judgement::bad;
}

bool asks_for_reading(const match::PatternTables& tables, const match::PatternRow& pattern) {
    if (!pattern.has_constraint()) return false;
    const auto steps = tables.constraints.code_of(tables.constraints.programs[pattern.constraint]);
    return std::any_of(steps.begin(), steps.end(), [](const match::TableInstruction& step) {
        return static_cast<match::ProgramStep>(step.step) == match::ProgramStep::call &&
               !is_of_stones(static_cast<match::Autohelper>(step.operand));
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

MoveNamer::MoveNamer(const match::PatternTables& tables) : tables_(tables), matcher_(tables) {
    for (const match::PatternRow& pattern : tables.patterns) {
        const char* const entry = tables.text(pattern.name);
        facts_.push_back(
            {.name = std::string(name_of_entry(entry)),
             .entry = entry,
             .remark = tables.text(pattern.remark),
             .priority = pattern.value,
             .gives_way_above = tables.attribute(pattern, match::PatternAttribute::maxvalue),
             .judgement = judgement_of(tables.attribute(pattern, match::PatternAttribute::shape).value_or(0)),
             .is_read = asks_for_reading(tables, pattern)});
    }
    hits_.reserve(usual_hits);
    names_.reserve(usual_hits);
}

MoveNamer::MoveNamer() : MoveNamer(name_tables()) {}

std::span<const MoveName> MoveNamer::names(const board::Board& board, board::Colour colour, board::Vertex move,
                                           match::Analysis* reader) {
    hits_.clear();
    names_.clear();
    if (!board.on_board(move) || board.at(move) != board::Colour::empty) return names_;
    matcher_.set(board.position());
    matcher_.scan_at(move, [&](const match::Hit& hit) { hits_.push_back(hit); },
                     {.black = colour == board::Colour::black, .white = colour == board::Colour::white});
    const auto pattern_of = [&](const match::Hit& hit) { return tables_.orientations[hit.orientation].pattern; };
    std::sort(hits_.begin(), hits_.end(), [&](const match::Hit& a, const match::Hit& b) {
        const float first = facts_[pattern_of(a)].priority, second = facts_[pattern_of(b)].priority;
        return first != second ? first > second : a.orientation < b.orientation;
    });
    answers_.set(board, reader);
    const auto holds = [&](const match::Hit& hit) {
        return match::evaluate_constraint(tables_, match::placement_of(tables_, hit), answers_).is_true();
    };
    for (const match::Hit& hit : hits_) {
        const NameFacts& facts = facts_[pattern_of(hit)];
        const bool is_told = std::any_of(names_.begin(), names_.end(),
                                         [&](const MoveName& told) { return told.facts->name == facts.name; });
        const bool gives_way =
            facts.gives_way_above && !names_.empty() && names_.front().facts->priority > *facts.gives_way_above;
        if (!is_told && !gives_way && holds(hit)) names_.push_back({&facts, hit});
    }
    return names_;
}

}  // namespace katachi::naming
