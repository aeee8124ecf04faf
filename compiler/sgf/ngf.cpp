#include "compiler/sgf/ngf.h"

#include <algorithm>
#include <array>

#include "base/text/number.h"
#include "base/text/trim.h"
#include "compiler/sgf/record_parts.h"
#include "engine/board/vertex.h"

namespace katachi::compiler {

namespace {

// The lines before the moves, in their order.
struct NgfHeader {
    enum Line : std::size_t { kind, size, white, black, place, stones, unknown, komi, time, clock, ending, count };
    static constexpr std::size_t lines = count + 1;
};

std::string_view take_line(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    return base::trimmed(line, " \t\r");
}

// "20170316 [09:51]"
std::string day_of(std::string_view line) {
    const std::string_view day = line.substr(0, 8);
    if (day.size() != 8 || day.find_first_not_of("0123456789") != std::string_view::npos) return "";
    return std::string(day.substr(0, 4)).append("-").append(day.substr(4, 2)).append("-").append(day.substr(6));
}

// Half a point is left out where there is a komi: "6" is 6.5.
std::string komi_of(std::string_view line) {
    const auto number = base::number_from<double>(line);
    if (!number || line.find_first_not_of("0123456789.") != std::string_view::npos) return "";
    const bool is_whole = line.find('.') == std::string_view::npos;
    return std::string(line) + (is_whole && *number > 0 ? ".5" : "");
}

// "White wins by resign!", "Black wins by 3.5 points!"
std::string result_of(std::string_view line) {
    const bool is_black = line.starts_with("Black");
    if (!is_black && !line.starts_with("White")) return "";
    const std::string side = is_black ? "B+" : "W+";
    if (line.find("resign") != std::string_view::npos) return side + "R";
    if (line.find("time") != std::string_view::npos) return side + "T";
    const std::size_t digits = std::min(line.find_first_of("0123456789"), line.size());
    const auto won_by = base::leading_number<double>(line.substr(digits));
    return won_by ? side + std::string(line.substr(digits, line.size() - digits - won_by->rest.size())) : "";
}

// "PMABBREER": the first move, by Black, in column R and row E, which are told twice; B is the first letter.
std::string move_in(std::string_view line, int board_size) {
    constexpr std::size_t place_of_colour = 4;
    if (line.size() < place_of_colour + 3 || !line.starts_with("PM")) return "";
    const char colour = line[place_of_colour];
    if (colour != 'B' && colour != 'W') return "";
    return written_move(colour == 'B' ? "B" : "W", board_size, line[place_of_colour + 1] - 'B',
                        line[place_of_colour + 2] - 'B');
}

int size_in(std::string_view line) {
    const int number = base::number_from<int>(line).value_or(0);
    return number >= board::min_board_size && number <= board::max_board_size ? number : 0;
}

}  // namespace

bool is_ngf(std::string_view text) {
    take_line(text);
    return size_in(take_line(text)) != 0 && text.find("\nPMAB") != std::string_view::npos;
}

std::string sgf_of_ngf(std::string_view text) {
    std::array<std::string_view, NgfHeader::lines> header;
    for (std::string_view& line : header) line = take_line(text);
    const int board_size = size_in(header[NgfHeader::size]);
    std::string sgf =
        "(;GM[1]FF[4]CA[UTF-8]SZ[" + std::to_string(board_size) + "]" + player_of("B", header[NgfHeader::black]) +
        player_of("W", header[NgfHeader::white]) + property_of("DT", day_of(header[NgfHeader::time])) +
        property_of("EV", header[NgfHeader::kind]) + property_of("PC", header[NgfHeader::place]) +
        property_of("KM", komi_of(header[NgfHeader::komi])) + property_of("RE", result_of(header[NgfHeader::ending])) +
        handicap_of(board_size, base::number_from<int>(header[NgfHeader::stones]).value_or(0)) + "\n";
    while (!text.empty()) sgf += move_in(take_line(text), board_size);
    return sgf + ")\n";
}

}  // namespace katachi::compiler
