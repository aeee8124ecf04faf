// The search by index, with sequences and without, against the sets of positions, on all real games in nightly runs;
// and these against the scan.
#include <gtest/gtest.h>

#include <iostream>
#include <numeric>
#include <random>
#include <set>
#include <thread>

#include "base/text/ascii_case.h"
#include "tests/games/search/moves_behind.h"
#include "tests/games/search/position_sets.h"
#include "tests/games/search/random_games.h"
#include "tests/games/search/searched_games.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"

namespace katachi::games {
namespace {

// A number that tells different hits apart, wherever they stand in a list.
std::uint64_t trace_of(std::size_t game, const ShapeHit& hit) {
    std::uint64_t trace = game + 1;
    const auto add = [&](auto value) {
        trace = (trace ^ static_cast<std::uint64_t>(value)) * 0x9E3779B97F4A7C15;
        trace ^= trace >> 29;
    };
    const auto add_move = [&](const ShapeMove& move) {
        add(move.row);
        add(move.column);
        add(static_cast<int>(move.colour));
    };
    add(hit.position);
    add(static_cast<int>(hit.form.orientation) * 2 + (hit.form.exchanges_colours ? 1 : 0));
    add(hit.upper_left.row * board::stride + hit.upper_left.column);
    add(static_cast<int>(hit.end));
    add(hit.next_move);
    add(hit.move.vertex);
    add(hit.reply_move);
    add_move(hit.continuation);
    add_move(hit.reply);
    return trace;
}

// What an answer is held to: its counts, and its hits, unless they are too many to list.
struct Held {
    ShapeAnswer answer = {};
    std::uint64_t traces = 0;

