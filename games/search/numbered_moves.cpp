#include "games/search/numbered_moves.h"

#include <cctype>
#include <charconv>
#include <map>
#include <optional>
#include <string>

namespace katachi::games {

namespace {

constexpr std::string_view at_word = " at ";
constexpr int greatest_number = 999;

bool is_digit_cell(char letter) { return std::isdigit(static_cast<unsigned char>(letter)) != 0; }

std::string_view without_blanks(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// The text is of digits alone.
std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || !is_digit_cell(text.front()) || error != std::errc() || end != text.data() + text.size())
        return {};
    return number;
}

class Numbered {
  public:
    explicit Numbered(compiler::Diagram& diagram) : diagram_(diagram) {}

    std::variant<ShapeSequence, SequenceError> take(const std::vector<std::string_view>& lines) {
        take_digits();
        for (const std::string_view line : lines) take_line(line);
        if (!error_.message.empty()) return error_;
        ShapeSequence sequence;
        for (const auto& [number, point] : points_)
            sequence.push_back(
                {point.row, point.column, number % 2 != 0 ? board::Colour::black : board::Colour::white});
        return sequence;
    }

  private:
    void take_digits() {
        for (int row = 0; row < diagram_.rows; ++row)
            for (int column = 0; column < diagram_.columns; ++column) {
                char& cell = diagram_.cells[static_cast<std::size_t>(row * diagram_.columns + column)];
                if (!is_digit_cell(cell)) continue;
                add(cell == '0' ? 10 : cell - '0', {row, column});
                cell = compiler::character(compiler::Cell::empty);
            }
    }

    void take_line(std::string_view line) {
        const auto at = line.find(at_word);
        const auto number = number_in(without_blanks(line.substr(0, at)));
        const std::string_view place = without_blanks(line.substr(at + at_word.size()));
        if (!number || *number < 1 || *number > greatest_number) {
            complain(line, "moves have numbers of 1 to " + std::to_string(greatest_number));
        } else if (const auto earlier = number_in(place)) {
            if (const auto point = points_.find(*earlier); point != points_.end())
                add(*number, point->second);
            else
                complain(line, "the lines before it have no move " + std::string(place));
        } else {
            const auto read = read_sequence("X " + std::string(place), diagram_.rows, diagram_.columns);
            if (const auto* error = std::get_if<SequenceError>(&read))
                complain(line, error->message);
            else
                add(*number, {std::get<ShapeSequence>(read).front().row, std::get<ShapeSequence>(read).front().column});
        }
    }

    void add(int number, board::Offset point) {
        if (!points_.emplace(number, point).second && error_.message.empty())
            error_.message = "move " + std::to_string(number) + " is there twice; number each move once";
    }

    void complain(std::string_view line, const std::string& message) {
        if (error_.message.empty()) error_.message = "'" + std::string(without_blanks(line)) + "': " + message;
    }

    compiler::Diagram& diagram_;
    std::map<int, board::Offset> points_;  // by number of the move
    SequenceError error_;                  // the first
};

}  // namespace

bool tells_numbered_move(std::string_view line) {
    const auto at = line.find(at_word);
    return at != std::string_view::npos && number_in(without_blanks(line.substr(0, at))).has_value();
}

std::variant<ShapeSequence, SequenceError> take_numbered_moves(compiler::Diagram& diagram,
                                                               const std::vector<std::string_view>& lines) {
    return Numbered(diagram).take(lines);
}

}  // namespace katachi::games
