#include "games/search/openings.h"

#include <map>
#include <queue>
#include <tuple>

#include "engine/board/board.h"
#include "games/index/standing_keys.h"

namespace katachi::games {

namespace {

constexpr int size = board::max_board_size;

board::Move on_board(const ShapeMove& move) { return {move.colour, board::vertex_at(move.row, move.column)}; }

// A move that may come next into the tree.
struct Candidate {
    OpeningMove move;
    board::Board before{size};
    std::size_t place = 0;  // among all candidates
};

// The most played first, then the earlier found.
struct ComesLater {
    bool operator()(const Candidate& a, const Candidate& b) const {
        return std::tuple(a.move.count.played(), b.place) < std::tuple(b.move.count.played(), a.place);
    }
};

class Growth {
  public:
    Growth(std::span<const SearchedSegment> segments, int depth) : segments_(segments), depth_(depth) {
        tree_.tells_expected =
            std::ranges::none_of(segments, [](const SearchedSegment& searched) { return searched.chances.empty(); });
        if (tree_.tells_expected) expectations_ = expectations_of(segments);
    }

    OpeningTree grown(std::size_t limit) {
        const board::Board empty(size);
        const ShapeAnswer answer = answer_for(empty.position());
        tree_.games = answer.games;
        tree_.from_empty = answer.games_with_hit;
        add_candidates(answer, std::nullopt, empty);
        while (!candidates_.empty() && tree_.moves.size() < limit) {
            const Candidate best = candidates_.top();
            candidates_.pop();
            take(best);
        }
        tree_.is_whole = candidates_.empty();
        return std::move(tree_);
    }

  private:
    ShapeAnswer answer_for(const board::Position& position) const {
        const ShapeQuestion question{.shape = shape_on(position, {0, 0}, size, size), .asks_replies = true};
        if (!tree_.tells_expected) return searched_answer(segments_, question, 1);
        ContinuationChances chances;
        ShapeAnswer answer = searched_answer(segments_, question, 1, &chances);
        for (const auto& [move, movers] : chances.movers())
            answer.continuations.at(move).expected = movers.expected(expectations_);
        return answer;
    }

    void take(const Candidate& candidate) {
        const std::size_t index = tree_.moves.size();
        OpeningMove& move = tree_.moves.emplace_back(candidate.move);
        board::Board after = candidate.before;
        after.play_recorded(move.move.colour, move.move.vertex);
        const auto [known, is_new] =
            positions_.try_emplace(board_key(board::SymmetricHash(after.position())).key, index);
        const ShapeAnswer answer = answer_for(after.position());
        move.games_after = answer.games_with_hit;
        if (!is_new)
            move.same = known->second;
        else if (move.number < depth_)
            add_candidates(answer, index, after);
    }

    void add_candidates(const ShapeAnswer& answer, std::optional<std::size_t> parent, const board::Board& before) {
        const int number = parent ? tree_.moves[*parent].number + 1 : 1;
        for (const auto& [move, count] : by_count(answer)) {
            Candidate candidate{.move = {.parent = parent,
                                         .number = number,
                                         .move = on_board(move),
                                         .count = count,
                                         .stood = answer.hits},
                                .before = before,
                                .place = found_++};
            if (const auto reply = main_reply(answer, move))
                candidate.move.reply.emplace(on_board(reply->first), reply->second);
            candidates_.push(std::move(candidate));
        }
    }

    std::span<const SearchedSegment> segments_;
    int depth_;
    Expectations expectations_;
    OpeningTree tree_;
    std::priority_queue<Candidate, std::vector<Candidate>, ComesLater> candidates_;
    std::size_t found_ = 0;
    std::map<std::uint64_t, std::size_t> positions_;  // by key: the first move that leads there
};

void add_lines(const OpeningTree& tree, std::optional<std::size_t> parent, std::vector<std::size_t>& lines) {
    for (std::size_t i = 0; i < tree.moves.size(); ++i)
        if (tree.moves[i].parent == parent) {
            lines.push_back(i);
            add_lines(tree, i, lines);
        }
}

}  // namespace

std::vector<std::size_t> by_lines(const OpeningTree& tree) {
    std::vector<std::size_t> lines;
    add_lines(tree, std::nullopt, lines);
    return lines;
}

OpeningTree opening_tree(std::span<const SearchedSegment> segments, int depth, std::size_t limit) {
    return Growth(segments, depth).grown(limit);
}

}  // namespace katachi::games
