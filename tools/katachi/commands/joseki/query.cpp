// katachi joseki query: what the library says of a game or a board, corner by corner.
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <optional>
#include <set>

#include "base/files/file_error.h"
#include "base/files/standard_input.h"
#include "engine/board/side_name.h"
#include "joseki/graph/library_query.h"
#include "joseki/graph/position.h"
#include "tools/answers/joseki/joseki_json.h"
#include "tools/authoring/drawing/position_drawing.h"
#include "tools/authoring/games/game_files.h"
#include "tools/authoring/games/named_game.h"
#include "tools/authoring/joseki/followed_games.h"
#include "tools/authoring/joseki/joseki_report.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/commands/joseki/followed_text.h"
#include "tools/katachi/commands/joseki/library.h"
#include "tools/katachi/commands/joseki/picture.h"
#include "tools/katachi/commands/joseki/position.h"
#include "tools/katachi/commands/joseki/query_games.h"
#include "tools/katachi/commands/joseki/text.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/entry_output.h"
#include "tools/katachi/shared/picture.h"
#include "tools/katachi/shared/position_choice.h"

namespace katachi::cli {

namespace {

bool is_file(const std::string& word) {
    return word == "-" || std::filesystem::exists(word) || word.find('.') != std::string::npos;
}

bool names_games(const std::vector<std::string>& words) {
    return std::any_of(words.begin(), words.end(),
                       [&](const std::string& word) { return is_file(word) && (words.size() == 1 || !is_move(word)); });
}

// A single file of several games is not told here: that it holds several is known once it is read.
bool names_a_collection(const std::vector<std::string>& words) {
    return words.size() > 1 || authoring::is_collection(words.front());
}

authoring::FollowedGame followed(const authoring::AskedPosition& asked, const joseki::Graph& library) try {
    return authoring::followed_game(*asked.played, *asked.move - 1, library);
} catch (const base::FileError& error) {
    throw base::FileError(asked.game + ": " + error.what());
}

Outcome answer_game(const JosekiQueryOptions& options, const CommonOptions& common, const JosekiLibrary& library,
                    const authoring::AskedPosition& asked) {
    if (!options.area.empty())
        throw base::FileError(
            "--area is about one position of a game; name it with --move N, or a corner with --corner");
    if (!options.side.empty() || options.differences > 0)
        throw base::FileError("--side and --differences are about one position of a game; name it with --move N");
    const authoring::FollowedGame game = followed(asked, library.graph);
    FollowedView view = view_of(options);
    view.has_letters = !options.output.empty();
    const std::string title = asked.game + ": its corners, by " + library.name;
    const std::string text =
        title + "\n" + followed_text(game, library, view) + sources_text(sources_of(library, game));
    if (options.format == "json") {
        std::cout << answers::followed_game_json(asked.game, game, library.graph, view.corner);
    } else {
        std::cout << in_style(text, text_style(common));
    }
    std::cout << std::flush;
    if (!options.output.empty()) {
        const authoring::DrawingSheet sheet =
            followed_sheet(authoring::without_folder(title, asked.file), game, library.graph, view);
        if (sheet.boards.empty()) throw base::FileError("nobody played there; " + options.output + " is not written");
        write_picture(sheet, options.output, text);
    }
    const bool follows = std::any_of(game.begin(), game.end(), [](const auto& corner) { return corner.followed > 0; });
    if (!follows) std::cerr << "katachi: no corner of the game begins as the library does\n";
    return follows ? Outcome::success : Outcome::findings;
}

struct AskedBoard {
    std::string source;
    board::Position board;
    board::Colour to_move = board::Colour::black;
    std::optional<board::Vertex> last_move;
};

// A position that agrees with the whole board is found from each of its corners; once is enough.
void drop_repeated(std::vector<joseki::LibraryAnswer>& answers, int size) {
    std::set<joseki::NodeIndex> seen;
    std::erase_if(answers, [&](const joseki::LibraryAnswer& answer) {
        const bool is_whole = answer.degree() == size * size && answer.differences == 0;
        return is_whole && !seen.insert(answer.node).second;
    });
}

Outcome answer_position(const JosekiQueryOptions& options, const CommonOptions& common, const JosekiLibrary& library,
                        const AskedBoard& asked) {
    if (options.moves) throw base::FileError("--moves is about a game as a whole; name a game record without --move");
    const std::size_t stones = joseki::joseki_stones(asked.board, asked.to_move).size();
    joseki::LibraryQuery query(library.graph, stones + static_cast<std::size_t>(options.differences));
    authoring::JosekiReport report{
        .title = (asked.source.empty() ? "" : asked.source + ": ") + board::side_name(asked.to_move) + " to play",
        .board = asked.board,
        .to_move = asked.to_move,
        .last_move = asked.last_move,
        .answers =
            query.ask(asked.board, asked.to_move,
                      {.last_move = asked.last_move.value_or(board::pass_vertex), .differences = options.differences})};
    const auto corner = board::corner_named(options.corner);
    if (corner)
        std::erase_if(report.answers, [&](const joseki::LibraryAnswer& answer) {
            return joseki::corner_of(answer.orientation, asked.board.size) != *corner;
        });
    drop_repeated(report.answers, asked.board.size);
    for (joseki::LibraryAnswer& answer : report.answers) {
        if (!joseki::is_empty_board(answer, library.graph, asked.board.size))
            joseki::leave_out_moves_elsewhere(library.graph, answer);
        joseki::add_mirrored_moves(library.graph, answer, asked.board.size);
    }
    for (const joseki::LibraryAnswer& answer : report.answers) {
        report.sources.push_back(sources_of(library, answer.node));
        report.disputed.push_back(disputed_moves(library, answer.node));
    }
    const JosekiDetails details{.least_games = options.all ? 0 : options.least_games, .are_all = options.all};
    std::cout << (options.format == "json" ? answers::joseki_json(report, library.graph)
                                           : joseki_text(report, library.graph, details, text_style(common)))
              << std::flush;
    if (!options.output.empty())
        write_picture(joseki_sheet(report, library.graph, details, options.area), options.output,
                      joseki_text(report, library.graph, details, base::TextStyle{}));
    if (!report.answers.empty()) return Outcome::success;
    std::cerr << "katachi: no position of the library agrees with "
              << (corner ? std::string("the ") + board::name(*corner) + " corner" : "a corner of the board")
              << "; --differences 2 allows for two points\n";
    return Outcome::findings;
}

// A position by its code or its moves.
Outcome answer_named(const JosekiQueryOptions& options, const CommonOptions& common, const JosekiLibrary& library) {
    if (options.move > 0 || !options.path.empty())
        throw base::FileError(std::string(options.move > 0 ? "--move" : "--path") +
                              " is about a game record; of moves and codes leave it out");
    const NamedJoseki asked = find_joseki_position(library.graph, options.position);
    const board::Colour to_move = options.side.empty()      ? asked.to_move
                                  : options.side == "black" ? board::Colour::black
                                                            : board::Colour::white;
    return answer_position(options, common, library, {"", asked.board, to_move, asked.last_move});
}

}  // namespace

Outcome run_joseki_query(const JosekiQueryOptions& options, const CommonOptions& common) {
    if (options.position.size() == 1 && options.position.front().ends_with(".kdb"))
        throw base::FileError(options.position.front() + ": is a library; ask it of a game or of moves with --db " +
                              options.position.front());
    check_picture(options.output, options.area, options.position);
    const JosekiLibrary library = open_joseki_library(options.catalogue, options.additions);
    if (!names_games(options.position)) return answer_named(options, common, library);
    if (names_a_collection(options.position)) return answer_games(options, common, library);
    const PositionChoice choice{
        .position = options.position.front(), .move = options.move, .path = options.path, .side = options.side};
    const sgf::NamedGame named = sgf::split_game_number(choice.position);
    const std::string text = authoring::read_file_or_input(named.file);
    if (!named.number && options.move == 0 && options.path.empty() && authoring::games_in(text) > 1)
        return answer_games_of(text, base::input_name(named.file), options, common, library);
    const authoring::AskedPosition asked = asked_position(choice, text);
    if (asked.played && options.move == 0) return answer_game(options, common, library, asked);
    return answer_position(options, common, library,
                           {asked.source, asked.position, sides_of(choice, asked).front(), asked.last_move});
}

}  // namespace katachi::cli
