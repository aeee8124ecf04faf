#include "engine/combinations/combination_search.h"

#include <algorithm>

#include "engine/board/strings_among.h"
#include "engine/combinations/threat_moves.h"
#include "engine/reading/side_effort.h"

namespace katachi::combinations {

namespace {

using reading::TacticalCode;

reading::Effort effort_of(bool works) { return works ? reading::proved : reading::disproved; }

}  // namespace

Combination CombinationSearch::find(board::Board& board, const CombinationQuestion& question) {
    const std::uint64_t before = tactics_.nodes();
    Combination found = find_shortest(board, question);
    CombinationQuestion asked = question;
    for (Combination larger = found; larger.works; larger = find_shortest(board, asked)) {
        found = larger;
        asked.least_size = larger.size + 1;
    }
    found.nodes = tactics_.nodes() - before;
    return found;
}

Combination CombinationSearch::find_shortest(board::Board& board, const CombinationQuestion& question) {
    begin(board, question);
    Combination found;
    if (strings_in(stones_).empty()) {
        found.threats_read = limits_.threats;
        return found;
    }
    for (int threats = 1; threats <= limits_.threats && !found.works && !is_exhausted(); ++threats) {
        if (trace_ != nullptr) trace_->begin(start());
        const Outcome outcome = attack(threats, stones_, {});
        if (trace_ != nullptr) trace_->leave(effort_of(outcome.works));
        if (!outcome.works) {
            if (!is_exhausted()) found.threats_read = threats;
            continue;
        }
        found = {.works = true,
                 .move = outcome.line.front(),
                 .threats = threats,
                 .threats_read = threats - 1,
                 .size = outcome.size,
                 .line = outcome.line,
                 .zone = outcome.zone};
    }
    found.is_complete = found.works || !is_exhausted();
    found.nodes = tactics_.nodes() - nodes_before_;
    return found;
}

bool CombinationSearch::still_works(board::Board& board, const CombinationQuestion& question,
                                    const Combination& found) {
    begin(board, question);
    if (trace_ != nullptr) trace_->begin(start());
    const bool works = threaten(found.move, found.threats - 1, stones_).works;
    if (trace_ != nullptr) trace_->leave(effort_of(works));
    return works;
}

reading::SearchStart CombinationSearch::start() const {
    return {.board = *board_,
            .seeker = attacker_,
            .to_move = attacker_,
            .ko_privileged = defender(),
            .most_detours = std::nullopt};
}

void CombinationSearch::begin(board::Board& board, const CombinationQuestion& question) {
    board_ = &board;
    attacker_ = question.attacker;
    least_size_ = question.least_size;
    nodes_before_ = tactics_.nodes();
    charged_before_ = tactics_.nodes_without_caching();
    known_.clear();
    stones_ = safe_stones(board, question);
}

board::VertexSet CombinationSearch::safe_stones(board::Board& board, const CombinationQuestion& question) {
    const board::VertexSet stones = question.stones & board.stones(board::opponent(question.attacker));
    board::VertexSet safe;
    board::each_string(board, stones, [&](board::Vertex string) {
        if (board.liberties(string) > 0 && tactics_.attack(board, string).code == TacticalCode::failure)
            safe |= stones & board.string_stones(string);
    });
    return safe;
}

CombinationSearch::Outcome CombinationSearch::attack(int threats, const board::VertexSet& near,
                                                     const board::VertexSet& suspects) {
    const std::uint64_t key = board_->hash_with(attacker_);
    const auto known = known_.find(key);
    if (known != known_.end() &&
        (known->second.outcome.works ? known->second.threats <= threats : known->second.threats >= threats))
        return known->second.outcome;
    Outcome outcome = attack_anew(threats, near, suspects);
    if (!is_exhausted()) known_.insert_or_assign(key, Known{threats, outcome});
    return outcome;
}

CombinationSearch::Outcome CombinationSearch::attack_anew(int threats, const board::VertexSet& near,
                                                          const board::VertexSet& suspects) {
    Outcome outcome = capture(near, suspects);
    if (outcome.works || threats == 0) return outcome;
    for (const board::Vertex move : threat_moves(*board_, strings_in(near))) {
        if (is_exhausted()) break;
        outcome = threaten(move, threats - 1, near);
        if (outcome.works) return outcome;
    }
    return {};
}

CombinationSearch::Outcome CombinationSearch::threaten(board::Vertex move, int threats, const board::VertexSet& near) {
    if (!play(attacker_, move)) return {};
    const board::VertexSet around = points_within(*board_, board::VertexSet::of(move), limits_.reach);
    board::VertexSet threatened, answers = board_->empty_points();
    Outcome best;
    for (const board::Vertex string : strings_in(around)) {
        const Outcome captured = capture_of(string);
        if (!captured.works) continue;
        threatened.insert(string);
        answers &= captured.zone;
        const int size = best.works ? std::min(best.size, captured.size) : captured.size;
        if (!best.works) best = captured;
        best.size = size;  // the opponent may save the others
        best.zone |= captured.zone;
    }
    const bool is_at_root = near == stones_;
    const bool works =
        best.works && refutes_all(answers, threats, is_at_root ? around : near | around, threatened, best);
    take_back(works);
    if (!works) return {};
    best.zone.insert(move);
    best.line.insert(best.line.begin(), move);
    best.works = true;
    return best;
}

bool CombinationSearch::refutes_all(const board::VertexSet& answers, int threats, const board::VertexSet& near,
                                    const board::VertexSet& threatened, Outcome& best) {
    std::size_t longest = 0;
    std::vector<board::Vertex> ordered;
    const board::Vertex saves = tactics_.defend(*board_, threatened.first()).move;
    if (answers.contains(saves)) ordered.push_back(saves);
    for (const board::Vertex answer : answers)
        if (answer != saves) ordered.push_back(answer);
    std::vector<board::Vertex> line{board::pass_vertex};
    line.insert(line.end(), best.line.begin(), best.line.end());
    for (const board::Vertex answer : ordered) {
        if (!play(defender(), answer)) continue;
        const board::VertexSet around = points_within(*board_, board::VertexSet::of(answer), limits_.reach);
        Outcome refutation = attack(threats, near | around, threatened);
        take_back(refutation.works);
        if (!refutation.works) return false;
        best.size = std::min(best.size, refutation.size);
        best.zone |= refutation.zone;
        if (refutation.line.size() <= longest) continue;
        longest = refutation.line.size();
        line = {answer};
        line.insert(line.end(), refutation.line.begin(), refutation.line.end());
    }
    best.line = line;
    return true;
}

CombinationSearch::Outcome CombinationSearch::capture(const board::VertexSet& near, const board::VertexSet& suspects) {
    for (const board::VertexSet& strings : {suspects, strings_in(near) - suspects})
        for (const board::Vertex string : strings) {
            if (board_->at(string) != defender()) continue;
            Outcome captured = capture_of(string);
            if (captured.works) return captured;
        }
    return {};
}

CombinationSearch::Outcome CombinationSearch::capture_of(board::Vertex string) {
    if (board_->liberties(string) > most_liberties_threatened || is_exhausted()) return {};
    const reading::TacticalAnswer answer = tactics_.attack(*board_, string);
    if (answer.code != TacticalCode::win || !answer.is_settled) return {};
    return {.works = true, .size = size_of(string), .zone = answer.zone, .line = {answer.move}};
}

board::VertexSet CombinationSearch::strings_in(const board::VertexSet& near) const {
    board::VertexSet origins;
    board::each_string(*board_, near & stones_ & board_->stones(defender()), [&](board::Vertex stone) {
        if (size_of(stone) >= least_size_) origins.insert(board_->origin(stone));
    });
    return origins;
}

bool CombinationSearch::play(board::Colour colour, board::Vertex move) {
    if (board_->play(colour, move) != board::Legality::ok) return false;
    if (trace_ != nullptr) trace_->enter({colour, move});
    return true;
}

void CombinationSearch::take_back(bool works) {
    board_->undo();
    if (trace_ != nullptr) trace_->leave(effort_of(works));
}

}  // namespace katachi::combinations
