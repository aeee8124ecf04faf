// The engine beside GNU Go: the same requests get the same answers.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <sstream>

#include "engine/board/game.h"
#include "engine/board/position_text.h"
#include "engine/board/symmetry.h"
#include "engine/sgf/game.h"
#include "tests/board/gnugo.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/random_position.h"
#include "tests/support/shared_data.h"

namespace katachi::board {
namespace {

constexpr std::size_t moves_between_questions = 10;

// A game as requests: its moves, and every ten moves questions about the position.
class Interview {
  public:
    Interview(int size, unsigned seed) : game_(size), random_(seed) {
        ask("boardsize " + std::to_string(size));
        ask("clear_board");
    }

    const Game& game() const { return game_; }
    std::vector<std::string> requests() const { return requests_; }

    // Legal or not: then both refuse.
    void play(Move move) {
        ask("play " + text(move.colour, move.vertex));
        game_.play(move.colour, move.vertex);
        if (++moves_ % moves_between_questions == 0) ask_about_position();
    }

    void undo_all() {
        while (game_.undo()) {
            ask("undo");
            if (game_.board().history().size() % moves_between_questions == 0) ask_about_position();
        }
        ask("undo");
    }

  private:
    void ask(std::string request) { requests_.push_back(std::move(request)); }
    std::string name(Vertex vertex) const { return vertex_name(vertex, game_.board().size()); }
    std::string text(Colour colour, Vertex vertex) const {
        return (colour == Colour::black ? "black " : "white ") + name(vertex);
    }
    Vertex random_point() {
        const auto line = [&] { return static_cast<int>(random_() % static_cast<unsigned>(game_.board().size())); };
        return vertex_at(line(), line());
    }

    void ask_about_position() {
        for (const Colour colour : {Colour::black, Colour::white}) {
            const std::string side = colour == Colour::black ? " black" : " white";
            for (const char* command : {"list_stones", "captures", "all_legal"}) ask(command + side);
            for (int i = 0; i < 4; ++i) ask("is_legal " + text(colour, random_point()));
            ask_about_move(colour, random_point());
            if (game_.board().ko_point() != pass_vertex) ask_about_move(colour, game_.board().ko_point());
            VertexSet left = game_.board().stones(colour);
            while (!left.empty()) {
                const Vertex stone = left.first();
                ask("countlib " + name(stone));
                ask("findlib " + name(stone));
                left -= game_.board().string_stones(stone);
            }
        }
        ask("last_move");
    }

    void ask_about_move(Colour colour, Vertex vertex) {
        const std::string move = text(colour, vertex);
        ask("color " + name(vertex));
        for (const char* command : {"is_legal ", "accuratelib ", "accurate_approxlib "}) ask(command + move);
        if (game_.board().at(vertex) != Colour::empty) return;
        for (const char* command : {"trymove ", "tryko "}) {
            ask(command + move);
            ask("findlib " + name(vertex));
            ask("list_stones black");
            ask("list_stones white");
            ask("last_move");
            ask("popgo");
        }
    }

    Game game_;
    std::mt19937 random_;
    std::vector<std::string> requests_;
    std::size_t moves_ = 0;
};

void expect_same_answers(const std::string& gnugo, const std::vector<std::string>& requests, const std::string& what) {
    ASSERT_FALSE(requests.empty()) << what;
    const Answers theirs = answers_of_gnugo(gnugo, requests);
    const Answers ours = answers_of_katachi(requests);
    ASSERT_EQ(theirs.size(), requests.size()) << what;
    ASSERT_EQ(ours.size(), requests.size()) << what;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        if (ours[i] == theirs[i]) continue;  // most: sorting is slow
        ASSERT_EQ(sorted_words(ours[i]), sorted_words(theirs[i])) << what << ", request " << i << ": " << requests[i];
    }
}

class BesideGnuGo : public testing::Test {
  protected:
    void SetUp() override {
        const auto program = find_gnugo();
        if (!program) KATACHI_LACKS("there is no program `gnugo`");
        gnugo_ = *program;
    }

    std::string gnugo_;
};

// The first games of the shared collections.
std::vector<sgf::Game> recorded_games(std::size_t count) {
    std::vector<sgf::Game> games;
    const auto read = [&](const std::string& text) {
        sgf::SgfReader reader(text);
        while (games.size() < count) {
            auto game = reader.next();
            if (!game) break;
            if (game->size > 0) games.push_back(std::move(*game));
        }
    };
    const auto folder = test::shared_data() / "games19";
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder / "loose"))
        if (entry.path().extension() == ".sgf") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    for (const auto& file : files) read(test::file_bytes(file));
    read(test::gzip_bytes(test::shared_data() / test::bulk_games_file));
    return games;
}

