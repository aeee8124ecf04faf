#include "tests/answers/review/claim_checker.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "tests/answers/review/rules_board.h"

namespace katachi::answers {

namespace {

using nlohmann::json;

Points points_in(const json& claim) {
    const auto& list = claim.at("points");
    return {list.begin(), list.end()};
}

std::string colour_in(const json& value) { return value == "black" ? "B" : "W"; }

class Checker {
  public:
    Checker(const json& review, const PlainRecord& record)
        : review_(review), record_(record), before_(record.size), after_(record.size) {}

    CheckedClaims check() {
        const json& moves = review_.at("moves");
        expect(moves.size() == record_.moves.size(), "moves are missing");
        for (std::size_t i = 0; i < record_.moves.size() && i < moves.size(); ++i) {
            number_ = static_cast<int>(i) + 1;
            side_ = record_.moves[i].colour;
            point_ = record_.moves[i].point;
            expect(moves[i].at("vertex") == point_ && colour_in(moves[i].at("colour")) == side_, "another move");
            before_ = after_;
            taken_ = after_.play(side_, point_);
            if (point_ != "pass" && before_.is_legal(side_, point_))
                check_move(moves[i]);
            else
                expect(moves[i].at("claims").empty(), "claims of no legal move");
        }
        check_summary();
        return std::move(result_);
    }

  private:
    using Found = std::map<std::string, std::set<Points>>;  // points by kind

    void expect(bool holds, const std::string& what) {
        ++result_.checked;
        if (!holds) result_.faults.push_back("move " + std::to_string(number_) + ": " + what);
    }

    void check_move(const json& move) {
        Found claimed;
        for (const json& claim : move.at("claims")) {
            const std::string kind = claim.at("kind");
            const std::string text = claim.at("text");
            expect(text.size() > 2 && text.back() == '.', "no sentence: " + text);
            claimed[kind].insert(points_in(claim));
            check_claim(kind, claim, text);
        }
        Found known = by_rules();
        for (const char* kind : {"captured", "atari", "self-atari", "out-of-atari", "connected"})
            expect(known[kind] == claimed[kind], std::string(kind) + " is otherwise by the rules");
    }

    // All that the rules say of the move.
    Found by_rules() const {
        Found found;
        if (!taken_.empty()) found["captured"].insert(taken_);
        for (const std::string& next : after_.neighbours(point_))
            if (after_.at(next) == other_colour(side_)) {
                const Points string = after_.string_at(next);
                if (after_.liberties(string).size() == 1 && before_.liberties(string).size() > 1)
                    found["atari"].insert(string);
            }
        const Points own = after_.string_at(point_);
        if (after_.liberties(own).size() == 1) found["self-atari"].insert(own);
        for (const Points& string : before_.strings(side_))
            if (before_.liberties(string).size() == 1 && after_.liberties(after_.string_at(*string.begin())).size() > 1)
                found["out-of-atari"].insert(string);
        std::set<Points> joined;
        for (const std::string& next : before_.neighbours(point_))
            if (before_.at(next) == side_) joined.insert(before_.string_at(next));
        if (joined.size() > 1) found["connected"].insert(stones_claimed_of(joined));
        return found;
    }

    // A claim has a stone of each string that it joins: the upper left one.
    static Points stones_claimed_of(const std::set<Points>& strings) {
        const auto is_first = [](const std::string& a, const std::string& b) {
            const int row_a = std::stoi(a.substr(1)), row_b = std::stoi(b.substr(1));
            return row_a != row_b ? row_a > row_b : a < b;
        };
        Points stones;
        for (const Points& string : strings) stones.insert(*std::min_element(string.begin(), string.end(), is_first));
        return stones;
    }

    void check_claim(const std::string& kind, const json& claim, const std::string& text) {
        const Points points = points_in(claim);
        const std::string where = kind + ": " + text;
        if (kind == "atari" || kind == "self-atari") expect(after_.liberties(points) == Points{claim.at("key")}, where);
        if (kind == "out-of-atari")
            expect(after_.liberties(after_.string_at(*points.begin())).size() == claim.at("numbers")[0], where);
        if (kind == "name" || kind == "good-shape" || kind == "bad-shape") expect(points == Points{point_}, where);
        if (kind == "cut") check_cut(claim, where);
        if (kind == "saved") {
            const Points now = after_.string_at(*points.begin());
            expect(before_.string_at(*points.begin()) == points && before_.at(*points.begin()) == side_ &&
                       after_.liberties(now).size() > 1,
                   where);
        }
        if (kind == "killed") check_capture(after_, side_, other_colour(side_), claim, where);
        if (kind == "missed") check_capture(before_, side_, other_colour(side_), claim, where);
        if (kind == "left") check_capture(after_, other_colour(side_), side_, claim, where);
        if (kind == "eyes" || kind == "group") check_group(points, where);
        if (kind == "eyes") expect(after_.at(*points.begin()) == side_, where);
        if (kind == "chance") check_chance(claim, where);
        if (kind == "better") {
            expect(before_.is_legal(side_, *points.begin()) && *points.begin() != point_, where);
            constexpr double rounding = 0.002;
            const double better = claim.at("numbers")[0], played = claim.at("numbers")[1];
            expect(better >= 2 * played - rounding, where + " is not twice as likely");
            check_line(before_, side_, claim.at("variation"), where);
        }
    }

