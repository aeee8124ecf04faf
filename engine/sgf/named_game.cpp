#include "engine/sgf/named_game.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "base/files/file_error.h"
#include "base/files/standard_input.h"
#include "base/text/number.h"

namespace katachi::sgf {

namespace {

// How files begin that gzip, bzip2, xz, zstd and zip have packed.
constexpr std::array<std::string_view, 5> packed_beginnings{"\x1f\x8b", "BZh", "\xfd\x37zXZ", "\x28\xb5\x2f\xfd",
                                                            "PK\x03\x04"};

bool is_packed(std::string_view text) {
    return std::ranges::any_of(packed_beginnings,
                               [&](std::string_view beginning) { return text.starts_with(beginning); });
}

}  // namespace

NamedGame split_game_number(const std::string& name) {
    const auto mark = name.rfind('#');
    std::error_code error;
    if (mark == std::string::npos || std::filesystem::exists(name, error)) return {name, std::nullopt};
    std::string file = name.substr(0, mark);
    const auto number = base::number_from<std::size_t>(std::string_view(name).substr(mark + 1));
    if (number && *number > 0) return {std::move(file), number};
    if (std::filesystem::is_regular_file(file, error))
        throw base::FileError(name + ": games are counted from 1; the first one of the file is " + file + "#1");
    return {name, std::nullopt};
}

std::string name_of_game(const std::string& file, std::size_t number, std::size_t in_file) {
    return base::input_name(file) + (in_file > 1 ? "#" + std::to_string(number) : "");
}

std::string why_no_game(std::string_view text) {
    if (is_packed(text)) return "is packed; katachi sgf utf8 unpacks it";
    if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"))
        return "is UTF-16; katachi sgf utf8 makes it UTF-8";
    return "holds no game; SGF starts with `(;`";
}

std::string no_game_text(const NamedGame& named, std::size_t in_file, std::string_view text) {
    const std::string file = base::input_name(named.file);
    if (in_file == 0) return file + ": " + why_no_game(text);
    return file + ": there is no game #" + std::to_string(named.number.value_or(1)) +
           "; games in the file: " + std::to_string(in_file);
}

}  // namespace katachi::sgf
