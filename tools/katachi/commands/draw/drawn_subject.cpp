#include "tools/katachi/commands/draw/drawn_subject.h"

#include <fmt/core.h>

#include <filesystem>
#include <iostream>
#include <optional>

#include "base/text/number.h"
#include "tools/authoring/drawing/entry_drawing.h"
#include "tools/authoring/drawing/position_drawing.h"
#include "base/files/file_error.h"
#include "engine/sgf/game.h"
#include "tools/authoring/match_input.h"
#include "tools/authoring/named_entry.h"
#include "tools/authoring/named_game.h"
#include "tools/katachi/shared/orientation_names.h"

namespace katachi {

namespace {

constexpr int turns_across = 4;

bool is_position(const std::string& subject) {
    if (subject == "-") return true;
    const std::string file = split_game_number(subject).file;
    if (!std::filesystem::is_regular_file(file)) return false;
    if (std::filesystem::path(file).extension() != ".db") return true;
    throw FileError(file + ": is a database; name an entry: katachi draw NAME --patterns " + file);
}

NamedEntry asked_entry(const std::vector<PatternDatabase>& databases, const std::string& subject) {
    const auto slash = subject.find('/');
    const std::string database = slash == std::string::npos ? "" : subject.substr(0, slash);
    const auto found =
        entries_named(databases, database, slash == std::string::npos ? subject : subject.substr(slash + 1));
    for (std::size_t i = 1; i < found.size(); ++i)
        std::cerr << "katachi: the first of that name is drawn; another is " << found[i].database->spec.name << "/"
                  << found[i].pattern->name << '\n';
    if (!found.front().pattern->sound) throw FileError(subject + ": its diagram is broken; katachi check says where");
    return found.front();
}

DrawingSheet drawn_entry_sheet(const DrawnSubject& asked) {
    if (asked.move > 0 || !asked.moves.empty())
        throw FileError(asked.subject + ": is an entry, or a file that is not there; --move and --moves are for games");
    const auto databases = read_patterns(asked.patterns);
    const NamedEntry entry = asked_entry(databases, asked.subject);
    DrawingSheet sheet{.title = entry.pattern->name, .boards = {}, .across = 1};
    const auto add = [&](Orientation orientation) {
        sheet.boards.push_back(draw_entry(*entry.pattern, entry.database->spec.kind, orientation, asked.labels));
    };
    if (asked.orientation == "all") {
        sheet.across = turns_across;
        for (const Orientation orientation : all_orientations) {
            add(orientation);
            sheet.boards.back().caption = name(orientation);
        }
    } else {
        add(orientation_of(asked.orientation).value_or(Orientation::identity));
    }
    return sheet;
}

struct MoveRange {
    int first = 1;
    int last = 1;
};

MoveRange read_range(const std::string& text) {
    const auto dash = text.find('-');
    const auto first = number_from<int>(text.substr(0, dash));
    const auto last = dash == std::string::npos ? first : number_from<int>(text.substr(dash + 1));
    if (!first || !last || *first < 1 || *last < *first)
        throw FileError("--moves " + text + ": write it as FIRST-LAST, such as 1-50");
    return {*first, *last};
}

// The main line of the game that the subject names.
SgfGame asked_game(const std::string& subject) {
    const NamedGame named = split_game_number(subject);
    auto games = read_sgf_games(read_file_or_input(named.file));
    if (const auto* error = std::get_if<SgfError>(&games)) throw FileError(named.file + ": " + error->message);
    auto& all = std::get<std::vector<SgfGame>>(games);
    SgfGame& game = all[game_index(named, all.size())];
    if (game.size == 0) throw FileError(named.file + ": its board cannot be drawn");
    return std::move(game);
}

std::vector<NumberedMove> moves_in(const SgfGame& game, MoveRange range) {
    std::vector<NumberedMove> moves;
    int number = 0;
    for (const SgfEvent& event : game.events) {
        if (event.kind != SgfEvent::Kind::move) continue;
        ++number;
        if (number >= range.first && number <= range.last) moves.push_back({number, event.colour, event.vertex});
    }
    return moves;
}

DrawingSheet numbered_moves(const DrawnSubject& asked) {
    const MoveRange range = read_range(asked.moves);
    const SgfGame game = asked_game(asked.subject);
    const auto found = position_before_move(game, range.first);
    if (const auto* error = std::get_if<SgfError>(&found)) throw FileError(asked.subject + ": " + error->message);
    const auto moves = moves_in(game, range);
    BoardDrawing board = draw_position(std::get<SgfPosition>(found).board.position(), std::nullopt);
    draw_moves(moves, board);
    const int last = moves.empty() ? range.first : moves.back().number;
    return {.title = fmt::format("{}, moves {} to {}", asked.subject, range.first, last), .boards = {std::move(board)}};
}

DrawingSheet drawn_position(const DrawnSubject& asked) {
    if (!asked.orientation.empty()) throw FileError("--orientation is for entries; katachi sgf turn turns games");
    if (!asked.moves.empty()) return numbered_moves(asked);
    const AskedPosition position =
        read_position(asked.subject, asked.move > 0 ? std::optional(asked.move) : std::nullopt);
    for (const std::string& warning : position.warnings)
        std::cerr << "katachi: " << position.file << ": " << warning << '\n';
    return {.title = position.source, .boards = {draw_position(position.position, position.last_move)}};
}

}  // namespace

DrawingSheet drawn(const DrawnSubject& subject) {
    DrawingSheet sheet = is_position(subject.subject) ? drawn_position(subject) : drawn_entry_sheet(subject);
    if (!subject.caption.empty()) sheet.title = subject.caption;
    return sheet;
}

}  // namespace katachi
