#include "tests/joseki/mining_games.h"

#include <gtest/gtest.h>

#include <sstream>

namespace katachi::joseki {

namespace {

std::vector<std::string> words_of(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

std::string letters(board::Vertex vertex) {
    if (vertex == board::pass_vertex) return "";
    return {static_cast<char>('a' + board::column_of(vertex)), static_cast<char>('a' + board::row_of(vertex))};
}

}  // namespace

std::vector<board::Move> moves_of(std::string_view moves) {
    std::vector<board::Move> result;
    board::Colour colour = board::Colour::black;
    for (std::string word : words_of(moves)) {
        if (word.starts_with("b:") || word.starts_with("w:")) {
            colour = word.front() == 'b' ? board::Colour::black : board::Colour::white;
            word.erase(0, 2);
        }
        result.push_back({colour, board::parse_vertex(word, board::max_board_size).value()});
        colour = board::opponent(colour);
    }
    return result;
}

std::string game_text(std::string_view moves, const std::string& properties) {
    std::string text = "(;" + properties;
    for (const board::Move move : moves_of(moves))
        text += std::string(move.colour == board::Colour::black ? ";B[" : ";W[") + letters(move.vertex) + "]";
    return text + ")\n";
}

std::string random_games(int count, std::mt19937& random) {
    const std::vector<std::string> points = words_of(
        "D16 C17 D17 C16 F17 C14 C13 E17 Q16 R17 O17 R14 Q3 R4 Q4 R6 O3 D4 C4 D3 F3 C6 K16 K4 D10 Q10 A1 pass");
    const auto pick = [&](std::size_t size) { return std::uniform_int_distribution<std::size_t>(0, size - 1)(random); };
    std::string text;
    for (int i = 0; i < count; ++i) {
        std::string moves;
        for (int move = 0; move < 24; ++move) moves += points[pick(points.size())] + " ";
        const std::string properties = "SZ[" + std::string(pick(9) == 0 ? "13" : "19") + "]RE[" +
                                       (pick(2) == 0 ? "B" : "W") + "+R]DT[2016-07-" + std::to_string(10 + pick(9)) +
                                       "]PB[" + std::to_string(i) + "]" + (pick(9) == 0 ? "HA[2]AB[dd][pp]" : "");
        std::string game = "(;GM[1]" + game_text(moves, properties).substr(2);
        if (pick(19) == 0) game.resize(pick(game.size()));
        text += game + "\n";
    }
    return text;
}

std::vector<GamePiece> pieces_of(const std::vector<std::string>& texts, std::int64_t games_per_piece) {
    std::vector<GamePiece> pieces;
    PieceCutter cutter(games_per_piece, [&](GamePiece piece) { pieces.push_back(std::move(piece)); });
    int number = 0;
    for (const std::string& text : texts) cutter.add_text("text" + std::to_string(++number), text);
    cutter.finish();
    return pieces;
}

CountedMoves counted(const std::vector<std::string>& texts, const CornerRule& rule) {
    std::vector<CountedMoves> parts;
    for (const GamePiece& piece : pieces_of(texts)) parts.push_back(mine_piece(piece, rule).counted);
    return summed(parts, 1).kept;
}

Graph mined(const std::vector<std::string>& texts, std::int64_t min_games, const CornerRule& rule) {
    const CountedMoves all = counted(texts, rule);
    return mined_graph(summed(std::span(&all, 1), min_games).kept,
                       [](std::int64_t game) { return "game " + std::to_string(game); });
}

NodeIndex node_behind(const Graph& graph, std::string_view moves) {
    board::Board board;
    board::Colour colour = board::Colour::black;
    for (const std::string& word : words_of(moves)) {
        const board::Vertex vertex =
            word == "tenuki" ? board::pass_vertex : board::parse_vertex(word, board::max_board_size).value();
        EXPECT_EQ(board.play_ko(colour, vertex), board::Legality::ok) << word;
        colour = board::opponent(colour);
    }
    const auto node = graph.find(normal_form(joseki_stones(board.position(), colour)).stones);
    EXPECT_TRUE(node) << "nobody came to " << moves;
    return node.value_or(0);
}

std::int64_t times_played(const Graph& graph, std::string_view moves, std::string_view next) {
    const NodeIndex from = node_behind(graph, moves);
    const JosekiStones behind = graph.node(node_behind(graph, std::string(moves) + " " + std::string(next))).stones;
    for (const EdgeIndex edge : graph.node(from).continuations)
        if (graph.node(graph.edge(edge).to).stones == behind) return graph.edge(edge).played.games;
    return 0;
}

}  // namespace katachi::joseki
