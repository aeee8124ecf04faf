#include "joseki/graph/joseki_graph.h"

#include <xxhash.h>

#include <algorithm>

namespace katachi::joseki {

std::optional<MoveClass> move_class(char letter) {
    constexpr std::string_view letters = "UJjTtN";
    if (letters.find(letter) == std::string_view::npos) return std::nullopt;
    return static_cast<MoveClass>(letter);
}

const char* name(MoveClass move_class) {
    switch (move_class) {
        case MoveClass::urgent: return "urgent";
        case MoveClass::standard: return "joseki";
        case MoveClass::lesser: return "lesser joseki";
        case MoveClass::trick: return "trick";
        case MoveClass::minor: return "minor";
        case MoveClass::antisuji: return "antisuji";
    }
    return "";
}

const char* name(Urgency urgency) {
    switch (urgency) {
        case Urgency::may: return "may play elsewhere";
        case Urgency::should_not: return "should not play elsewhere";
        case Urgency::must_not: return "must not play elsewhere";
    }
    return "";
}

Extension turned(Extension extension, board::Orientation orientation) {
    if (extension == Extension::none || !board::exchanges_axes(orientation)) return extension;
    return extension == Extension::along_row ? Extension::along_column : Extension::along_row;
}

void PlayRecord::add(const PlayRecord& other) {
    games += other.games;
    own_wins += other.own_wins;
    opponent_wins += other.opponent_wins;
    if (other.first_date != 0) first_date = first_date == 0 ? other.first_date : std::min(first_date, other.first_date);
    last_date = std::max(last_date, other.last_date);
}

void Edge::add_played(const PlayRecord& more, const std::string& more_example) {
    const bool is_earlier = more.first_date != 0 && (played.first_date == 0 || more.first_date < played.first_date);
    if (example.empty() || (is_earlier && !more_example.empty())) example = more_example;
    played.add(more);
}

Graph::Graph() { add(JosekiStones{}); }

NodeIndex Graph::add(const JosekiStones& stones) {
    const auto [found, is_new] = by_stones_.emplace(bytes_of(stones), static_cast<NodeIndex>(nodes_.size()));
    if (is_new) nodes_.push_back({.stones = stones});
    return found->second;
}

std::optional<NodeIndex> Graph::find(const JosekiStones& stones) const {
    const auto found = by_stones_.find(bytes_of(stones));
    return found == by_stones_.end() ? std::nullopt : std::optional(found->second);
}

EdgeIndex Graph::add(NodeIndex from, board::Vertex move, NodeIndex to) {
    auto& continuations = node(from).continuations;
    const auto place = std::lower_bound(continuations.begin(), continuations.end(), move,
                                        [&](EdgeIndex index, board::Vertex value) { return edge(index).move < value; });
    if (place != continuations.end() && edge(*place).move == move) return *place;
    const auto index = static_cast<EdgeIndex>(edges_.size());
    continuations.insert(place, index);
    edges_.push_back({.from = from, .to = to, .move = move});
    node(to).predecessors.push_back(index);
    return index;
}

std::optional<EdgeIndex> Graph::find(NodeIndex from, board::Vertex move) const {
    const auto& continuations = node(from).continuations;
    const auto place = std::lower_bound(continuations.begin(), continuations.end(), move,
                                        [&](EdgeIndex index, board::Vertex value) { return edge(index).move < value; });
    return place == continuations.end() || edge(*place).move != move ? std::nullopt : std::optional(*place);
}

namespace {

void append(std::string& bytes, int number) {
    bytes += static_cast<char>(number >> 8);
    bytes += static_cast<char>(number & 0xff);
}

// Calls visit(number) for each two bytes.
template <typename Visit>
void visit_numbers(std::string_view bytes, Visit visit) {
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2)
        visit(static_cast<unsigned char>(bytes[i]) << 8 | static_cast<unsigned char>(bytes[i + 1]));
}

}  // namespace

std::string bytes_of(const JosekiStones& stones) {
    std::string bytes;
    bytes.reserve(2 * stones.size());
    for (const JosekiStone& stone : stones) append(bytes, 2 * stone.vertex + (stone.own ? 1 : 0));
    return bytes;
}

JosekiStones stones_of(std::string_view bytes) {
    JosekiStones stones;
    visit_numbers(bytes, [&](int number) {
        stones.push_back({static_cast<std::int16_t>(number / 2), number % 2 == 1});
    });
    return stones;
}

std::string bytes_of(const std::vector<board::Vertex>& vertices) {
    std::string bytes;
    for (const board::Vertex vertex : vertices) append(bytes, vertex);
    return bytes;
}

std::vector<board::Vertex> vertices_of(std::string_view bytes) {
    std::vector<board::Vertex> vertices;
    visit_numbers(bytes, [&](int number) { vertices.push_back(number); });
    return vertices;
}

std::string identity_code(const JosekiStones& stones) {
    // The letters are without those that look like digits.
    constexpr std::string_view letters = "0123456789abcdefghjkmnpqrstvwxyz";
    constexpr int length = 8;
    const std::string bytes = bytes_of(stones);
    std::uint64_t hash = XXH64(bytes.data(), bytes.size(), 0);
    std::string code;
    for (int i = 0; i < length; ++i, hash >>= 5U) code += letters[hash % letters.size()];
    return code;
}

PlayRecord reached(const Graph& graph, NodeIndex node) {
    PlayRecord sum = graph.node(node).ended;
    sum.add(graph.node(node).rest);
    for (const EdgeIndex edge : graph.node(node).continuations) sum.add(graph.edge(edge).played);
    return sum;
}

}  // namespace katachi::joseki
