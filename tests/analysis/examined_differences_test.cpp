// Each answer that is settled here, and otherwise recorded of GNU Go 3.8, has a line of play that shows the record to
// be wrong: examined_differences.tsv says how to read it. The line is played, and what it ends with is looked at.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "engine/reading/tactics.h"
#include "tests/support/needs.h"
#include "tests/support/recorded_positions.h"

namespace katachi::analysis {
namespace {

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
    return parts;
}

std::vector<std::string> lines_of(const char* file) {
    std::ifstream stream(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

std::string joined(const std::vector<std::string>& columns, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += columns[i] + "\t";
    return text;
}

struct Examined {
    std::string game;
    int move;
    std::string place;  // eight columns
    std::string moves;
    std::vector<std::string> end;
};

std::vector<Examined> examined_differences() {
    std::vector<Examined> result;
    for (const std::string& line : lines_of(KATACHI_EXAMINED_DIFFERENCES)) {
        if (line.front() == '#') continue;
        const auto columns = split(line, '\t');
        EXPECT_EQ(columns.size(), 12U) << line;
        std::string moves;
        for (std::size_t i : {9U, 10U})
            if (columns[i] != "-") moves += columns[i] + " ";
        result.push_back({columns[0], std::stoi(columns[1]), joined(columns, 8), moves, split(columns[11], ' ')});
    }
    return result;
}

TEST(ExaminedDifferences, AreAllThatThereAre) {
    std::multiset<std::string> examined, known;
    for (const Examined& one : examined_differences()) examined.insert(one.place);
    for (const char* file :
         {KATACHI_SETTLED_DIFFERENCES, KATACHI_SETTLED_CUT_DIFFERENCES, KATACHI_SETTLED_DRAGON_DIFFERENCES}) {
        std::string position;
        for (const std::string& line : lines_of(file)) {
            const auto columns = split(line, '\t');
            if (columns[0] == "@")
                position = columns[1] + "\t" + columns[2] + "\t";
            else
                known.insert(position + joined(columns, 6));
        }
    }
    EXPECT_EQ(examined, known);
}

// "wK2" or "bpass"; kos are taken back at once.
bool play(board::Board& board, const std::string& move) {
    const board::Colour colour = move[0] == 'b' ? board::Colour::black : board::Colour::white;
    const std::string point = move.substr(1);
    if (point == "pass") return true;
    const auto vertex = board::parse_vertex(point, board.size());
    return vertex && board.play_ko(colour, *vertex) == board::Legality::ok;
}

bool ends_so(board::Board& board, const std::vector<std::string>& end) {
    reading::Tactics tactics({.nodes = 6000, .far_nodes = 30000});
    const board::Vertex a = board::parse_vertex(end.at(1), board.size()).value();
    const board::Vertex b = board::parse_vertex(end.back(), board.size()).value();
    const auto fails = [](const reading::TacticalAnswer& answer) {
        return answer.code == reading::TacticalCode::failure;
    };
    if (end[0] == "connected") return board::is_stone(board.at(a)) && board.same_string(a, b);
    if (end[0] == "lost") return board.at(a) == board::Colour::empty || fails(tactics.defend(board, a));
    if (end[0] == "one-lost") return fails(tactics.defend_both(board, a, b));
    const reading::TacticalCode attack = tactics.attack(board, a).code;
    if (end[0] == "ko") return attack == reading::TacticalCode::ko_a || attack == reading::TacticalCode::ko_b;
    return end[0] == "safe" && attack == reading::TacticalCode::failure;
}

TEST(ExaminedDifferences, HaveALineOfPlayThatEndsAsTold) {
    KATACHI_NEEDS(test::recorded_constraints_file);
    std::map<std::pair<std::string, int>, board::Position> positions;
    for (const test::RecordedPosition& recorded : test::recorded_constraint_answers())
        positions.emplace(std::pair(recorded.game, recorded.move), recorded.position);
    for (const Examined& one : examined_differences()) {
        SCOPED_TRACE(one.place);
        board::Board board(positions.at({one.game, one.move}));
        for (const std::string& move : split(one.moves, ' ')) ASSERT_TRUE(play(board, move)) << move;
        EXPECT_TRUE(ends_so(board, one.end)) << one.moves;
    }
}

}  // namespace
}  // namespace katachi::analysis