TEST_F(BesideGnuGo, RecordedGames) {
    KATACHI_NEEDS("games19/loose");
    KATACHI_NEEDS(test::bulk_games_file);
    const auto wanted = static_cast<std::size_t>(test::rounds(200, 2000));
    const auto games = recorded_games(wanted);
    ASSERT_EQ(games.size(), wanted);
    const unsigned seed = test::test_seed();
    std::vector<std::string> requests;
    for (const sgf::Game& game : games) {
        Interview interview(game.size, seed);
        for (const sgf::Event& event : game.events)
            if (event.kind == sgf::Event::Kind::move) interview.play({event.colour, event.vertex});
        const auto more = interview.requests();
        requests.insert(requests.end(), more.begin(), more.end());
    }
    expect_same_answers(gnugo_, requests, std::to_string(games.size()) + " games");
}

// Moves anywhere, for each side in turn: many captures, kos and illegal moves.
Interview random_game(unsigned seed) {
    std::mt19937 random(seed);
    const std::vector<int> sizes{5, 9, 13};
    const int size = sizes[random() % sizes.size()];
    Interview interview(size, seed);
    const auto line = [&] { return static_cast<int>(random() % static_cast<unsigned>(size)); };
    for (int i = 0; i < 4 * size * size; ++i) {
        const bool goes_on = random() % 10 == 0;
        const Colour colour = goes_on ? opponent(interview.game().to_move()) : interview.game().to_move();
        const Vertex ko = interview.game().board().ko_point();
        const bool takes_ko = ko != pass_vertex && random() % 2 == 0;
        interview.play({colour, takes_ko ? ko : vertex_at(line(), line())});
    }
    interview.undo_all();
    return interview;
}

TEST_F(BesideGnuGo, RandomGames) {
    const unsigned seed = test::test_seed();
    for (unsigned i = 0; i < static_cast<unsigned>(test::rounds(20, 400)); ++i)
        expect_same_answers(gnugo_, random_game(seed + i).requests(), "seed " + std::to_string(seed + i));
}

bool is_own_eye(const Board& board, Colour colour, Vertex vertex) {
    return std::all_of(neighbour_steps.begin(), neighbour_steps.end(), [&](int step) {
        return board.at(vertex + step) == colour || board.at(vertex + step) == Colour::off_board;
    });
}

// Moves anywhere but in own eyes, until nearly all strings live.
Game late_game(int size, std::mt19937& random) {
    Game game(size);
    const auto line = [&] { return static_cast<int>(random() % static_cast<unsigned>(size)); };
    for (int i = 0; i < 6 * size * size; ++i) {
        const Colour colour = game.to_move();
        const Vertex vertex = vertex_at(line(), line());
        if (!is_own_eye(game.board(), colour, vertex)) game.play(colour, vertex);
    }
    return game;
}

std::vector<std::string> requests_to_set_up(const Game& game) {
    const int size = game.board().size();
    std::vector<std::string> requests{"boardsize " + std::to_string(size)};
    for (const Move& move : game.board().history())
        requests.push_back((move.colour == Colour::black ? "black " : "white ") + vertex_name(move.vertex, size));
    return requests;
}

TEST_F(BesideGnuGo, BoardsAndStringsToTheLetter) {
    std::mt19937 random(test::test_seed());
    for (const int size : {7, 8, 9, 10, 11, 12, 13, 19}) {
        std::vector<std::string> requests = requests_to_set_up(late_game(size, random));
        const std::size_t asked = requests.size();
        for (const char* request : {"showboard", "worm_stones", "worm_stones black", "worm_stones w"})
            requests.emplace_back(request);
        const Answers theirs = answers_of_gnugo(gnugo_, requests);
        const Answers ours = answers_of_katachi(requests);
        ASSERT_EQ(theirs.size(), requests.size());
        ASSERT_EQ(ours.size(), requests.size());
        for (std::size_t i = asked; i < requests.size(); ++i)
            EXPECT_EQ(ours[i], theirs[i]) << size << ' ' << requests[i];
    }
}

std::vector<std::string> first_words(const std::string& answer) {
    std::istringstream lines(answer.substr(2));
    std::vector<std::string> words;
    for (std::string line; std::getline(lines, line);) words.push_back(line.substr(0, line.find(' ')));
    return words;
}

// A block for each point. We tell more at the end of each.
TEST_F(BesideGnuGo, WormDataHasTheSameLines) {
    std::mt19937 random(test::test_seed());
    std::vector<std::string> requests = requests_to_set_up(late_game(7, random));
    requests.emplace_back("worm_data");
    const auto theirs = first_words(answers_of_gnugo(gnugo_, requests).back());
    auto ours = first_words(answers_of_katachi(requests).back());
    const std::set<std::string> known(theirs.begin(), theirs.end());
    std::erase_if(ours, [&](const std::string& word) { return !known.contains(word); });
    EXPECT_GT(theirs.size(), 49U * 19);
    EXPECT_EQ(ours, theirs);
}

