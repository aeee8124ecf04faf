#include "tools/authoring/drawing/printed_board.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <vector>

#include "base/findings/source_file.h"
#include "base/text/ascii_digit.h"
#include "base/text/lines.h"
#include "base/text/trim.h"
#include "tools/authoring/drawing/senseis_diagram.h"

namespace katachi::authoring {

namespace {

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

// "A B C …", two at least.
bool names_columns(std::string_view line) {
    constexpr std::string_view letters = "ABCDEFGHJKLMNOPQRST";
    std::size_t count = 0;
    for (const char c : base::trimmed(line, " \t\r")) {
        if (c == ' ') continue;
        if (count == letters.size() || c != letters[count]) return false;
        ++count;
    }
    return count > 1;
}

// ① to ⑳.
std::optional<std::string> circled_number(std::string_view text) {
    constexpr std::string_view lead = "\xE2\x91";
    if (text.size() < 3 || !text.starts_with(lead)) return std::nullopt;
    const int number = static_cast<unsigned char>(text[2]) - 0xA0 + 1;
    return number >= 1 && number <= 20 ? std::optional(std::to_string(number)) : std::nullopt;
}

// One row: what read_position_text reads, and the labels by their columns.
class RowReader {
  public:
    // `o_is_label`: a small o is no stone, as where letters count up to it.
    RowReader(std::string_view line, bool o_is_label) : o_is_label_(o_is_label) {
        std::size_t at = 0;
        while (at < line.size() && (line[at] == ' ' || base::is_digit(line[at]))) ++at;
        plain_ = line.substr(0, at);
        while (at < line.size() && !base::is_digit(line[at])) at += read(line.substr(at));
        plain_ += line.substr(at);
    }

    const std::string& plain() const { return plain_; }
    const std::map<int, std::string>& labels() const { return labels_; }

  private:
    std::size_t read(std::string_view text) {
        const char c = text.front();
        if (const auto number = circled_number(text)) {
            add_label(*number);
            return 3;
        }
        if ((is_letter(c) && !is_stone(c)) || c == '!') {
            add_label(std::string(1, c));
            return 1;
        }
        const auto lead = static_cast<unsigned char>(c);
        const std::size_t length = lead < 0x80 ? 1 : std::min<std::size_t>(lead < 0xE0 ? 2 : 3, text.size());
        plain_ += text.substr(0, length);
        if (std::string_view(" \t\r|()").find(c) == std::string_view::npos) ++column_;
        return length;
    }

    bool is_stone(char c) const { return c == 'X' || c == 'O' || c == 'x' || (c == 'o' && !o_is_label_); }

    void add_label(const std::string& label) {
        labels_.emplace(column_++, label);
        plain_ += '.';
    }

    bool o_is_label_;
    int column_ = 0;
    std::string plain_;
    std::map<int, std::string> labels_;
};

std::variant<PrintedBoard, board::PositionTextError> board_of(
    const std::variant<SenseisDiagram, board::PositionTextError>& read) {
    if (const auto* error = std::get_if<board::PositionTextError>(&read)) return *error;
    const auto& diagram = std::get<SenseisDiagram>(read);
    auto laid = laid_on_board(diagram);
    if (const auto* error = std::get_if<board::PositionTextError>(&laid)) return *error;
    auto& [position, labels] = std::get<LaidDiagram>(laid);
    return PrintedBoard{position, {labels.begin(), labels.end()}, side_to_move(diagram)};
}

}  // namespace

std::variant<PrintedBoard, board::PositionTextError> read_printed_board(std::string_view text) {
    text.remove_prefix(base::byte_order_mark(text).size());
    if (const auto diagram = read_senseis_diagram(text)) return board_of(*diagram);
    const std::vector<std::string_view> lines = base::lines_of(text);
    const auto first = std::find_if(lines.begin(), lines.end(), names_columns);
    const auto last = first == lines.end() ? first : std::find_if(first + 1, lines.end(), names_columns);
    std::string plain(text);
    std::map<board::Vertex, std::string> labels;
    if (last != lines.end()) {
        const bool o_is_label = std::any_of(
            first + 1, last, [](std::string_view line) { return line.find('n') != std::string_view::npos; });
        // Blank lines stand for those around, so that a line keeps its number.
        plain = std::string(static_cast<std::size_t>(first - lines.begin()) + 1, '\n');
        int row = 0;
        for (auto line = first + 1; line != last; ++line) {
            const RowReader reader(*line, o_is_label);
            plain += reader.plain() + '\n';
            for (const auto& [column, label] : reader.labels()) labels.emplace(board::vertex_at(row, column), label);
            if (board::is_position_row(reader.plain())) ++row;
        }
    }
    const auto read = board::read_position_text(plain);
    if (const auto* error = std::get_if<board::PositionTextError>(&read)) return *error;
    return PrintedBoard{std::get<board::Position>(read), std::move(labels), std::nullopt};
}

}  // namespace katachi::authoring
