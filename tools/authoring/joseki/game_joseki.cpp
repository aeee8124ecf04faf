#include "tools/authoring/joseki/game_joseki.h"

#include <utility>

namespace katachi::authoring {

namespace {

// A corner may begin late: a first stone stands alone for long. But what comes after so many moves elsewhere is no more
// of the joseki.
constexpr joseki::CornerRule rule{.patience = 150};
constexpr int long_pause = 30;

JosekiMove numbered(const joseki::CornerMove& move) {
    return {.move = {move.colour, move.vertex}, .number = move.number};
}

class CornerTeller {
  public:
    CornerTeller(const board::Board& played, int last_number, const JosekiTrees& trees)
        : played_(played), last_number_(last_number), trees_(trees) {}

    CornerJoseki tell(FollowedCorner followed) const {
        CornerJoseki corner{.followed = std::move(followed)};
        const std::vector<FollowedMove>& moves = corner.followed.moves;
        if (moves.empty()) return corner;
        if (corner.followed.followed == 0) {
            corner.ending = JosekiEnding::unknown;
            corner.left = numbered(moves.front().move);
            return corner;
        }
        tell_name(corner);
        corner.first = numbered(moves.front().move);
        for (std::size_t i = 0; i < corner.followed.followed; ++i)
            if (moves[i].move.vertex != board::pass_vertex) corner.last = numbered(moves[i].move);
        tell_ending(corner);
        return corner;
    }

  private:
    void tell_name(CornerJoseki& corner) const {
        const joseki::NodeIndex node = *corner.followed.position;
        const JosekiTree& tree = *trees_.tree_of(node);
        corner.tree = tree.name;
        corner.title = tree.title;
        corner.code = joseki::identity_code(trees_.graph.node(node).stones);
        corner.name = corner.followed.name(trees_.graph);
        if (corner.name.empty()) corner.name = tree.name;
    }

    void tell_ending(CornerJoseki& corner) const {
        const FollowedCorner& followed = corner.followed;
        if (followed.has_left()) {
            const joseki::CornerMove& next = followed.moves[followed.followed].move;
            const bool is_tenuki = next.vertex == board::pass_vertex || next.number - corner.last->number > long_pause;
            corner.left = is_tenuki ? move_behind(*corner.last) : std::optional(numbered(next));
            corner.ending = !followed.next ? JosekiEnding::complete
                            : is_tenuki    ? JosekiEnding::tenuki
                                           : JosekiEnding::other_move;
            return;
        }
        if (!followed.next) {
            corner.ending = JosekiEnding::complete;
            return;
        }
        corner.left = move_behind(*corner.last);
        corner.ending = corner.left ? JosekiEnding::tenuki : JosekiEnding::end_of_game;
    }

    // The opponent's first move after it.
    std::optional<JosekiMove> move_behind(const JosekiMove& last) const {
        const std::vector<board::Move> moves(played_.history().begin(), played_.history().end());
        const int first_number = last_number_ - static_cast<int>(moves.size()) + 1;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const int number = first_number + static_cast<int>(i);
            if (number > last.number && moves[i].colour != last.move.colour)
                return JosekiMove{.move = moves[i], .number = number};
        }
        return std::nullopt;
    }

    const board::Board& played_;
    int last_number_;
    const JosekiTrees& trees_;
};

}  // namespace

const char* name(JosekiEnding ending) {
    switch (ending) {
        case JosekiEnding::not_played: return "not played";
        case JosekiEnding::unknown: return "unknown";
        case JosekiEnding::complete: return "complete";
        case JosekiEnding::other_move: return "other move";
        case JosekiEnding::tenuki: return "tenuki";
        case JosekiEnding::end_of_game: return "end of game";
    }
    return "";
}

GameJoseki game_joseki(const board::Board& played, int last_number, const JosekiTrees& trees) {
    FollowedGame followed = followed_game(played, last_number, trees.graph, rule);
    const CornerTeller teller(played, last_number, trees);
    GameJoseki game;
    for (std::size_t i = 0; i < game.size(); ++i) game[i] = teller.tell(std::move(followed[i]));
    return game;
}

}  // namespace katachi::authoring
