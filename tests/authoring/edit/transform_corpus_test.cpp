// Every entry of real databases, drawn in all eight orientations and with sides exchanged, matches the same.
#include <gtest/gtest.h>

#include <filesystem>
#include <random>

#include "base/files/read_file.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "compiler/reference_matcher/reference_matcher.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"
#include "tests/support/turned_position.h"
#include "tools/authoring/edit/transform_entry.h"

namespace katachi::authoring {
namespace {

namespace fs = std::filesystem;

std::vector<compiler::DatabaseSpec> all_specs() {
    std::vector<compiler::DatabaseSpec> specs;
    const auto add = [&](const fs::path& folder) {
        if (!fs::is_directory(folder)) return;
        const auto found = compiler::discover_databases(folder);
        specs.insert(specs.end(), found.begin(), found.end());
    };
    add(KATACHI_PATTERN_LIBRARY);
    add(test::shared_data() / "gnugo/patterns");
    return specs;
}

// One file with its entries, and the same after a transform.
compiler::PatternDatabase read(const base::SourcePtr& source, compiler::DatabaseKind kind) {
    compiler::PatternDatabase database;
    database.spec.kind = kind;
    base::Diagnostics diagnostics;
    compiler::read_source(source, database, diagnostics);
    for (const base::Diagnostic& finding : diagnostics) ADD_FAILURE() << source->path() << " " << finding.message;
    return database;
}

struct Changed {
    compiler::PatternDatabase database;
    std::vector<std::string> refusals;  // one an entry
};

Changed transformed(const compiler::PatternDatabase& database, EntryTransform transform) {
    Changed changed;
    std::vector<base::TextEdit> edits;
    for (const compiler::Pattern& pattern : database.patterns) {
        const TransformedEntry entry = transform_entry(pattern, database.spec.kind, transform);
        edits.insert(edits.end(), entry.edits.begin(), entry.edits.end());
        changed.refusals.push_back(entry.refusal);
    }
    const base::SourceFile& source = *database.sources.front();
    changed.database =
        read(std::make_shared<base::SourceFile>(source.path(), base::edited(source.text(), edits)), database.spec.kind);
    return changed;
}

// A board on which the entry matches if Black draws the O, with other stones around it.
board::Position fitting_position(const compiler::Pattern& pattern, std::mt19937& random) {
    const compiler::Diagram& diagram = pattern.diagram;
    const auto& edges = diagram.edges;
    const bool fills_board = pattern.board_size > 0 || (edges.north && edges.south);
    const int size = pattern.board_size > 0 ? pattern.board_size : fills_board ? diagram.rows : 19;
    if (pattern.board_size > 0) {
        board::Position position(size);
        for (const compiler::PlacedStone& stone : pattern.stones)
            position.put(board::vertex_at(stone.at.row, stone.at.column),
                         stone.own ? board::Colour::black : board::Colour::white);
        return position;
    }
    board::Position position = test::random_position(size, 0.4, random);
    const int top = edges.north ? 0 : edges.south ? size - diagram.rows : (size - diagram.rows) / 2;
    const int left = edges.west ? 0 : edges.east ? size - diagram.columns : (size - diagram.columns) / 2;
    std::bernoulli_distribution coin(0.5);
    for (int row = 0; row < diagram.rows; ++row)
        for (int column = 0; column < diagram.columns; ++column) {
            if (!position.on_board(top + row, left + column)) continue;
            const auto put = [&](board::Colour colour) {
                position.put(board::vertex_at(top + row, left + column), colour);
            };
            switch (static_cast<compiler::Cell>(diagram.at(row, column))) {
                case compiler::Cell::own:
                case compiler::Cell::own_anchor: put(board::Colour::black); break;
                case compiler::Cell::opponent:
                case compiler::Cell::opponent_anchor: put(board::Colour::white); break;
                case compiler::Cell::own_or_empty:
                    put(coin(random) ? board::Colour::black : board::Colour::empty);
                    break;
                case compiler::Cell::opponent_or_empty:
                    put(coin(random) ? board::Colour::white : board::Colour::empty);
                    break;
                case compiler::Cell::any:
                case compiler::Cell::any_or_off_board: break;
                default: put(board::Colour::empty);
            }
        }
    return position;
}

using Names = std::vector<std::string>;
using Place = std::array<board::Vertex, 3>;

std::vector<Place> places(const compiler::Pattern& pattern, const board::Position& position) {
    std::vector<match::Match> matches;
    for (const board::Orientation orientation :
         compiler::orientations(pattern.symmetry.value_or(compiler::DeclaredSymmetry::none)))
        compiler::match_turned(pattern, orientation, position, board::Colour::black, matches);
    std::vector<Place> found;
    for (const match::Match& match : matches) found.push_back({match.move, match.upper_left, match.lower_right});
    std::sort(found.begin(), found.end());
    return found;
}

class TransformedCorpus : public testing::Test {
  protected:
    void SetUp() override {
        // Where nothing is required, the library is compared without the corpus too.
        if (test::is_all_required()) KATACHI_NEEDS("gnugo/patterns");
        for (const compiler::DatabaseSpec& spec : all_specs())
            for (const fs::path& file : spec.files) {
                // Openings are all alike; those of large boards are very many.
                if (spec.kind == compiler::DatabaseKind::whole_board && fs::file_size(file) > 50'000) continue;
                databases_.push_back(read(base::read_file(file), spec.kind));
            }
        ASSERT_FALSE(databases_.empty());
    }

    // What every transformed entry must satisfy; `judge` is given the entry, its other self and a board that it fits.
    template <typename Judge>
    void for_each_entry(EntryTransform transform, Judge judge) {
        for (const compiler::PatternDatabase& database : databases_) {
            const Changed changed = transformed(database, transform);
            ASSERT_EQ(changed.database.patterns.size(), database.patterns.size()) << database.sources.front()->path();
            if (database.spec.kind == compiler::DatabaseKind::eye_shape) continue;
            for (std::size_t i = 0; i < database.patterns.size(); ++i) {
                if (!changed.refusals[i].empty()) {
                    ++refused_;
                    continue;
                }
                const compiler::Pattern& pattern = database.patterns[i];
                const board::Position position = fitting_position(pattern, random_);
                ++seen_;
                judge(pattern, changed.database.patterns[i], position);
            }
        }
    }

    std::vector<compiler::PatternDatabase> databases_;
    bool has_corpus_ = fs::is_directory(test::shared_data() / "gnugo/patterns");
    int seen_ = 0;
    int refused_ = 0;
    std::mt19937 random_{test::test_seed()};
};

TEST_F(TransformedCorpus, MatchesTheSameInEveryOrientation) {
    for (const board::Orientation orientation : board::all_orientations) {
        for_each_entry(
            {.orientation = orientation},
            [&](const compiler::Pattern& pattern, const compiler::Pattern& turned, const board::Position& position) {
                const auto found = places(pattern, position);
                const auto where = pattern.source->path() + " " + pattern.name + " " + board::name(orientation);
                EXPECT_FALSE(found.empty()) << where;
                EXPECT_EQ(places(turned, position), found) << where;
                EXPECT_EQ(turned.diagram, compiler::transformed(pattern.diagram, orientation)) << where;
            });
    }
    std::cout << seen_ << " entries turned, " << refused_ << " refused\n";
    EXPECT_GT(seen_, 0);
    EXPECT_LE(refused_, 8);
}

TEST_F(TransformedCorpus, WithSidesExchangedMatchesTheExchangedBoard) {
    for_each_entry({.exchange_sides = true}, [](const compiler::Pattern& pattern, const compiler::Pattern& swapped,
                                                const board::Position& position) {
        const auto found = places(pattern, position);
        EXPECT_FALSE(found.empty()) << pattern.name;
        EXPECT_EQ(places(swapped, test::colours_exchanged(position)), found)
            << pattern.source->path() << " " << pattern.name;
    });
    std::cout << seen_ << " entries with sides exchanged, " << refused_ << " refused\n";
    EXPECT_LT(refused_, seen_ / 5);
}

// The edge of an eye shape may be drawn shorter than the shape, and the shape away from its left side; turned, it is
// neither.
TEST_F(TransformedCorpus, FourQuarterTurnsGiveTheEntryBack) {
    std::vector<std::string> other_meaning, other_bytes;
    for (const compiler::PatternDatabase& database : databases_) {
        compiler::PatternDatabase turned = database;
        for (int turn = 0; turn < 4; ++turn)
            turned = transformed(turned, {.orientation = board::Orientation::rotated_90}).database;
        ASSERT_EQ(turned.patterns.size(), database.patterns.size());
        for (std::size_t i = 0; i < database.patterns.size(); ++i) {
            const compiler::Pattern& before = database.patterns[i];
            const compiler::Pattern& after = turned.patterns[i];
            if (!compiler::same_meaning(before, after)) other_meaning.push_back(before.name);
            const bool same_bytes = before.source->text(before.span) == after.source->text(after.span);
            if (!same_bytes && database.spec.kind != compiler::DatabaseKind::eye_shape)
                other_bytes.push_back(before.name);
        }
    }
    EXPECT_EQ(other_meaning, has_corpus_ ? Names{"80800"} : Names{});
    // Two have a remark, or blanks at the end, in a row that the turned shape has not; two playout patterns draw `%`
    // in place of an edge.
    EXPECT_EQ(other_bytes, has_corpus_ ? (Names{"Def21", "line 91", "line 97", "A1349b"}) : Names{});
}

}  // namespace
}  // namespace katachi::authoring
