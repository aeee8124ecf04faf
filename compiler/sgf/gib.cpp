#include "compiler/sgf/gib.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text/number.h"
#include "base/text/trim.h"
#include "compiler/sgf/record_parts.h"
#include "engine/board/vertex.h"

namespace katachi::compiler {

namespace {

constexpr int size_of_board = board::max_board_size;

// What stands in `\[NAME=...\]`.
std::string_view tag(std::string_view text, const std::string& name) {
    const std::string begin = "\\[" + name + "=";
    const std::size_t start = text.find(begin);
    if (start == std::string_view::npos) return "";
    const std::string_view rest = text.substr(start + begin.size());
    return base::trimmed(rest.substr(0, rest.find("\\]")));
}

// What follows a letter in the tag GAMETAG: "S0,R0,D0,G65,W7,Z0,T30-3-1200,C2015:08:29:22:56".
std::string_view game_fact(std::string_view text, char letter) {
    std::string_view rest = tag(text, "GAMETAG");
    while (!rest.empty()) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        const std::string_view fact = base::trimmed(rest.substr(0, comma), " \t");
        if (fact.starts_with(letter)) return fact.substr(1);
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    return "";
}

// Points are counted in tenths: "65" is 6.5.
std::string points(std::string_view tenths) {
    const auto number = base::number_from<int>(tenths);
    if (!number || *number < 0) return "";
    return std::to_string(*number / 10) + (*number % 10 == 0 ? "" : "." + std::to_string(*number % 10));
}

std::string result(std::string_view text) {
    const std::string_view code = game_fact(text, 'W');
    if (code == "0" || code == "1") {
        const std::string won_by = points(game_fact(text, 'Z'));
        return won_by.empty() ? "" : (code == "0" ? "B+" : "W+") + won_by;
    }
    constexpr std::array<std::pair<std::string_view, const char*>, 4> endings{
        {{"3", "B+R"}, {"4", "W+R"}, {"7", "B+T"}, {"8", "W+T"}}};
    for (const auto& [known, ending] : endings)
        if (code == known) return ending;
    return "";
}

// "2015-08-29"
std::string date(std::string_view text) {
    std::string day(game_fact(text, 'C').substr(0, 10));
    if (day.size() != 10 || day[4] != ':' || day[7] != ':') return "";
    day[4] = day[7] = '-';
    return day;
}

std::string_view take_word(std::string_view& line) {
    line.remove_prefix(std::min(line.find_first_not_of(" \t\r"), line.size()));
    const std::string_view word = line.substr(0, line.find_first_of(" \t\r"));
    line.remove_prefix(word.size());
    return word;
}

// Of the line "INI 0 1 3 &4".
std::string handicap(std::string_view line) {
    take_word(line);
    take_word(line);
    return handicap_of(size_of_board, base::number_from<int>(take_word(line)).value_or(0));
}

// Of the line "STO 0 2 1 16 2": the second one that is counted, by Black, in the seventeenth column and third row.
std::string move(std::string_view line) {
    take_word(line);
    take_word(line);
    const std::string_view colour = take_word(line);
    const int column = base::number_from<int>(take_word(line)).value_or(-1);
    const int row = base::number_from<int>(take_word(line)).value_or(-1);
    return colour == "1" || colour == "2" ? written_move(colour == "1" ? "B" : "W", size_of_board, column, row) : "";
}

}  // namespace

bool is_gib(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text.starts_with("\\HS");
}

std::string gib_encoding(std::string_view bytes) {
    const std::string_view country = tag(bytes, "GIBOKIND");
    if (country == "Korea") return "EUC-KR";
    if (country == "China") return "GB18030";
    return country == "Japan" ? "Shift_JIS" : "";
}

std::string sgf_of_gib(std::string_view text) {
    std::string root = "(;GM[1]FF[4]CA[UTF-8]SZ[" + std::to_string(size_of_board) + "]" +
                       player_of("B", tag(text, "GAMEBLACKNAME")) + player_of("W", tag(text, "GAMEWHITENAME")) +
                       property_of("DT", date(text)) + property_of("EV", tag(text, "GAMENAME")) +
                       property_of("PC", tag(text, "GAMEPLACE")) + property_of("KM", points(game_fact(text, 'G'))) +
                       property_of("RE", result(text));
    std::string moves;
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const std::string_view word = take_word(line);
        if (word == "INI") root += handicap(line);
        if (word == "STO") moves += move(line);
    }
    return root + "\n" + moves + ")\n";
}

}  // namespace katachi::compiler
