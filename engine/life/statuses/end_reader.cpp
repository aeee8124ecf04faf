#include "engine/life/statuses/end_reader.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "engine/counting/score.h"

namespace katachi::life {

using position::Dragon;
using position::Status;

namespace {

constexpr int least_in_seki = 2;              // stones
constexpr std::size_t most_doubtful = 6;      // dragons: where more are in doubt, no game is at its end
constexpr std::uint64_t most_nodes = 40'000;  // once all searches took so many, no other dragon is read

bool is_doubtful(const Dragon& dragon, const std::array<float, board::vertex_count>& ownership) {
    float sum = 0;
    for (const board::Vertex stone : dragon.stones) sum += ownership[static_cast<std::size_t>(stone)];
    return !dragon.is_invincible && std::abs(sum) < EndReader::agreed * static_cast<float>(dragon.size());
}

// A dragon that playouts take for dead, and one beside it that has no second eye.
bool may_be_in_seki(const position::Dragons& dragons, const Dragon& dragon) {
    return dragon.size() >= least_in_seki &&
           std::any_of(dragon.neighbours.begin(), dragon.neighbours.end(), [&](int neighbour) {
               const Dragon& rival = dragons.number(neighbour);
               return rival.colour != dragon.colour && !rival.has_two_eyes();
           });
}

}  // namespace

ReadEnd EndReader::read(board::Board& board, const BelievedDragons& judged, const board::VertexSet& dead,
                        const std::array<float, board::vertex_count>& ownership) {
    std::vector<int> doubtful, believed_dead;
    board::VertexSet off = dead;
    for (int number = 0; number < judged.dragons.count(); ++number) {
        const Dragon& dragon = judged.dragons.number(number);
        if ((dragon.stones - dead).empty()) {
            if (may_be_in_seki(judged.dragons, dragon)) believed_dead.push_back(number);
        } else if (is_doubtful(dragon, ownership)) {
            doubtful.push_back(number);
            off |= dragon.stones;
        }
    }
    ReadEnd read{.dead = dead, .alive = {}};
    if (doubtful.size() > most_doubtful) return read;
    if (!counting::has_few_dame(board, dead) && !counting::has_few_dame(board, off)) return read;
    const std::uint64_t limit = statuses_.nodes() + most_nodes;
    for (const int number : doubtful) {
        if (statuses_.nodes() >= limit) break;
        const Status status = statuses_.read(board, judged, number);
        if (status == Status::dead) read.dead |= judged.dragons.number(number).stones;
        if (status == Status::alive) read.alive |= judged.dragons.number(number).stones;
    }
    for (const int number : believed_dead) {
        if (statuses_.nodes() >= limit) break;
        if (!statuses_.stands_in_races(board, judged, number)) continue;
        read.dead -= judged.dragons.number(number).stones;
        read.alive |= judged.dragons.number(number).stones;
    }
    return read;
}

}  // namespace katachi::life
