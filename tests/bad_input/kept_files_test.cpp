// Files that people keep beside patterns and games, broken at random, and what they type: reading keeps its promises. A
// failure names its seed; to repeat it, run with KATACHI_SEED set to that number.
#include <gtest/gtest.h>

#include <random>

#include "base/files/read_file.h"
#include "tests/bad_input/mutation.h"
#include "tests/bad_input/support.h"
#include "tests/fuzz/files/archive_promise.h"
#include "tests/fuzz/files/base_promise.h"
#include "tests/fuzz/files/catalogue_promise.h"
#include "tests/fuzz/files/check_promise.h"
#include "tests/fuzz/files/eyes_promise.h"
#include "tests/fuzz/files/header_promise.h"
#include "tests/fuzz/files/settings_promise.h"
#include "tests/fuzz/files/shard_promise.h"
#include "tests/fuzz/files/suite_promise.h"
#include "tests/fuzz/files/weights_promise.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi::test {
namespace {

std::string text_of(const char* file) { return std::string(base::read_file(project_folder() / file)->text()); }

TEST(KeptFiles, MutatedSettingsAreReadOrRefused) {
    expect_kept_when_mutated(
        std::vector<std::string>{
            text_of("patterndb/library/katachi.toml"),
            "[helpers]\nbig = 2\n[check]\nselect = [\"KA1\"]\nignore = [\"KA3\"]\nbaseline = \"b.toml\"\n",
            "[\"a.db\"]\nhane = { KA301 = 2, KA302 = 1 }\n\"\" = { KA101 = 1 }\n",
            "language = \"en\"\n[[rule]]\nname = \"a\"\ncontains = \"<b>\"\nclass = \"trick\"\npoints = 3.5\n",
            R"({"games": 3, "positions": 9, "patterns": [{"name": "a", "database": "b", "hits": 2}]})",
            R"({"format": "katachi regression results", "version": 1, "engine": "e", "engine_command": "c", "stopped": )"
            R"(false, "suites": [{"suite": "s.tst", "name": "s", "is_complete": true, "seconds": 1.5, "cpu_seconds": )"
            R"(1, "nodes": {"reading": 3}, "notices": [], "results": [{"number": 1, "line": 2, "command": "attack )"
            R"(C3", "expected": "1", "answer": "0", "trouble": null, "verdict": "FAILED", "seconds": 0.5}]}]})",
            R"({"A": {"command": "a", "name": "", "set_up": []}, "B": {"command": "b", "name": "b", "set_up": [)"
            R"("clear"]}, "size": 9, "rules": "japanese", "komi": 6.5, "openings": [{"name": "o", "moves": "b E5 w )"
            R"(C3", "to_move": "b"}], "random_moves": 0, "seed": 1, "main_seconds": 1, "period_seconds": 0, )"
            R"("period_stones": 0, "timeout_milliseconds": 9, "move_limit": 300, "referee": "", "sprt": {"elo0": 0, )"
            R"("elo1": 20, "alpha": 0.05, "beta": 0.05}, "games": 2})"},
        fuzz::broken_settings_promise);
}

TEST(KeptFiles, MutatedAnswersOfShardsAreReadOrRefused) {
    expect_kept_when_mutated(
        std::vector<std::string>{
            R"({"kind": "katachi games search --shard, 2", "question": {"cells": ["12", "41"], "edges": [false,)"
            R"( false, true, false], "turns": true, "exchanges_colours": true, "counts_positions": false, "chos)"
            R"(en": ["since 1990"], "games": 3, "shards": 2, "lists_games": true, "limit": 20}, "shard": 1, "an)"
            R"(swer": {"games": 2, "games_with_hit": 1, "hits": 1, "hits_exchanged": 0, "broken": 0, "standing")"
            R"(: 0, "continuations": [{"move": [0, 1, 2], "counts": [1, 0, 1, 0], "years": [1990, 2001], "repli)"
            R"(es": [{"move": [1, 0, 1], "played": 1}]}], "reached": [{"move": [0, 1, 2], "times": 1}]}, "chanc)"
            R"(es": {"games": [[0, 2, 13, 14, 7]], "movers": [{"move": [0, 1, 2], "groups": [[6, 1]]}]}, "liste)"
            R"(d": [{"game": "a.sgf#3", "number": 2, "size": 13, "black": "A", "white": "B", "result": "B+R", ")"
            R"(position": 40, "form": [3, 1], "upper_left": [2, 5], "end": 1, "next": [44, 66]}]})"},
        fuzz::broken_shard_promise);
}

