// katachi joseki query: what the library says of a board, corner by corner.
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <optional>
#include <set>

#include "engine/board/side_name.h"
#include "joseki/graph/library_query.h"
#include "joseki/graph/library_store.h"
#include "tools/answers/joseki/joseki_json.h"
#include "tools/authoring/joseki/joseki_report.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/commands/joseki/position.h"
#include "tools/katachi/commands/joseki/text.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/entry_output.h"
#include "tools/katachi/shared/position_choice.h"

namespace katachi::cli {

namespace {

struct AskedBoard {
    std::string source;
    board::Position board;
    board::Colour to_move = board::Colour::black;
    std::optional<board::Vertex> last_move;
};

bool names_a_file(const std::vector<std::string>& words) {
    if (words.size() != 1) return false;
    const std::string& word = words.front();
    return word == "-" || std::filesystem::exists(word) || word.find('.') != std::string::npos;
}

AskedBoard asked_board(const JosekiQueryOptions& options, const joseki::Graph& library) {
    if (names_a_file(options.position)) {
        const PositionChoice choice{options.position.front(), options.move, options.side};
        const authoring::AskedPosition asked = asked_position(choice);
        return {asked.source, asked.position, sides_of(choice, asked).front(), asked.last_move};
    }
    const NamedJoseki asked = find_joseki_position(library, options.position);
    return {"", asked.board, asked.to_move, asked.last_move};
}

// A position that agrees with the whole board is found from each of its corners; once is enough.
void drop_repeated(std::vector<joseki::LibraryAnswer>& answers, int size) {
    std::set<joseki::NodeIndex> seen;
    std::erase_if(answers, [&](const joseki::LibraryAnswer& answer) {
        const bool is_whole = answer.degree() == size * size && answer.differences == 0;
        return is_whole && !seen.insert(answer.node).second;
    });
}

}  // namespace

Outcome run_joseki_query(const JosekiQueryOptions& options, const CommonOptions& common) {
    const catalogue::Catalogue catalogue = open_catalogue(options.catalogue, catalogue::Catalogue::Access::read);
    const joseki::Graph library = joseki::load_library(catalogue);
    const AskedBoard asked = asked_board(options, library);
    joseki::LibraryQuery query(library);
    authoring::JosekiReport report{
        .title = (asked.source.empty() ? "" : asked.source + ": ") + board::side_name(asked.to_move) + " to play",
        .board = asked.board,
        .to_move = asked.to_move,
        .answers =
            query.ask(asked.board, asked.to_move,
                      {.last_move = asked.last_move.value_or(board::pass_vertex), .differences = options.differences})};
    std::string corner = options.corner;
    std::replace(corner.begin(), corner.end(), '-', ' ');
    if (!corner.empty())
        std::erase_if(report.answers, [&](const joseki::LibraryAnswer& answer) {
            return joseki::corner_of(answer.orientation, asked.board.size) != corner;
        });
    drop_repeated(report.answers, asked.board.size);
    authoring::find_sources(catalogue, library, report);
    const JosekiDetails details{.least_games = options.all ? 0 : options.least_games, .are_all = options.all};
    std::cout << (options.format == "json" ? answers::joseki_json(report, library)
                                           : joseki_text(report, library, details, text_style(common)))
              << std::flush;
    if (!report.answers.empty()) return Outcome::success;
    std::cerr << "katachi: no position of the library agrees with "
              << (corner.empty() ? "a corner of the board" : "the " + corner + " corner")
              << "; --differences 2 allows for two points\n";
    return Outcome::findings;
}

}  // namespace katachi::cli
