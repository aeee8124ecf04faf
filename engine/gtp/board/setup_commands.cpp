// Board, rules, handicap and stones before the first move.
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "base/text/ascii_case.h"
#include "engine/board/handicap.h"
#include "engine/board/string_without_liberty.h"
#include "engine/gtp/board/rules_text.h"
#include "engine/gtp/session/commands.h"
#include "engine/moves/free_handicap.h"
#include "engine/sgf/komi.h"

namespace katachi::gtp {

namespace {

void start(Session& session, int size) {
    session.begin(board::Game(size, session.game.rules()));
    session.texts = {};
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

// The orientations have GNU Go's numbers.
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
    session.play.area.marked = {};  // whose names would be others
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
    if (std::abs(*points) > sgf::greatest_komi) return failure("komi is from -400 to 400");
    session.komi = *points;
    return success();
}

// The number has at least one decimal, and at least four characters.
Answer get_komi(Session& session, const Arguments&) {
    std::array<char, 32> digits;
    std::string text(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), session.komi).ptr);
    if (text.find_first_of(".e") == std::string::npos) text += ".0";
    constexpr std::size_t width = 4;
    if (text.size() < width) text.insert(0, width - text.size(), ' ');
    return success(text);
}

Answer katachi_rules(Session& session, const Arguments& arguments) {
    if (arguments.count() == 0) return success(rules_text(session.game.rules()));
    const board::Rules* const rules = board::find_rules(arguments[0]);
    if (rules == nullptr) return failure("unknown rules");
    session.game.set_rules(*rules);
    return success();
}

Answer place_handicap(Session& session, const board::VertexSet& stones) {
    board::Position position(session.size());
    for (const board::Vertex vertex : stones) position.put(vertex, board::Colour::black);
    session.begin(board::Game(position, board::Colour::white, session.game.rules(), stones.count()));
    session.texts = {};
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
    const auto stones = parse_integer(arguments[0]);
    if (!stones) return failure("handicap not an integer");
    if (!board_is_empty(session)) return failure("board not empty");
    if (*stones < 2) return failure("invalid handicap");
    return place_handicap(session, moves::free_handicap(session.matcher.tables(), session.size(), *stones));
}

Answer set_free_handicap(Session& session, const Arguments& arguments) {
    if (!board_is_empty(session)) return failure("board not empty");
    board::VertexSet stones;
    for (std::size_t i = 0; i < arguments.count(); ++i) {
        const auto vertex = session.point(arguments[i]);
        if (!vertex) return failure(invalid_coordinate);
        if (!stones.insert(*vertex)) return failure("repeated vertex");
    }
    const int most = session.size() * session.size() - 1;
    if (stones.count() < 2 || stones.count() > most) return failure("invalid handicap");
    place_handicap(session, stones);
    return success();
}

Answer get_handicap(Session& session, const Arguments&) {
    return success(std::to_string(session.game.game().handicap()));
}

struct Field {
    std::string_view name;
    std::string_view value;
};

Answer kata_get_rules(Session& session, const Arguments&) {
    const board::Rules& rules = session.game.rules();
    return success(std::string(R"({"hasButton":false,"ko":")").append(ko_text(rules.ko)) + R"(","scoring":")" +
                   (counts_area(rules) ? "AREA" : "TERRITORY") + R"(","suicide":)" +
                   (allows_suicide(rules) ? "true" : "false") + R"(,"tax":")" + (counts_area(rules) ? "NONE" : "SEKI") +
                   R"(","whiteHandicapBonus":")" + std::string(handicap_text(rules.handicap)) + "\"}");
}

// Names and values alternate; marks and blanks between them say nothing more.
std::vector<Field> read_fields(std::string_view text) {
    constexpr std::string_view marks = " {}\",:";
    std::vector<std::string_view> words;
    for (std::size_t start = text.find_first_not_of(marks); start != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(marks, start), text.size());
        words.push_back(text.substr(start, end - start));
        start = text.find_first_not_of(marks, end);
    }
    std::vector<Field> fields;
    for (std::size_t i = 0; i < words.size(); i += 2)
        fields.push_back({words[i], i + 1 < words.size() ? words[i + 1] : std::string_view()});
    return fields;
}

// False where there is no such value.
bool set_ko(board::Rules& rules, std::string_view value) {
    if (value == ko_text(rules.ko)) return true;
    for (const auto ko : {board::KoRule::simple, board::KoRule::positional, board::KoRule::situational}) {
        rules.ko = ko;
        if (ko_text(ko) == value) return true;
    }
    return false;
}

bool set_handicap(board::Rules& rules, std::string_view value) {
    using Points = board::HandicapPoints;
    for (const auto points : {Points::none, Points::one_less, Points::all}) {
        rules.handicap = points;
        if (handicap_text(points) == value) return true;
    }
    return false;
}

bool set_scoring(board::Rules& rules, std::string_view value) {
    rules.scoring = value == "AREA" ? board::Scoring::area : board::Scoring::territory;
    return value == "AREA" || value == "TERRITORY";
}

bool set_suicide(board::Rules& rules, std::string_view value) {
    if (value == "true" && !allows_suicide(rules)) rules.suicide = board::SuicideRule::of_several_stones;
    if (value == "false") rules.suicide = board::SuicideRule::forbidden;
    return value == "true" || value == "false";
}

