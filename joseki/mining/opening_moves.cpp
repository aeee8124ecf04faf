#include "joseki/mining/opening_moves.h"

#include <algorithm>
#include <set>

#include "engine/sgf/values.h"

namespace katachi::joseki {

namespace {

// Nothing where the move is not legal; otherwise it is played, and the hash is that of the new position.
bool play(board::Board& board, board::SymmetricHash& hash, board::Move move) {
    const board::VertexSet captured = move.vertex != board::pass_vertex && board.on_board(move.vertex) &&
                                              board.at(move.vertex) == board::Colour::empty
                                          ? board.consequence(move.colour, move.vertex).captured
                                          : board::VertexSet();
    if (board.play(move.colour, move.vertex) != board::Legality::ok) return false;
    if (move.vertex == board::pass_vertex) return true;
    for (const board::Vertex stone : captured) hash.remove(stone, board::opponent(move.colour));
    hash.put(move.vertex, move.colour);
    return true;
}

void see_opening(const PlainGame& game, const SeenMove& common, std::optional<board::Colour> won_by,
                 const OpeningRule& rule, std::vector<SeenMove>& seen) {
    board::Board board(rule.size);
    board::SymmetricHash hash(rule.size);
    const auto count = std::min(game.moves.size(), static_cast<std::size_t>(rule.moves));
    for (const board::Move move : std::span(game.moves).first(count)) {
        const SeenPosition position(hash, move.colour);
        if (!play(board, hash, move)) return;
        if (move.vertex == board::pass_vertex) continue;
        seen.push_back(common);
        seen.back().position = position.key();
        seen.back().move = static_cast<std::int16_t>(position.counted(move.vertex));
        seen.back().result = static_cast<std::int8_t>(!won_by ? 0 : *won_by == move.colour ? 1 : -1);
    }
}

}  // namespace

MinedPiece mine_openings(const GamePiece& piece, const OpeningRule& rule) {
    MinedPiece mined = unmined(piece);
    std::vector<SeenMove> seen;
    for (std::size_t i = 0; i < piece.games.size(); ++i) {
        const sgf::Game game = game_of(piece, piece.games[i]);
        const PlainGame plain = plain_game(game, rule.size);
        take_facts(piece, piece.games[i], game, plain, mined);
        if (plain.refusal) continue;
        if (rule.is_left_out != nullptr && rule.is_left_out(game)) {
            ++mined.left_out;
            continue;
        }
        const SeenMove common{.game = piece.first_game + static_cast<std::int64_t>(i), .date = date_number(game.date)};
        see_opening(plain, common, sgf::sgf_winner(game.result), rule, seen);
    }
    mined.facts.moves = std::ssize(seen);
    mined.counted = summed(seen);
    return mined;
}

namespace {

// Walks through counted moves from the empty board and makes nodes of those that are chosen.
class OpeningWalk {
  public:
    OpeningWalk(const CountedMoves& counted, int size, double least_share)
        : counted_(counted), least_share_(least_share), board_(size) {}

    compiler::SgfTree tree() {
        compiler::SgfNode& root = tree_.node(tree_.add_node(compiler::no_sgf_node));
        root.set("GM", "1");
        root.set("SZ", std::to_string(board_.size()));
        visit(compiler::sgf_root, board::Colour::black);
        return std::move(tree_);
    }

  private:
    // Those of the position, most games first.
    CountedMoves chosen(std::uint64_t position) const {
        CountedMoves moves;
        std::int64_t reached = 0;
        for (const CountedMove& counted : moves_in(counted_, position)) {
            reached += counted.played.games;
            if (counted.move != left_open) moves.push_back(counted);
        }
        std::erase_if(moves, [&](const CountedMove& counted) {
            return static_cast<double>(counted.played.games) < least_share_ * static_cast<double>(reached);
        });
        std::stable_sort(moves.begin(), moves.end(),
                         [](const CountedMove& a, const CountedMove& b) { return a.played.games > b.played.games; });
        return moves;
    }

    void visit(compiler::SgfNodeIndex parent, board::Colour to_move) {
        const board::SymmetricHash hash(board_.position());
        const SeenPosition position(hash, to_move);
        if (!met_.insert(position.key()).second) return;
        for (const CountedMove& counted : chosen(position.key())) {
            const board::Vertex move = position.drawn(counted.move);
            if (board_.is_legal(to_move, move) != board::Legality::ok)
                continue;  // of another position that has the same hash
            const compiler::SgfNodeIndex node = tree_.add_node(parent);
            describe(to_move, move, counted.played, tree_.node(node));
            board_.play(to_move, move);
            visit(node, board::opponent(to_move));
            board_.undo();
        }
    }

    static void describe(board::Colour colour, board::Vertex move, const PlayRecord& played, compiler::SgfNode& node) {
        const bool is_black = colour == board::Colour::black;
        node.set(is_black ? "B" : "W", sgf::sgf_point_text(move));
        node.set("KGAMES", std::to_string(played.games));
        if (played.own_wins + played.opponent_wins == 0) return;
        node.set("KBLACK", std::to_string(is_black ? played.own_wins : played.opponent_wins));
        node.set("KWHITE", std::to_string(is_black ? played.opponent_wins : played.own_wins));
    }

    const CountedMoves& counted_;
    double least_share_;
    board::Board board_;
    std::set<std::uint64_t> met_;
    compiler::SgfTree tree_;
};

}  // namespace

compiler::SgfTree opening_tree(std::span<const CountedMoves> parts, int size, const OpeningChoice& choice) {
    const CountedMoves counted = summed(parts, choice.least_games).kept;
    return OpeningWalk(counted, size, choice.least_share).tree();
}

}  // namespace katachi::joseki
