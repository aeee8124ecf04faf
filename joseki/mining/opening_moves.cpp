#include "joseki/mining/opening_moves.h"

#include <algorithm>
#include <map>
#include <set>

#include "compiler/emit/pattern_text.h"

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
        const SeenMove common{.game = piece.first_game + static_cast<std::int64_t>(i), .date = date_number(game.date)};
        see_opening(plain, common, winner(game.result), rule, seen);
    }
    mined.facts.moves = std::ssize(seen);
    mined.counted = summed(seen);
    return mined;
}

namespace {

// Walks through kept moves from the empty board and makes entries of them.
class OpeningWalk {
  public:
    OpeningWalk(const CountedMoves& kept, const OpeningRule& rule) : kept_(kept), rule_(rule), board_(rule.size) {}

    std::vector<compiler::Pattern> entries() {
        visit(board::Colour::black);
        std::stable_sort(entries_.begin(), entries_.end(), [](const compiler::Pattern& a, const compiler::Pattern& b) {
            return std::pair(a.stones.size(), -*a.attributes.front().number) <
                   std::pair(b.stones.size(), -*b.attributes.front().number);
        });
        std::map<std::size_t, int> numbers;
        for (compiler::Pattern& entry : entries_)
            entry.name = "F" + std::to_string(rule_.size) + "-" + std::to_string(entry.stones.size()) + "-" +
                         std::to_string(++numbers[entry.stones.size()]);
        return std::move(entries_);
    }

  private:
    void visit(board::Colour to_move) {
        const board::SymmetricHash hash(board_.position());
        const SeenPosition position(hash, to_move);
        if (!met_.insert(position.key()).second) return;
        for (const CountedMove& counted : moves_in(kept_, position.key())) {
            const board::Vertex move = position.drawn(counted.move);
            if (board_.is_legal(to_move, move) != board::Legality::ok)
                continue;  // of another position that has the same hash
            add_entry(to_move, move, counted.played.games);
            board_.play(to_move, move);
            visit(board::opponent(to_move));
            board_.undo();
        }
    }

    // Stones by turns, the opponent's first.
    void add_entry(board::Colour to_move, board::Vertex move, std::int64_t games) {
        compiler::Pattern& entry = entries_.emplace_back();
        entry.board_size = rule_.size;
        entry.whole_board_move = board::Offset{board::row_of(move), board::column_of(move)};
        entry.attributes.push_back(
            {.name = "value", .argument = std::to_string(games), .number = static_cast<double>(games)});
        std::vector<compiler::PlacedStone> sides[2];
        for (const bool own : {false, true})
            for (const board::Vertex stone : board_.stones(own ? to_move : board::opponent(to_move)))
                sides[own ? 1 : 0].push_back({own, {board::row_of(stone), board::column_of(stone)}});
        for (std::size_t i = 0; i < std::max(sides[0].size(), sides[1].size()); ++i)
            for (const auto& side : sides)
                if (i < side.size()) entry.stones.push_back(side[i]);
    }

    const CountedMoves& kept_;
    const OpeningRule& rule_;
    board::Board board_;
    std::set<std::uint64_t> met_;
    std::vector<compiler::Pattern> entries_;
};

}  // namespace

std::string whole_board_text(const CountedMoves& kept, const OpeningRule& rule) {
    std::string text;
    for (const compiler::Pattern& entry : OpeningWalk(kept, rule).entries())
        text += compiler::pattern_text(entry, compiler::DatabaseKind::whole_board);
    return text;
}

}  // namespace katachi::joseki
