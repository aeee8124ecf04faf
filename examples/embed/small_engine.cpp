// A small engine: plays itself on a board of 9 by 9, each move the best that its patterns propose.
// The patterns are never searched for again: from move to move, proposals come and go.
#include <cstdio>
#include <vector>

#include "engine/board/board.h"
#include "engine/match/matcher.h"
#include "small_engine/shapes.h"

namespace {

using namespace katachi;

constexpr int board_size = 9;
constexpr int move_count = 16;

// How often each pattern proposes each point, for either side.
class Proposals {
  public:
    void count(const match::Match& match, int difference) {
        if (match.move != board::pass_vertex) counts_[place(match.colour, match.move, match.pattern)] += difference;
    }

    int of(board::Colour colour, board::Vertex vertex, std::size_t pattern) const {
        return counts_[place(colour, vertex, pattern)];
    }

  private:
    static std::size_t place(board::Colour colour, board::Vertex vertex, std::size_t pattern) {
        const std::size_t side = colour == board::Colour::black ? 0 : 1;
        return (side * board::vertex_count + static_cast<std::size_t>(vertex)) * shapes().patterns.size() + pattern;
    }

    std::vector<int> counts_ = std::vector<int>(2 * board::vertex_count * shapes().patterns.size());
};

struct Choice {
    board::Vertex vertex = board::pass_vertex;
    const match::PatternRow* pattern = nullptr;
};

Choice best_move(const board::Board& board, board::Colour colour, const Proposals& proposals) {
    Choice best;
    for (int row = 0; row < board_size; ++row) {
        for (int column = 0; column < board_size; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            if (board.is_legal(colour, vertex) != board::Legality::ok) continue;
            for (std::size_t i = 0; i < shapes().patterns.size(); ++i) {
                const match::PatternRow& pattern = shapes().patterns[i];
                if (proposals.of(colour, vertex, i) > 0 &&
                    (best.pattern == nullptr || pattern.value > best.pattern->value))
                    best = {vertex, &pattern};
            }
        }
    }
    return best;
}

}  // namespace

int main() {
    board::Board board(board_size);
    match::Matcher matcher(shapes());
    Proposals proposals;
    matcher.set(board.position());
    matcher.scan([&](const match::Hit& hit) { proposals.count(match::match_of(shapes(), hit), 1); });

    board::Colour colour = board::Colour::black;
    for (int number = 1; number <= move_count; ++number, colour = board::opponent(colour)) {
        const Choice choice = best_move(board, colour, proposals);
        board.play(colour, choice.vertex);
        int appeared = 0, vanished = 0;
        matcher.update(board.position(), [&](const match::Hit& hit, match::Change change) {
            ++(change == match::Change::appeared ? appeared : vanished);
            proposals.count(match::match_of(shapes(), hit), change == match::Change::appeared ? 1 : -1);
        });
        std::printf("%2d %s %-4s %-8s %d matches appeared, %d vanished\n", number,
                    colour == board::Colour::black ? "X" : "O", board::vertex_name(choice.vertex, board_size).c_str(),
                    choice.pattern != nullptr ? shapes().text(choice.pattern->name) : "-", appeared, vanished);
    }
    for (int row = 0; row < board_size; ++row) {
        for (int column = 0; column < board_size; ++column)
            std::printf(" %c", ".XO"[static_cast<int>(board.at(board::vertex_at(row, column)))]);
        std::printf("\n");
    }
}
