#include "tools/katachi/named_game.h"

#include <charconv>
#include <filesystem>

#include "compiler/model/discovery.h"
#include "tools/katachi/standard_input.h"

namespace katachi {

NamedGame split_game_number(const std::string& name) {
    const auto mark = name.rfind('#');
    std::error_code error;
    if (mark == std::string::npos || std::filesystem::exists(name, error)) return {name, std::nullopt};
    std::size_t number = 0;
    const char* end = name.data() + name.size();
    const auto [stop, failed] = std::from_chars(name.data() + mark + 1, end, number);
    if (failed != std::errc{} || stop != end || number == 0) return {name, std::nullopt};
    return {name.substr(0, mark), number};
}

std::size_t game_index(const NamedGame& named, std::size_t count) {
    const std::size_t number = named.number.value_or(1);
    if (number > count)
        throw FileError(named.file + ": there is no game #" + std::to_string(number) +
                        "; games in the file: " + std::to_string(count));
    return number - 1;
}

std::string read_file_or_input(const std::string& file) {
    if (file == "-") return read_standard_input();
    return std::string(read_file(file)->text());
}

}  // namespace katachi
