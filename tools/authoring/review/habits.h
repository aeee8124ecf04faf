// What reviewed games say of their players together.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tools/authoring/review/phases.h"

namespace katachi::authoring {

// The habits of one player, in one game or in several.
struct Habits {
    std::string player;  // as records spell the name
    int games = 0, won = 0, lost = 0;
    SideFigures figures{};
    std::map<std::string, int> names = {};  // of moves, the first name of each

    int moves() const;
    // Adds habits of the same player.
    Habits& operator+=(const Habits& other);
};

// The habits of both players; those without a name are left out.
std::vector<Habits> habits_of(const Review& review);

// A name that a player uses more often than the others here.
struct FavouriteName {
    std::string name;
    int times = 0;
    double share = 0;         // of the player's moves
    double others_share = 0;  // of those of all others
};

struct PlayerHabits {
    Habits habits;
    std::vector<FavouriteName> favourites;  // five at most, the most striking first
};

// Players by how many games they have, then by name.
std::vector<PlayerHabits> habit_table(const std::vector<Habits>& of_games);

}  // namespace katachi::authoring
