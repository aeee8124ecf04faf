#include "games/harvest/shape_counts.h"

#include <algorithm>
#include <mutex>

#include "base/long_work/interrupt.h"
#include "base/long_work/shared_work.h"

namespace katachi::games {

namespace {

// Counting all moves takes so many times as long as counting those of one size that were played.
constexpr double weight_of_seen = 40;
constexpr double all_weights = weight_of_seen + (board::largest_neighbourhood - board::smallest_neighbourhood);

// Walks through the games on all threads.
class Walk {
  public:
    Walk(const PlayedGames& games, const CountingHooks& hooks) : games_(games.games()), hooks_(hooks) {}

    // Calls `work(next_game)` on each thread; next_game() gives games until there is none left.
    template <typename Work>
    void run(double weight, const Work& work) {
        next_ = 0;
        base::share_work(hooks_.jobs, [&](std::size_t thread) {
            work([&] {
                const auto* game = take();
                if (thread == 0) tell_progress(weight);
                return game;
            });
        });
        done_ += weight;
    }

  private:
    void tell_progress(double weight) const {
        const double share = static_cast<double>(next_) / static_cast<double>(games_.size());
        hooks_.progress((done_ + weight * std::min(share, 1.0)) / all_weights);
    }

    const PlayedGames::Game* take() {
        if (base::is_stopped(hooks_.stop)) return nullptr;
        const std::size_t number = next_++;
        return number < games_.size() ? &games_[number] : nullptr;
    }

    const std::vector<PlayedGames::Game>& games_;
    const CountingHooks& hooks_;
    std::atomic<std::size_t> next_ = 0;
    double done_ = 0;
};

// Every way in which the eight neighbours can be occupied, and more that no board shows.
std::vector<ShapeCode> smallest_shapes() {
    std::vector<ShapeCode> codes;
    for (std::uint64_t bits = 0; bits < 1U << 16; ++bits)
        codes.push_back(least(drawings({0, bits}, board::smallest_neighbourhood)));
    std::sort(codes.begin(), codes.end());
    codes.erase(std::unique(codes.begin(), codes.end()), codes.end());
    return codes;
}

// The shapes of one size around the moves. A shape is no more frequent than the smaller one in it.
std::vector<ShapeCode> played_shapes(Walk& walk, const ShapeTable& smaller, int size) {
    std::vector<ShapeCode> played;
    std::mutex mutex;
    walk.run(1, [&](const auto& next_game) {
        std::vector<ShapeCode> own;
        ShapeBoard shapes;
        while (const auto* game = next_game())
            visit_moves(*game, [&](const board::Board& board, board::Colour colour, board::Vertex vertex) {
                shapes.set(board.position(), colour);
                GrowingShape shape(shapes, vertex);
                for (int each = board::smallest_neighbourhood; each < size - 1; ++each) shape.grow();
                if (smaller.find(shape.grow()) != ShapeTable::none) own.push_back(shape.grow());
            });
        const std::scoped_lock lock(mutex);
        played.insert(played.end(), own.begin(), own.end());
    });
    std::sort(played.begin(), played.end());
    return played;
}

// Those that stand `min_count` times in the sorted list.
std::vector<ShapeCode> frequent(const std::vector<ShapeCode>& sorted, std::uint64_t min_count) {
    std::vector<ShapeCode> found;
    for (auto begin = sorted.begin(); begin != sorted.end();) {
        const auto end = std::upper_bound(begin, sorted.end(), *begin);
        if (static_cast<std::uint64_t>(end - begin) >= min_count) found.push_back(*begin);
        begin = end;
    }
    return found;
}

class MoveCounter {
  public:
    explicit MoveCounter(const ShapeCounts& counted) : shapes_(counted.shapes), counts_(counted.counts) {}

    void count(const board::Board& board, board::Colour colour, board::Vertex move) {
        board_.set(board.position(), colour);
        for (const board::Vertex vertex : board.empty_points())
            if (board.is_legal(colour, vertex) == board::Legality::ok) count(vertex, {vertex == move ? 1U : 0U, 1});
    }

    void add_to(ShapeCounts& sum) const {
        sum.all += all_;
        for (std::size_t size = 0; size < counts_.size(); ++size)
            for (std::size_t i = 0; i < counts_[size].size(); ++i) sum.counts[size][i] += counts_[size][i];
    }

  private:
    void count(board::Vertex vertex, const ShapeCount& one) {
        all_ += one;
        GrowingShape shape(board_, vertex);
        for (std::size_t size = board::smallest_neighbourhood; size <= board::largest_neighbourhood; ++size) {
            const std::uint32_t number = shapes_[size].find(shape.grow());
            if (number == ShapeTable::none) return;
            counts_[size][number] += one;
        }
    }

    const std::array<ShapeTable, board::largest_neighbourhood + 1>& shapes_;
    std::array<std::vector<ShapeCount>, board::largest_neighbourhood + 1> counts_;
    ShapeBoard board_;
    ShapeCount all_;
};

void count_moves(Walk& walk, ShapeCounts& counted) {
    std::vector<MoveCounter> counters;
    std::mutex mutex;
    walk.run(weight_of_seen, [&](const auto& next_game) {
        MoveCounter own(counted);
        while (const auto* game = next_game())
            visit_moves(*game, [&](const board::Board& board, board::Colour colour, board::Vertex move) {
                own.count(board, colour, move);
            });
        const std::scoped_lock lock(mutex);
        counters.push_back(std::move(own));
    });
    for (const MoveCounter& counter : counters) counter.add_to(counted);
}

}  // namespace

ShapeCounts count_shapes(const PlayedGames& games, std::uint64_t min_count, const CountingHooks& hooks) {
    Walk walk(games, hooks);
    ShapeCounts counted;
    counted.shapes[board::smallest_neighbourhood] = ShapeTable(smallest_shapes());
    for (int size = board::smallest_neighbourhood + 1; size <= board::largest_neighbourhood; ++size) {
        const auto index = static_cast<std::size_t>(size);
        counted.shapes[index] = ShapeTable(frequent(played_shapes(walk, counted.shapes[index - 1], size), min_count));
    }
    for (std::size_t size = 0; size < counted.counts.size(); ++size)
        counted.counts[size].resize(counted.shapes[size].codes().size());
    count_moves(walk, counted);
    return counted;
}

}  // namespace katachi::games
