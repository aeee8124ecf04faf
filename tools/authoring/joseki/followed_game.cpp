#include "tools/authoring/joseki/followed_game.h"

#include <algorithm>
#include <set>

#include "base/files/file_error.h"
#include "engine/board/turned_vertex.h"

namespace katachi::authoring {

namespace {

constexpr const char* instead = "; katachi joseki query GAME --move N asks for one position";
constexpr int most_handicap_stones = 9;

// Handicap stones are Black's first moves.
std::vector<board::Move> handicap_of(const board::Board& played) {
    board::Board start = played;
    while (start.undo()) {
    }
    std::vector<board::Move> handicap;
    for (const board::Vertex stone : start.stones(board::Colour::black))
        handicap.push_back({board::Colour::black, stone});
    if (!start.stones(board::Colour::white).empty() || handicap.size() > most_handicap_stones)
        throw base::FileError("the game begins with stones that are no handicap, so its corners have no joseki" +
                              std::string(instead));
    return handicap;
}

// From the upper left, where first moves are in normal form.
board::Orientation first_moves_in(board::Corner corner) {
    switch (corner) {
        case board::Corner::upper_left: return board::Orientation::identity;
        case board::Corner::upper_right: return board::Orientation::mirrored;
        case board::Corner::lower_left: return board::Orientation::flipped;
        case board::Corner::lower_right: return board::Orientation::rotated_180;
    }
    return board::Orientation::identity;
}

// The corner alone, with its own stones.
class CornerFollower {
  public:
    CornerFollower(const joseki::Graph& library, board::Corner place, FollowedCorner& corner)
        : library_(library), place_(place), corner_(corner) {}

    board::Legality play(const joseki::CornerMove& move) {
        const joseki::NormalForm before = form(move.colour);
        const auto node = look_up(before, move.colour);
        if (const auto legality = board_.play(move.colour, move.vertex); legality != board::Legality::ok)
            return legality;
        const board::Orientation drawn = joseki::orientation_of_move(before, move.vertex);
        const auto edge =
            node ? library_.find(*node, board::turned(move.vertex, drawn, board::max_board_size)) : std::nullopt;
        corner_.moves.push_back({.move = move, .known = edge});
        if (edge && !corner_.doubtful && joseki::is_doubtful(library_, *edge)) note_doubtful(*edge);
        return board::Legality::ok;
    }

    void finish() {
        if (corner_.moves.empty()) return;
        const board::Colour to_move = board::opponent(corner_.moves.back().move.colour);
        look_up(form(to_move), to_move);
    }

  private:
    joseki::NormalForm form(board::Colour to_move) const {
        return joseki::normal_form(joseki::joseki_stones(board_.position(), to_move));
    }

    // Behind look_up() of the position before the move, which is the last one.
    void note_doubtful(joseki::EdgeIndex played) {
        corner_.doubtful = DoubtfulMove{.move = corner_.moves.size() - 1, .better = {}};
        if (!corner_.next) return;
        corner_.doubtful->better = corner_.next->moves;
        std::erase_if(corner_.doubtful->better, [&](const joseki::AnsweredMove& move) {
            return move.edge == played || joseki::is_doubtful(library_, move.edge);
        });
    }

    // The position in the library; what it has there becomes what the corner was led to.
    std::optional<joseki::NodeIndex> look_up(const joseki::NormalForm& form, board::Colour to_move) {
        const auto node = library_.find(form.stones);
        if (!node) return node;
        if (!corner_.moves.empty()) corner_.moves.back().behind = node;
        corner_.followed = corner_.moves.size();
        corner_.position = node;
        corner_.stones = board_.position();
        corner_.to_move = to_move;
        corner_.next = library_there(corner_.stones, to_move, place_, library_);
        return node;
    }

    const joseki::Graph& library_;
    board::Corner place_;
    FollowedCorner& corner_;
    board::Board board_;
};

// Along the first way that leads there.
std::string name_of(joseki::NodeIndex node, const joseki::Graph& library) {
    std::set<joseki::NodeIndex> seen;
    while (seen.insert(node).second && !library.node(node).predecessors.empty()) {
        const joseki::Edge& edge = library.edge(library.node(node).predecessors.front());
        if (!edge.name.empty()) return edge.name;
        node = edge.from;
    }
    return "";
}

}  // namespace

std::optional<joseki::LibraryAnswer> library_there(const board::Position& stones, board::Colour to_move,
                                                   board::Corner place, const joseki::Graph& library) {
    const joseki::NormalForm form = joseki::normal_form(joseki::joseki_stones(stones, to_move));
    const auto node = library.find(form.stones);
    if (!node) return std::nullopt;
    joseki::LibraryAnswer answer = joseki::whole_answer(
        library, *node, form.stones.empty() ? first_moves_in(place) : board::inverse(form.orientation));
    joseki::leave_out_moves_elsewhere(library, answer);
    joseki::add_mirrored_moves(library, answer, board::max_board_size);
    if (answer.moves.empty()) return std::nullopt;
    return answer;
}

std::string FollowedCorner::name(const joseki::Graph& library) const {
    for (std::size_t i = followed; i-- > 0;) {
        if (!moves[i].known) return name_of(*moves[i].behind, library);
        if (const std::string& found = library.edge(*moves[i].known).name; !found.empty()) return found;
    }
    return "";
}

FollowedGame followed_game(const board::Board& played, int last_number, const joseki::Graph& library,
                           const joseki::CornerRule& rule) {
    if (played.size() != board::max_board_size)
        throw base::FileError("the board has " + std::to_string(played.size()) + " lines; corners are followed on 19" +
                              instead);
    std::vector<board::Move> moves = handicap_of(played);
    const int first_number = last_number - static_cast<int>(moves.size() + played.history().size());
    moves.insert(moves.end(), played.history().begin(), played.history().end());
    joseki::CornerSequences sequences;
    joseki::find_sequences(moves, rule, joseki::Ending::game_over, sequences);
    FollowedGame game;
    for (std::size_t i = 0; i < sequences.size(); ++i) {
        game[i].ending = sequences[i].ending;
        CornerFollower follower(library, board::four_corners[i], game[i]);
        for (joseki::CornerMove move : sequences[i].moves) {
            move.number += first_number;
            const board::Legality legality = follower.play(move);
            if (legality == board::Legality::ok) continue;
            game[i].ending =
                legality == board::Legality::ko ? joseki::Ending::repetition : joseki::Ending::outside_help;
            break;
        }
        follower.finish();
    }
    return game;
}

}  // namespace katachi::authoring
