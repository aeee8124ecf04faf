#include "engine/position/amalgamation.h"

#include <algorithm>
#include <map>

namespace katachi::position {

namespace {

using board::Colour;
using board::Vertex;
using board::VertexSet;

constexpr std::size_t index(Vertex vertex) { return static_cast<std::size_t>(vertex); }

// The strings of a position while they are joined.
class Joining {
  public:
    Joining(const board::Board& board, const worms::Worms& worms) : board_(board), worms_(worms) {
        for (const worms::Worm& worm : worms.all()) {
            parent_[index(worm.origin)] = worm.origin;
            value_[index(worm.origin)] = worm.effective_size;
        }
    }

    void join_around_eyes(const eyespaces::EyeSpaces& eyes);
    void join_by_liberties(reading::Tactics& tactics, const Cuts& cuts);
    void join_by_patterns(const Connections& connections, PatternLink::Kind kind);

    std::vector<VertexSet> dragons() const;
    std::vector<Join> joins() && { return std::move(joins_); }

  private:
    // Two common liberties, or one where the opponent would lose what it plays there.
    bool hold_together(Colour owner, const VertexSet& common, reading::Tactics& tactics);
    // Whether the opponent, to move, captures the string and nothing saves it.
    bool is_lost(Vertex origin) const { return worms_.at(origin)->is_lost(); }
    // The least origin of its strings.
    Vertex dragon_of(Vertex origin) const {
        while (parent_[index(origin)] != origin) origin = parent_[index(origin)];
        return origin;
    }
    void join(Join join);

    board::Board board_;
    const worms::Worms& worms_;
    std::array<Vertex, board::vertex_count> parent_{};  // of the origin of each string; that of a dragon is its own
    std::array<float, board::vertex_count> value_{};    // effective sizes, by dragon
    std::vector<Join> joins_;
};

void Joining::join_around_eyes(const eyespaces::EyeSpaces& eyes) {
    for (const eyespaces::EyeSpace& space : eyes.all()) {
        const VertexSet inner = space.region.points - space.open_points();
        Vertex first = board::pass_vertex;
        for (const worms::Worm& worm : worms_.all()) {
            if (worm.colour != space.owner || worm.is_lost() || !worm.stones.beside().intersects(inner)) continue;
            // Stones that are as good as gone are points of the space.
            if (worm.stones.intersects(space.region.points)) continue;
            if (first == board::pass_vertex)
                first = worm.origin;
            else
                join({.why = Join::Why::common_eye, .a = first, .b = worm.origin, .points = inner});
        }
    }
}

bool Joining::hold_together(Colour owner, const VertexSet& common, reading::Tactics& tactics) {
    if (common.count() != 1) return !common.empty();
    return tactics.safety(board_, board::opponent(owner), common.first()).code == reading::TacticalCode::failure;
}

void Joining::join_by_liberties(reading::Tactics& tactics, const Cuts& cuts) {
    for (const Colour colour : {Colour::black, Colour::white}) {
        const VertexSet strings = board_.strings(colour);
        for (const Vertex a : strings)
            for (const Vertex b : strings) {
                if (b <= a || dragon_of(a) == dragon_of(b) || is_lost(a) || is_lost(b)) continue;
                const VertexSet common = (board_.liberty_points(a) & board_.liberty_points(b)) - cuts.of(colour);
                if (hold_together(colour, common, tactics))
                    join({.why = Join::Why::common_liberties, .a = a, .b = b, .points = common});
            }
    }
}

void Joining::join_by_patterns(const Connections& connections, PatternLink::Kind kind) {
    for (std::size_t number = 0; number < connections.links.size(); ++number) {
        const PatternLink& link = connections.links[number];
        if (link.kind != kind) continue;
        std::vector<Vertex> strings;  // one of each dragon
        for (const Vertex stone : link.stones) {
            const Vertex origin = board_.origin(stone);
            if (is_lost(origin) && !link.may_be_lost) continue;
            if (std::none_of(strings.begin(), strings.end(),
                             [&](Vertex other) { return dragon_of(other) == dragon_of(origin); }))
                strings.push_back(origin);
        }
        if (strings.size() < 2 || (connections.judge != nullptr && !connections.judge->holds(number))) continue;
        // Where two links hold three strings together, the opponent can part one of them. Where two of the three are
        // one dragon anyway, he can part none.
        if (kind == PatternLink::Kind::most_valuable && strings.size() > 2) {
            std::stable_sort(strings.begin(), strings.end(), [&](Vertex a, Vertex b) {
                return value_[index(dragon_of(a))] > value_[index(dragon_of(b))];
            });
            strings.resize(2);
        }
        for (std::size_t i = 1; i < strings.size(); ++i)
            join({.why = Join::Why::pattern, .a = strings[0], .b = strings[i], .pattern = link.pattern});
    }
}

void Joining::join(Join join) {
    const Vertex a = dragon_of(join.a), b = dragon_of(join.b);
    if (a == b) return;
    parent_[index(std::max(a, b))] = std::min(a, b);
    value_[index(std::min(a, b))] += value_[index(std::max(a, b))];
    joins_.push_back(std::move(join));
}

std::vector<VertexSet> Joining::dragons() const {
    std::vector<VertexSet> dragons;
    for (const Colour colour : {Colour::black, Colour::white}) {
        std::map<Vertex, VertexSet> found;
        for (const worms::Worm& worm : worms_.all())
            if (worm.colour == colour) found[dragon_of(worm.origin)] |= worm.stones;
        for (const auto& [origin, stones] : found) dragons.push_back(stones);
    }
    return dragons;
}

}  // namespace

Amalgamation::Amalgamation(const board::Board& board, const worms::Worms& worms, const eyespaces::EyeSpaces& eyes,
                           reading::Tactics& tactics, const Connections& connections) {
    for (const worms::Worm& worm : worms.all())
        for (const Vertex stone : worm.stones) origins_[index(stone)] = worm.origin;
    Joining joining(board, worms);
    joining.join_around_eyes(eyes);
    joining.join_by_liberties(tactics, cuts(connections.cuts));
    joining.join_by_patterns(connections, PatternLink::Kind::all);
    joining.join_by_patterns(connections, PatternLink::Kind::most_valuable);
    dragons_ = joining.dragons();
    joins_ = std::move(joining).joins();
}

std::vector<Join> Amalgamation::way(Vertex a, Vertex b) const {
    const Vertex from = origins_[index(a)], to = origins_[index(b)];
    if (from == to) return {};
    // Joins make a forest: breadth first there is one way at most.
    std::map<Vertex, const Join*> reached{{from, nullptr}};
    std::vector<Vertex> next{from};
    const auto other = [](const Join& join, Vertex end) { return join.a == end ? join.b : join.a; };
    for (std::size_t i = 0; i < next.size() && !reached.contains(to); ++i)
        for (const Join& join : joins_)
            if ((join.a == next[i] || join.b == next[i]) && reached.emplace(other(join, next[i]), &join).second)
                next.push_back(other(join, next[i]));
    std::vector<Join> way;
    if (!reached.contains(to)) return way;
    for (Vertex at = to; at != from; at = other(*reached.at(at), at)) way.push_back(*reached.at(at));
    std::reverse(way.begin(), way.end());
    return way;
}

}  // namespace katachi::position
