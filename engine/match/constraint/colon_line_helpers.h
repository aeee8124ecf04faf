// The functions that colon lines of GNU Go's patterns name: the one list of them. Their meanings are from the manual,
// chapter 9.4, and from the remarks beside the patterns. O is the pattern's owner, X the opponent.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace katachi::match {

enum class ColonLineHelper : std::uint8_t {
    cutstone2_helper,
    high_handicap_helper,
    jump_out_far_helper,
    jump_out_helper,
    reinforce_helper,
    thrash_around_helper,
    throw_in_atari_helper,
    wedge_helper,
};

struct ColonLineHelperFacts {
    ColonLineHelper id{};
    std::string_view name;
    std::string_view meaning;  // one sentence
};

constexpr std::array colon_line_helpers{
    ColonLineHelperFacts{
        ColonLineHelper::cutstone2_helper, "cutstone2_helper",
        "Refuses always: GNU Go notes the cuts that saving the X stone would make, and plays nothing."},
    ColonLineHelperFacts{ColonLineHelper::high_handicap_helper, "high_handicap_helper",
                         "Whether X has yet to play a stone: O places handicap stones while X passes."},
    ColonLineHelperFacts{ColonLineHelper::jump_out_far_helper, "jump_out_far_helper",
                         "Judges a jump into the open that can be cut; nothing says how, so that it is undecided."},
    ColonLineHelperFacts{
        ColonLineHelper::jump_out_helper, "jump_out_helper",
        "Judges a jump into the open that can hardly be cut; nothing says how, so that it is undecided."},
    ColonLineHelperFacts{
        ColonLineHelper::reinforce_helper, "reinforce_helper",
        "Whether the move is safe, early in a game of high handicap in which no X stone seems to live; "
        "nothing says when that is, so that it refuses or is undecided."},
    ColonLineHelperFacts{ColonLineHelper::thrash_around_helper, "thrash_around_helper",
                         "Whether O has no living stones and stones cover less than 40 % of the board."},
    ColonLineHelperFacts{ColonLineHelper::throw_in_atari_helper, "throw_in_atari_helper",
                         "Sets what a throw-in threatens; nothing says when it refuses, so that it is undecided."},
    ColonLineHelperFacts{
        ColonLineHelper::wedge_helper, "wedge_helper",
        "Whether O beside an X stone between two O stones connects them: X that runs on is captured, or X that cuts."},
};
static_assert([] {
    for (std::size_t i = 0; i < colon_line_helpers.size(); ++i)
        if (colon_line_helpers[i].id != static_cast<ColonLineHelper>(i)) return false;
    return true;
}());

// Null where none has this name.
constexpr const ColonLineHelperFacts* find_colon_line_helper(std::string_view name) {
    for (const ColonLineHelperFacts& each : colon_line_helpers)
        if (each.name == name) return &each;
    return nullptr;
}

}  // namespace katachi::match
