#include "tools/katachi/commands/draw/drawn_subject.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <optional>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/files/standard_input.h"
#include "base/text/number.h"
#include "base/text/trim.h"
#include "compiler/emit/pattern_text.h"
#include "compiler/model/entry_faults.h"
#include "compiler/sgf/line.h"
#include "engine/analysis/board_analysis.h"
#include "engine/sgf/game.h"
#include "tools/authoring/drawing/board_part.h"
#include "tools/authoring/drawing/entry_drawing.h"
#include "tools/authoring/drawing/node_marks.h"
#include "tools/authoring/drawing/position_drawing.h"
#include "tools/authoring/drawing/printed_board.h"
#include "tools/authoring/eyes/eye_space_drawing.h"
#include "tools/authoring/games/named_game.h"
#include "tools/authoring/match_input.h"
#include "tools/authoring/named_entry.h"
#include "tools/authoring/position_of_text.h"
#include "tools/katachi/shared/orientation_names.h"
#include "tools/katachi/shared/position_choice.h"

namespace katachi::cli {

namespace {

constexpr int turns_across = 4;

bool is_position(const std::string& subject) {
    if (subject == "-") return true;
    const std::string file = sgf::split_game_number(subject).file;
    if (authoring::is_in_archive(file)) return true;
    if (!std::filesystem::is_regular_file(file)) return false;
    if (std::filesystem::path(file).extension() != ".db") return true;
    throw base::FileError(file + ": is a database; name an entry: katachi draw NAME --patterns " + file);
}

authoring::NamedEntry asked_entry(const std::vector<compiler::PatternDatabase>& databases, const std::string& subject) {
    const auto slash = subject.find('/');
    const std::string database = slash == std::string::npos ? "" : subject.substr(0, slash);
    const auto found =
        authoring::entries_named(databases, database, slash == std::string::npos ? subject : subject.substr(slash + 1));
    for (std::size_t i = 1; i < found.size(); ++i)
        std::cerr << "katachi: the first of that name is drawn; another is " << found[i].database->spec.name << "/"
                  << found[i].pattern->name << '\n';
    if (!compiler::has_cells(*found.front().pattern))
        throw base::FileError(subject + ": its diagram is broken; katachi check says where");
    return found.front();
}

// The remark, then what the entry says beside its diagrams.
std::string comment_on(const authoring::NamedEntry& entry) {
    const std::string remark = entry.pattern->remark();
    const std::string statements = compiler::statements_text(*entry.pattern, entry.database->spec.kind);
    return std::string(
        base::trimmed_back(remark + (remark.empty() || statements.empty() ? "" : "\n\n") + statements, "\n"));
}

authoring::DrawingSheet drawn_entry_sheet(const DrawnSubject& asked) {
    const auto require = [&](bool fits_entry, const char* use) {
        if (!fits_entry) throw base::FileError(asked.subject + ": is an entry, or a file that is not there; " + use);
    };
    require(asked.signs.empty(), "--label, --mark, --number and --arrow are for positions");
    require(asked.move <= 0 && asked.moves.empty() && asked.path.empty(), "--move, --moves and --path are for games");
    require(!asked.eyes, "--eyes is for positions, katachi eyes draw for shapes");
    require(asked.area.empty(), "--area is for positions");
    base::check_is_no_folder(asked.subject);
    authoring::check_names_no_file(asked.subject);
    const auto databases = read_patterns(asked.patterns);
    const authoring::NamedEntry entry = asked_entry(databases, asked.subject);
    authoring::DrawingSheet sheet{
        .title = entry.pattern->name, .boards = {}, .across = 1, .comment = comment_on(entry)};
    const auto labels = asked.labels ? authoring::Labels::shown : authoring::Labels::hidden;
    const auto add = [&](board::Orientation orientation) {
        sheet.boards.push_back(authoring::draw_entry(*entry.pattern, entry.database->spec.kind, orientation, labels));
    };
    if (asked.orientation == "all") {
        sheet.across = turns_across;
        for (const board::Orientation orientation : board::all_orientations) {
            add(orientation);
            sheet.boards.back().caption = board::name(orientation);
        }
    } else {
        add(orientation_of(asked.orientation).value_or(board::Orientation::identity));
    }
    return sheet;
}

struct MoveRange {
    int first = 1;
    int last = 1;
};

MoveRange read_range(const std::string& text) {
    const auto dash = text.find('-');
    const auto first = base::number_from<int>(text.substr(0, dash));
    const auto last = dash == std::string::npos ? first : base::number_from<int>(text.substr(dash + 1));
    if (!first || !last || *first < 1 || *last < *first)
        throw base::FileError("--moves " + text + ": write it as FIRST-LAST, such as 1-50");
    return {*first, *last};
}

// With what is set up behind the first of them. `first_number` is that of the first move.
std::vector<authoring::NumberedMove> moves_in(const sgf::Game& game, MoveRange range, int first_number) {
    std::vector<authoring::NumberedMove> moves;
    int number = 0;
    for (const sgf::Event& event : game.events) {
        if (event.kind == sgf::Event::Kind::turn) continue;
        const bool is_move = event.kind == sgf::Event::Kind::move;
        if (is_move) ++number;
        if (number < range.first || number > range.last) continue;
        moves.push_back({is_move ? number - range.first + first_number : 0, event.colour, event.vertex});
    }
    return moves;
}

// Marks and comment of the node whose position is drawn, that before move `number`.
void add_marks(const std::string& text, const DrawnSubject& asked, int number, authoring::DrawingSheet& sheet) {
    const sgf::NamedGame named = sgf::split_game_number(asked.subject);
    const authoring::AskedGames games = authoring::asked_games(text, {named.file, named.number.value_or(1)}, "");
    const compiler::SgfTree& tree = games.collection.games.front();
    const auto line = authoring::line_of(tree, games.name_of(0), asked.path);
    const compiler::SgfNode& node = tree.node(compiler::node_before_move(tree, line, number));
    authoring::add_marks(node, sheet.boards.front());
    sheet.comment = node.text("C");
}

// No move may be missing without a word.
MoveRange range_of(const DrawnSubject& asked, int moves_played) {
    MoveRange range = read_range(asked.moves);
    const std::string has = "the game has " + std::to_string(moves_played) + " moves";
    if (range.first > moves_played)
        throw base::FileError("--moves " + asked.moves + ": " + has + "; name some of them, such as 1-50");
    if (range.last > moves_played)
        std::cerr << "katachi: " << has << ", which --moves " << asked.moves << " passes; it ends with the last\n";
    range.last = std::min(range.last, moves_played);
    return range;
}

authoring::DrawingSheet numbered_moves(const DrawnSubject& asked) {
    const sgf::NamedGame named = sgf::split_game_number(asked.subject);
    const std::string text = authoring::read_file_or_input(named.file);
    const auto [game, name, source] = authoring::find_line(text, named, asked.path);
    if (game.size == 0)
        throw base::FileError(base::input_name(named.file) +
                              ": its board is no Go board of 2 to 19 lines; it cannot be drawn");
    const MoveRange range = range_of(asked, game.move_count());
    const auto found = sgf::position_before_move(game, range.first);
    if (const auto* error = std::get_if<sgf::SgfError>(&found)) throw base::FileError(name + ": " + error->message);
    authoring::BoardDrawing board =
        authoring::draw_position(std::get<sgf::SgfPosition>(found).board.position(), std::nullopt);
    authoring::draw_moves(moves_in(game, range, asked.first_number > 0 ? asked.first_number : range.first), board);
    authoring::DrawingSheet sheet{
        .title =
            fmt::format("{}, moves {} to {}", authoring::without_folder(name, asked.subject), range.first, range.last),
        .boards = {std::move(board)}};
    if (asked.labels) add_marks(text, asked, range.last + 1, sheet);
    return sheet;
}

// Those of a board that our commands printed.
void add_labels(const std::string& text, authoring::BoardDrawing& drawing) {
    const auto read = authoring::read_printed_board(text);
    if (const auto* board = std::get_if<authoring::PrintedBoard>(&read))
        for (const auto& [vertex, label] : board->labels)
            drawing.at(board::row_of(vertex), board::column_of(vertex)).label = label;
}

void add_eye_spaces(const authoring::AskedPosition& position, authoring::DrawingSheet& sheet) {
    analysis::BoardAnalysis analysis;
    analysis.set(position.played.value_or(board::Board(position.position)), position.handicap);
    authoring::draw_eye_spaces(*analysis.eye_spaces(), sheet);
}

authoring::DrawingSheet drawn_position(const DrawnSubject& asked) {
    if (!asked.orientation.empty()) throw base::FileError("--orientation is for entries; katachi sgf turn turns games");
    if (!asked.patterns.paths.empty() || !asked.patterns.databases.empty())
        throw base::FileError(base::input_name(asked.subject) +
                              ": is a position; --patterns and --database say where entries stand");
    if (!asked.moves.empty()) return numbered_moves(asked);
    const std::string text = authoring::read_file_or_input(sgf::split_game_number(asked.subject).file);
    const authoring::AskedPosition position = authoring::position_of_text(
        text, asked.subject, asked.move > 0 ? std::optional(asked.move) : std::nullopt, asked.path);
    say_warnings(position);
    authoring::DrawingSheet sheet{.title = authoring::without_folder(position.source, position.file),
                                  .boards = {authoring::draw_position(position.position, position.last_move)}};
    if (asked.eyes)
        add_eye_spaces(position, sheet);
    else if (!position.played)
        add_labels(text, sheet.boards.front());
    else if (asked.labels)
        add_marks(text, asked, *position.move, sheet);
    return sheet;
}

}  // namespace

authoring::DrawingSheet drawn(const DrawnSubject& subject) {
    authoring::DrawingSheet sheet = is_position(subject.subject) ? drawn_position(subject) : drawn_entry_sheet(subject);
    authoring::BoardDrawing& board = sheet.boards.front();
    if (subject.area.empty()) {
        add_signs(subject.signs, board, std::nullopt);
    } else {
        const authoring::BoardArea area = authoring::read_area(subject.area, board.rows);
        add_signs(subject.signs, board, area);
        board = authoring::part_of(board, area);
    }
    if (!subject.caption.empty()) sheet.title = subject.caption;
    return sheet;
}

}  // namespace katachi::cli
