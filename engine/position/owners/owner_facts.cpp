#include "engine/position/owners/owner_facts.h"

#include <algorithm>

namespace katachi::position {

namespace {

constexpr std::array<OwnerFactWords, owner_fact_count> words{{
    {"turn", "1 where the own side is to move, else 0"},
    {"lead", "points that the own side leads by, as the sum of all chances has it, komi left out"},
    {"board-stones", "stones on the board"},
    {"liberties", "its liberties, or those that an own stone at the point would have, captures left out"},
    {"line", "lines between it, or the point, and the nearest edge; 0 on the first line"},
    {"second-line", "lines between it, or the point, and the second nearest edge"},
    {"own-near", "own stones within three steps that do not fall"},
    {"other-near", "stones of the other side within three steps that do not fall"},
    {"stones", "stones of the string"},
    {"fourth-liberties", "its liberties of fourth order"},
    {"attack", "what the other side gets if it moves first: 0 nothing, 1 or 2 a ko, 3 the string"},
    {"defence", "what saves the string then: 0 nothing, 1 or 2 a ko, 3 a move; 3 where nothing attacks it"},
    {"group-stones", "stones of its group"},
    {"group-efficiency", "effective size of the group, a stone"},
    {"group-liberties", "liberties of the group"},
    {"group-eyes", "eyes of the group if the other side moves first there, and if its own side does, added"},
    {"group-space", "points of the group's eye spaces, margins left out"},
    {"group-room", "empty points within four steps of the group"},
    {"group-moyo", "value of the moyo that the group borders on"},
    {"group-place", "whose the place is without the group, by Bouzy's moyo, mean of its stones"},
    {"group-friend", "steps over empty points to another group of its side; 8 where there is none so near"},
    {"group-rivals-near", "stones of the other side within three steps of the group, for each root of its stones"},
    {"race", "liberties of the group, less those of the group of the other side beside it that has the fewest"},
    {"group-secure",
     "points within two steps of the group that are secure: where a stone of the other side is captured at once"},
    {"group-open", "points within two steps of the group that are secure for the other side"},
    {"group-lunch", "stones of the largest string beside the group that it can capture"},
    {"chance-before", "the chance of the string or point that was told before"},
    {"group-chance", "the chance of its group, mean of its stones"},
    {"rival-chance", "the lowest chance of a group of the other side beside it; 1 where there is none"},
    {"rival-dying", "stones of groups of the other side beside it, each as its group is likely to die"},
    {"friend-chance", "the highest chance of a group of its side within four steps; 0 where there is none"},
    {"held-place", "whose its liberties are, by influence as strong as stones are likely to stay, mean"},
    {"group-around", "the own side's chance of the empty points within two steps of the group, mean"},
    {"touching-chance", "the lowest chance of a string of the other side that touches it; 1 where there is none"},
    {"liberty-chance", "the own side's chance of its liberties, mean"},
    {"other-liberties", "liberties that a stone of the other side there would have, captures left out"},
    {"own-eye-points", "points of the own eye space, below 0 where the point is a margin"},
    {"other-eye-points", "points of the other side's eye space, below 0 where the point is a margin"},
    {"secure-around", "secure points within two steps, less those of the other side"},
    {"own-steps", "steps over empty points to an own stone that is likely to stay; 12 where there is none so near"},
    {"other-steps", "the same to a stone of the other side"},
    {"bouzy-territory", "territory by Bouzy's map (5/21), the own side's above 0"},
    {"own-sight", "the nearest stones along the eight ways from the point that are own: chance by nearness, sum"},
    {"other-sight", "those of the other side: chance by nearness, sum"},
    {"own-weakest", "the lowest chance of an own stone within two steps; 1 where there is none"},
    {"other-weakest", "the lowest chance of a stone of the other side within two steps; 1 where there is none"},
    {"own-chance", "the highest chance of the nearest own strings"},
    {"other-chance", "the highest chance of the nearest strings of the other side"},
    {"held-balance", "the own share of influence as strong as stones are likely to stay"},
    {"wide-balance", "the same of influence that reaches farther"},
    {"held-territory", "territory by influence as strong as stones are likely to stay, the own side's above 0"},
    {"chance-around", "the own side's chance of the points within two steps of the point or string, mean"},
    {"chance-far-around", "the own side's chance of the points within four steps of the point or string, mean"},
    {"chance-wide", "the own side's chance of the points within seven steps, mean"},
    {"chance-beside", "its chance of the points beside, mean"},
    {"lowest-beside", "the lowest chance of the own side of the points beside"},
    {"highest-beside", "the highest chance of the own side of the points beside"},
    {"realm-chance", "mean chance of the points of its realm: points that are likely the own side's and hang together"},
    {"other-realm", "points of the largest realm of the other side at or beside it"},
    {"own-realm", "points of the largest realm of the own side at or beside it"},
}};

}  // namespace

std::span<const OwnerFactWords, owner_fact_count> owner_fact_words() { return words; }

std::optional<OwnerFact> owner_fact_named(std::string_view name) {
    const auto found = std::ranges::find(words, name, &OwnerFactWords::name);
    if (found == words.end()) return std::nullopt;
    return static_cast<OwnerFact>(found - words.begin());
}

}  // namespace katachi::position
