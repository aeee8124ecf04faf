#include "engine/eyespaces/false_eye_territory.h"

#include <algorithm>
#include <array>

namespace katachi::eyespaces {

namespace {

using board::Vertex;
using board::VertexSet;

// Strings of one side that live or are captured together.
class Groups {
  public:
    Groups(const board::Board& board, board::Colour owner) : board_(board), strings_(board.strings(owner)) {
        for (const Vertex origin : strings_) next_[static_cast<std::size_t>(origin)] = origin;
    }

    const VertexSet& strings() const { return strings_; }
    // The same string for all strings of a group.
    Vertex of(Vertex stone) const {
        Vertex string = board_.origin(stone);
        while (next_[static_cast<std::size_t>(string)] != string) string = next_[static_cast<std::size_t>(string)];
        return string;
    }
    void unite(Vertex a, Vertex b) {
        const Vertex first = of(a), second = of(b);
        next_[static_cast<std::size_t>(std::max(first, second))] = std::min(first, second);
    }

  private:
    const board::Board& board_;
    VertexSet strings_;  // their origins
    std::array<Vertex, board::vertex_count> next_{};
};

class Territory {
  public:
    Territory(const board::Board& board, const EyeSpaces& spaces, board::Colour owner)
        : board_(board), owner_(owner), groups_(board, owner) {
        for (const EyeSpace& space : spaces.all())
            if (space.owner == owner) add_false_eyes(space);
        join_by_two_links();
        for (const EyeSpace& space : spaces.all())
            if (space.owner == owner && space.worth.value.attacked > 0) join_wall(space);
        for (const EyeSpace& space : spaces.all())
            if (space.owner == owner && space.worth.value.attacked > 0) count_eyes(space);
    }

    // All false eyes count until a group beside them falls short of two (as D. Benson finds what lives for good).
    VertexSet points() const {
        VertexSet living;
        for (const Vertex string : groups_.strings()) living.insert(groups_.of(string));
        VertexSet kept = false_eyes_;
        for (VertexSet last; last != kept;) {
            last = kept;
            for (const Vertex group : living)
                if (eyes_[static_cast<std::size_t>(group)] + (groups_lone_eyes(group) & kept).count() < 2)
                    living.remove(group);
            for (const Vertex point : last)
                if (!(groups_beside(point) - living).empty()) kept.remove(point);
        }
        return kept;
    }

  private:
    void add_false_eyes(const EyeSpace& space) {
        for (const TopologicalEye& end : space.ends)
            if (end.kind() != TopologicalEye::Kind::proper) false_eyes_.insert(end.point);
        if (space.size() == 1) lone_ |= space.region.points & false_eyes_;
    }

    // The other side can take one of two liberties in common, and its owner the other.
    void join_by_two_links() {
        for (const Vertex a : groups_.strings())
            for (const Vertex b : groups_.strings()) {
                const VertexSet links = (board_.liberty_points(a) & board_.liberty_points(b)) - false_eyes_;
                if (a < b && links.count() > 1) groups_.unite(a, b);
            }
    }

    // In the local game the wall is one string, but for what meets it at a half or a false eye alone.
    void join_wall(const EyeSpace& space) {
        Vertex first = board::pass_vertex;
        for (const Vertex stone : wall(space)) {
            if (first == board::pass_vertex) first = stone;
            groups_.unite(first, stone);
        }
    }

    void count_eyes(const EyeSpace& space) {
        const VertexSet stones = wall(space);
        if (!stones.empty()) eyes_[static_cast<std::size_t>(groups_.of(stones.first()))] += space.worth.value.attacked;
    }

    VertexSet wall(const EyeSpace& space) const {
        return (space.region.proper() - false_eyes_).beside() & board_.stones(owner_);
    }

    VertexSet groups_beside(Vertex point) const {
        VertexSet groups;
        for (const Vertex stone : VertexSet::of(point).beside() & board_.stones(owner_))
            groups.insert(groups_.of(stone));
        return groups;
    }

    // They are the lone eyes that touch its stones alone: what the other side plays there has no liberty.
    VertexSet groups_lone_eyes(Vertex group) const {
        VertexSet found;
        for (const Vertex point : lone_)
            if (groups_beside(point).contains(group)) found.insert(point);
        return found;
    }

    const board::Board& board_;
    board::Colour owner_;
    Groups groups_;
    VertexSet false_eyes_;                         // half ones among them
    VertexSet lone_;                               // of these: spaces of their own
    std::array<int, board::vertex_count> eyes_{};  // of groups, where the other side begins
};

}  // namespace

VertexSet false_eye_territory(const board::Board& board, const EyeSpaces& spaces, board::Colour owner) {
    return Territory(board, spaces, owner).points();
}

}  // namespace katachi::eyespaces
