#include "engine/moves/sources/tactics_source.h"

#include <algorithm>
#include <cmath>

namespace katachi::moves {

namespace {

constexpr int largest_size = 8;

struct TacticalFeature {
    bool is_defence = false;
    bool is_ko = false;
    int size = 1;

    static TacticalFeature of(std::uint32_t number) {
        const auto kind = number / largest_size;
        return {kind / 2 != 0, kind % 2 != 0, static_cast<int>(number % largest_size) + 1};
    }
    std::uint32_t number() const {
        return static_cast<std::uint32_t>(((is_defence ? 2 : 0) + (is_ko ? 1 : 0)) * largest_size + size - 1);
    }
};

std::string stones(int size) {
    if (size == 1) return "a stone";
    return (size == largest_size ? "at least " : "") + std::to_string(size) + " stones";
}

}  // namespace

std::uint32_t TacticsSource::feature_count() const { return 4 * largest_size; }

std::string TacticsSource::feature_name(std::uint32_t feature) const {
    const auto [is_defence, is_ko, size] = TacticalFeature::of(feature);
    return std::string(is_defence ? "defend" : "attack") + (is_ko ? "-ko" : "-win") + "-size-" + std::to_string(size);
}

std::string TacticsSource::reason(std::uint32_t feature) const {
    const auto [is_defence, is_ko, size] = TacticalFeature::of(feature);
    return (is_defence ? "saves " : "captures ") + stones(size) + (is_ko ? " if a ko is won" : "") +
           (is_defence ? " that could be captured" : " that could be saved");
}

float TacticsSource::weight_unlearned(std::uint32_t feature) const {
    const auto [is_defence, is_ko, size] = TacticalFeature::of(feature);
    return (is_ko ? 1.0F : 2.0F) + std::log(static_cast<float>(size));
}

void TacticsSource::propose(const MoveSituation& situation, std::vector<Proposal>& proposals) {
    board_ = situation.board;
    for (const board::Colour colour : {board::Colour::black, board::Colour::white})
        for (const board::Vertex string : board_.strings(colour))
            if (const int liberties = board_.liberties(string); liberties > 0 && liberties <= most_liberties)
                propose_for(string, colour == situation.to_move, proposals);
}

// A string is worth a move only where it makes a difference who moves first.
void TacticsSource::propose_for(board::Vertex string, bool is_own, std::vector<Proposal>& proposals) {
    const reading::TacticalAnswer attack = tactics_.attack(board_, string);
    if (attack.code == reading::TacticalCode::failure) return;
    const reading::TacticalAnswer defence = tactics_.defend(board_, string);
    if (defence.code == reading::TacticalCode::failure) return;
    const reading::TacticalAnswer& own = is_own ? defence : attack;
    if (own.move == board::pass_vertex) return;
    const int size = std::min(board_.string_size(string), largest_size);
    proposals.push_back({own.move, TacticalFeature{is_own, own.code != reading::TacticalCode::win, size}.number()});
}

}  // namespace katachi::moves
