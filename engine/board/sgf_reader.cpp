// The upper half of the SGF reader: what the nodes of a game's main line mean.
#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/board/sgf_game.h"
#include "engine/board/sgf_nodes.h"

namespace katachi {

namespace {

// A text of garbage must not fill the memory with warnings.
constexpr std::size_t max_warnings = 100;

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n\v\f";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::optional<int> number(std::string_view text) {
    text = trimmed(text);
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

constexpr std::pair<std::string_view, std::string SgfGame::*> header_texts[] = {
    {"PB", &SgfGame::black}, {"PW", &SgfGame::white},  {"KM", &SgfGame::komi},
    {"DT", &SgfGame::date},  {"RE", &SgfGame::result}, {"EV", &SgfGame::event},
    {"RU", &SgfGame::rules},
};

class GameBuilder {
  public:
    explicit GameBuilder(SgfGame& game) : game_(game) {}

    void add(const std::vector<ScannedProperty>& node);

  private:
    void warn(const ScannedValue& value, std::string message) {
        game_.warnings.push_back({value.offset, std::move(message)});
    }
    void add_event(SgfEvent::Kind kind, Colour colour, Vertex vertex, const ScannedValue& value);
    void read_board(const ScannedProperty& property);
    void read_header(const ScannedProperty& property);
    void read_events(const ScannedProperty& property);
    void read_move(Colour colour, const ScannedProperty& property);
    void read_stones(Colour colour, const ScannedValue& value);
    void read_turn(const ScannedValue& value);
    // The vertex of "dp", if it is on the board.
    std::optional<Vertex> point(std::string_view text) const;

    SgfGame& game_;
};

void GameBuilder::add(const std::vector<ScannedProperty>& node) {
    // The size may stand behind the stones of its node.
    for (const ScannedProperty& property : node) read_board(property);
    for (const ScannedProperty& property : node) {
        read_header(property);
        if (game_.size > 0) read_events(property);
    }
}

void GameBuilder::read_board(const ScannedProperty& property) {
    if (!game_.events.empty() || game_.size == 0) return;
    const ScannedValue& value = property.values.front();
    if (property.name == "GM" && number(value.text).value_or(1) != 1) {
        game_.size = 0;
        warn(value, "a game other than Go");
    }
    if (property.name != "SZ") return;
    const auto colon = std::min(value.text.find(':'), value.text.size());
    const auto columns = number(value.text.substr(0, colon));
    const auto rows = colon == value.text.size() ? columns : number(value.text.substr(colon + 1));
    if (!rows || !columns) return warn(value, "a board size that is no number");
    const bool is_supported = *rows == *columns && *rows >= min_board_size && *rows <= max_board_size;
    game_.size = is_supported ? *rows : 0;
    if (!is_supported) warn(value, "a board that is not square of 2 to 19 lines");
}

void GameBuilder::read_header(const ScannedProperty& property) {
    const ScannedValue& value = property.values.front();
    for (const auto& [name, text] : header_texts)
        if (property.name == name && (game_.*text).empty()) game_.*text = value.text;
    if (property.name != "HA") return;
    if (const auto handicap = number(value.text))
        game_.handicap = *handicap;
    else
        warn(value, "a handicap that is no number");
}

void GameBuilder::read_events(const ScannedProperty& property) {
    if (property.name == "B") return read_move(Colour::black, property);
    if (property.name == "W") return read_move(Colour::white, property);
    if (property.name == "PL") return read_turn(property.values.front());
    const bool is_set_up = property.name == "AB" || property.name == "AW" || property.name == "AE";
    if (!is_set_up) return;
    const char kind = property.name[1];
    const Colour colour = kind == 'B' ? Colour::black : kind == 'W' ? Colour::white : Colour::empty;
    for (const ScannedValue& value : property.values) read_stones(colour, value);
}

void GameBuilder::add_event(SgfEvent::Kind kind, Colour colour, Vertex vertex, const ScannedValue& value) {
    game_.events.push_back({kind, colour, vertex, value.offset});
}

void GameBuilder::read_move(Colour colour, const ScannedProperty& property) {
    const ScannedValue& value = property.values.front();
    const std::string_view text = trimmed(value.text);
    const bool is_pass = text.empty() || text == "tt";
    const auto vertex = is_pass ? pass_vertex : point(text);
    if (!vertex) return warn(value, "a move that is no point of the board");
    if (property.values.size() > 1) warn(property.values[1], "more than one move in a property");
    add_event(SgfEvent::Kind::move, colour, *vertex, value);
}

// "dp", or the opposite corners of a rectangle, "dd:pp".
void GameBuilder::read_stones(Colour colour, const ScannedValue& value) {
    const std::string_view text = trimmed(value.text);
    const auto colon = text.find(':');
    const auto first = point(trimmed(text.substr(0, colon)));
    const auto last = colon == std::string_view::npos ? first : point(trimmed(text.substr(colon + 1)));
    if (!first || !last) return warn(value, "set-up on no point of the board");
    const auto [top, bottom] = std::minmax({row_of(*first), row_of(*last)});
    const auto [left, right] = std::minmax({column_of(*first), column_of(*last)});
    for (int row = top; row <= bottom; ++row)
        for (int column = left; column <= right; ++column)
            add_event(SgfEvent::Kind::set_up, colour, vertex_at(row, column), value);
}

// Some old editors wrote the sides as 1 and 2.
void GameBuilder::read_turn(const ScannedValue& value) {
    const std::string_view text = trimmed(value.text);
    const char side = text.empty() ? ' ' : text.front();
    const bool is_black = side == 'B' || side == 'b' || side == '1';
    const bool is_white = side == 'W' || side == 'w' || side == '2';
    if (!is_black && !is_white) return warn(value, "a side to move that is neither B nor W");
    add_event(SgfEvent::Kind::turn, is_black ? Colour::black : Colour::white, pass_vertex, value);
}

std::optional<Vertex> GameBuilder::point(std::string_view text) const {
    if (text.size() != 2) return std::nullopt;
    const int column = text[0] - 'a';
    const int row = text[1] - 'a';
    if (row < 0 || row >= game_.size || column < 0 || column >= game_.size) return std::nullopt;
    return vertex_at(row, column);
}

}  // namespace

std::optional<SgfGame> SgfReader::next() {
    place_ = find_sgf_game(text_, place_);
    if (place_ == std::string_view::npos) return std::nullopt;
    SgfGame game;
    GameBuilder builder(game);
    SgfNodeScanner scanner(text_, place_);
    std::vector<ScannedProperty> node;
    while (scanner.next(node)) builder.add(node);
    place_ = scanner.place();

    game.warnings.insert(game.warnings.end(), scanner.warnings().begin(), scanner.warnings().end());
    std::stable_sort(game.warnings.begin(), game.warnings.end(),
                     [](const SgfWarning& a, const SgfWarning& b) { return a.offset < b.offset; });
    if (game.warnings.size() > max_warnings) {
        const std::size_t offset = game.warnings[max_warnings].offset;
        game.warnings.resize(max_warnings);
        game.warnings.push_back({offset, "more warnings are left out"});
    }
    return game;
}

}  // namespace katachi
