#include "tools/authoring/joseki/followed_game.h"

#include <algorithm>

#include "base/files/file_error.h"
#include "engine/board/turned_vertex.h"

namespace katachi::authoring {

namespace {

constexpr const char* instead = "; ask for one position with --move N";
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
board::Orientation first_moves_in(joseki::Corner corner) {
    switch (corner) {
        case joseki::Corner::upper_left: return board::Orientation::identity;
        case joseki::Corner::upper_right: return board::Orientation::mirrored;
        case joseki::Corner::lower_left: return board::Orientation::flipped;
        case joseki::Corner::lower_right: return board::Orientation::rotated_180;
    }
    return board::Orientation::identity;
}

// The corner alone, with its own stones.
class CornerFollower {
  public:
    CornerFollower(const joseki::Graph& library, joseki::Corner place, FollowedCorner& corner)
        : library_(library), place_(place), corner_(corner) {}

    board::Legality play(const joseki::CornerMove& move) {
        const joseki::NormalForm before = form(move.colour);
        const auto node = library_.find(before.stones);
        if (is_following_) remember(node, before, move.colour);
        if (const auto legality = board_.play(move.colour, move.vertex); legality != board::Legality::ok)
            return legality;
        const board::Orientation drawn = joseki::orientation_of_move(before, move.vertex);
        const auto edge =
            node ? library_.find(*node, board::turned(move.vertex, drawn, board::max_board_size)) : std::nullopt;
        corner_.moves.push_back({move, edge});
        is_following_ = is_following_ && edge;
        if (!is_following_) return board::Legality::ok;
        if (!corner_.doubtful && joseki::is_doubtful(library_, *edge)) note_doubtful(*edge);
        ++corner_.followed;
        return board::Legality::ok;
    }

    void finish() {
        if (corner_.moves.empty() || !is_following_) return;
        const board::Colour to_move = board::opponent(corner_.moves.back().move.colour);
        const joseki::NormalForm now = form(to_move);
        remember(library_.find(now.stones), now, to_move);
    }

  private:
    joseki::NormalForm form(board::Colour to_move) const {
        return joseki::normal_form(joseki::joseki_stones(board_.position(), to_move));
    }

    // Behind remember(), which has asked for the position before the move.
    void note_doubtful(joseki::EdgeIndex played) {
        corner_.doubtful = DoubtfulMove{.move = corner_.followed, .better = {}};
        if (!corner_.next) return;
        corner_.doubtful->better = corner_.next->moves;
        std::erase_if(corner_.doubtful->better, [&](const joseki::AnsweredMove& move) {
            return move.edge == played || joseki::is_doubtful(library_, move.edge);
        });
    }

    // What the library has in the position.
    void remember(std::optional<joseki::NodeIndex> node, const joseki::NormalForm& form, board::Colour to_move) {
        corner_.to_move = to_move;
        corner_.next.reset();
        if (!node) return;
        const board::Orientation on_board =
            form.stones.empty() ? first_moves_in(place_) : board::inverse(form.orientation);
        joseki::LibraryAnswer answer = joseki::whole_answer(library_, *node, on_board);
        joseki::leave_out_moves_elsewhere(library_, answer);
        joseki::add_mirrored_moves(library_, answer, board::max_board_size);
        if (!answer.moves.empty()) corner_.next = std::move(answer);
    }

    const joseki::Graph& library_;
    joseki::Corner place_;
    FollowedCorner& corner_;
    board::Board board_;
    bool is_following_ = true;
};

}  // namespace

std::string FollowedCorner::name(const joseki::Graph& library) const {
    std::string name;
    for (std::size_t i = 0; i < followed; ++i)
        if (const std::string& found = library.edge(*moves[i].known).name; !found.empty()) name = found;
    return name;
}

FollowedGame followed_game(const board::Board& played, int last_number, const joseki::Graph& library) {
    if (played.size() != board::max_board_size)
        throw base::FileError("the board has " + std::to_string(played.size()) + " lines; corners are followed on 19" +
                              instead);
    std::vector<board::Move> moves = handicap_of(played);
    const int first_number = last_number - static_cast<int>(moves.size() + played.history().size());
    moves.insert(moves.end(), played.history().begin(), played.history().end());
    joseki::CornerSequences sequences;
    joseki::find_sequences(moves, {}, joseki::Ending::game_over, sequences);
    FollowedGame game;
    for (std::size_t i = 0; i < sequences.size(); ++i) {
        game[i].ending = sequences[i].ending;
        CornerFollower follower(library, joseki::four_corners[i], game[i]);
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
