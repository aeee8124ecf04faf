#include "engine/position/owners/owner_facts.h"

#include <algorithm>

namespace katachi::position {

namespace {

constexpr std::array<OwnerFactWords, owner_fact_count> words{{
    {"turn", "1 where the own side is to move, else 0"},
    {"filled", "stones on the board, of a hundred points"},

    {"stones", "stones of the string"},
    {"liberties", "its liberties"},
    {"second-liberties", "its liberties of second order"},
    {"third-liberties", "its liberties of third order"},
    {"attack", "what the other side gets if it moves first: 0 nothing, 1 or 2 a ko, 3 the string"},
    {"defence", "what saves the string then: 0 nothing, 1 or 2 a ko, 3 a move; 3 where nothing attacks it"},
    {"threats", "moves that threaten to capture it"},
    {"lunch", "stones of the largest string beside it that can be captured"},
    {"line", "lines between it, or the point, and the nearest edge; 0 on the first line"},

    {"group-stones", "stones of its group"},
    {"group-liberties", "liberties of the group"},
    {"group-most-eyes", "eyes of the group if its own side moves first there"},
    {"group-eyes-attacked-twice", "eyes of the group if the other side moves first there and once more"},
    {"group-eyes-defended-twice", "eyes of the group if its own side moves first there and once more"},
    {"group-space", "points of the group's eye spaces, margins left out"},
    {"group-room", "empty points within four steps of the group"},
    {"group-exits", "empty points four steps from the group, on ways that pass by no stone of the other side"},
    {"group-escape", "the group's escape route"},
    {"group-moyo", "value of the moyo that the group borders on"},
    {"group-place", "whose the place is without the group, by Bouzy's moyo, mean of its stones"},
    {"group-falling",
     "share of its stones that the other side captures, even if its own side, to move, saves what it can"},
    {"group-friend", "steps over empty points to another group of its side; 8 where there is none so near"},
    {"rival-most-eyes", "the most eyes of the group of the other side, of those beside it, that has the fewest"},
    {"rival-liberties", "liberties of the group of the other side beside it that has the fewest"},
    {"rival-stones", "stones of the group of the other side beside it that has the fewest liberties"},

    {"first-chance", "the first chance of the string or point"},
    {"group-chance", "the first chance of its group, mean of its stones"},
    {"rival-chance", "the lowest first chance of a group of the other side beside it; 1 where there is none"},
    {"friend-chance", "the highest first chance of a group of its side within four steps; 0 where there is none"},
    {"held-place", "whose its liberties are, by influence as strong as stones are likely to stay, mean"},

    {"group-around", "the own side's first chance of the empty points within two steps of the group, mean"},

    {"far-line", "lines between the point and the nearest edge along the other axis"},
    {"balance", "the own share of all influence on the point"},
    {"territory", "territory by influence, the own side's above 0"},
    {"bouzy-territory", "territory by Bouzy's map (5/21), the own side's above 0"},
    {"bouzy-moyo", "moyo by Bouzy's map (5/10), the own side's above 0"},
    {"bouzy-area", "area by Bouzy's map (4/0), the own side's above 0"},
    {"own-distance", "steps over empty points to own stones; 8 where there are none so near"},
    {"other-distance", "steps over empty points to stones of the other side"},
    {"own-eyes", "least and most eyes of the own eye space, added; -1 where the point is in none"},
    {"other-eyes", "least and most eyes of the other side's eye space, added; -1 where the point is in none"},
    {"own-eye-points", "points of the own eye space, below 0 where the point is a margin"},
    {"other-eye-points", "points of the other side's eye space, below 0 where the point is a margin"},
    {"cavity", "empty points that hang together with the point"},

    {"own-chance", "the highest chance of the nearest own strings"},
    {"other-chance", "the highest chance of the nearest strings of the other side"},
    {"held-balance", "the own share of influence as strong as stones are likely to stay"},
    {"wide-balance", "the same of influence that reaches farther"},
    {"held-territory", "territory by influence as strong as stones are likely to stay"},

    {"chance-around", "the own side's chance of the points within two steps of the point or string, mean"},
    {"chance-far-around", "the own side's chance of the points within four steps of the point or string, mean"},
    {"lowest-beside", "the lowest chance of the own side of the points beside"},
    {"highest-beside", "the highest chance of the own side of the points beside"},
    {"own-realm",
     "points of the largest realm of the own side, points that are likely its and hang together, at or beside it"},
    {"other-realm", "points of the largest realm of the other side at or beside it"},
    {"own-near", "own stones within three steps that do not fall"},
    {"other-near", "stones of the other side within three steps that do not fall"},
}};

}  // namespace

std::span<const OwnerFactWords, owner_fact_count> owner_fact_words() { return words; }

std::optional<OwnerFact> owner_fact_named(std::string_view name) {
    const auto found = std::ranges::find(words, name, &OwnerFactWords::name);
    if (found == words.end()) return std::nullopt;
    return static_cast<OwnerFact>(found - words.begin());
}

}  // namespace katachi::position