bool set_field(board::Rules& rules, const Field& field) {
    if (field.name == "ko") return set_ko(rules, field.value);
    if (field.name == "scoring") return set_scoring(rules, field.value);
    if (field.name == "suicide") return set_suicide(rules, field.value);
    if (field.name == "whiteHandicapBonus") return set_handicap(rules, field.value);
    if (field.name == "tax") return field.value == "NONE" || field.value == "SEKI";
    if (field.name == "hasButton") return field.value == "false";
    return field.name == "friendlyPassOk" && (field.value == "true" || field.value == "false");
}

// The name and the komi of the set that is most like these rules, of those that controllers have a name for.
void name_by_nearest(board::Rules& rules) {
    int most = -1;
    board::Rules named = rules;
    for (const char* name : {"chinese", "japanese", "aga", "new-zealand", "tromp-taylor"}) {
        const board::Rules& set = *board::find_rules(name);
        if (set.scoring != rules.scoring) continue;
        const int alike = static_cast<int>(set.ko == rules.ko) +
                          static_cast<int>(allows_suicide(set) == allows_suicide(rules)) +
                          static_cast<int>(set.handicap == rules.handicap);
        if (alike <= most) continue;
        most = alike;
        named.name = set.name;
        named.komi = set.komi;
    }
    rules = named;
}

Answer set_fields(Session& session, std::string_view text) {
    board::Rules rules = session.game.rules();
    const auto fields = read_fields(text);
    if (fields.empty()) return failure("no rule is named; kata-get-rules shows their names and values");
    std::string_view tax;
    for (const Field& field : fields) {
        if (!set_field(rules, field))
            return failure("cannot play with " + std::string(field.name) + ' ' + std::string(field.value) +
                           "; kata-get-rules shows rules that can be set");
        if (field.name == "tax") tax = field.value;
    }
    if (!tax.empty() && (tax == "NONE") != counts_area(rules))
        return failure("tax goes with the scoring here: NONE with AREA, SEKI with TERRITORY");
    name_by_nearest(rules);
    session.game.set_rules(rules);
    return success();
}

Answer kata_set_rules(Session& session, const Arguments& arguments) {
    if (arguments.text().starts_with('{')) return set_fields(session, arguments.text());
    const board::Rules* const rules = board::find_rules(arguments[0]);
    if (rules == nullptr) return failure("unknown rules");
    session.game.set_rules(*rules);
    return success();
}

Answer kata_set_rule(Session& session, const Arguments& arguments) { return set_fields(session, arguments.text()); }

constexpr const char* trials_on_board = "trial moves are on the board; popgo takes them back";

std::optional<board::Colour> point_colour(std::string_view text) {
    const std::string lower = base::lower_case(text);
    if (lower == "e" || lower == "empty") return board::Colour::empty;
    return parse_colour(text);
}

Answer set_up(Session& session, board::Position position, const Arguments& arguments) {
    if (!session.game.trials().empty()) return failure(trials_on_board);
    for (std::size_t i = 0; i < arguments.count(); i += 2) {
        const auto colour = point_colour(arguments[i]);
        const auto vertex = session.point(arguments[i + 1]);
        if (!colour || !vertex) return failure("invalid color or coordinate");
        position.put(*vertex, *colour);
    }
    board::Game game(position, session.game.game().to_move(), session.game.rules());
    if (board::string_without_liberty(game.board())) return failure("a string would have no liberties");
    session.begin(std::move(game));
    return success();
}

Answer gogui_setup(Session& session, const Arguments& arguments) {
    return set_up(session, session.game.board().position(), arguments);
}

Answer set_position(Session& session, const Arguments& arguments) {
    Answer answer = set_up(session, board::Position(session.size()), arguments);
    if (answer.is_success) session.texts = {};  // of another game
    return answer;
}

Answer gogui_setup_player(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure(invalid_color);
    if (!session.game.trials().empty()) return failure(trials_on_board);
    board::Game game = session.game.game();
    game.set_to_move(*colour);
    session.game = TrialGame(std::move(game));
    return success();
}

}  // namespace

std::span<const Command> setup_commands() {
    static constexpr Command commands[] = {
        {"boardsize", "SIZE [SIZE]", "an empty board of 2 to 19 lines", boardsize},
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
        {"set_free_handicap", "VERTEX...", "puts black stones there", set_free_handicap},
        {"get_handicap", "", "how many handicap stones there were", get_handicap},
        {"kata-get-rules", "", "the rules as fields and values, in JSON", kata_get_rules},
        {"kata-set-rules", "NAME|FIELD...", "sets the rules by a name, or by fields as kata-get-rules tells them",
         kata_set_rules},
        {"kata-set-rule", "FIELD VALUE", "sets one field of the rules", kata_set_rule},
        {"gogui-setup", "[COLOUR VERTEX]...", "puts stones on the board, or takes them off by the colour e",
         gogui_setup},
        {"gogui-setup_player", "COLOUR", "sets whose turn it is", gogui_setup_player},
        {"set_position", "[COLOUR VERTEX]...", "the board with these stones and no others", set_position},
    };
    return commands;
}

}  // namespace katachi::gtp
