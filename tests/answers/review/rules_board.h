// A board that knows the rules and nothing else, written to check what reviews claim: slow, and sharing no code with
// the engine. Points are named as people name them.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace katachi::answers {

using Points = std::set<std::string>;

class RulesBoard {
  public:
    explicit RulesBoard(int size) : size_(size) {}

    // "B", "W", or "" where no stone is.
    std::string at(const std::string& point) const;
    void set_up(const std::string& colour, const std::string& point) { stones_[point] = colour; }

    std::vector<std::string> all_points() const;
    Points neighbours(const std::string& point) const;
    // The stones connected with the one at `point`; none where none is.
    Points string_at(const std::string& point) const;
    Points liberties(const Points& string) const;
    // All strings of a colour.
    std::set<Points> strings(const std::string& colour) const;

    // Whether the rules allow it: an empty point, no suicide, no ko taken back at once.
    bool is_legal(const std::string& colour, const std::string& point) const;
    // Plays, or passes at "pass"; the stones that it takes.
    Points play(const std::string& colour, const std::string& point);

  private:
    int size_;
    std::map<std::string, std::string> stones_;  // by point
    std::string ko_;                             // where the next move may not be played
    std::string ko_for_;                         // by whom
};

std::string other_colour(const std::string& colour);

}  // namespace katachi::answers
