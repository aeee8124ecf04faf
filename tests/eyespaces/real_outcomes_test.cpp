// What becomes of groups in games that were counted to the end, by the eyes that the values of their spaces promise.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <sstream>

#include "engine/eyes/solved_eyes.h"
#include "engine/eyespaces/eye_spaces.h"
#include "engine/sgf/game.h"
#include "tests/eyespaces/linked_groups.h"
#include "tests/eyespaces/outcome_causes.h"
#include "tests/support/golden.h"
#include "tests/support/needs.h"
#include "tests/support/nightly.h"
#include "tests/support/shared_data.h"

namespace katachi::eyespaces {
namespace {

constexpr const char* outcomes_file = "outcomes/outcomes-dev.jsonl.gz";

// The field is that of one line of the record.
std::string field(const std::string& line, const std::string& name) {
    const std::size_t at = line.find("\"" + name + "\": ") + name.size() + 4;
    const std::size_t begin = line[at] == '"' ? at + 1 : at;
    return line.substr(begin, line.find_first_of("\",}", begin) - begin);
}

// The games of the collection, by their numbers from 0, which are asked in growing order.
class RecordedGames {
  public:
    const sgf::Game& at(std::size_t number) {
        for (; read_ <= number; ++read_) game_ = games_.next();
        return game_.value();
    }

  private:
    std::string text_ = test::gzip_bytes(test::shared_data() / test::bulk_games_file);
    sgf::SgfReader games_{text_};
    std::optional<sgf::Game> game_;
    std::size_t read_ = 0;
};

board::Board before_move(const sgf::Game& game, int number) {
    return std::get<sgf::SgfPosition>(sgf::position_before_move(game, number)).board;
}

// The eyes are those of some spaces of one group, where both sides take the largest by turns.
int eyes_of(const std::vector<const EyeSpace*>& spaces, bool owner_begins) {
    int eyes = 0;
    std::vector<int> open;
    for (const EyeSpace* const space : spaces) {
        eyes += space->worth.value.attacked;
        open.push_back(space->worth.value.defended - space->worth.value.attacked);
    }
    std::sort(open.begin(), open.end(), std::greater<>());
    for (std::size_t i = owner_begins ? 0 : 1; i < open.size(); i += 2) eyes += open[i];
    return std::min(2, eyes);
}

// Whether nothing but few empty points lies within four steps of the group, and no other stone of its own.
bool is_shut_in(const board::Board& board, board::Colour owner, const board::VertexSet& group) {
    constexpr int steps = 4, little_room = 20;
    const board::VertexSet& open = board.empty_points();
    board::VertexSet reached = group.beside() & open;
    for (int step = 1; step < steps; ++step) reached |= reached.beside() & open;
    return reached.count() <= little_room && ((reached.beside() & board.stones(owner)) - group).empty();
}

struct Count {
    int all = 0;
    int alive = 0;
};

using CountsByEyes = std::array<Count, 3>;

class Outcomes {
  public:
    void add(const std::string& line) {
        board::Board board(board::parse_rows(field(line, "board")).value());
        std::istringstream rows(field(line, "owner"));
        std::vector<std::string> owners;
        for (std::string row; std::getline(rows, row, '/');) owners.push_back(row);
        const sgf::Game& game = games_.at(std::stoul(field(line, "game")));
        ASSERT_EQ(board.position(), before_move(game, std::stoi(field(line, "move")) + 1).position()) << line;
        const board::Board end = before_move(game, game.move_count() + 1);
        reading::Tactics tactics({.nodes = 300});
        const EyeSpaces spaces(board, worms::Worms(board, tactics), tactics, known_);
        for (const board::Colour owner : {board::Colour::black, board::Colour::white}) {
            const char letter = owner == board::Colour::black ? 'B' : 'W';
            const bool owner_begins = field(line, "to_play").front() == letter;
            for (const auto& [group, of_group] : spaces_of_groups(board, spaces, owner, tactics)) {
                const auto eyes = static_cast<std::size_t>(eyes_of(of_group, owner_begins));
                const GroupOutcome outcome{.board = board,
                                           .of_board = spaces,
                                           .end = end,
                                           .owner = owner,
                                           .stones = groups_->stones_of(group),
                                           .spaces = of_group,
                                           .owned = points_of(owners, letter),
                                           .neutral = points_of(owners, '=')};
                const int size = static_cast<int>(of_group.size());
                const bool is_shut = is_shut_in(board, owner, outcome.stones);
                const auto add_to = [&](CountsByEyes& counts) {
                    counts[eyes].all += size;
                    counts[eyes].alive += outcome.lives() ? size : 0;
                };
                add_to(counts_["move " + field(line, "move")]);
                if (is_shut) add_to(counts_["shut in"]);
                if (outcome.lives() == (eyes == 2)) continue;
                causes_[std::string(is_shut ? "shut in" : "open") + "\t" + std::to_string(eyes) + "\t" +
                        (eyes == 2 ? why_it_dies(outcome) : why_it_lives(outcome))] += size;
            }
        }
    }

