// The upper half of the SGF reader: what the nodes of a game's main line mean.
#include <algorithm>
#include <string>
#include <utility>

#include "engine/sgf/game.h"
#include "engine/sgf/handicap.h"
#include "engine/sgf/header_texts.h"
#include "engine/sgf/komi.h"
#include "engine/sgf/nodes.h"
#include "engine/sgf/values.h"

namespace katachi::sgf {

namespace {

constexpr std::size_t usual_events = 300;

// Points of set-up in one game: a value of seven bytes may name all 361 of a board.
constexpr int most_set_up = 1 << 16;

constexpr std::string_view more_texts[] = {"BR", "WR", "BT", "WT", "GN", "RO", "PC", "TM",
                                           "OT", "ON", "AN", "CP", "SO", "US", "GC"};

// What a game holds in other ways, or what each writer says anew.
constexpr SgfName known_names[] = {SgfName("B"),  SgfName("W"),  SgfName("AB"), SgfName("AW"), SgfName("AE"),
                                   SgfName("PL"), SgfName("GM"), SgfName("FF"), SgfName("SZ"), SgfName("HA"),
                                   SgfName("AP"), SgfName("ST"), SgfName("MN"), SgfName("VW"), SgfName("CA")};

// A property that stands twice in a node is one, with all values, where it first stands.
void merge_repeated(ScannedNode& node) {
    if (node.properties.size() == 2 && node.properties[0].name != node.properties[1].name) return;
    const auto first = first_of_sgf_name(node.properties);
    std::vector<std::vector<ScannedValue>> values(first.size());
    for (std::size_t i = 0; i < first.size(); ++i) {
        const auto own = node.values_of(node.properties[i]);
        values[first[i]].insert(values[first[i]].end(), own.begin(), own.end());
    }
    ScannedNode merged;
    for (std::size_t i = 0; i < first.size(); ++i) {
        if (first[i] != i) continue;
        merged.properties.push_back({node.properties[i].name, merged.values.size(), values[i].size()});
        merged.values.insert(merged.values.end(), values[i].begin(), values[i].end());
    }
    node = std::move(merged);
}

class GameBuilder {
  public:
    using Values = std::span<const ScannedValue>;

    explicit GameBuilder(Game& game) : game_(game) { game_.events.reserve(usual_events); }

    void add(ScannedNode& node);
    // It is called behind the last node.
    void check_handicap();

  private:
    void warn(const ScannedValue& value, std::string message) {
        add_sgf_warning(game_.warnings, value.offset, std::move(message));
    }
    void warn_of_header(std::size_t offset, std::string message) {
        add_sgf_warning(game_.warnings, offset, std::move(message), SgfWarning::Kind::header);
    }
    void add_event(Event::Kind kind, board::Colour colour, board::Vertex vertex, const ScannedValue& value);
    void read_board(SgfName name, const ScannedValue& value);
    void read_header(SgfName name, const ScannedValue& value);
    void check_komi(const ScannedValue& value);
    void read_old_names(const ScannedNode& root);
    bool has_place_for(SgfName name, const ScannedValue& value, bool is_root);
    void read_events(SgfName name, Values values);
    void read_move(board::Colour colour, Values values);
    void read_stones(board::Colour colour, const ScannedValue& value);
    void read_turn(const ScannedValue& value);

