#include "compiler/playout/builder.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <stdexcept>

#include "compiler/playout/line.h"
#include "compiler/playout/shape.h"
#include "engine/match/playout_patterns.h"

namespace katachi::compiler {

namespace {

using Lines = std::vector<match::PlayoutLine>;

constexpr int neighbour_count = static_cast<int>(board::eight_neighbours.size());

bool is_orthogonal(int neighbour) {
    const board::Offset step = board::eight_neighbours[static_cast<std::size_t>(neighbour)];
    return step.row == 0 || step.column == 0;
}

// What may be true of a move with such points around it; the rest they rule out.
match::PlayoutFacts possible_facts(board::EightPoints code) {
    int empty = 0, own = 0, opponent = 0;
    match::PlayoutFacts possible = match::all_playout_facts;
    for (int i = 0; i < neighbour_count; ++i) {
        const match::PlayoutPoint point = match::point_of(code, i);
        // The last move may have been suicide, which leaves an empty point.
        if (point == match::PlayoutPoint::own || point == match::PlayoutPoint::off_board)
            possible &= ~match::last_move_at(i);
        if (!is_orthogonal(i)) continue;
        if (point == match::PlayoutPoint::empty) ++empty;
        if (point == match::PlayoutPoint::own) ++own;
        if (point == match::PlayoutPoint::opponent) ++opponent;
    }
    if (opponent == 0) possible &= ~match::own_takes_question | match::own_takes(0);
    if (own == 0) possible &= ~match::opponent_takes_question | match::opponent_takes(0);
    if (empty >= 2) possible &= ~(match::own_unsafe | match::opponent_unsafe);
    return possible;
}

bool can_hold(match::PlayoutFacts refused, match::PlayoutFacts possible) {
    return std::ranges::all_of(match::playout_questions,
                               [&](match::PlayoutFacts question) { return (possible & question & ~refused) != 0; });
}

// Leaves out the questions whose answers are all the same to it. The others keep all their facts, so that lists of many
// codes are alike.
match::PlayoutFacts asked(match::PlayoutFacts refused, match::PlayoutFacts possible) {
    for (const match::PlayoutFacts question : match::playout_questions)
        if ((refused & possible & question) == 0) refused &= ~question;
    return refused;
}

// The lines of each code, entry by entry.
class Lists {
  public:
    Lists() : lines_(board::eight_points_count), last_moves_(board::eight_points_count) {
        possible_.reserve(board::eight_points_count);
        for (std::size_t code = 0; code < board::eight_points_count; ++code)
            possible_.push_back(possible_facts(static_cast<board::EightPoints>(code)));
    }

    // False where it cannot be understood.
    bool add(const Pattern& pattern) {
        if (!pattern.sound || !playout_shape(pattern.diagram)) return false;
        Lines lines;
        for (const WeightLine& weight : pattern.weights) {
            const auto line = playout_line(weight);
            if (!line) return false;
            lines.push_back(*line);
        }
        for (const board::Orientation orientation : board::all_orientations)
            visit_codes(playout_shape(transformed(pattern.diagram, orientation)).value(), 0, 0);
        for (const board::EightPoints code : met_) {
            for (const match::PlayoutLine& line : lines) add(code, line);
            last_moves_[code] = 0;
        }
        met_.clear();
        return true;
    }

    // Those of a code, the last without a condition.
    Lines closed(board::EightPoints code) const {
        Lines lines = lines_[code];
        if (!is_closed(code)) lines.push_back({0, match::plain_playout_weight});
        return lines;
    }

  private:
    bool is_closed(board::EightPoints code) const { return !lines_[code].empty() && lines_[code].back().refused == 0; }

    // Every code that the shape allows; where several orientations do, what any of them says of the last move.
    void visit_codes(const PlayoutShape& shape, int neighbour, board::EightPoints code) {
        if (neighbour == neighbour_count) {
            if (last_moves_[code] == 0 && shape.last_move != 0) met_.push_back(code);
            last_moves_[code] |= shape.last_move;
            return;
        }
        for (const match::PlayoutPoint point : {match::PlayoutPoint::empty, match::PlayoutPoint::own,
                                                match::PlayoutPoint::opponent, match::PlayoutPoint::off_board})
            if ((shape.allowed[static_cast<std::size_t>(neighbour)] >> static_cast<unsigned>(point) & 1U) != 0)
                visit_codes(shape, neighbour + 1,
                            static_cast<board::EightPoints>(code | match::code_of(point, neighbour)));
    }

    void add(board::EightPoints code, const match::PlayoutLine& line) {
        if (is_closed(code)) return;
        const match::PlayoutFacts refused = line.refused | (match::last_move_question & ~last_moves_[code]);
        if (can_hold(refused, possible_[code])) lines_[code].push_back({asked(refused, possible_[code]), line.weight});
    }

    std::vector<Lines> lines_;
    std::vector<match::PlayoutFacts> possible_;
    std::vector<match::PlayoutFacts> last_moves_;  // of the entry in hand, where it may have been
    std::vector<board::EightPoints> met_;          // by the entry in hand
};

}  // namespace

void PlayoutBuilder::add(const PatternDatabase& database, std::uint32_t row) {
    Lists lists;
    const auto patterns = std::ranges::count_if(database.patterns, [&](const auto& entry) { return lists.add(entry); });
    const std::size_t first_line = lines_.size();
    std::map<std::vector<std::pair<match::PlayoutFacts, float>>, std::size_t> known;
    for (std::size_t code = 0; code < board::eight_points_count; ++code) {
        const Lines list = lists.closed(static_cast<board::EightPoints>(code));
        std::vector<std::pair<match::PlayoutFacts, float>> key;
        for (const match::PlayoutLine& line : list) key.emplace_back(line.refused, line.weight);
        const auto [place, is_new] = known.try_emplace(std::move(key), lines_.size() - first_line);
        if (is_new) lines_.insert(lines_.end(), list.begin(), list.end());
        if (place->second > std::numeric_limits<std::uint16_t>::max())
            throw std::length_error("playout tables hold 65,536 weights at most; compile fewer patterns into a set");
        codes_.push_back(static_cast<std::uint16_t>(place->second));
    }
    sets_.push_back({row, static_cast<std::uint32_t>(patterns), static_cast<std::uint32_t>(first_line),
                     static_cast<std::uint32_t>(lines_.size() - first_line)});
}

}  // namespace katachi::compiler
