#include "tools/authoring/pattern_test/draft_board.h"

#include <algorithm>
#include <random>

#include "compiler/reference_matcher/reference_matcher.h"
#include "engine/board/board.h"

namespace katachi::authoring {

namespace {

constexpr int least_size = 5;
constexpr int sizes_tried = 3;
constexpr int tries = 300;  // of random stones, for each size
constexpr int refusals_tried = 600;
constexpr int most_stones = 5;  // that are added

using Stones = std::vector<std::pair<board::Vertex, board::Colour>>;

int needed(int length, bool begins_at_edge, bool ends_at_edge) {
    return length + (begins_at_edge ? 0 : 1) + (ends_at_edge ? 0 : 1);
}

int smallest_size(const compiler::Pattern& pattern, compiler::DatabaseKind kind) {
    if (pattern.board_size > 0) return pattern.board_size;
    if (kind == compiler::DatabaseKind::corner || kind == compiler::DatabaseKind::fuseki ||
        kind == compiler::DatabaseKind::handicap)
        return board::max_board_size;
    const compiler::Diagram& diagram = pattern.diagram;
    const int size = std::max(needed(diagram.rows, diagram.edges.north, diagram.edges.south),
                              needed(diagram.columns, diagram.edges.west, diagram.edges.east));
    return std::clamp(size, least_size, board::max_board_size);
}

bool is_own(char cell) { return cell == 'O' || cell == 'Q'; }
bool is_opponent(char cell) { return cell == 'X' || cell == 'Y'; }

board::Position bare_position(const compiler::Pattern& pattern, int size, board::Offset upper_left) {
    board::Position position(size);
    for (const compiler::PlacedStone& stone : pattern.stones)
        position.put(board::vertex_at(stone.at.row, stone.at.column),
                     stone.own ? board::Colour::white : board::Colour::black);
    const compiler::Diagram& diagram = pattern.diagram;
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column) {
            const char cell = diagram.at(row, column);
            if (!is_own(cell) && !is_opponent(cell)) continue;
            position.put(board::vertex_at(upper_left.row + row, upper_left.column + column),
                         is_own(cell) ? board::Colour::white : board::Colour::black);
        }
    return position;
}

bool all_strings_breathe(const board::Position& position) {
    const board::Board board(position);
    for (const board::Colour colour : {board::Colour::black, board::Colour::white})
        for (const board::Vertex string : board.strings(colour))
            if (board.liberties(string) == 0) return false;
    return true;
}

// Boards of one size with the entry at one place.
class Drafts {
  public:
    Drafts(const compiler::Pattern& pattern, compiler::DatabaseKind kind, int size, const AnalyseTest& analyse)
        : pattern_(pattern), kind_(kind), analyse_(analyse), random_(static_cast<unsigned>(size)) {
        const compiler::Diagram& diagram = pattern.diagram;
        if (pattern.board_size == 0)
            upper_left_ = compiler::upper_left_on_board(diagram.rows, diagram.columns, diagram.edges, size);
        bare_ = bare_position(pattern, size, upper_left_);
    }

    const board::Position& bare() const { return bare_; }

    // Nothing where the entry does not match as drawn, or a string has no liberties.
    std::optional<DraftedBoard> judged(const board::Position& position) const {
        if (!all_strings_breathe(position)) return std::nullopt;
        std::vector<match::Match> matches;
        compiler::match_turned(pattern_, board::Orientation::identity, position, board::Colour::white, matches);
        for (const match::Match& match : matches)
            if (pattern_.board_size > 0 || match.upper_left == board::vertex_at(upper_left_.row, upper_left_.column))
                return DraftedBoard{position, match, best_answer(pattern_, kind_, {match}, {position, {}}, analyse_)};
        return std::nullopt;
    }

    // Few stones where a match allows them.
    Stones random_stones(const board::Position& position, int count) {
        Stones stones;
        for (int i = 0; i < count; ++i) {
            const int row = random_below(position.size);
            const int column = random_below(position.size);
            const board::Vertex vertex = board::vertex_at(row, column);
            if (position.at(vertex) == board::Colour::empty)
                stones.emplace_back(vertex, random_below(2) == 0 ? board::Colour::black : board::Colour::white);
        }
        return stones;
    }

