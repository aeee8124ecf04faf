#include "games/harvest/held_out_games.h"

namespace katachi::games {

namespace {

// FNV-1a: G. Fowler, L. C. Noll and K.-P. Vo.
constexpr std::uint64_t fnv_offset = 0xcbf29ce484222325U;
constexpr std::uint64_t fnv_prime = 0x100000001b3U;

std::uint64_t with_byte(std::uint64_t hash, unsigned byte) { return (hash ^ byte) * fnv_prime; }

}  // namespace

bool is_held_out(const sgf::Game& game) {
    std::uint64_t hash = fnv_offset;
    for (const sgf::Event& event : game.events) {
        if (event.kind != sgf::Event::Kind::move) continue;
        const auto vertex = static_cast<unsigned>(event.vertex);
        hash = with_byte(with_byte(with_byte(hash, static_cast<unsigned>(event.colour)), vertex & 0xff), vertex >> 8);
    }
    return hash % 20 == 0;
}

}  // namespace katachi::games
