#include "tools/katachi/commands/joseki/opening_database.h"

#include "base/files/file_error.h"

namespace katachi::cli {

void check_opening_database(const std::string& file, int board_size) {
    if (board_size != 9 && board_size != 13 && board_size != 19)
        throw base::FileError(file + ": whole boards have 9, 13 or 19 lines, not " + std::to_string(board_size));
    const std::string stem = file.substr(0, file.rfind('.'));
    const auto digits = stem.substr(stem.find_last_not_of("0123456789") + 1);
    const int read_as = digits == "9" ? 9 : digits == "13" ? 13 : 19;
    if (read_as != board_size)
        throw base::FileError(file + ": would be read as boards of " + std::to_string(read_as) +
                              " lines; end its name in fuseki" + std::to_string(board_size) + ".dbz");
}

}  // namespace katachi::cli
