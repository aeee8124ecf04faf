#include "games/index/standing_keys.h"

namespace katachi::games {

namespace {

constexpr int far = board::max_board_size - 1;

// The keys are kept by vertex: of a black stone, drawn in the upper left, as it is and mirrored in the diagonal.
constexpr std::array<std::array<std::uint64_t, 2>, board::vertex_count> corner_keys = [] {
    std::array<std::array<std::uint64_t, 2>, board::vertex_count> keys{};
    for (int row = 0; row < board::max_board_size; ++row)
        for (int column = 0; column < board::max_board_size; ++column) {
            const board::Vertex vertex = board::vertex_at(row, column);
            const int corner = corner_of(vertex);
            if (corner == no_corner) continue;
            const int drawn_row = corner / 2 == 0 ? row : far - row;
            const int drawn_column = corner % 2 == 0 ? column : far - column;
            keys[static_cast<std::size_t>(vertex)] = {
                board::zobrist_key(board::Colour::black, board::vertex_at(drawn_row, drawn_column)),
                board::zobrist_key(board::Colour::black, board::vertex_at(drawn_column, drawn_row))};
        }
    return keys;
}();

}  // namespace

void CornerHash::put(board::Vertex vertex, board::Colour stone) {
    const auto& black = corner_keys[static_cast<std::size_t>(vertex)];
    const std::size_t as_black = stone == board::Colour::black ? 0 : 2;
    for (const std::size_t drawing : {std::size_t{0}, std::size_t{1}}) {
        hashes_[as_black + drawing] ^= black[drawing];
        hashes_[(2 - as_black) + drawing] ^= std::rotl(black[drawing], board::opponent_rotation);
    }
    ++stone_count_;
}

void CornerHash::remove(board::Vertex vertex, board::Colour stone) {
    put(vertex, stone);
    stone_count_ -= 2;
}

StandingKey CornerHash::key() const {
    const auto* const least = std::min_element(hashes_.begin(), hashes_.end());
    return {.key = *least, .code = corner_ * corner_count + static_cast<int>(least - hashes_.begin())};
}

StandingKey board_key(const board::SymmetricHash& hash) {
    StandingKey least{.key = hash.seen_by(board::Colour::black)};
    int code = 0;
    for (const board::Colour own : {board::Colour::black, board::Colour::white})
        for (const board::Orientation orientation : board::all_orientations) {
            if (const std::uint64_t key = hash.seen_by(own, orientation); key < least.key)
                least = {.key = key, .code = code};
            ++code;
        }
    return least;
}

}  // namespace katachi::games