    void check_cut(const json& claim, const std::string& where) {
        const std::string a = claim.at("points")[0], b = claim.at("points")[1];
        const std::string other = other_colour(side_);
        const auto is_beside = [&](const std::string& stone) {
            const Points string = after_.string_at(stone), around = after_.neighbours(point_);
            return std::any_of(around.begin(), around.end(),
                               [&](const std::string& next) { return string.contains(next); });
        };
        expect(after_.at(a) == other && after_.at(b) == other && after_.string_at(a) != after_.string_at(b) &&
                   is_beside(a) && is_beside(b),
               where);
        for (const std::string& point : after_.all_points()) {
            if (!after_.is_legal(other, point)) continue;
            RulesBoard played = after_;
            played.play(other, point);
            expect(played.string_at(a) != played.string_at(b), where + " but " + point);
        }
    }

    // Moves by turns that the rules allow; the board after them.
    RulesBoard check_line(RulesBoard board, std::string side, const json& line, const std::string& where) {
        for (const json& move : line) {
            const std::string point = move.at("vertex");
            expect(colour_in(move.at("colour")) == side && board.is_legal(side, point), where + " at " + point);
            board.play(side, point);
            side = other_colour(side);
        }
        return board;
    }

    void check_capture(const RulesBoard& board, const std::string& first, const std::string& owner, const json& claim,
                       const std::string& where) {
        const Points points = points_in(claim);
        expect(board.string_at(*points.begin()) == points && board.at(*points.begin()) == owner, where);
        expect(claim.at("key") == claim.at("variation")[0].at("vertex"), where);
        const RulesBoard end = check_line(board, first, claim.at("variation"), where);
        for (const std::string& stone : points) expect(end.at(stone) != owner, where + " " + stone + " stands");
    }

    void check_group(const Points& points, const std::string& where) {
        const std::string colour = after_.at(*points.begin());
        expect(points.size() >= 3, where + " is told of fewer stones");
        for (const std::string& stone : points) {
            expect(!colour.empty() && after_.at(stone) == colour, where);
            const Points string = after_.string_at(stone);
            expect(std::includes(points.begin(), points.end(), string.begin(), string.end()), where);
        }
    }

    void check_chance(const json& claim, const std::string& where) {
        int legal = 0;
        for (const std::string& point : before_.all_points()) legal += before_.is_legal(side_, point) ? 1 : 0;
        const double chance = claim.at("numbers")[0];
        const int rank = claim.at("numbers")[1];
        expect(claim.at("numbers")[2] == legal && rank >= 1 && rank <= legal && chance >= 0 && chance <= 1, where);
    }

    // Counts of moves and first choices by phase, from the moves themselves.
    void check_summary() {
        number_ = 0;
        std::map<std::string, std::array<int, 2>> counts;
        const int points = record_.size * record_.size;
        for (const json& move : review_.at("moves")) {
            if (move.at("choice") == 0) continue;
            const int number = move.at("move");
            const char* phase = number * 6 <= points        ? "opening"
                                : number * 12 <= 5 * points ? "middle game"
                                                            : "endgame";
            auto& count = counts[colour_in(move.at("colour")) + phase];
            ++count[0];
            count[1] += move.at("choice") == 1 ? 1 : 0;
        }
        for (const json& claim : review_.at("summary")) {
            if (claim.at("kind") != "phase") continue;
            const auto& count = counts[colour_in(claim.at("colour")) + std::string(claim.at("words")[0])];
            expect(claim.at("numbers")[0] == count[0] && claim.at("numbers")[1] == count[1], claim.at("text"));
        }
    }

    const json& review_;
    const PlainRecord& record_;
    CheckedClaims result_;
    int number_ = 0;
    std::string side_, point_;
    RulesBoard before_, after_;
    Points taken_;
};

}  // namespace

CheckedClaims check_claims(const nlohmann::json& review, const PlainRecord& record) {
    return Checker(review, record).check();
}

}  // namespace katachi::answers
