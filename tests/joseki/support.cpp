#include "tests/joseki/support.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <vector>

#include "compiler/sgf/reader.h"
#include "engine/board/board.h"

namespace katachi::joseki {

Graph graph_of(const std::string& sgf, const TreeReadingOptions& options, TreeReading* reading) {
    Graph graph;
    TreeReading sum;
    for (const compiler::SgfTree& tree : compiler::read_sgf_collection("tree.sgf", sgf).games) {
        const TreeReading one = read_tree(tree, default_import_rules(), options, graph);
        sum.counts.add(one.counts);
        for (const auto& [what, count] : one.left_out) sum.left_out[what] += count;
        sum.warnings.insert(sum.warnings.end(), one.warnings.begin(), one.warnings.end());
    }
    if (reading != nullptr) *reading = sum;
    return graph;
}

NodeIndex node_after(const Graph& graph, const std::string& moves) {
    board::Board board;
    board::Colour colour = board::Colour::black;
    std::istringstream words(moves);
    for (std::string word; words >> word; colour = board::opponent(colour))
        board.play(colour, board::parse_vertex(word, board::max_board_size).value());
    return graph.find(normal_form(joseki_stones(board.position(), colour)).stones).value();
}

namespace {

std::string record_text(const PlayRecord& played) {
    return fmt::format("{} {} {} {} {}", played.games, played.own_wins, played.opponent_wins, played.first_date,
                       played.last_date);
}

std::string text_of(const Node& node) {
    std::string text = identity_code(node.stones);
    for (const board::Vertex vertex : node.set_up)
        text += " set-up " + board::vertex_name(vertex, board::max_board_size);
    if (node.stage) text += fmt::format(" stage {}", *node.stage);
    if (node.outcome) text += fmt::format(" outcome {}", static_cast<int>(*node.outcome));
    if (node.points) text += fmt::format(" points {}", *node.points);
    if (node.urgency) text += fmt::format(" {}", name(*node.urgency));
    return text + " " + node.code + " ended " + record_text(node.ended) + " rest " + record_text(node.rest);
}

std::string text_of(const Graph& graph, const Edge& edge) {
    std::string text =
        fmt::format("{} {} {}", identity_code(graph.node(edge.from).stones),
                    board::vertex_name(edge.move, board::max_board_size), identity_code(graph.node(edge.to).stones));
    if (edge.move_class) text += fmt::format(" {}", name(*edge.move_class));
    const MovePattern& pattern = edge.pattern;
    text += fmt::format(" {} {}x{} `{}` `{}` `{}` {} {} {}", static_cast<int>(edge.extension), pattern.rows,
                        pattern.columns, pattern.constraint, pattern.action, pattern.colon, edge.name, edge.example,
                        record_text(edge.played));
    for (const PointLabel& label : pattern.labels)
        text += fmt::format(" {}:{}", label.letter, board::vertex_name(label.vertex, board::max_board_size));
    for (const auto& [language, words] : edge.texts) text += fmt::format(" {}={}", language, words);
    return text;
}

}  // namespace

std::string text_of(const Graph& graph) {
    std::vector<std::string> lines;
    for (const Node& node : graph.nodes()) lines.push_back(text_of(node));
    for (const Edge& edge : graph.edges()) lines.push_back(text_of(graph, edge));
    std::sort(lines.begin(), lines.end());
    return fmt::format("{}\n", fmt::join(lines, "\n"));
}

}  // namespace katachi::joseki
