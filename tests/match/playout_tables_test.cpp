// Compiled playout patterns against the plain reference: all codes, on the corpus and on patterns at random.
#include <gtest/gtest.h>

#include <array>
#include <random>

#include "base/findings/source_file.h"
#include "compiler/model/discovery.h"
#include "compiler/playout/builder.h"
#include "compiler/reader/reader.h"
#include "compiler/reference_matcher/fit.h"
#include "compiler/reference_matcher/reference_playout.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi::match {
namespace {

compiler::PatternDatabase read_playouts(const std::string& text) {
    compiler::PatternDatabase database;
    database.spec = {.name = "random", .kind = compiler::DatabaseKind::monte_carlo, .files = {}};
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>("random.db", text), database, diagnostics);
    EXPECT_TRUE(diagnostics.empty()) << text;
    return database;
}

class Compiled {
  public:
    explicit Compiled(const compiler::PatternDatabase& database) {
        builder_.add(database, 0);
        tables_ = builder_.tables();
    }

    const PlayoutSet& set() const { return tables_.sets[0]; }
    PlayoutPatterns patterns() const { return {tables_, 0}; }

  private:
    compiler::PlayoutBuilder builder_;
    PlayoutTables tables_{};
};

int number_below(int end, std::mt19937& random) { return static_cast<int>(random() % static_cast<unsigned>(end)); }

bool touches(board::EightPoints code, PlayoutPoint wanted, int least = 1) {
    int count = 0;
    for (const int i : {1, 3, 4, 6}) count += point_of(code, i) == wanted ? 1 : 0;
    return count >= least;
}

// One that such points allow.
PlayoutContext random_context(board::EightPoints code, std::mt19937& random) {
    PlayoutContext context;
    const int neighbour = number_below(9, random);
    const bool may_be_last = neighbour < PlayoutContext::far_away && point_of(code, neighbour) != PlayoutPoint::own &&
                             point_of(code, neighbour) != PlayoutPoint::off_board;
    if (may_be_last) context.last_neighbour = neighbour;
    if (touches(code, PlayoutPoint::opponent)) context.own_captures = number_below(6, random);
    if (touches(code, PlayoutPoint::own)) context.opponent_captures = number_below(6, random);
    const bool has_liberties = touches(code, PlayoutPoint::empty, 2);
    context.own_is_safe = has_liberties || random() % 2 == 0;
    context.opponent_is_safe = has_liberties || random() % 2 == 0;
    return context;
}

// How often a pattern weighed a move.
int expect_as_reference(const compiler::PatternDatabase& database, int contexts, std::mt19937& random) {
    int weighed = 0;
    const Compiled compiled(database);
    const PlayoutPatterns patterns = compiled.patterns();
    const compiler::ReferencePlayout reference(database);
    for (std::size_t number = 0; number < board::eight_points_count; ++number) {
        const auto code = static_cast<board::EightPoints>(number);
        const auto points = compiler::playout_position(code, board::Colour::black);
        for (int i = 0; i < contexts; ++i) {
            const PlayoutContext context = random_context(code, random);
            const float weight = patterns.weight(code, context);
            EXPECT_EQ(weight, reference.weight(points, board::Colour::black, context))
                << database.spec.name << ", code " << code << ", facts " << context.facts();
            if (testing::Test::HasFailure()) return weighed;
            weighed += weight != 1 ? 1 : 0;
        }
    }
    return weighed;
}

TEST(PlayoutTables, WeighTheCorpusAsTheReferenceDoes) {
    KATACHI_NEEDS("gnugo/patterns");
    std::mt19937 random(test::test_seed());
    for (const std::string name : {"mc_mogo_classic.db", "mc_montegnu_classic.db", "mc_uniform.db"})
        for (const compiler::DatabaseSpec& spec :
             compiler::discover_databases(test::shared_data() / "gnugo/patterns" / name)) {
            base::Diagnostics diagnostics;
            const compiler::PatternDatabase database = compiler::read_database(spec, diagnostics);
            EXPECT_GT(expect_as_reference(database, 2, random), 0) << name;
            EXPECT_EQ(Compiled(database).set().pattern_count, database.patterns.size()) << name;
        }
}

// Mostly cells that ask for little, so that entries lie above each other.
std::string random_entry(std::mt19937& random) {
    constexpr std::string_view cells = "??????%%%.OXoxY,!Q";
    constexpr std::array conditions{"near",  "far",    "osafe",  "xsafe", "ocap1", "ocap2",
                                    "ocap3", "ocap1+", "ocap2+", "xcap1", "xcap3", "xcap1+"};
    const bool south = random() % 4 == 0;
    const bool west = random() % 4 == 0;
    std::string text;
    for (int row = 0; row < (south ? 2 : 3); ++row) {
        text += west ? "|" : "";
        for (int column = west ? 1 : 0; column < 3; ++column)
            text += row == 1 && column == 1 ? '*' : cells[random() % cells.size()];
        text += '\n';
    }
    if (south) text += west ? "+--\n" : "---\n";
    text += '\n';
    for (int line = number_below(3, random); line >= 0; --line) {
        text += ":" + std::to_string(number_below(1000, random));
        for (int i = number_below(3, random); i > 0; --i)
            text += "," + std::string(conditions[random() % conditions.size()]);
        text += '\n';
    }
    return text + '\n';
}

TEST(PlayoutTables, WeighPatternsAtRandomAsTheReferenceDoes) {
    std::mt19937 random(test::test_seed());
    int weighed = 0;
    for (int round = 0; round < 10; ++round) {
        std::string text;
        for (int i = number_below(20, random); i >= 0; --i) text += random_entry(random);
        SCOPED_TRACE(text);
        weighed += expect_as_reference(read_playouts(text), 1, random);
        if (HasFailure()) return;
    }
    EXPECT_GT(weighed, 100);
}

TEST(PlayoutTables, AnswerForABoardAsTheMatcherDoes) {
    std::mt19937 random(test::test_seed());
    for (const std::string diagram : {"XO?\nO*%\n???\n", "oOo\nO*O\n---\n", "|?X\n|*O\n+--\n", "?O|\nX*|\n%%%\n",
                                      "---\nX*O\n?.x\n", "???\n.*O\n"}) {
        const compiler::PatternDatabase database = read_playouts(diagram + "\n:7\n");
        const Compiled compiled(database);
        const PlayoutPatterns patterns = compiled.patterns();
        int found = 0;
        for (const int size : {2, 3, 5, 9, 19, 19}) {
            const board::Position position = test::random_position(size, 0.5, random);
            for (int row = 0; row < size; ++row)
                for (int column = 0; column < size; ++column) {
                    const board::Vertex vertex = board::vertex_at(row, column);
                    if (position.at(vertex) != board::Colour::empty) continue;
                    for (const board::Colour own : {board::Colour::black, board::Colour::white}) {
                        const bool fits = !compiler::fits_at(database.patterns[0], vertex, position, own, 0).empty();
                        const float weight = patterns.weight(playout_code(position, vertex, own), PlayoutContext{});
                        ASSERT_EQ(weight, fits ? 7 : 1) << diagram << board::vertex_name(vertex, size) << '\n'
                                                        << board::to_rows(position);
                        found += fits ? 1 : 0;
                    }
                }
        }
        EXPECT_GT(found, 0) << diagram;
    }
}

}  // namespace
}  // namespace katachi::match