TEST(KeptFiles, MutatedSuitesKeepThePromisesOfReading) {
    expect_kept_when_mutated(
        std::vector<std::string>{text_of("regression/suites/own/reading.tst").substr(0, 1000),
                                 "loadsgf a.sgf 7\n1 reg_genmove black\n#? [!(B14|D17)]*\n2 attack C3 # remark\n"
                                 "#? [1 [A-T]3]&\n"},
        fuzz::broken_suite_promise);
}

TEST(KeptFiles, MutatedWeightsAreReadOrRefused) {
    std::string owners;
    for (const char* part : {"first-strings", "first-points", "strings", "points"})
        owners += std::string("part ") + part + "\nstart 0.5\ntree\n  stones < 2.5\n    1\n    -1e3\n";
    owners += "part score\nspread-of-results 9.5\ndoubt 1\n";
    std::string board;
    for (int row = 0; row < 19; ++row) board += (row > 0 ? "/" : "") + std::string(19, '.');
    std::string owner = board;
    for (char& point : owner) point = point == '.' ? 'B' : point;
    expect_kept_when_mutated(
        std::vector<std::string>{
            owners, "a/b 1.5 7\na/c -0.25 1\n",
            R"({"game": 7, "move": 60, "to_play": "W", "result": "B+7.5", "komi": "6.5", "board": ")" + board +
                R"(", "owner": ")" + owner + "\"}\n"},
        fuzz::broken_weights_promise);
}

TEST(KeptFiles, MutatedHeadersOfGamesAreReadOrPassedOver) {
    expect_kept_when_mutated(
        std::vector<std::string>{"2016-07-03,04,08-01", "昭和53年5月3日", "July 3rd, 2016 to 03.07.2017", "白胜3目半",
                                 "B+3.5", "Black resigns", "黑胜1又3/4子", "P9段", "30 kyu", "3又3/4子", "6 1/2",
                                 "日本",
                                 "(;SZ[9]PB[a \\]b]PW[]BR[1p]DT[2016]RE[W+R]KM[6,5]RU[]EV[c]HA[2]AB[aa];W[ee])"},
        fuzz::broken_header_promise, 4 * mutation_count);
}

TEST(KeptFiles, MutatedEyeSpacesKeepThePromisesOfReading) {
    expect_kept_when_mutated(
        std::vector<std::string>{"OO!%O.X%!...", "|.%|..X!%+----", " x\nx*x\n", "....%.  .%....", "!X"},
        fuzz::broken_eyes_promise);
}

TEST(KeptFiles, MutatedArchivesAreReadOrPassedOver) {
    using namespace std::string_literals;
    expect_kept_when_mutated(
        std::vector<std::string>{
            "(;SZ[9]PB[a];B[ee])",
            "PK\3\4\n\0\0\0\0\0\0\0!\0\x3d\xab\xd7\x9b\x13\0\0\0\x13\0\0\0\5\0\0\0"s + "a.sgf(;SZ[9]PB[a];B[ee])"},
        fuzz::broken_archive_promise);
}

TEST(KeptFiles, MutatedPatternsAreCheckedCompiledAndDrawn) {
    std::vector<std::string> texts;
    for (const Sample& sample : samples()) texts.push_back(sample.text);
    for (const Sample& sample : samples()) {
        const unsigned first_seed = test_seed();
        for (unsigned seed = first_seed; seed < first_seed + mutation_count / 6; ++seed) {
            const std::string mutated = Mutation(seed).of_one(texts);
            ASSERT_EQ(fuzz::broken_check_promise(sample.kind, mutated), "")
                << "KATACHI_SEED=" << seed << ", read as " << compiler::name(sample.kind) << ":\n"
                << mutated;
        }
    }
}

// So many bytes are changed in each of them at most.
constexpr int most_changes = 8;

void expect_kept_when_damaged(std::string (*broken_promise)(std::string_view), unsigned count) {
    const unsigned first_seed = test_seed();
    for (unsigned seed = first_seed; seed < first_seed + count; ++seed) {
        std::mt19937 random(seed);
        std::string changes;
        for (auto left = 3 * (1 + random() % most_changes); left > 0; --left)
            changes += static_cast<char>(random() % 256);
        ASSERT_EQ(broken_promise(changes), "") << "KATACHI_SEED=" << seed;
    }
}

TEST(KeptFiles, DamagedCataloguesAreReadRefusedOrRecovered) {
    expect_kept_when_damaged(fuzz::broken_catalogue_promise, mutation_count / 6);
}

TEST(KeptFiles, DamagedBasesOfGamesAreReadOrRefused) {
    expect_kept_when_damaged(fuzz::broken_base_promise, mutation_count / 2);
}

}  // namespace
}  // namespace katachi::test
