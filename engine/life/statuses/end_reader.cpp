#include "engine/life/statuses/end_reader.h"

#include <cmath>
#include <cstdint>
#include <vector>

#include "engine/counting/score.h"

namespace katachi::life {

using position::Dragon;
using position::Status;

namespace {

constexpr std::size_t most_doubtful = 6;      // dragons: where more are in doubt, no game is at its end
constexpr std::uint64_t most_nodes = 40'000;  // once all searches took so many, no other dragon is read

bool is_doubtful(const Dragon& dragon, const std::array<float, board::vertex_count>& ownership) {
    float sum = 0;
    for (const board::Vertex stone : dragon.stones) sum += ownership[static_cast<std::size_t>(stone)];
    return !dragon.is_invincible && std::abs(sum) < EndReader::agreed * static_cast<float>(dragon.size());
}

}  // namespace

board::VertexSet EndReader::dead_stones(board::Board& board, const BelievedDragons& judged,
                                        const board::VertexSet& dead,
                                        const std::array<float, board::vertex_count>& ownership) {
    std::vector<int> doubtful;
    board::VertexSet off = dead;
    for (int number = 0; number < judged.dragons.count(); ++number) {
        const Dragon& dragon = judged.dragons.number(number);
        if ((dragon.stones - dead).empty() || !is_doubtful(dragon, ownership)) continue;
        doubtful.push_back(number);
        off |= dragon.stones;
    }
    if (doubtful.size() > most_doubtful) return dead;
    if (!counting::has_few_dame(board, dead) && !counting::has_few_dame(board, off)) return dead;
    board::VertexSet read = dead;
    const std::uint64_t limit = statuses_.nodes() + most_nodes;
    for (const int number : doubtful) {
        if (statuses_.nodes() >= limit) break;
        if (statuses_.read(board, judged, number) == Status::dead) read |= judged.dragons.number(number).stones;
    }
    return read;
}

}  // namespace katachi::life