    void add(const Held& other) {
        answer.add(other.answer);
        traces += other.traces;
    }
};

constexpr std::uint64_t most_listed = 200'000;

// A question to the index, as it answers.
struct Questioned {
    SetJudge::Asked asked;
    bool lists = false;
    Held held = {}, behind_sequence = {};
};

std::size_t number_of(const SearchedGames& base, const GameHit& hit) {
    std::size_t before = 0;
    for (std::size_t i = 0; i < hit.segment; ++i) before += base.segments()[i].games();
    return before + hit.game;
}

// Asks what follows one of the hits.
void follow(const SearchedGames& base, const std::vector<GameHit>& listed, Questioned& question, std::mt19937& random) {
    const SetJudge::Asked& asked = question.asked;
    const GameHit& chosen = listed[random() % listed.size()];
    question.asked.sequence =
        moves_behind(chosen.hit, asked.shape, asked.ways, base.games()[number_of(base, chosen)], 2 + random() % 3);
    if (!asked.sequence) return;
    const SequenceSearch search(asked.shape, asked.ways, *asked.sequence);
    std::vector<std::vector<ShapeHit>> hits(base.games().size());
    for (const GameHit& hit : listed) hits[number_of(base, hit)].push_back(hit.hit);
    for (std::size_t game = 0; game < hits.size(); ++game) {
        const auto behind = search.followed(hits[game], base.games()[game]);
        question.behind_sequence.answer.add(behind, base.winner(game), SearchedGames::year(game));
        for (const ShapeHit& hit : behind) question.behind_sequence.traces += trace_of(game, hit);
    }
}

Questioned questioned(const SearchedGames& base, const ShapeQuestion& question, std::mt19937& random) {
    Questioned found{.asked = {question.shape, question.ways, question.counting}};
    found.held.answer = searched_answer(base.searched(), question, 1);
    found.lists = found.held.answer.hits <= most_listed;
    if (!found.lists) return found;
    const auto listed = listed_hits(base.searched(), question, found.held.answer.hits + 1);
    EXPECT_EQ(listed.size(), found.held.answer.hits);
    for (const GameHit& hit : listed) found.held.traces += trace_of(number_of(base, hit), hit.hit);
    if (!listed.empty() && question.counting == HitCounting::placements) follow(base, listed, found, random);
    return found;
}

// Random shapes, and for those with few hits what follows one of these.
std::vector<Questioned> random_questions(const SearchedGames& base, int cut, int made_up, std::mt19937& random) {
    std::vector<Questioned> questions;
    for (int i = 0; i < cut + made_up; ++i) {
        const sgf::Game& game = base.games()[random() % base.games().size()];
        Shape shape = i < cut ? any_cut_shape(game, random) : made_up_shape(4, random);
        const ShapeQuestion question{std::move(shape),
                                     {random() % 4 != 0, random() % 4 != 0},
                                     random() % 4 == 0 ? HitCounting::positions : HitCounting::placements,
                                     true};
        questions.push_back(questioned(base, question, random));
    }
    return questions;
}

struct Judged {
    std::vector<Held> held, behind_sequence;  // by question
};

// Each game is replayed once.
Judged judged_part(const SearchedGames& base, const std::vector<Questioned>& questions, std::size_t first,
                   std::size_t step) {
    std::vector<SetJudge> judges;
    for (const Questioned& question : questions) judges.emplace_back(question.asked);
    Judged found{std::vector<Held>(questions.size()), std::vector<Held>(questions.size())};
    for (std::size_t game = first; game < base.games().size(); game += step) {
        const PositionSets sets(base.games()[game]);
        for (std::size_t i = 0; i < questions.size(); ++i) {
            SetJudge::Listed listed;
            judges[i].add(sets, base.winner(game), SearchedGames::year(game), questions[i].lists ? &listed : nullptr);
            for (const ShapeHit& hit : listed.hits) found.held[i].traces += trace_of(game, hit);
            for (const ShapeHit& hit : listed.behind_sequence) found.behind_sequence[i].traces += trace_of(game, hit);
        }
    }
    for (std::size_t i = 0; i < questions.size(); ++i) {
        found.held[i].answer = judges[i].answer();
        found.behind_sequence[i].answer = judges[i].behind_sequence();
    }
    return found;
}

Judged judged(const SearchedGames& base, const std::vector<Questioned>& questions, std::size_t jobs) {
    std::vector<Judged> parts(jobs);
    std::vector<std::jthread> threads;
    for (std::size_t part = 0; part < jobs; ++part)
        threads.emplace_back([&, part] { parts[part] = judged_part(base, questions, part, jobs); });
    threads.clear();
    for (std::size_t part = 1; part < jobs; ++part)
        for (std::size_t i = 0; i < questions.size(); ++i) {
            parts[0].held[i].add(parts[part].held[i]);
            parts[0].behind_sequence[i].add(parts[part].behind_sequence[i]);
        }
    return parts[0];
}

void expect_judged(const SearchedGames& base, const std::vector<Questioned>& questions, std::size_t jobs) {
    const Judged expected = judged(base, questions, jobs);
    std::uint64_t hits = 0, sequences = 0, followed = 0, listed = 0;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const Questioned& question = questions[i];
        EXPECT_EQ(question.held.answer, expected.held[i].answer) << "question " << i;
        EXPECT_EQ(question.held.traces, expected.held[i].traces) << "question " << i;
        hits += expected.held[i].answer.hits;
        listed += question.lists ? expected.held[i].answer.hits : 0;
        if (!question.asked.sequence) continue;
        EXPECT_EQ(question.behind_sequence.answer, expected.behind_sequence[i].answer) << "question " << i;
        EXPECT_EQ(question.behind_sequence.traces, expected.behind_sequence[i].traces) << "question " << i;
        ++sequences;
        followed += expected.behind_sequence[i].answer.hits;
    }
    std::cout << base.games().size() << " games, " << questions.size() << " shapes and " << sequences
              << " sequences behind them, " << hits << " hits, " << listed << " of them listed, " << followed
              << " behind sequences\n";
    EXPECT_GT(hits, 1000U);
    EXPECT_GT(followed, 10U);
}

TEST(SetJudge, FindsWhatTheScanFinds) {
    std::mt19937 random(test::test_seed());
    std::size_t hits = 0, behind = 0;
    for (int i = 0; i < test::rounds(60, 4000); ++i) {
        const int size = 3 + static_cast<int>(random() % 6);
        const sgf::Game game = random_game(size, 90, i % 2 == 0 ? GameKind::regular : GameKind::any, random);
        const PositionSets sets(game);
        for (const Shape& shape : {made_up_shape(std::min(4, size), random), cut_shape(game, 5, random)}) {
            const ShapeWays ways{random() % 4 != 0, random() % 4 != 0};
            const HitCounting counting = random() % 4 == 0 ? HitCounting::positions : HitCounting::placements;
            const auto expected = PlainScan(shape, ways, counting).hits(game);
            SetJudge::Asked asked{shape, ways, counting};
            if (!expected.empty() && counting == HitCounting::placements)
                asked.sequence =
                    moves_behind(expected[random() % expected.size()], shape, ways, game, 2 + random() % 3);
            SetJudge judge(asked);
            SetJudge::Listed listed;
            judge.add(sets, board::Colour::black, 1950, &listed);
            ASSERT_EQ(listed.hits, expected) << i;
            ShapeAnswer answer;
            answer.add(expected, board::Colour::black, 1950);
            ASSERT_EQ(judge.answer(), answer) << i;
            hits += expected.size();
            if (!asked.sequence) continue;
            auto followed = SequenceSearch(shape, ways, *asked.sequence).followed(expected, game);
            std::ranges::sort(followed, {}, [](const ShapeHit& hit) {
                return std::tuple(hit.position, hit.form, hit.upper_left.row, hit.upper_left.column);
            });
            ASSERT_EQ(listed.behind_sequence, followed) << i;
            behind += followed.size();
        }
    }
    EXPECT_GT(hits, 1000U);
    EXPECT_GT(behind, 20U);
}

TEST(AllGames, AnswerSomeQuestionsAsTheirSetsOfPositions) {
    KATACHI_NEEDS(test::bulk_games_file);
    std::mt19937 random(test::test_seed());
    std::vector<sgf::Game> games;
    add_games(test::gzip_bytes(test::shared_data() / test::bulk_games_file), 60, games);
    const SearchedGames base(std::move(games), 25);
    expect_judged(base, random_questions(base, 25, 10, random), 1);
}

std::vector<sgf::Game> all_games() {
    std::vector<sgf::Game> games;
    const auto folder = test::shared_data() / "games19";
    for (const char* archive : {"server-9d-2016-07.sgf.gz", "server-9d-2009.tar.gz"})
        add_games(test::gzip_bytes(folder / archive), std::numeric_limits<std::size_t>::max(), games);
    std::set<std::filesystem::path> loose;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder / "loose"))
        if (base::lower_case(entry.path().extension().string()) == ".sgf") loose.insert(entry.path());
    for (const auto& path : loose) add_games(test::file_bytes(path), std::numeric_limits<std::size_t>::max(), games);
    std::erase_if(games, [](const sgf::Game& game) { return game.size == 0; });
    return games;
}

// 500 shapes that are cut from games, 200 that are made up, and a sequence behind a third of them. Half an hour of
// processor time.
TEST(AllGames, AnswerAllQuestionsAsTheirSetsOfPositions) {
    KATACHI_NEEDS(test::bulk_games_file);
    const int cut = test::rounds(0, 500), made_up = test::rounds(0, 200);
    if (cut == 0) return;
    std::mt19937 random(test::test_seed());
    const SearchedGames base(all_games(), 5000);
    expect_judged(base, random_questions(base, cut, made_up, random), 2);
}

}  // namespace
}  // namespace katachi::games
