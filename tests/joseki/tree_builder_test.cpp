// Databases to trees and back.
#include "joseki/trees/tree_builder.h"
#include "compiler/check/check.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <random>

#include "compiler/emit/pattern_text.h"
#include "compiler/reader/reader.h"
#include "compiler/sgf/reader.h"
#include "compiler/sgf/writer.h"
#include "engine/board/board.h"
#include "joseki/trees/corner_drawing.h"
#include "joseki/trees/tree_compiler.h"
#include "tests/support/needs.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"
#include "tests/support/shipped_library.h"

namespace katachi::joseki {
namespace {

compiler::PatternDatabase read(const std::string& path, std::string text) {
    compiler::PatternDatabase database;
    database.spec.kind = compiler::DatabaseKind::corner;
    base::Diagnostics findings;
    compiler::read_source(std::make_shared<base::SourceFile>(path, std::move(text)), database, findings);
    EXPECT_TRUE(findings.empty()) << path << ": " << findings.front().message;
    return database;
}

compiler::SgfCollection tree_of(const compiler::PatternDatabase& database) {
    base::Diagnostics findings;
    const compiler::SgfTree tree = joseki_tree(database, JosekiDialect::gnugo, findings);
    EXPECT_TRUE(findings.empty()) << findings.front().pattern << ": " << findings.front().message;
    compiler::SgfCollection read = compiler::read_sgf_collection("tree.sgf", compiler::sgf_text(tree));
    EXPECT_EQ(read.games.size(), 1U);
    EXPECT_TRUE(compiler::same_tree(tree, read.games.front()) || read.games.front().warnings.empty());
    return read;
}

std::vector<const compiler::Pattern*> by_name(const compiler::PatternDatabase& database) {
    std::vector<const compiler::Pattern*> patterns;
    for (const compiler::Pattern& pattern : database.patterns) patterns.push_back(&pattern);
    std::sort(patterns.begin(), patterns.end(),
              [](const compiler::Pattern* a, const compiler::Pattern* b) { return a->name < b->name; });
    return patterns;
}

// Compiles the tree of the database and compares.
void expect_round_trip(const compiler::PatternDatabase& database) {
    const compiler::SgfCollection trees = tree_of(database);
    TreeCompiler compiler;
    compiler.add(trees, "J");
    const CompiledTrees compiled = compiler.finish(compiler::check);
    const auto before = by_name(database);
    const auto after = by_name(compiled.database);
    ASSERT_EQ(after.size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i)
        ASSERT_TRUE(compiler::same_meaning(*before[i], *after[i]))
            << compiler::pattern_text(*before[i], compiler::DatabaseKind::corner) << "becomes\n"
            << compiler::pattern_text(*after[i], compiler::DatabaseKind::corner);
}

void expect_round_trips_in(const std::filesystem::path& folder, const std::vector<std::string>& names) {
    for (const std::string& name : names) {
        SCOPED_TRACE(name);
        expect_round_trip(read(name, katachi::test::file_bytes(folder / (name + ".db"))));
    }
}

TEST(TreeBuilder, GivesTheDatabasesOfGnuGoBack) {
    KATACHI_NEEDS("gnugo/patterns");
    expect_round_trips_in(katachi::test::shared_data() / "gnugo/patterns",
                          {"hoshi_keima", "hoshi_other", "komoku", "sansan", "mokuhazushi", "takamoku", "gogo"});
}

TEST(TreeBuilder, GivesTheLibraryBack) {
    const std::filesystem::path folder = katachi::test::shipped_pattern_folders()[1];
    int databases = 0;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        if (file.path().extension() != ".db") continue;
        expect_round_trips_in(folder, {file.path().stem().string()});
        ++databases;
    }
    EXPECT_GT(databases, 0);
}

// An entry as the compiler writes it.
std::string random_entry(std::mt19937& random, const std::string& name) {
    const auto below = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    board::Board board;
    const int rows = 3 + below(9);
    const int columns = 3 + below(9);
    board::Colour colour = board::Colour::black;
    for (int moves = below(12); moves > 0; --moves) {
        const board::Vertex vertex = board::vertex_at(below(rows), board::max_board_size - 1 - below(columns));
        if (board.play(colour, vertex) == board::Legality::ok) colour = board::opponent(colour);
    }
    const MarkedCorner corner{.rows = rows, .columns = columns};
    board::Vertex move = board::pass_vertex;
    while (move == board::pass_vertex) {
        const board::Vertex vertex = board::vertex_at(below(rows), board::max_board_size - 1 - below(columns));
        if (board.is_legal(colour, vertex) == board::Legality::ok && !board.is_suicide(colour, vertex)) move = vertex;
    }
    const CornerDrawing drawing(board.position(), corner, colour, move);
    CornerDrawing labels = drawing;
    const bool has_label = below(3) == 0;
    if (has_label) labels.at({below(rows), below(columns)}) = "aBcD"[below(4)];
    std::string text = "Pattern " + name + "\n";
    for (int remarks = below(3); remarks > 0; --remarks) text += "# remark [" + std::to_string(remarks) + "] \\ a:b\n";
    const std::string edge = std::string(static_cast<std::size_t>(columns), '-') + "+\n";
    text += "\n" + edge;
    for (int row = 0; row < rows; ++row) text += drawing.row(row) + "|\n";
    const std::string symmetry = drawing.is_symmetric() && labels.is_symmetric() ? "/" : "8";
    constexpr std::array<std::string_view, 5> fields{"", "-,shape(3)", ",shape(-2.5),followup(4)", "C,terri(1)", "a"};
    text +=
        "\n:" + symmetry + ",sF" + "UJjTtN"[below(6)] + std::string(fields[static_cast<std::size_t>(below(5))]) + "\n";
    if (has_label) {
        text += "\n" + edge;
        for (int row = 0; row < rows; ++row) text += labels.row(row) + "|\n";
        if (below(2) == 0) text += "\n;lib(" + std::string(1, "aBcD"[below(4)]) + ")>=2 && !oplay_attack(*,?)\n";
        if (below(3) == 0) text += "\n>antisuji(*);\n";
    }
    return text + "\n\n";
}

TEST(TreeBuilder, GivesRandomDatabasesBack) {
    const auto seed = katachi::test::test_seed();
    SCOPED_TRACE(seed);
    std::mt19937 random(static_cast<unsigned>(seed));
    for (int round = 0; round < 40; ++round) {
        std::string text = "attribute_map general\n\n";
        for (int i = 0; i < 30; ++i) text += random_entry(random, "R" + std::to_string(i));
        expect_round_trip(read("random.db", text));
        if (HasFatalFailure()) return;
    }
}

TEST(TreeBuilder, HangsAPatternBelowTheOneItFollows) {
    const compiler::PatternDatabase database =
        read("two.db",
             "Pattern first\n\n----+\n....|\n..*.|\n....|\n....|\n\n:/,sFJ\n\n"
             "Pattern second\n\n-----+\n.....|\n...X.|\n.*...|\n.....|\n\n:8,sFU\n\n"
             "Pattern apart\n\n-----+\n.....|\n.X.O.|\n...*.|\n.....|\n\n:8,sFU\n");
    base::Diagnostics findings;
    const compiler::SgfTree tree = joseki_tree(database, JosekiDialect::gnugo, findings);
    EXPECT_TRUE(findings.empty());
    EXPECT_EQ(compiler::sgf_text(tree),
              "(;FF[4]CA[UTF-8]GM[1]SZ[19]\n"
              "(;B[rb]N[first]MA[pd]C[J];W[pc]N[second]MA[od]C[U])\n"
              "(;AB[rb]AW[pb]PL[B];B[rc]N[apart]MA[od]C[U]))\n");
}

TEST(TreeBuilder, BringsEachCornerToTheUpperRight) {
    const compiler::PatternDatabase database =
        read("corner.db", "Pattern lower-left\n\n|....\n|.X*.\n|....\n|..O.\n+----\n\n:8,sFJ\n");
    const compiler::SgfCollection trees = tree_of(database);
    TreeCompiler compiler;
    compiler.add(trees, "J");
    EXPECT_EQ(compiler::diagram_text(compiler.finish(compiler::check).database.patterns.at(0).diagram),
              "----+\n.O..|\n....|\n.*X.|\n....|\n");
}

}  // namespace
}  // namespace katachi::joseki