    // Matches beside the one in mind that a test of it could find.
    std::size_t others(const DraftedBoard& board) const {
        PatternTest test;
        if (board.match.move != board::pass_vertex) test.at = board.match.move;
        TestPosition on;
        return matches_in_case(pattern_, kind_, test, on, {board.position, {}}).size() - 1;
    }

  private:
    int random_below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }

    const compiler::Pattern& pattern_;
    compiler::DatabaseKind kind_;
    const AnalyseTest& analyse_;
    std::mt19937 random_;
    board::Offset upper_left_;
    board::Position bare_ = board::Position();
};

board::Position with(board::Position position, const Stones& stones) {
    for (const auto& [vertex, colour] : stones) position.put(vertex, colour);
    return position;
}

// Boards with more and more stones until one answers true.
std::optional<DraftedBoard> best_of_size(Drafts& drafts) {
    auto best = drafts.judged(drafts.bare());
    for (int i = 0; i < tries && (!best || best->answer != TestAnswer::is_true); ++i) {
        const int stones = 1 + i * most_stones / tries;
        auto next = drafts.judged(with(drafts.bare(), drafts.random_stones(drafts.bare(), stones)));
        if (next && (!best || next->answer > best->answer)) best = std::move(next);
    }
    return best;
}

// Without the stones that the answer does not need.
DraftedBoard thinned(const Drafts& drafts, DraftedBoard board) {
    const std::size_t others = drafts.others(board);
    for (int row = 0; row < board.position.size; ++row)
        for (int column = 0; column < board.position.size; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            if (board.position.at(vertex) == drafts.bare().at(vertex)) continue;
            board::Position fewer = board.position;
            fewer.put(vertex, board::Colour::empty);
            auto next = drafts.judged(fewer);
            if (next && next->answer >= board.answer && drafts.others(*next) <= others) board = std::move(*next);
        }
    return board;
}

// With stones that keep the entry from matching in other ways, so that a change to its cells shows.
DraftedBoard alone(Drafts& drafts, DraftedBoard board) {
    std::size_t others = drafts.others(board);
    for (int i = 0; i < tries && others > 0; ++i) {
        const int stones = 1 + i * most_stones / tries;
        auto next = drafts.judged(with(board.position, drafts.random_stones(board.position, stones)));
        if (!next || next->answer < board.answer || drafts.others(*next) >= others) continue;
        others = drafts.others(*next);
        board = std::move(*next);
    }
    return board;
}

}  // namespace

std::optional<DraftedBoard> draft_board(const compiler::Pattern& pattern, compiler::DatabaseKind kind,
                                        const AnalyseTest& analyse) {
    const int first = smallest_size(pattern, kind);
    std::optional<DraftedBoard> best;
    for (int size = first; size < first + sizes_tried && size <= board::max_board_size; ++size) {
        Drafts drafts(pattern, kind, size, analyse);
        auto found = best_of_size(drafts);
        if (found && (!best || found->answer > best->answer)) best = thinned(drafts, std::move(*found));
        if (best && best->answer == TestAnswer::is_true) break;
    }
    if (!best || best->answer <= TestAnswer::is_false) return std::nullopt;
    Drafts drafts(pattern, kind, best->position.size, analyse);
    return thinned(drafts, alone(drafts, std::move(*best)));
}

std::optional<std::vector<std::pair<board::Vertex, board::Colour>>> draft_refusal(const compiler::Pattern& pattern,
                                                                                  compiler::DatabaseKind kind,
                                                                                  const DraftedBoard& board,
                                                                                  const AnalyseTest& analyse) {
    if (!pattern.constraint) return std::nullopt;
    Drafts drafts(pattern, kind, board.position.size, analyse);
    for (int i = 0; i < refusals_tried; ++i) {
        Stones stones = drafts.random_stones(board.position, 1 + i * most_stones / refusals_tried);
        const auto refuses = [&](const Stones& added) {
            const auto found = drafts.judged(with(board.position, added));
            return found && found->answer == TestAnswer::is_false;
        };
        if (!refuses(stones)) continue;
        for (std::size_t one = 0; one < stones.size();) {
            Stones fewer = stones;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(one));
            if (refuses(fewer))
                stones = std::move(fewer);
            else
                ++one;
        }
        return stones;
    }
    return std::nullopt;
}

}  // namespace katachi::authoring
