#include "games/index/game_changes.h"

#include <algorithm>
#include <array>

#include "games/index/capture_board.h"

namespace katachi::games {

namespace {

using sgf::Event;

// The events before the first move, where they and those behind them may be those of a regular game.
std::optional<int> events_before_moves(const sgf::Game& game) {
    const auto is_move = [](const Event& event) { return event.kind == Event::Kind::move; };
    const auto first = std::ranges::find_if(game.events, is_move);
    if (!std::all_of(first, game.events.end(), is_move)) return std::nullopt;
    const auto before = first - game.events.begin();
    if (static_cast<std::ptrdiff_t>(game.events.size()) - before > most_regular_moves) return std::nullopt;
    if (before > static_cast<std::ptrdiff_t>(board::vertex_count)) return std::nullopt;
    board::VertexSet set_up;
    for (auto event = game.events.begin(); event != first; ++event)
        if (event->kind == Event::Kind::set_up)
            if (event->colour == board::Colour::empty || !set_up.insert(event->vertex)) return std::nullopt;
    return static_cast<int>(before);
}

// Stones whose state has had a key since some position.
struct Open {
    int since = 0;
    std::optional<StandingKey> key{};
};

class Replay {
  public:
    Replay(const sgf::Game& game, GameChanges& changes)
        : game_(game), changes_(changes), board_(game.size), is_keyed_(game.size == board::max_board_size) {}

    // False where a move is not that of a regular game.
    bool run() {
        set_up();
        for (std::size_t i = static_cast<std::size_t>(changes_.first_move); i < game_.events.size(); ++i) {
            ++number_;
            const board::Move move{game_.events[i].colour, game_.events[i].vertex};
            if (move.vertex == board::pass_vertex) continue;
            if (!play(move)) return false;
        }
        finish();
        return true;
    }

  private:
    void set_up() {
        for (int i = 0; i < changes_.first_move; ++i) {
            const Event& event = game_.events[static_cast<std::size_t>(i)];
            if (event.kind != Event::Kind::set_up) continue;
            board_.set_up(event.colour, event.vertex);
            had_stone_.insert(event.vertex);
            if (is_keyed_) put(event.vertex, event.colour);
        }
        if (!is_keyed_) return;
        for (int corner = 0; corner < corner_count; ++corner) open_corner(corner);
        open_board();
    }

    bool play(board::Move move) {
        if (board_.at(move.vertex) != board::Colour::empty) return false;
        const auto [taken, is_suicide] = board_.play(move.colour, move.vertex);
        if (is_suicide) return false;
        if (!had_stone_.insert(move.vertex)) changes_.later.emplace_back(number_, move.vertex, move.colour);
        for (const board::Vertex vertex : taken) changes_.later.emplace_back(number_, vertex, board::Colour::empty);
        if (is_keyed_) see_change(move, taken);
        return true;
    }

    void see_change(board::Move move, const board::VertexSet& taken) {
        const int here = corner_of(move.vertex);
        unsigned changed = bit_of(here);
        for (const board::Vertex vertex : taken) changed |= bit_of(corner_of(vertex));
        for (int corner = 0; corner < corner_count; ++corner)
            if (changed & bit_of(corner))
                close(open_corners_[static_cast<std::size_t>(corner)], changes_.corners, number_,
                      corner == here ? move : board::Move{});
        close(open_board_, changes_.boards, number_, move);
        put(move.vertex, move.colour);
        for (const board::Vertex vertex : taken) remove(vertex, board::opponent(move.colour));
        for (int corner = 0; corner < corner_count; ++corner)
            if (changed & bit_of(corner)) open_corner(corner);
        open_board();
    }

    static unsigned bit_of(int corner) { return corner == no_corner ? 0 : 1U << corner; }

    void finish() {
        for (Open& open : open_corners_) close(open, changes_.corners, 0, {});
        close(open_board_, changes_.boards, 0, {});
    }

    void put(board::Vertex vertex, board::Colour stone) {
        ++stone_count_;
        if (has_hash_) hash_.put(vertex, stone);
        if (const int corner = corner_of(vertex); corner != no_corner)
            corners_[static_cast<std::size_t>(corner)].put(vertex, stone);
    }

    void remove(board::Vertex vertex, board::Colour stone) {
        --stone_count_;
        if (has_hash_) hash_.remove(vertex, stone);
        if (const int corner = corner_of(vertex); corner != no_corner)
            corners_[static_cast<std::size_t>(corner)].remove(vertex, stone);
    }

    void open_corner(int corner) {
        const CornerHash& hash = corners_[static_cast<std::size_t>(corner)];
        if (hash.stone_count() <= most_keyed_corner_stones)
            open_corners_[static_cast<std::size_t>(corner)] = {.since = number_, .key = hash.key()};
    }

    // The hash of a board of many stones is not kept; few games take so many that it is asked for again.
    void open_board() {
        if (stone_count_ > most_keyed_board_stones) {
            has_hash_ = false;
            return;
        }
        if (!has_hash_) hash_ = board::SymmetricHash(board_.position());
        has_hash_ = true;
        open_board_ = {.since = number_, .key = board_key(hash_)};
    }

    static void close(Open& open, std::vector<KeyedStanding>& standings, int next, board::Move move) {
        if (!open.key) return;
        standings.push_back({open.key->key, {.first = open.since, .next = next, .move = move, .code = open.key->code}});
        open.key.reset();
    }

    const sgf::Game& game_;
    GameChanges& changes_;
    CaptureBoard board_;
    board::VertexSet had_stone_;
    bool is_keyed_;
    int number_ = 0;  // of the last move
    int stone_count_ = 0;
    bool has_hash_ = true;
    board::SymmetricHash hash_;
    std::array<CornerHash, corner_count> corners_{CornerHash(0), CornerHash(1), CornerHash(2), CornerHash(3)};
    std::array<Open, corner_count> open_corners_;
    Open open_board_;
};

}  // namespace

GameChanges changes_of(const sgf::Game& game) {
    GameChanges changes;
    if (game.size == 0) return changes;
    const auto before = events_before_moves(game);
    if (!before) return changes;
    changes.first_move = *before;
    changes.is_regular = Replay(game, changes).run();
    if (!changes.is_regular) return {};
    return changes;
}

}  // namespace katachi::games