TEST_F(BesideGnuGo, UnconditionalStatus) {
    std::mt19937 random(test::test_seed());
    for (int i = 0; i < test::rounds(40, 400); ++i) {
        const int size = i % 2 == 0 ? 9 : 13;
        const Game game = late_game(size, random);
        std::vector<std::string> requests = requests_to_set_up(game);
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column)
                requests.push_back("unconditional_status " + vertex_name(vertex_at(row, column), size));
        expect_same_answers(gnugo_, requests, print_position(game.board().position()));
    }
}

// Only codes are compared: many ladders begin with either atari.
TEST_F(BesideGnuGo, Ladders) {
    KATACHI_NEEDS("games19/loose");
    KATACHI_NEEDS(test::bulk_games_file);
    const auto wanted = static_cast<std::size_t>(test::rounds(40, 1000));
    const auto games = recorded_games(wanted);
    ASSERT_EQ(games.size(), wanted);
    std::vector<std::string> requests;
    for (const sgf::Game& game : games) {
        Board board(game.size);
        requests.push_back("boardsize " + std::to_string(game.size));
        for (const sgf::Event& event : game.events) {
            if (event.kind != sgf::Event::Kind::move || board.play(event.colour, event.vertex) != Legality::ok) break;
            requests.push_back((event.colour == Colour::black ? "black " : "white ") +
                               vertex_name(event.vertex, game.size));
            if (board.history().size() % 20 != 0) continue;
            for (const Colour colour : {Colour::black, Colour::white})
                for (const Vertex string : board.strings(colour))
                    if (board.liberties(string) == 2)
                        requests.push_back("ladder_attack " + vertex_name(string, game.size));
        }
    }
    const Answers theirs = answers_of_gnugo(gnugo_, requests);
    const Answers ours = answers_of_katachi(requests);
    ASSERT_EQ(theirs.size(), requests.size());
    ASSERT_EQ(ours.size(), requests.size());
    constexpr std::size_t code_length = 3;  // "= 1"
    std::size_t ladders = 0;
    std::size_t same = 0;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        if (!requests[i].starts_with("ladder_attack")) continue;
        ++ladders;
        same += static_cast<std::size_t>(ours[i].substr(0, code_length) == theirs[i].substr(0, code_length));
    }
    EXPECT_GT(ladders, games.size());
    EXPECT_GE(1000 * same, 998 * ladders) << same << " of " << ladders;
}

// Set-up that takes stones off is left out: GNU Go passes it over.
TEST_F(BesideGnuGo, LoadedGames) {
    KATACHI_NEEDS("gnugo/regression/games");
    const auto folder = test::shared_data() / "gnugo/regression/games";
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".sgf" && test::file_bytes(entry.path()).find("AE[") == std::string::npos)
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<std::string> requests;
    for (const auto& file : files)
        for (const char* until : {"", " 1", " 37", " C3", " pass"}) {
            requests.push_back("loadsgf " + file.string() + until);
            for (const char* request :
                 {"query_boardsize", "get_komi", "list_stones b", "list_stones w", "captures b", "captures w",
                  "last_move", "move_history", "all_legal b", "undo", "list_stones b"})
                requests.emplace_back(request);
        }
    expect_same_answers(gnugo_, requests, std::to_string(files.size()) + " files");
}

TEST_F(BesideGnuGo, SetUpAndFailures) {
    std::ifstream list(KATACHI_SET_UP_REQUESTS);
    std::vector<std::string> requests;
    for (std::string request; std::getline(list, request);) requests.push_back(request);
    EXPECT_GT(requests.size(), 100U);
    for (int size = 5; size <= max_board_size; ++size)
        for (int stones = 2; stones <= 9; ++stones) {
            requests.push_back("boardsize " + std::to_string(size));
            requests.push_back("fixed_handicap " + std::to_string(stones));
        }
    expect_same_answers(gnugo_, requests, "set-up");
}

TEST_F(BesideGnuGo, Orientations) {
    std::vector<std::string> requests{"boardsize 9"};
    for (int orientation = 0; orientation < orientation_count; ++orientation) {
        requests.push_back("orientation " + std::to_string(orientation));
        for (const char* request :
             {"query_orientation", "play b B1", "play w C4", "play b A2", "play w A1", "play w C1", "last_move",
              "move_history", "list_stones b", "list_stones w", "findlib B1", "color B1", "accuratelib b B2",
              "all_legal w", "captures w", "is_legal b A1", "clear_board", "query_orientation"})
            requests.emplace_back(request);
    }
    expect_same_answers(gnugo_, requests, "orientations");
}

}  // namespace
}  // namespace katachi::board