    Game& game_;
    bool at_root_ = true;
    int set_up_ = 0;  // points so far
    std::size_t handicap_offset_ = 0;
};

void GameBuilder::add(ScannedNode& node) {
    if (node.properties.size() > 1) merge_repeated(node);
    // The size may stand behind the stones of the root.
    const bool is_root = std::exchange(at_root_, false);
    if (is_root)
        for (const ScannedProperty& property : node.properties)
            read_board(property.name, node.values[property.first_value]);
    for (const ScannedProperty& property : node.properties) {
        if (game_.size > 0) read_events(property.name, node.values_of(property));
        read_header(property.name, node.values[property.first_value]);
        if (!has_place_for(property.name, node.values[property.first_value], is_root))
            ++(property.name == SgfName("C") ? game_.left_out.comments : game_.left_out.others);
    }
    if (is_root) read_old_names(node);
}

bool GameBuilder::has_place_for(SgfName name, const ScannedValue& value, bool is_root) {
    const auto is_name = [&](SgfName known) { return known == name; };
    if (std::any_of(std::begin(known_names), std::end(known_names), is_name)) return true;
    for (const HeaderText& header : header_texts)
        if (is_name(SgfName(header.name)) || (is_root && is_name(SgfName(header.old_name)))) return true;
    if (!is_root) return false;
    const auto* const text = std::find_if(std::begin(more_texts), std::end(more_texts),
                                          [&](std::string_view known) { return is_name(SgfName(known)); });
    if (text == std::end(more_texts)) return false;
    game_.more_texts.emplace_back(*text, value.text);
    return true;
}

void GameBuilder::read_board(SgfName name, const ScannedValue& value) {
    if (game_.size == 0) return;
    if (name == SgfName("GM") && sgf_number(value.text).value_or(1) != 1) {
        game_.size = 0;
        warn_of_header(value.offset, "a game other than Go");
    }
    if (name != SgfName("SZ")) return;
    const auto size = sgf_board_size(value.text);
    if (!size) return warn_of_header(value.offset, "a board size that is no number");
    game_.size = size->is_supported() ? size->rows : 0;
    if (!size->is_supported()) warn_of_header(value.offset, "a board that is not square of 2 to 19 lines");
}

void GameBuilder::read_header(SgfName name, const ScannedValue& value) {
    if (name.letter(1) == '\0') return;
    const auto keep = [&](std::string& text) {
        if (text.empty()) text = value.text;
    };
    if (name == SgfName("CA")) keep(game_.encoding);
    for (const HeaderText& header : header_texts)
        if (name == SgfName(header.name)) keep(game_.*header.text);
    if (name == SgfName("KM")) return check_komi(value);
    if (name != SgfName("HA")) return;
    const auto handicap = sgf_handicap(value.text, game_.size);
    if (!handicap)
        return warn_of_header(value.offset, "a handicap that is no number of stones for this board; none is assumed");
    game_.handicap = *handicap;
    handicap_offset_ = value.offset;
}

void GameBuilder::check_komi(const ScannedValue& value) {
    if (sgf_trimmed(value.text).empty()) return;
    const SgfKomi komi = sgf_komi(value.text);
    if (!komi.points) return warn_of_header(value.offset, "a komi that is no number; the usual one is taken");
    if (komi.is_doubtful)
        warn_of_header(value.offset, "a komi that is more than a number; " + sgf_komi_text(*komi.points) + " is taken");
}

void GameBuilder::read_old_names(const ScannedNode& root) {
    for (const HeaderText& header : header_texts)
        for (const ScannedProperty& property : root.properties)
            if (property.name == SgfName(header.old_name) && (game_.*header.text).empty())
                game_.*header.text = root.values[property.first_value].text;
}

void GameBuilder::read_events(SgfName name, Values values) {
    if (name == SgfName("B")) return read_move(board::Colour::black, values);
    if (name == SgfName("W")) return read_move(board::Colour::white, values);
    if (name == SgfName("PL")) return read_turn(values.front());
    const bool is_set_up = name == SgfName("AB") || name == SgfName("AW") || name == SgfName("AE");
    if (!is_set_up) return;
    const char kind = name.letter(1);
    const board::Colour colour = kind == 'B'   ? board::Colour::black
                                 : kind == 'W' ? board::Colour::white
                                               : board::Colour::empty;
    for (const ScannedValue& value : values) read_stones(colour, value);
}

void GameBuilder::add_event(Event::Kind kind, board::Colour colour, board::Vertex vertex, const ScannedValue& value) {
    game_.events.push_back({kind, colour, vertex, value.offset});
}

void GameBuilder::read_move(board::Colour colour, Values values) {
    auto vertex = sgf_move(values.front().text, game_.size);
    if (!vertex) vertex = sgf_move(without_sgf_escapes(values.front().text), game_.size);
    if (!vertex) return warn(values.front(), "a move that is no point of the board");
    if (values.size() > 1) warn(values[1], "more than one move in a property");
    add_event(Event::Kind::move, colour, *vertex, values.front());
}

void GameBuilder::read_stones(board::Colour colour, const ScannedValue& value) {
    auto rectangle = sgf_rectangle(value.text, game_.size);
    if (!rectangle) rectangle = sgf_rectangle(without_sgf_escapes(value.text), game_.size);
    if (!rectangle) return warn(value, "set-up on no point of the board");
    if (set_up_ > most_set_up) return;
    set_up_ += (rectangle->bottom - rectangle->top + 1) * (rectangle->right - rectangle->left + 1);
    if (set_up_ > most_set_up) return warn(value, "more set-up than any game has; all from here on is left out");
    for (int row = rectangle->top; row <= rectangle->bottom; ++row)
        for (int column = rectangle->left; column <= rectangle->right; ++column)
            add_event(Event::Kind::set_up, colour, board::vertex_at(row, column), value);
}

void GameBuilder::read_turn(const ScannedValue& value) {
    const auto side = sgf_side(value.text);
    if (!side) return warn(value, "a side to move that is neither B nor W");
    add_event(Event::Kind::turn, *side, board::pass_vertex, value);
}

// Some records set the stones up, in others Black plays them.
void GameBuilder::check_handicap() {
    if (game_.size == 0 || game_.handicap < 2) return;
    board::VertexSet stones;
    for (const Event& event : game_.events) {
        if (event.kind == Event::Kind::move && event.colour == board::Colour::white) break;
        if (event.colour == board::Colour::black && event.vertex != board::pass_vertex) stones.insert(event.vertex);
    }
    if (stones.count() < game_.handicap)
        warn_of_header(handicap_offset_, "a handicap of " + std::to_string(game_.handicap) +
                                             " stones, but Black begins with " + std::to_string(stones.count()));
}

void sort_and_limit(std::vector<SgfWarning>& warnings) {
    std::stable_sort(warnings.begin(), warnings.end(),
                     [](const SgfWarning& a, const SgfWarning& b) { return a.offset < b.offset; });
    if (warnings.size() <= max_sgf_warnings) return;
    warnings.resize(max_sgf_warnings + 1);
    warnings.back() = {warnings.back().offset, "more warnings are left out"};
}

}  // namespace

std::optional<Game> SgfReader::next() {
    place_ = find_sgf_game(text_, place_);
    if (place_ == std::string_view::npos) return std::nullopt;
    Game game;
    GameBuilder builder(game);
    SgfNodeScanner scanner(text_, place_, bytes_);
    ScannedNode node;
    while (scanner.next(node)) builder.add(node);
    builder.check_handicap();
    place_ = scanner.place();
    game.left_out.variations = scanner.variations();
    game.warnings.insert(game.warnings.end(), scanner.warnings().begin(), scanner.warnings().end());
    sort_and_limit(game.warnings);
    return game;
}

std::size_t SgfReader::pass_over(std::size_t count) { return pass_over_sgf_games(text_, place_, count, bytes_); }

}  // namespace katachi::sgf
