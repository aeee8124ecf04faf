// The three compressed databases of the corpus: as recorded, and as the reference matcher finds them.
#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/match/whole_board_matcher.h"
#include "tests/match/whole_board_support.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/shared_data.h"
#include "tests/support/turned_position.h"

namespace katachi::match {
namespace {

class WholeBoardCorpus : public testing::Test {
  protected:
    void SetUp() override { KATACHI_NEEDS("gnugo/patterns"); }

    static std::vector<compiler::PatternDatabase> databases(const std::vector<std::string>& files) {
        std::vector<compiler::PatternDatabase> result;
        base::Diagnostics diagnostics;
        for (const std::string& file : files)
            for (const compiler::DatabaseSpec& spec :
                 compiler::discover_databases(test::shared_data() / "gnugo/patterns" / file))
                result.push_back(compiler::read_database(spec, diagnostics));
        EXPECT_TRUE(diagnostics.empty());
        return result;
    }
};

TEST_F(WholeBoardCorpus, MatchesAsRecorded) {
    KATACHI_NEEDS(test::recorded_matches_file);
    const auto fuseki = databases({"fuseki9.dbz", "fuseki13.dbz", "fuseki19.dbz"});
    const compiler::BuiltTables built(fuseki);
    EXPECT_EQ(built.tables().whole_boards.entries.size(), 27175U);

    // The rows are those of a recorded line: the value, the name and the move.
    using Rows = std::multiset<std::string>;
    Rows recorded, found;
    int positions = 0, lines_recorded = 0;
    std::istringstream record(test::gzip_bytes(test::shared_data() / test::recorded_matches_file));
    for (std::string line; std::getline(record, line);) {
        if (line.starts_with("@")) {
            ASSERT_EQ(found, recorded) << "before " << line;
            recorded.clear();
            found.clear();
            ++positions;
            const board::Position position = board::parse_rows(line.substr(line.rfind('\t') + 1)).value();
            if (position.size != board::max_board_size) continue;
            for (const std::string& text : lines_by_tables(built.tables(), position)) {
                std::istringstream words(text);
                std::string database, name, value, colour, move;
                words >> database >> name >> value >> colour >> move;
                found.insert(database + "\t" + value + "\t" + name + "\t" + move + "\t-\t-");
            }
        } else if (line.starts_with("fuseki19\t")) {
            recorded.insert(line);
            ++lines_recorded;
        }
    }
    EXPECT_EQ(found, recorded);
    EXPECT_EQ(positions, 270);
    EXPECT_GT(lines_recorded, 100);
}

class WholeBoardOpenings : public WholeBoardCorpus, public testing::WithParamInterface<std::string> {};

// Boards that an entry draws, in any orientation and colour, and the same with one point changed.
TEST_P(WholeBoardOpenings, AgreeWithTheReference) {
    const auto fuseki = databases({GetParam()});
    const compiler::BuiltTables built(fuseki);
    std::mt19937 random(test::test_seed());
    const auto below = [&](std::size_t limit) { return random() % limit; };
    std::size_t matches = 0;
    for (int round = 0; round < 12; ++round) {
        const auto& patterns = fuseki[0].patterns;
        const compiler::Pattern& pattern = patterns[below(patterns.size())];
        board::Position drawn(pattern.board_size);
        for (const compiler::PlacedStone& stone : pattern.stones)
            drawn.put(board::vertex_at(stone.at.row, stone.at.column),
                      stone.own ? board::Colour::black : board::Colour::white);
        board::Position position = test::turned(drawn, board::all_orientations[below(board::orientation_count)]);
        if (below(2) == 0) position = test::colours_exchanged(position);
        board::Position changed = position;
        const auto size = static_cast<std::size_t>(position.size);
        changed.put(board::vertex_at(static_cast<int>(below(size)), static_cast<int>(below(size))),
                    below(2) == 0 ? board::Colour::black : board::Colour::white);
        for (const board::Position& board : {position, changed}) {
            const auto lines = lines_by_tables(built.tables(), board);
            ASSERT_EQ(lines, lines_by_reference(fuseki, board)) << board::to_rows(board);
            matches += lines.size();
        }
    }
    EXPECT_GE(matches, 12U);
}

INSTANTIATE_TEST_SUITE_P(File, WholeBoardOpenings, testing::Values("fuseki9.dbz", "fuseki13.dbz", "fuseki19.dbz"));

}  // namespace
}  // namespace katachi::match
