#include "tests/answers/review/rules_board.h"

namespace katachi::answers {

namespace {

constexpr const char* column_letters = "ABCDEFGHJKLMNOPQRST";

int column_number(const std::string& point) { return static_cast<int>(std::string(column_letters).find(point[0])); }
int row_number(const std::string& point) { return std::stoi(point.substr(1)) - 1; }
std::string point_named(int column, int row) { return column_letters[column] + std::to_string(row + 1); }

}  // namespace

std::string other_colour(const std::string& colour) { return colour == "B" ? "W" : "B"; }

std::string RulesBoard::at(const std::string& point) const {
    const auto found = stones_.find(point);
    return found == stones_.end() ? "" : found->second;
}

std::vector<std::string> RulesBoard::all_points() const {
    std::vector<std::string> points;
    for (int row = 0; row < size_; ++row)
        for (int column = 0; column < size_; ++column) points.push_back(point_named(column, row));
    return points;
}

Points RulesBoard::neighbours(const std::string& point) const {
    const int column = column_number(point), row = row_number(point);
    Points found;
    if (column > 0) found.insert(point_named(column - 1, row));
    if (column + 1 < size_) found.insert(point_named(column + 1, row));
    if (row > 0) found.insert(point_named(column, row - 1));
    if (row + 1 < size_) found.insert(point_named(column, row + 1));
    return found;
}

Points RulesBoard::string_at(const std::string& point) const {
    if (at(point).empty()) return {};
    Points string{point};
    std::vector<std::string> open{point};
    while (!open.empty()) {
        const std::string stone = open.back();
        open.pop_back();
        for (const std::string& next : neighbours(stone))
            if (at(next) == at(point) && string.insert(next).second) open.push_back(next);
    }
    return string;
}

Points RulesBoard::liberties(const Points& string) const {
    Points free;
    for (const std::string& stone : string)
        for (const std::string& next : neighbours(stone))
            if (at(next).empty()) free.insert(next);
    return free;
}

std::set<Points> RulesBoard::strings(const std::string& colour) const {
    std::set<Points> found;
    for (const auto& [point, stone] : stones_)
        if (stone == colour) found.insert(string_at(point));
    return found;
}

bool RulesBoard::is_legal(const std::string& colour, const std::string& point) const {
    if (point == "pass") return true;
    if (!at(point).empty() || (point == ko_ && colour == ko_for_)) return false;
    for (const std::string& next : neighbours(point))
        if (at(next).empty()) return true;
    RulesBoard played = *this;
    played.play(colour, point);
    return !played.at(point).empty();
}

Points RulesBoard::play(const std::string& colour, const std::string& point) {
    ko_.clear();
    if (point == "pass") return {};
    stones_[point] = colour;
    Points taken;
    for (const std::string& next : neighbours(point))
        if (at(next) == other_colour(colour)) {
            const Points string = string_at(next);
            if (liberties(string).empty()) taken.insert(string.begin(), string.end());
        }
    for (const std::string& stone : taken) stones_.erase(stone);
    const Points own = string_at(point);
    const Points free = liberties(own);
    if (free.empty())
        for (const std::string& stone : own) stones_.erase(stone);
    if (taken.size() == 1 && own.size() == 1 && free.size() == 1) {
        ko_ = *taken.begin();
        ko_for_ = other_colour(colour);
    }
    return taken;
}

}  // namespace katachi::answers
