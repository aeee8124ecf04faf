// Influence beside GNU Go 3.8's: the same positions, the same living stones and strengths, the same patterns. What both
// tell of sources, permeability, values and regions is compared point by point.
#include <gtest/gtest.h>

#include <cmath>
#include <iostream>
#include <sstream>

#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/analysis/board_analysis.h"
#include "engine/analysis/influence/influence_patterns.h"
#include "tests/board/gnugo.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/recorded_positions.h"
#include "tests/support/shared_data.h"

namespace katachi::analysis {
namespace {

using board::Colour;
using influence::at;
using influence::Field;
using influence::Hold;
using influence::Influence;

constexpr std::array data{"white_strength",     "black_strength",  "white_permeability",
                          "black_permeability", "territory_value", "influence_regions"};

Field numbers_of(const std::string& answer, int size) {
    std::istringstream words(answer.substr(1));
    Field numbers{};
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) words >> numbers[at(board::vertex_at(row, column))];
    EXPECT_TRUE(words) << answer;
    return numbers;
}

// What GNU Go tells of one position with one side to move.
struct Told {
    Field white_strength, black_strength, white_permeability, black_permeability, values, regions;
};

std::vector<compiler::PatternDatabase> influence_databases() {
    base::Diagnostics diagnostics;
    std::vector<compiler::PatternDatabase> databases;
    for (const compiler::DatabaseSpec& spec : compiler::discover_databases(test::shared_data() / "gnugo/patterns"))
        if (spec.kind == compiler::DatabaseKind::influence || spec.kind == compiler::DatabaseKind::barrier)
            databases.push_back(compiler::read_database(spec, diagnostics));
    return databases;
}

int region(const Influence& read, board::Vertex vertex) {
    for (const Hold hold : {Hold::territory, Hold::moyo, Hold::area})
        if (const Colour holder = read.holder(vertex, hold); holder != Colour::empty)
            return holder == Colour::white ? static_cast<int>(hold) : -static_cast<int>(hold);
    return 0;
}

struct Tally {
    int points = 0, sources = 0, permeability = 0, values = 0, regions = 0;

    static double share(int part, int whole) { return static_cast<double>(part) / whole; }
};

class Comparison {
  public:
    Comparison()
        : databases_(influence_databases()),
          built_(databases_),
          patterns_(built_.tables()),
          matcher_(built_.tables()) {}

    void compare(const board::Position& position, Colour to_move, const Told& told) {
        influence::Question question(position);
        for (int row = 0; row < position.size; ++row)
            for (int column = 0; column < position.size; ++column) {
                const board::Vertex vertex = board::vertex_at(row, column);
                if (position.at(vertex) == Colour::empty) continue;
                const bool is_white = position.at(vertex) == Colour::white;
                question.strength[at(vertex)] = (is_white ? told.white_strength : told.black_strength)[at(vertex)];
                if (question.strength[at(vertex)] == 0) question.living.remove(vertex);
            }
        analysis_.set(board::Board(position));
        matcher_.set(position);
        patterns_.add_to(question, to_move, matcher_, analysis_);
        const Influence read = influence::influence_of(question);
        for (const board::Vertex vertex : read.black_origins.terrain.open) count(read, told, vertex);
    }

    const Tally& tally() const { return tally_; }

  private:
    static bool is_close(float ours, float theirs) { return std::abs(ours - theirs) < 0.02F + 0.01F * theirs; }

    void count(const Influence& read, const Told& told, board::Vertex vertex) {
        const auto same = [&](const Field& black, const Field& told_black, const Field& white,
                              const Field& told_white) {
            return is_close(black[at(vertex)], told_black[at(vertex)]) &&
                   is_close(white[at(vertex)], told_white[at(vertex)]);
        };
        ++tally_.points;
        tally_.sources +=
            same(read.black_origins.strength, told.black_strength, read.white_origins.strength, told.white_strength);
        tally_.permeability += same(read.black_origins.terrain.permeability, told.black_permeability,
                                    read.white_origins.terrain.permeability, told.white_permeability);
        tally_.values += std::abs(read.points(vertex) - told.values[at(vertex)]) < 0.05F;
        const bool has_stone = read.position.at(vertex) != Colour::empty;  // GNU Go tells no region of it
        tally_.regions += has_stone || region(read, vertex) == static_cast<int>(told.regions[at(vertex)]);
    }

    std::vector<compiler::PatternDatabase> databases_;
    compiler::BuiltTables built_;
    InfluencePatterns patterns_;
    match::Matcher matcher_;
    BoardAnalysis analysis_;
    Tally tally_;
};

TEST(GnugoInfluence, IsToldAlike) {
    KATACHI_NEEDS("gnugo/patterns");
    KATACHI_NEEDS(test::recorded_matches_file);
    const auto program = board::find_gnugo();
    if (!program) KATACHI_LACKS("there is no program `gnugo`");
    std::vector<test::RecordedPosition> asked;
    std::vector<std::string> requests;
    std::size_t number = 0;
    for (const test::RecordedPosition& recorded : test::recorded_positions()) {
        if (number++ % static_cast<std::size_t>(test::rounds(45, 1)) != 0) continue;
        asked.push_back(recorded);
        requests.push_back("loadsgf " + (test::shared_data() / "gnugo/regression" / recorded.game).string() + ' ' +
                           std::to_string(recorded.move));
        for (const char* side : {"black ", "white "})
            for (const char* name : data) requests.push_back(std::string("initial_influence ") + side + name);
    }
    const board::Answers answers = board::answers_of_gnugo(*program, requests);
    ASSERT_EQ(answers.size(), requests.size());
    Comparison comparison;
    auto answer = answers.begin();
    for (const test::RecordedPosition& recorded : asked) {
        ++answer;
        for (const Colour to_move : {Colour::black, Colour::white}) {
            std::array<Field, data.size()> told;
            for (Field& field : told) field = numbers_of(*answer++, recorded.position.size);
            comparison.compare(recorded.position, to_move, {told[0], told[1], told[2], told[3], told[4], told[5]});
        }
    }
    const Tally& tally = comparison.tally();
    EXPECT_GT(tally.points, 3000);
    const auto share = [&](int part) { return Tally::share(part, tally.points); };
    EXPECT_GE(share(tally.sources), 0.985);
    EXPECT_GE(share(tally.permeability), 0.985);
    EXPECT_GE(share(tally.values), 0.985);
    EXPECT_GE(share(tally.regions), 0.985);
    std::cout << tally.points << " points; the same: sources " << share(tally.sources) << ", permeability "
              << share(tally.permeability) << ", values " << share(tally.values) << ", regions " << share(tally.regions)
              << '\n';
}

}  // namespace
}  // namespace katachi::analysis
