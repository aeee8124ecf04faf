#include "tests/life/plain_judge.h"

#include <cstddef>
#include <unordered_map>
#include <utility>

namespace katachi::life {

namespace {

struct State {
    std::string points;
    bool attacker_to_move = true;
    int ko = -1;             // where the side to move may not play
    int privileged_ko = -1;  // where the winner of kos first took one back
    int take_backs = 0;      // how often

    // All of it, as a text.
    std::string text() const {
        return points + (attacker_to_move ? 'a' : 'd') + static_cast<char>(ko + 1) +
               static_cast<char>(privileged_ko + 1) + static_cast<char>(take_backs);
    }
};

bool is_attackers(char point) { return point == 'a'; }
bool is_defenders(char point) { return point == 'd' || point == 'D'; }
bool is_same_side(char a, char b) {
    return (is_attackers(a) && is_attackers(b)) || (is_defenders(a) && is_defenders(b));
}

class Judge {
  public:
    explicit Judge(const PlainQuestion& question) : question_(question) {
        for (int point = 0; point < question.size * question.size; ++point) beside_.push_back(neighbours(point));
    }

    std::optional<bool> answer(std::size_t most) {
        number({question_.points, question_.attacker_to_move, question_.ko});
        // NOLINTNEXTLINE(modernize-loop-convert): states are added meanwhile.
        for (std::size_t i = 0; i < states_.size(); ++i) {
            if (states_.size() > most) return std::nullopt;
            const State state = states_[i];
            std::vector<std::size_t> next;
            is_won_.push_back(state.points.find('D') == std::string::npos);
            if (!is_won_.back()) {
                for (const State& after : moves(state)) next.push_back(number(after));
            }
            next_.push_back(std::move(next));
        }
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            for (std::size_t i = states_.size(); i-- > 0;)
                if (!is_won_[i] && wins(i)) is_won_[i] = goes_on = true;
        }
        return is_won_[0];
    }

  private:
    // The attacker with one move that wins, the defender with none that does not.
    bool wins(std::size_t i) const {
        for (const std::size_t after : next_[i])
            if (is_won_[after] == states_[i].attacker_to_move) return states_[i].attacker_to_move;
        return !states_[i].attacker_to_move;
    }

    std::size_t number(const State& state) {
        const auto [place, is_new] = numbers_.try_emplace(state.text(), states_.size());
        if (is_new) states_.push_back(state);
        return place->second;
    }

    std::vector<int> neighbours(int point) const {
        std::vector<int> result;
        const int size = question_.size;
        if (point >= size) result.push_back(point - size);
        if (point + size < size * size) result.push_back(point + size);
        if (point % size != 0) result.push_back(point - 1);
        if (point % size != size - 1) result.push_back(point + 1);
        return result;
    }

    const std::vector<int>& beside(int point) const { return beside_[static_cast<std::size_t>(point)]; }

    struct String {
        std::vector<int> stones;
        int liberties = 0;
    };
    String string_at(const std::string& points, int point) const {
        String result{{point}};
        std::vector<bool> seen(points.size());
        seen[static_cast<std::size_t>(point)] = true;
        for (std::size_t i = 0; i < result.stones.size(); ++i)
            for (const int next : beside(result.stones[i])) {
                const auto at = static_cast<std::size_t>(next);
                if (seen[at]) continue;
                if (points[at] == '.') {
                    ++result.liberties;
                    seen[at] = true;
                } else if (is_same_side(points[at], points[static_cast<std::size_t>(point)])) {
                    result.stones.push_back(next);
                    seen[at] = true;
                }
            }
        return result;
    }

    std::optional<State> after(const State& state, int point) const {
        const bool is_ko = state.ko == point;
        if (is_ko) {
            const KoWinner mover = state.attacker_to_move ? KoWinner::attacker : KoWinner::defender;
            if (question_.ko_winner != mover) return std::nullopt;
            if (question_.in_one_ko && state.privileged_ko != -1 && state.privileged_ko != point) return std::nullopt;
            if (state.take_backs == question_.take_backs) return std::nullopt;
        }
        State result{state.points, !state.attacker_to_move, -1, is_ko ? point : state.privileged_ko,
                     state.take_backs + (is_ko ? 1 : 0)};
        const char stone = state.attacker_to_move ? 'a' : 'd';
        result.points[static_cast<std::size_t>(point)] = stone;
        std::vector<int> taken;
        for (const int next : beside(point)) {
            const char other = result.points[static_cast<std::size_t>(next)];
            if (other == '.' || is_same_side(other, stone)) continue;
            const String string = string_at(result.points, next);
            if (string.liberties > 0) continue;
            for (const int captured : string.stones) {
                result.points[static_cast<std::size_t>(captured)] = '.';
                taken.push_back(captured);
            }
        }
        const String own = string_at(result.points, point);
        if (own.liberties == 0) return std::nullopt;
        if (taken.size() == 1 && own.stones.size() == 1 && own.liberties == 1) result.ko = taken[0];
        return result;
    }

    std::vector<State> moves(const State& state) const {
        std::vector<State> result{{state.points, !state.attacker_to_move, -1, state.privileged_ko, state.take_backs}};
        for (int point = 0; point < question_.size * question_.size; ++point) {
            const auto at = static_cast<std::size_t>(point);
            if (!question_.region[at] || state.points[at] != '.') continue;
            if (auto next = after(state, point)) result.push_back(std::move(*next));
        }
        return result;
    }

    const PlainQuestion& question_;
    std::vector<std::vector<int>> beside_;
    std::unordered_map<std::string, std::size_t> numbers_;
    std::vector<State> states_;
    std::vector<std::vector<std::size_t>> next_;
    std::vector<bool> is_won_;
};

}  // namespace

std::optional<bool> is_plainly_captured(const PlainQuestion& question, std::size_t most) {
    return Judge(question).answer(most);
}

}  // namespace katachi::life
