#include "engine/moves/sources/action_source.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/moves/sources/pattern_choice.h"
#include "engine/moves/sources/warning_source.h"

namespace katachi::moves {

namespace {

using match::Autohelper;

// The meaning says of which move a call of an action helper tells something, and how much.
struct EffectMeaning {
    Autohelper helper;
    bool is_of_the_move;  // of the pattern; otherwise of the first point that the call names
    float weight;
    std::string_view name;
    std::string_view reason;
};

// Weights that nobody learned: none outweighs what other sources say of a good move, but for warnings.
constexpr std::array meanings{
    EffectMeaning{Autohelper::antisuji, false, weight_of_warning, "bad", "is bad: "},
    EffectMeaning{Autohelper::replace, false, -1.5F, "replaced", "has a better move beside it by "},
    EffectMeaning{Autohelper::replace, true, 1, "replacement", "is better than another move by "},
    EffectMeaning{Autohelper::backfill_replace, false, -1.5F, "postponed", "needs another move first by "},
    EffectMeaning{Autohelper::backfill_replace, true, 1, "preparation", "prepares another move by "},
    EffectMeaning{Autohelper::add_connect_move, true, 0.7F, "connects", "connects by "},
    EffectMeaning{Autohelper::add_cut_move, true, 0.7F, "cuts", "cuts by "},
    EffectMeaning{Autohelper::add_defend_both_move, true, 1, "defends-both", "defends two strings by "},
    EffectMeaning{Autohelper::test_attack_either_move, true, 0.7F, "attacks-either", "attacks one of two strings by "},
    EffectMeaning{Autohelper::add_attack_either_move, true, 0.7F, "attacks-either", "attacks one of two strings by "},
    EffectMeaning{Autohelper::defend_against_atari, true, 0.5F, "atari", "defends against an atari by "},
    EffectMeaning{Autohelper::threaten_to_save, true, 0.3F, "threatens-to-save", "threatens to save stones by "},
    EffectMeaning{Autohelper::threaten_to_capture, true, 0.3F, "threatens", "threatens a capture by "},
    EffectMeaning{Autohelper::prevent_attack_threat, true, 0.3F, "prevents-threat", "takes a threat away by "},
    EffectMeaning{Autohelper::good_attack_threat, true, 0.3F, "good-threat", "threatens an attack by "}};

constexpr std::uint16_t bad_move = 0;
static_assert(meanings[bad_move].helper == Autohelper::antisuji);

template <typename Visit>
void visit_meanings(Autohelper helper, Visit&& visit) {
    for (std::size_t i = 0; i < meanings.size(); ++i)
        if (meanings[i].helper == helper) visit(static_cast<std::uint16_t>(i));
}

}  // namespace

ActionSource::ActionSource(std::string name, std::shared_ptr<JudgedHits> judged)
    : TableSource(std::move(name), judged->hits()->tables()), judged_(std::move(judged)) {
    for (std::size_t i = 0; i < tables().patterns.size(); ++i) {
        const auto pattern = static_cast<std::uint16_t>(i);
        if (is_warning(tables(), pattern) && !is_settled_by_shape(tables(), pattern))
            features_.push_back({pattern, bad_move});
        const std::uint32_t action = tables().patterns[i].action;
        if (action == match::no_program) continue;
        for (const match::TableInstruction& step : tables().constraints.code_of(tables().constraints.programs[action]))
            if (static_cast<match::ProgramStep>(step.step) == match::ProgramStep::effect)
                visit_meanings(static_cast<Autohelper>(step.operand), [&](std::uint16_t meaning) {
                    features_.push_back({pattern, meaning});
                });
    }
    std::sort(features_.begin(), features_.end());
    features_.erase(std::unique(features_.begin(), features_.end()), features_.end());
}

std::string ActionSource::feature_name(std::uint32_t feature) const {
    const auto [pattern, meaning] = features_[feature];
    return TableSource::feature_name(pattern) + ':' + std::string(meanings[meaning].name);
}

std::string ActionSource::reason(std::uint32_t feature) const {
    const auto [pattern, meaning] = features_[feature];
    return std::string(meanings[meaning].reason) + TableSource::reason(pattern);
}

float ActionSource::weight_unlearned(std::uint32_t feature) const {
    return meanings[features_[feature].meaning].weight;
}

void ActionSource::propose_as(const Feature& feature, board::Vertex vertex, std::vector<Proposal>& proposals) const {
    const auto place = std::lower_bound(features_.begin(), features_.end(), feature);
    proposals.push_back({vertex, static_cast<std::uint32_t>(place - features_.begin())});
}

void ActionSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    const std::size_t begin = proposals.size();
    const auto add = [&](std::uint16_t pattern, std::uint16_t meaning, board::Vertex vertex) {
        if (vertex != board::pass_vertex && situation.board.position().at(vertex) == board::Colour::empty)
            propose_as({pattern, meaning}, vertex, proposals);
    };
    for (const PatternEffect& effect : judged_->effects(situation))
        visit_meanings(effect.helper, [&](std::uint16_t meaning) {
            add(effect.pattern, meaning, meanings[meaning].is_of_the_move ? effect.move : effect.point);
        });
    for (const match::Hit& hit : judged_->of(situation, HitUse::warning))
        if (const std::uint16_t pattern = tables().orientations[hit.orientation].pattern;
            tables().patterns[pattern].letters.has('N'))
            add(pattern, bad_move, hit.anchor);
    keep_each_once(proposals, begin);
}

}  // namespace katachi::moves