    // Spaces by the eyes of all spaces of their group; a space is foretold where two eyes live, and fewer do not.
    std::string text() const {
        std::string text = "groups\teyes\tspaces\talive at the end\n";
        for (const auto& [groups, counts] : counts_) {
            int all = 0, foretold = 0;
            for (std::size_t eyes = 0; eyes < counts.size(); ++eyes) {
                const Count& count = counts[eyes];
                text += groups + "\t" + std::to_string(eyes) + "\t" + std::to_string(count.all) + "\t" +
                        std::to_string(count.alive) + "\n";
                all += count.all;
                foretold += eyes == 2 ? count.alive : count.all - count.alive;
            }
            text += groups + "\tforetold\t" + std::to_string(all) + "\t" + std::to_string(foretold) + "\n";
        }
        text += "groups\teyes\tnot foretold: the group\tspaces\n";
        for (const auto& [cause, count] : causes_) text += cause + "\t" + std::to_string(count) + "\n";
        return text;
    }

  private:
    using SpacesOfGroups = std::map<board::Vertex, std::vector<const EyeSpace*>>;

    SpacesOfGroups spaces_of_groups(const board::Board& board, const EyeSpaces& spaces, board::Colour owner,
                                    reading::Tactics& tactics) {
        board::VertexSet eyes;
        for (const EyeSpace& space : spaces.all())
            if (space.owner == owner) eyes |= space.region.points;
        groups_.emplace(board, owner, board.empty_points() - eyes, eyes);
        unite_dragons(board, owner, eyes, tactics);
        SpacesOfGroups found;
        for (const EyeSpace& space : spaces.all()) {
            const board::Vertex group = groups_->largest_beside(space.region.proper());
            if (space.owner == owner && group != board::pass_vertex) found[group].push_back(&space);
        }
        return found;
    }

    // Unites the groups of two strings that share a liberty and that reading says cannot be kept apart.
    void unite_dragons(board::Board board, board::Colour owner, const board::VertexSet& eyes,
                       reading::Tactics& tactics) {
        const board::VertexSet strings = board.strings(owner) - eyes;
        for (const board::Vertex a : strings)
            for (const board::Vertex b : strings)
                if (a < b && groups_->at(a) != groups_->at(b) &&
                    board.liberty_points(a).intersects(board.liberty_points(b)) &&
                    tactics.same_dragon(board, a, b).code == reading::TacticalCode::win)
                    groups_->unite(a, b);
    }

    static board::VertexSet points_of(const std::vector<std::string>& owners, char letter) {
        board::VertexSet points;
        for (int row = 0; row < board::max_board_size; ++row)
            for (int column = 0; column < board::max_board_size; ++column)
                if (owners[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] == letter)
                    points.insert(board::vertex_at(row, column));
        return points;
    }

    KnownGames known_{solved_eyes().eyes};
    std::optional<LinkedGroups> groups_;
    std::map<std::string, CountsByEyes> counts_;
    std::map<std::string, int> causes_;  // spaces that were not foretold
    RecordedGames games_;
};

// With KATACHI_NIGHTLY=1 all of 800 positions, whose figures engine/eyespaces/MEASURED.md has.
TEST(RealOutcomes, AreForetoldByValuesSoOften) {
    KATACHI_NEEDS(outcomes_file);
    KATACHI_NEEDS(test::bulk_games_file);
    const int step = test::rounds(40, 1);
    std::istringstream lines(test::gzip_bytes(test::shared_data() / outcomes_file));
    Outcomes outcomes;
    int number = 0;
    for (std::string line; std::getline(lines, line); ++number)
        if (number / 4 % step == 0) outcomes.add(line);
    const std::string text = outcomes.text();
    EXPECT_EQ(text, test::golden(KATACHI_EYESPACES_FOLDER "/real_outcomes_" + std::to_string(step) + ".txt", text));
}

}  // namespace
}  // namespace katachi::eyespaces
