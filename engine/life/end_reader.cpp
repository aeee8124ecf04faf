#include "engine/life/end_reader.h"

#include <cmath>
#include <vector>

#include "engine/counting/score.h"

namespace katachi::life {

using position::Dragon;
using position::Status;

namespace {

constexpr float agreed = 0.7F;
constexpr int least_stones = 2;

bool is_doubtful(const Dragon& dragon, const std::array<float, board::vertex_count>& ownership) {
    if (dragon.is_invincible || dragon.size() < least_stones) return false;
    float sum = 0;
    for (const board::Vertex stone : dragon.stones) sum += ownership[static_cast<std::size_t>(stone)];
    return std::abs(sum) < agreed * static_cast<float>(dragon.size());
}

}  // namespace

board::VertexSet EndReader::dead_stones(board::Board& board, const BelievedDragons& judged, const board::VertexSet& dead,
                                        const std::array<float, board::vertex_count>& ownership) {
    std::vector<int> doubtful;
    board::VertexSet off = dead;
    for (int number = 0; number < judged.dragons.count(); ++number) {
        if (!is_doubtful(judged.dragons.number(number), ownership)) continue;
        doubtful.push_back(number);
        off |= judged.dragons.number(number).stones;
    }
    if (!counting::has_few_dame(board, dead) && !counting::has_few_dame(board, off)) return dead;
    board::VertexSet read = dead;
    for (const int number : doubtful) {
        const board::VertexSet& stones = judged.dragons.number(number).stones;
        const Status status = statuses_.read(board, judged, number);
        if (status == Status::alive) read -= stones;
        if (status == Status::dead) read |= stones;
    }
    return read;
}

}  // namespace katachi::life
