// Board, rules and handicap before the first move.
#include <array>
#include <charconv>

#include "engine/board/handicap.h"
#include "engine/gtp/commands.h"

namespace katachi::gtp {

namespace {

void start(Session& session, int size) {
    session.game = TrialGame(board::Game(size, session.game.rules()));
    session.handicap = 0;
    session.texts = {};
    session.play.begin_anew();
}

Answer boardsize(Session& session, const Arguments& arguments) {
    const auto size = parse_integer(arguments[0]);
    if (!size) return failure("boardsize not an integer");
    if (parse_integer(arguments[1]).value_or(*size) != *size)
        return failure("only square boards can be played on; rectangular boards are not known here");
    if (*size < board::min_board_size || *size > board::max_board_size) return failure("unacceptable size");
    start(session, *size);
    return success();
}

Answer rectangular_boardsize(Session& session, const Arguments& arguments) {
    if (!parse_integer(arguments[1])) return failure("boardsize not an integer");
    return boardsize(session, arguments);
}

Answer query_boardsize(Session& session, const Arguments&) { return success(std::to_string(session.size())); }

Answer clear_board(Session& session, const Arguments&) {
    start(session, session.size());
    return success();
}

// By GNU Go's numbers.
constexpr std::array<board::Orientation, board::orientation_count> numbered_orientations{
    board::Orientation::identity,        board::Orientation::rotated_270, board::Orientation::rotated_180,
    board::Orientation::rotated_90,      board::Orientation::transposed,  board::Orientation::flipped,
    board::Orientation::anti_transposed, board::Orientation::mirrored,
};

Answer orientation(Session& session, const Arguments& arguments) {
    const auto number = parse_integer(arguments[0]);
    if (!number) return failure("orientation not an integer");
    if (*number < 0 || *number >= board::orientation_count) return failure("unacceptable orientation");
    start(session, session.size());
    session.orientation = numbered_orientations[static_cast<std::size_t>(*number)];
    return success();
}

Answer query_orientation(Session& session, const Arguments&) {
    int number = 0;
    while (numbered_orientations[static_cast<std::size_t>(number)] != session.orientation) ++number;
    return success(std::to_string(number));
}

Answer komi(Session& session, const Arguments& arguments) {
    const auto points = parse_real(arguments[0]);
    if (!points) return failure("komi not a float");
    session.komi = *points;
    return success();
}

// At least one decimal, and at least four characters.
Answer get_komi(Session& session, const Arguments&) {
    std::array<char, 32> digits;
    std::string text(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), session.komi).ptr);
    if (text.find_first_of(".e") == std::string::npos) text += ".0";
    constexpr std::size_t width = 4;
    if (text.size() < width) text.insert(0, width - text.size(), ' ');
    return success(text);
}

Answer katachi_rules(Session& session, const Arguments& arguments) {
    if (arguments.count() == 0) return success(std::string(session.game.rules().name));
    const board::Rules* const rules = board::find_rules(arguments[0]);
    if (rules == nullptr) return failure("unknown rules");
    session.game.set_rules(*rules);
    return success();
}

Answer place_handicap(Session& session, const board::VertexSet& stones) {
    board::Position position(session.size());
    for (const board::Vertex vertex : stones) position.put(vertex, board::Colour::black);
    session.game = TrialGame(board::Game(position, board::Colour::white, session.game.rules()));
    session.handicap = stones.count();
    session.play.begin_anew();
    return success(session.names(stones));
}

bool board_is_empty(const Session& session) {
    return session.game.board().stones(board::Colour::black).empty() &&
           session.game.board().stones(board::Colour::white).empty();
}

Answer fixed_handicap(Session& session, const Arguments& arguments) {
    if (!board_is_empty(session)) return failure("board not empty");
    const auto stones = parse_integer(arguments[0]);
    if (!stones) return failure("handicap not an integer");
    if (*stones < 2 || *stones > board::most_fixed_handicap(session.size())) return failure("invalid handicap");
    return place_handicap(session, board::fixed_handicap(session.size(), *stones));
}

Answer place_free_handicap(Session& session, const Arguments& arguments) {
    if (!board_is_empty(session)) return failure("board not empty");
    const auto stones = parse_integer(arguments[0]);
    if (!stones) return failure("handicap not an integer");
    if (*stones < 2) return failure("invalid handicap");
    return place_handicap(session, board::free_handicap(session.size(), *stones));
}

Answer set_free_handicap(Session& session, const Arguments& arguments) {
    if (!board_is_empty(session)) return failure("board not empty");
    board::VertexSet stones;
    for (std::size_t i = 0; i < arguments.count(); ++i) {
        const auto vertex = session.point(arguments[i]);
        if (!vertex) return failure("invalid coordinate");
        if (!stones.insert(*vertex)) return failure("repeated vertex");
    }
    const int most = session.size() * session.size() - 1;
    if (stones.count() < 2 || stones.count() > most) return failure("invalid handicap");
    place_handicap(session, stones);
    return success();
}

Answer get_handicap(Session& session, const Arguments&) { return success(std::to_string(session.handicap)); }

}  // namespace

std::span<const Command> setup_commands() {
    static constexpr Command commands[] = {
        {"boardsize", "SIZE", "an empty board of 2 to 19 lines", boardsize},
        {"rectangular_boardsize", "SIZE SIZE", "the same; both sizes must be equal", rectangular_boardsize},
        {"query_boardsize", "", "how many lines the board has", query_boardsize},
        {"clear_board", "", "takes all stones off the board", clear_board},
        {"orientation", "NUMBER", "an empty board, seen from one of eight sides, 0 to 7", orientation},
        {"query_orientation", "", "from which side the board is seen", query_orientation},
        {"komi", "POINTS", "sets the points that White is given", komi},
        {"get_komi", "", "the points that White is given", get_komi},
        {"katachi-rules", "[NAME]", "sets or tells the rules", katachi_rules},
        {"kgs-rules", "NAME", "the same", katachi_rules},
        {"fixed_handicap", "STONES", "puts black stones on the usual points", fixed_handicap},
        {"place_free_handicap", "STONES", "puts black stones where the engine likes", place_free_handicap},
        {"set_free_handicap", "VERTICES", "puts black stones there", set_free_handicap},
        {"get_handicap", "", "how many handicap stones there were", get_handicap},
    };
    return commands;
}

}  // namespace katachi::gtp
