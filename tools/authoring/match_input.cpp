#include "tools/authoring/match_input.h"

#include <zlib.h>

#include <memory>

#include "base/files/file_error.h"
#include "engine/board/position_text.h"
#include "engine/sgf/game.h"
#include "engine/sgf/nodes.h"
#include "engine/sgf/values.h"
#include "tools/authoring/games/named_game.h"

namespace katachi::authoring {

namespace {

bool is_sgf(const std::string& text) { return sgf::find_sgf_game(text, 0) != std::string::npos; }

AskedPosition from_game(const std::string& text, const NamedGame& named, std::optional<int> move,
                        const std::string& path) {
    const auto [game, name] = find_line(text, named, path);
    if (game.size == 0) throw base::FileError(named.file + ": " + game.warnings.front().message);
    const int number = move.value_or(game.move_count() + 1);
    auto found = sgf::position_before_move(game, number);
    if (const auto* error = std::get_if<sgf::SgfError>(&found))
        throw base::FileError(named.file + ": " + error->message);
    const auto& position = std::get<sgf::SgfPosition>(found);
    AskedPosition asked;
    asked.file = named.file;
    asked.move = number;
    asked.source = name + (move ? ", before move " + std::to_string(number)
                                : ", last position (after move " + std::to_string(game.move_count()) + ")");
    asked.position = position.board.position();
    asked.played = position.board;
    asked.to_move = position.to_move;
    if (!position.board.history().empty()) asked.last_move = position.board.history().back().vertex;
    for (const sgf::SgfWarning& warning : game.warnings) asked.warnings.push_back(warning.message);
    for (const sgf::SgfWarning& warning : position.warnings) asked.warnings.push_back(warning.message);
    return asked;
}

AskedPosition from_drawn_board(const std::string& text, const std::string& file) {
    const auto read = board::read_position_text(text);
    if (const auto* error = std::get_if<board::PositionTextError>(&read))
        throw base::FileError(file + ":" + std::to_string(error->line) +
                              ": neither SGF nor a drawn board: " + error->message);
    AskedPosition asked;
    asked.file = file;
    asked.source = file;
    asked.position = std::get<board::Position>(read);
    return asked;
}

}  // namespace

AskedPosition read_position(const std::string& name, std::optional<int> move, const std::string& path) {
    const NamedGame named = split_game_number(name);
    const std::string text = read_file_or_input(named.file);
    if (is_sgf(text)) return from_game(text, named, move, path);
    if (move || !path.empty())
        throw base::FileError(named.file + ": is no SGF, so it has no moves; leave " + (move ? "--move" : "--path") +
                              " out for a drawn board");
    return from_drawn_board(text, named.file);
}

board::Vertex read_point(const std::string& name, const std::string& text, int size) {
    auto point = board::parse_vertex(text, size);
    if (!point) point = sgf::sgf_point(text, size);
    if (!point || *point == board::pass_vertex)
        throw base::FileError(name + ": no point of a board of " + std::to_string(size) + "x" + std::to_string(size) +
                              "; write it like C3");
    return *point;
}

void for_each_recorded_position(const std::string& name,
                                const std::function<void(const std::string& line, const board::Position&)>& visit) {
    // zlib reads files that are not compressed as they are.
    const gzFile opened = name == "-" ? gzdopen(0, "rb") : gzopen(name.c_str(), "rb");
    if (opened == nullptr) throw base::FileError(name + ": cannot be opened");
    const std::unique_ptr<gzFile_s, int (*)(gzFile)> file(opened, gzclose);
    std::string line;
    std::size_t number = 1;
    const auto finish_line = [&] {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        if (!line.empty() && line[0] == '@') {
            const auto position = board::parse_rows(std::string_view(line).substr(line.rfind('\t') + 1));
            if (!position)
                throw base::FileError(name + ":" + std::to_string(number) +
                                      ": the last column is no board of rows with `/` between");
            visit(line, *position);
        }
        line.clear();
        ++number;
    };
    char buffer[64 * 1024];
    int count = 0;
    while ((count = gzread(file.get(), buffer, sizeof buffer)) > 0)
        for (int i = 0; i < count; ++i) {
            if (buffer[i] == '\n')
                finish_line();
            else
                line += buffer[i];
        }
    if (count < 0) throw base::FileError(name + ": cannot be read to its end");
    if (!line.empty()) finish_line();
}

}  // namespace katachi::authoring
