#include "tools/authoring/match_input.h"

#include <zlib.h>

#include <cerrno>
#include <memory>
#include <string_view>
#include <system_error>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/files/standard_input.h"
#include "base/text/ascii_case.h"
#include "engine/board/string_without_liberty.h"
#include "engine/board/turned_vertex.h"
#include "engine/board/vertex_advice.h"
#include "engine/sgf/values.h"
#include "tools/authoring/games/named_game.h"
#include "tools/authoring/position_of_text.h"

namespace katachi::authoring {

AskedPosition read_position(const std::string& name, std::optional<int> move, const std::string& path) {
    return position_of_text(read_file_or_input(sgf::split_game_number(name).file), name, move, path);
}

void require_liberties(const AskedPosition& asked) {
    if (const auto trouble = board::string_without_liberty(board::Board(asked.position)))
        throw base::FileError(asked.source + ": " + *trouble +
                              ", so there is no life to ask about; mend the stones of the position");
}

board::Vertex read_point(const std::string& name, const std::string& text, int size) {
    const auto point = sgf::written_vertex(text, size);
    if (point == board::pass_vertex || base::equal_but_for_case(text, "tenuki"))
        throw base::FileError(name + ": is on no point; name one, like C3");
    if (!point)
        throw base::FileError(name + ": no point of a board of " + std::to_string(size) + "x" + std::to_string(size) +
                              "; " + std::string(board::vertex_advice(text)));
    return *point;
}

void for_each_recorded_position(const std::string& name,
                                const std::function<void(const std::string& line, const board::Position&)>& visit) {
    // zlib reads files that are not compressed as they are.
    base::check_is_no_folder(name);
    errno = 0;
    const gzFile opened = name == "-" ? gzdopen(0, "rb") : gzopen(name.c_str(), "rb");
    if (opened == nullptr) throw base::file_error(base::input_name(name), {errno, std::generic_category()});
    const std::unique_ptr<gzFile_s, int (*)(gzFile)> file(opened, gzclose);
    std::string line;
    std::size_t number = 1;
    const auto finish_line = [&] {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        if (!line.empty() && line[0] == '@') {
            const auto position = board::parse_rows(std::string_view(line).substr(line.rfind('\t') + 1));
            if (!position)
                throw base::FileError(base::input_name(name) + ":" + std::to_string(number) +
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
    if (count < 0) throw base::FileError(base::input_name(name) + ": is damaged, and cannot be read to its end");
    if (!line.empty()) finish_line();
}

BoardArea read_area(const std::string& text, int size) {
    if (const auto corner = board::corner_named(text)) return corner_area(*corner, size);
    const auto dash = text.find('-');
    const std::string name = "--area " + text;
    if (dash == std::string::npos || dash == 0 || dash + 1 == text.size())
        throw base::FileError(name +
                              ": write it as two opposite corners, such as A1-K10, or as upper-left, upper-right, "
                              "lower-left or lower-right");
    const board::Vertex from = read_point(name, text.substr(0, dash), size);
    const board::Vertex to = read_point(name, text.substr(dash + 1), size);
    BoardArea area{board::row_of(from), board::column_of(from), board::row_of(from), board::column_of(from)};
    area.include(board::offset_of(to));
    return area;
}

}  // namespace katachi::authoring
