#include "tools/authoring/solve/asked_group.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "base/files/file_error.h"
#include "compiler/sgf/facts.h"
#include "engine/board/board_points.h"
#include "engine/board/joined_points.h"
#include "engine/life/goal/enclosure.h"
#include "engine/sgf/values.h"
#include "tools/authoring/solve/believed_position.h"

namespace katachi::authoring {

namespace {

using board::Board;
using board::Vertex;
using board::VertexSet;

constexpr std::size_t most_doubtful = 8;  // dragons that are asked about where nobody named one
// Each of these questions may take so many positions: at first, and where none is found.
constexpr std::array<std::uint64_t, 2> positions_of_a_guess{2'000, 30'000};
constexpr std::size_t least_of_a_group = 2;  // stones of a dragon that nobody named
constexpr int largest_closed_room = 20;      // empty points

// All that hangs together with the goal, up to strings that are given.
VertexSet closed_off(const Board& board, const life::DragonGoal& goal) {
    const VertexSet wall = goal.given_safe & board.stones(goal.attacker());
    return board::joined_points(goal.stones, board::points_of(board) - wall);
}

class GroupFinder {
  public:
    explicit GroupFinder(const AskedPosition& asked)
        : source_(asked.source),
          believed_(Board(asked.position), asked.to_move.value_or(board::Colour::black)),
          board_(believed_.board()) {}

    AskedGroup of_stones(const std::vector<Vertex>& stones, GroupChoice choice) {
        VertexSet group_stones;
        for (const Vertex stone : stones) group_stones |= dragons().at(stone)->stones;
        return group(dragons().number_at(stones.front()), group_stones, choice);
    }

    AskedGroup critical() {
        for (const std::uint64_t positions : positions_of_a_guess) {
            reader_.set_limits({.search = {.nodes = positions}});
            if (const auto found = largest_critical()) return *found;
        }
        throw base::FileError(
            source_ +
            ": of no group the life hangs on who moves first; mark its stones, not empty points, with TR, or name them "
            "where --stones is an option, such as --stones C3");
    }

  private:
    const position::Dragons& dragons() { return believed_.dragons(); }

    std::optional<AskedGroup> largest_critical() {
        std::optional<AskedGroup> largest;
        const auto order = [](const AskedGroup& group) {
            return std::pair(group.is_closed, group.goal.stones.count());
        };
        for (const int number : doubtful()) {
            AskedGroup one = group(number, dragons().number(number).stones, GroupChoice::critical);
            const bool is_larger = !largest || order(*largest) < order(one);
            if (is_larger && is_critical(one.goal)) largest = one;
        }
        return largest;
    }

    // For sure, as far as the search sees.
    bool is_critical(const life::DragonGoal& goal) {
        for (const board::Colour side : {goal.attacker(), goal.defender}) {
            const life::LifeAnswer answer = reader_.ask(board_, goal, side, side);
            if (!answer.succeeds() || answer.certainty == life::Certainty::open) return false;
        }
        return true;
    }

    // The most doubtful first.
    std::vector<int> doubtful() {
        std::vector<std::pair<float, int>> order;
        for (int number = 0; number < dragons().count(); ++number)
            if (dragons().number(number).stones.count() >= static_cast<int>(least_of_a_group))
                order.emplace_back(std::abs(believed_.life()[static_cast<std::size_t>(number)].chance_to_live - 0.5F),
                                   number);
        std::sort(order.begin(), order.end());
        order.resize(std::min(order.size(), most_doubtful));
        std::vector<int> numbers;
        for (const auto& [distance, number] : order) numbers.push_back(number);
        return numbers;
    }

    AskedGroup group(int dragon, const VertexSet& stones, GroupChoice choice) {
        AskedGroup group{.goal = believed_.goal(dragon), .choice = choice};
        group.goal.stones = stones;
        const VertexSet closed = closed_off(board_, group.goal);
        group.is_closed = (closed & board_.empty_points()).count() <= largest_closed_room;
        group.goal.region = group.is_closed ? closed : life::enclosure(board_, group.goal, believed_.weak());
        group.goal.is_region_open = !group.is_closed;
        return group;
    }

    std::string source_;
    BelievedPosition believed_;
    Board board_;  // that is read on
    life::LifeReader reader_;
};

void require_one_colour(const std::vector<Vertex>& stones, const board::Position& position,
                        const std::string& trouble) {
    for (const Vertex stone : stones)
        if (position.at(stone) != position.at(stones.front())) throw base::FileError(trouble);
}

void add_marked(const compiler::SgfNode& node, const board::Position& position, std::vector<Vertex>& stones) {
    for (const char* const mark : {"TR", "SQ", "CR", "MA"}) {
        const compiler::SgfProperty* const property = node.find(mark);
        if (property == nullptr) continue;
        for (const compiler::SgfValue& value : property->values) {
            const auto rectangle = sgf::sgf_rectangle(value.text, position.size);
            if (!rectangle) continue;
            for (int row = rectangle->top; row <= rectangle->bottom; ++row)
                for (int column = rectangle->left; column <= rectangle->right; ++column)
                    if (position.at(row, column) != board::Colour::empty)
                        stones.push_back(board::vertex_at(row, column));
        }
    }
}

}  // namespace

std::vector<Vertex> read_stones(const std::string& text, const board::Position& position) {
    std::vector<Vertex> stones;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string name = text.substr(begin, end - begin);
        stones.push_back(read_point("--stones " + name, name, position.size));
        if (position.at(stones.back()) == board::Colour::empty)
            throw base::FileError("--stones " + name + ": there is no stone; name one of the group");
        begin = end + 1;
    }
    require_one_colour(stones, position,
                       "--stones " + text + ": the stones are of both colours; name those of one group");
    return stones;
}

std::vector<Vertex> marked_stones(const compiler::SgfTree& record, compiler::SgfNodeIndex node,
                                  const AskedPosition& asked) {
    std::vector<Vertex> stones;
    for (; node != compiler::no_sgf_node; node = record.node(node).parent) {
        add_marked(record.node(node), asked.position, stones);
        if (compiler::moves_in_node(record, node) > 0) break;
    }
    require_one_colour(stones, asked.position,
                       asked.source + ": stones of both colours are marked; name those of one group with --stones");
    return stones;
}

AskedGroup asked_group(const AskedPosition& asked, const std::vector<Vertex>& stones, GroupChoice choice) {
    require_liberties(asked);
    GroupFinder finder(asked);
    return stones.empty() ? finder.critical() : finder.of_stones(stones, choice);
}

}  // namespace katachi::authoring
