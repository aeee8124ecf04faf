// katachi joseki query: what the library says of a board, corner by corner.
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <set>

#include "engine/board/side_name.h"
#include "joseki/library_query.h"
#include "joseki/library_store.h"
#include "tools/katachi/catalogue_option.h"
#include "tools/katachi/entry_output.h"
#include "tools/katachi/joseki_commands.h"
#include "tools/katachi/joseki_position.h"
#include "tools/katachi/joseki_report.h"
#include "tools/katachi/position_choice.h"

namespace katachi {

namespace {

struct QueryOptions {
    std::vector<std::string> position;
    int move = 0;
    std::string side;
    std::string corner;
    CatalogueOption catalogue;
    int differences = 0;
    std::int64_t least_games = 3;
    bool all = false;
    std::string format = "text";
};

struct AskedBoard {
    std::string source;
    Position board;
    Colour to_move = Colour::black;
    std::optional<Vertex> last_move;
};

bool names_a_file(const std::vector<std::string>& words) {
    if (words.size() != 1) return false;
    const std::string& word = words.front();
    return word == "-" || std::filesystem::exists(word) || word.find('.') != std::string::npos;
}

AskedBoard asked_board(const QueryOptions& options, const JosekiGraph& library) {
    if (names_a_file(options.position)) {
        const PositionChoice choice{options.position.front(), options.move, options.side};
        const AskedPosition asked = asked_position(choice);
        return {asked.source, asked.position, sides_of(choice, asked).front(), asked.last_move};
    }
    const NamedJoseki asked = find_joseki_position(library, options.position);
    return {"", asked.board, asked.to_move, asked.last_move};
}

// A position that agrees with the whole board is found from each of its corners; once is enough.
void drop_repeated(std::vector<LibraryAnswer>& answers, int size) {
    std::set<NodeIndex> seen;
    std::erase_if(answers, [&](const LibraryAnswer& answer) {
        const bool is_whole = answer.degree() == size * size && answer.differences == 0;
        return is_whole && !seen.insert(answer.node).second;
    });
}

Outcome run_query(const QueryOptions& options, const CommonOptions& common) {
    const Catalogue catalogue = open_catalogue(options.catalogue, Catalogue::Access::read);
    const JosekiGraph library = load_library(catalogue);
    const AskedBoard asked = asked_board(options, library);
    LibraryQuery query(library);
    JosekiReport report{
        .title = (asked.source.empty() ? "" : asked.source + ": ") + side_name(asked.to_move) + " to play",
        .board = asked.board,
        .to_move = asked.to_move,
        .answers = query.ask(asked.board, asked.to_move,
                             {.last_move = asked.last_move.value_or(pass_vertex), .differences = options.differences}),
        .least_games = options.all ? 0 : options.least_games,
        .all_details = options.all};
    std::string corner = options.corner;
    std::replace(corner.begin(), corner.end(), '-', ' ');
    if (!corner.empty())
        std::erase_if(report.answers, [&](const LibraryAnswer& answer) {
            return corner_of(answer.orientation, asked.board.size) != corner;
        });
    drop_repeated(report.answers, asked.board.size);
    find_sources(catalogue, library, report);
    std::cout << (options.format == "json" ? joseki_json(report, library)
                                           : joseki_text(report, library, text_style(common)))
              << std::flush;
    if (!report.answers.empty()) return Outcome::success;
    std::cerr << "katachi: no position of the library agrees with "
              << (corner.empty() ? "a corner of the board" : "the " + corner + " corner")
              << "; --differences 2 allows for two points\n";
    return Outcome::findings;
}

}  // namespace

void add_joseki_query_command(CLI::App& joseki, const CommonOptions& common, Action& action) {
    auto* command = joseki.add_subcommand("query", "what the library says of a board, corner by corner");
    auto options = std::make_shared<QueryOptions>();
    command->add_option("POSITION", options->position,
                        "SGF file (FILE#N), drawn board, - for standard input; or moves such as Q16 O17, or a code");
    command->add_option("--move", options->move, "the position before move N of the game (default: the last position)")
        ->check(CLI::Range(1, 100000));
    command->add_option("--side", options->side, "black or white (default: the side to move)")
        ->check(CLI::IsMember({"black", "white"}));
    command->add_option("--corner", options->corner, "this corner alone")
        ->check(CLI::IsMember({"upper-left", "upper-right", "lower-left", "lower-right"}));
    command->add_option("--differences", options->differences, "so many points may differ, at a lower degree")
        ->check(CLI::Range(0, most_differences));
    command->add_option("--min-games", options->least_games, "leave out continuations played less often")
        ->capture_default_str();
    command->add_flag("--all", options->all, "leave nothing out; with texts, examples and what transposes");
    add_json_option(*command, options->format);
    add_catalogue_option(*command, options->catalogue);
    add_examples(*command,
                 "Examples:\n"
                 "  katachi joseki query game.sgf --move 17\n"
                 "  katachi joseki query game.sgf --corner lower-left --all\n"
                 "  katachi joseki query Q16 O17 D4 Q4\n"
                 "  katachi sgf text game.sgf --move 30 | katachi joseki query - --side white\n"
                 "\nThe degree is the area of the largest rectangle from the corner in which library and board agree.\n"
                 "Exit status: 0 something is known, 1 nothing, 2 trouble.");
    command->callback(
        [options, &common, &action] { action = [options, &common] { return run_query(*options, common); }; });
}

}  // namespace katachi
