// From move to move through whole games, and back by undo: what the updates say must add up to what a full scan
// finds on every position. 300 games of strong players, with their captures and kos.
#include <gtest/gtest.h>

#include <filesystem>

#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/match/matcher.h"
#include "engine/sgf/game.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/shared_data.h"

namespace katachi::match {
namespace {

constexpr int share_count = 6;

// A sum over matches that does not ask for their order; two different sets have the same one by chance alone.
struct Fingerprint {
    std::uint64_t sum = 0;
    std::int64_t count = 0;

    static std::uint64_t mixed(const Hit& hit) {
        std::uint64_t x = hit.orientation * std::uint64_t{1024} + static_cast<std::uint64_t>(hit.anchor) * 2 +
                          (hit.colour == board::Colour::black ? 1 : 0) + 0x9E3779B97F4A7C15;
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EB;
        return x ^ (x >> 31);
    }
    void add(const Hit& hit) { sum += mixed(hit), ++count; }
    void change(const Hit& hit, Change change) {
        if (change == Change::appeared) return add(hit);
        sum -= mixed(hit), --count;
    }

    friend bool operator==(const Fingerprint&, const Fingerprint&) = default;
};

const PatternTables& corpus_tables() {
    static const compiler::BuiltTables built([] {
        base::Diagnostics diagnostics;
        std::vector<compiler::PatternDatabase> databases;
        for (const compiler::DatabaseSpec& spec : compiler::discover_databases(test::shared_data() / "gnugo/patterns"))
            if (compiler::has_tables(spec.kind)) databases.push_back(compiler::read_database(spec, diagnostics));
        return databases;
    }());
    return built.tables();
}

const std::string& game_records() {
    static const std::string text = test::gzip_bytes(test::shared_data() / test::bulk_games_file);
    return text;
}

class Replay {
  public:
    explicit Replay(const sgf::Game& game) : board_(game.size) {
        updated_.set(board_.position());
        fingerprint_ = scanned();
        play(game);
        while (board_.undo()) compare();
    }

    int positions() const { return positions_; }
    int captures() const { return board_captures_; }
    std::int64_t matches() const { return matches_; }

  private:
    void play(const sgf::Game& game) {
        for (const sgf::Event& event : game.events) {
            sgf::execute(event, board_);
            compare();
        }
        board_captures_ = board_.captured(board::Colour::black) + board_.captured(board::Colour::white);
    }

    void compare() {
        updated_.update(board_.position(), [&](const Hit& hit, Change change) { fingerprint_.change(hit, change); });
        ++positions_;
        matches_ += fingerprint_.count;
        ASSERT_EQ(fingerprint_, scanned()) << board::to_rows(board_.position());
    }

    Fingerprint scanned() {
        Fingerprint all;
        scanner_.set(board_.position());
        scanner_.scan([&](const Hit& hit) { all.add(hit); });
        return all;
    }

    Matcher updated_{corpus_tables()}, scanner_{corpus_tables()};
    board::Board board_;
    Fingerprint fingerprint_;
    int positions_ = 0;
    std::int64_t matches_ = 0;  // of all positions
    int board_captures_ = 0;
};

class WholeGames : public testing::TestWithParam<int> {};

TEST_P(WholeGames, UpdatesAddUpToScans) {
    KATACHI_NEEDS("gnugo/patterns");
    KATACHI_NEEDS(test::bulk_games_file);
    const int wanted = test::rounds(300, 11'000);
    sgf::SgfReader reader(game_records());
    int captures = 0;
    std::int64_t matches = 0;
    for (int number = 0; number < wanted; ++number) {
        const auto game = reader.next();
        ASSERT_TRUE(game);
        if (number % share_count != GetParam()) continue;
        const Replay replay(*game);
        if (HasFatalFailure()) FAIL() << "in game " << number;
        ASSERT_GT(replay.positions(), 0);
        captures += replay.captures();
        matches += replay.matches();
    }
    EXPECT_GT(captures, 100);
    EXPECT_GT(matches, 1'000'000);
}

INSTANTIATE_TEST_SUITE_P(Shares, WholeGames, testing::Range(0, share_count));

}  // namespace
}  // namespace katachi::match
