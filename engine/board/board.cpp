#include "engine/board/board.h"

#include <algorithm>

#include "engine/board/zobrist.h"

namespace katachi::board {

const char* reason(Legality legality) {
    switch (legality) {
        case Legality::ok: return "legal";
        case Legality::occupied: return "the point is occupied";
        case Legality::suicide: return "the move is suicide";
        case Legality::ko: return "the move takes back a ko";
        case Legality::superko: return "the move repeats an earlier position";
        case Legality::off_board: return "the point is off the board";
    }
    return "";
}

Board::Board(int size) : Board(Position(size)) {}

Board::Board(const Position& position) : position_(position) { find_strings(); }

namespace {

std::uint64_t hash_of_turn(Colour to_move) { return to_move == Colour::white ? 0x2545f4914f6cdd1dU : 0; }

}  // namespace

std::uint64_t Board::hash_with(Colour to_move) const {
    constexpr int ko_rotation = 45;
    const std::uint64_t ko =
        ko_point_ == pass_vertex ? 0 : std::rotl(zobrist_keys[static_cast<std::size_t>(ko_point_)], ko_rotation);
    return hash_ ^ ko ^ hash_of_turn(to_move);
}

Consequence Board::consequence(Colour colour, Vertex vertex) const {
    Consequence result{.captured = {}, .joined = VertexSet::of(vertex)};
    for (const int step : neighbour_steps) {
        const Vertex neighbour = vertex + step;
        if (at(neighbour) == opponent(colour) && liberties(neighbour) == 1) result.captured |= string_stones(neighbour);
        if (at(neighbour) == colour) result.joined |= string_stones(neighbour);
    }
    return result;
}

std::uint64_t Board::hash_after(Colour colour, Vertex vertex) const {
    const auto [captured, joined] = consequence(colour, vertex);
    std::uint64_t result = hash_ ^ zobrist_key(colour, vertex);
    for (const Vertex stone : captured) result ^= zobrist_key(opponent(colour), stone);
    if (is_suicide(colour, vertex))
        for (const Vertex stone : joined) result ^= zobrist_key(colour, stone);
    return result;
}

std::uint64_t Board::hash_after_quiet(Colour colour, Vertex vertex) const {
    return hash_ ^ (vertex == pass_vertex ? 0 : zobrist_key(colour, vertex)) ^ hash_of_turn(opponent(colour));
}

bool Board::same_string(Vertex a, Vertex b) const { return at(a) == at(b) && id_at(a) == id_at(b); }

VertexSet Board::strings(Colour colour) const {
    VertexSet result;
    for (const Vertex stone : stones(colour)) result.insert(origin(stone));
    return result;
}

VertexSet Board::adjacent_strings(Vertex vertex) const {
    VertexSet result;
    const VertexSet around = string_stones(vertex).beside() & stones(opponent(at(vertex)));
    for (const Vertex stone : around) result.insert(origin(stone));
    return result;
}

// An own string beside the point lends it a liberty if it has one more than the point itself; an opponent's
// string does if it has none but the point, for then it is captured.
bool Board::is_suicide(Colour colour, Vertex vertex) const {
    for (const int step : neighbour_steps) {
        const Vertex neighbour = vertex + step;
        if (at(neighbour) == Colour::empty) return false;
        if (at(neighbour) == colour && liberties(neighbour) > 1) return false;
        if (at(neighbour) == opponent(colour) && liberties(neighbour) == 1) return false;
    }
    return true;
}

bool Board::is_capture(Colour colour, Vertex vertex) const {
    return std::any_of(neighbour_steps.begin(), neighbour_steps.end(), [&](int step) {
        return at(vertex + step) == opponent(colour) && liberties(vertex + step) == 1;
    });
}

bool Board::is_ko_capture(Colour colour, Vertex vertex) const {
    const bool is_surrounded = std::none_of(neighbour_steps.begin(), neighbour_steps.end(), [&](int step) {
        return at(vertex + step) == Colour::empty || at(vertex + step) == colour;
    });
    return is_surrounded && consequence(colour, vertex).captured.count() == 1;
}

bool Board::is_quiet(Colour colour, Vertex vertex) const {
    if (vertex == ko_point_ || !on_board(vertex) || at(vertex) != Colour::empty) return false;
    bool has_liberty = false;
    for (const int step : neighbour_steps) {
        const Vertex neighbour = vertex + step;
        if (at(neighbour) == opponent(colour) && liberties(neighbour) == 1) return false;
        has_liberty =
            has_liberty || at(neighbour) == Colour::empty || (at(neighbour) == colour && liberties(neighbour) > 1);
    }
    return has_liberty;
}

VertexSet Board::liberties_without_captures(Colour colour, Vertex vertex) const {
    VertexSet result;
    for (const int step : neighbour_steps) {
        const Vertex neighbour = vertex + step;
        if (at(neighbour) == Colour::empty) result.insert(neighbour);
        if (at(neighbour) == colour) result |= liberty_points(neighbour);
    }
    result.remove(vertex);
    return result;
}

int Board::count_liberties_without_captures(Colour colour, Vertex vertex) const {
    const String* joined = nullptr;
    for (const int step : neighbour_steps) {
        if (at(vertex + step) != colour) continue;
        const String* const string = &string_at(vertex + step);
        if (joined != nullptr && string != joined) return liberties_without_captures(colour, vertex).count();
        joined = string;
    }
    int count = joined == nullptr ? 0 : joined->liberty_count - 1;
    for (const int step : neighbour_steps)
        if (at(vertex + step) == Colour::empty && (joined == nullptr || !joined->liberties.contains(vertex + step)))
            ++count;
    return count;
}

VertexSet Board::liberties_after(Colour colour, Vertex vertex) const {
    const VertexSet result = liberties_without_captures(colour, vertex);
    if (!is_capture(colour, vertex)) return result;
    const auto [captured, joined] = consequence(colour, vertex);
    return result | (captured & joined.beside());
}

Legality Board::is_legal(Colour colour, Vertex vertex) const {
    if (vertex == pass_vertex) return Legality::ok;
    if (!on_board(vertex)) return Legality::off_board;
    if (at(vertex) != Colour::empty) return Legality::occupied;
    if (vertex == ko_point_ && history_.back().colour != colour) return Legality::ko;
    return is_suicide(colour, vertex) ? Legality::suicide : Legality::ok;
}

Legality Board::play(Colour colour, Vertex vertex) {
    const Legality legality = is_legal(colour, vertex);
    if (legality == Legality::ok) execute(colour, vertex);
    return legality;
}

Legality Board::play_ko(Colour colour, Vertex vertex) {
    const Legality legality = is_legal(colour, vertex);
    if (legality != Legality::ok && legality != Legality::ko) return legality;
    execute(colour, vertex);
    return Legality::ok;
}

Legality Board::play_recorded(Colour colour, Vertex vertex) {
    const Legality legality = is_legal(colour, vertex);
    if (legality != Legality::off_board) execute(colour, vertex);
    return legality;
}

void Board::find_strings() {
    strings_ = {};
    hash_ = 0;
    for (int row = 0; row < size(); ++row)
        for (int column = 0; column < size(); ++column) {
            const Vertex vertex = vertex_at(row, column);
            points(at(vertex)).insert(vertex);
            if (is_stone(at(vertex))) hash_ ^= zobrist_key(at(vertex), vertex);
        }
    for (const Colour colour : {Colour::black, Colour::white})
        for (VertexSet left = stones(colour); !left.empty();) form_string(left.first(), left);
}

// Takes those stones in `left` that are joined to the first one out of it, as a string that has its vertex as id.
void Board::form_string(Vertex first, VertexSet& left) {
    String string;
    string.id = static_cast<StringId>(first);
    string.origin = first;
    for (VertexSet grown = VertexSet::of(first); grown != string.stones;) {
        string.stones = grown;
        grown |= grown.beside() & left;
    }
    left -= string.stones;
    string.liberties = string.stones.beside() & empty_points();
    string.stone_count = string.stones.count();
    string.liberty_count = string.liberties.count();
    strings_.strings[string.id] = string;
    label(string);
}

void Board::label(const String& string) {
    for (const Vertex stone : string.stones) strings_.at[static_cast<std::size_t>(stone)] = string.id;
}

void Board::execute(Colour colour, Vertex vertex) {
    Record record;
    record.hash = hash_;
    record.ko_point = ko_point_;
    ko_point_ = pass_vertex;
    if (vertex != pass_vertex) {
        if (at(vertex) != Colour::empty) {
            record.replaced = at(vertex);
            give_way(vertex);
        }
        put_stone(colour, vertex, record);
    }
    history_.push_back({colour, vertex});
    records_.push_back(record);
}

void Board::set_stone(Colour colour, Vertex vertex) {
    position_.put(vertex, colour);
    points(Colour::empty).remove(vertex);
    points(colour).insert(vertex);
}

void Board::take_stone(Vertex vertex) {
    points(at(vertex)).remove(vertex);
    points(Colour::empty).insert(vertex);
    position_.put(vertex, Colour::empty);
}

// The stone leaves the point, and its string may fall apart.
void Board::give_way(Vertex vertex) {
    const Colour colour = at(vertex);
    saved_.push_back(string_at(vertex));
    VertexSet left = string_stones(vertex);
    left.remove(vertex);
    take_stone(vertex);
    hash_ ^= zobrist_key(colour, vertex);
    while (!left.empty()) form_string(left.first(), left);
    for (const int step : neighbour_steps)
        if (at(vertex + step) == opponent(colour)) string_at(vertex + step).add_liberty(vertex);
}

void Board::put_stone(Colour colour, Vertex vertex, Record& record) {
    VertexSet captures;
    for (const int step : neighbour_steps) {
        const Vertex neighbour = vertex + step;
        if (at(neighbour) != opponent(colour)) continue;
        String& string = string_at(neighbour);
        string.take_liberty(vertex);
        if (string.liberty_count > 0) continue;
        saved_.push_back(string);
        ++record.captures;
        captures |= string.stones;
        take_off(string);
    }
    set_stone(colour, vertex);
    hash_ ^= zobrist_key(colour, vertex);

    String& own = join_strings(colour, vertex, record);
    if (own.liberty_count == 0) {
        record.is_suicide = true;
        saved_.push_back(own);
        take_off(own);
    } else if (own.stone_count == 1 && own.liberty_count == 1 && record.captures == 1 && captures.count() == 1) {
        ko_point_ = captures.first();
    }
}

// The new stone with the own strings that it touches. The largest goes on; the stones of the others are labelled anew.
Board::String& Board::join_strings(Colour colour, Vertex vertex, Record& record) {
    std::array<String*, neighbour_steps.size()> touched;
    std::size_t count = 0;
    for (const int step : neighbour_steps) {
        const Vertex neighbour = vertex + step;
        if (at(neighbour) != colour) continue;
        String* const string = &string_at(neighbour);
        if (std::find(touched.begin(), touched.begin() + count, string) != touched.begin() + count) continue;
        touched[count++] = string;
        if (string->stone_count > touched[0]->stone_count) std::swap(touched[0], touched[count - 1]);
    }
    record.joined = static_cast<std::uint8_t>(count);

    StringId& label_here = strings_.at[static_cast<std::size_t>(vertex)];
    label_here = count == 0 ? static_cast<StringId>(vertex) : touched[0]->id;
    String& own = strings_.strings[label_here];
    if (count == 0) {
        own = {};
        own.id = label_here;
        own.origin = vertex;
    } else {
        saved_.push_back(own);
        own.origin = std::min(own.origin, vertex);
    }
    own.stones.insert(vertex);
    ++own.stone_count;
    for (std::size_t i = 1; i < count; ++i) {
        String& other = *touched[i];
        saved_.push_back(other);
        own.stones |= other.stones;
        own.liberties |= other.liberties;
        own.stone_count += other.stone_count;
        own.origin = std::min(own.origin, other.origin);
        other.id = own.id;
        label(other);
    }
    if (count > 1) own.liberty_count = own.liberties.count();
    own.take_liberty(vertex);
    for (const int step : neighbour_steps)
        if (at(vertex + step) == Colour::empty) own.add_liberty(vertex + step);
    return own;
}

void Board::take_off(const String& string) {
    const Colour colour = at(string.id);
    captured_[static_cast<std::size_t>(colour)] += string.stone_count;
    for (const Vertex stone : string.stones) {
        position_.put(stone, Colour::empty);
        hash_ ^= zobrist_key(colour, stone);
        for (const int step : neighbour_steps)
            if (at(stone + step) == opponent(colour)) string_at(stone + step).add_liberty(stone);
    }
    points(Colour::empty) |= string.stones;
    points(colour) -= string.stones;
}

bool Board::undo() {
    if (history_.empty()) return false;
    const Move move = history_.back();
    const Record record = records_.back();
    history_.pop_back();
    records_.pop_back();
    if (move.vertex != pass_vertex) take_back(move.colour, move.vertex, record);
    hash_ = record.hash;
    ko_point_ = record.ko_point;
    return true;
}

// Stays readable until another string is saved.
const Board::String& Board::popped() {
    const String& string = saved_.back();
    saved_.pop_back();
    return string;
}

// The steps of put_stone, last first.
void Board::take_back(Colour colour, Vertex vertex, const Record& record) {
    if (record.is_suicide) put_back(colour, popped());
    take_stone(vertex);
    for (int left = record.joined; left > 0; --left) {
        const String& string = popped();
        strings_.strings[string.id] = string;
        if (left > 1) label(string);
    }
    for (int left = record.captures; left > 0; --left) put_back(opponent(colour), popped());
    for (const int step : neighbour_steps)
        if (at(vertex + step) == opponent(colour)) string_at(vertex + step).add_liberty(vertex);
    if (record.replaced != Colour::empty) take_back_way(record.replaced, vertex);
}

void Board::take_back_way(Colour colour, Vertex vertex) {
    const String& string = popped();
    strings_.strings[string.id] = string;
    label(string);
    set_stone(colour, vertex);
    for (const int step : neighbour_steps)
        if (at(vertex + step) == opponent(colour)) string_at(vertex + step).take_liberty(vertex);
}

void Board::put_back(Colour colour, const String& string) {
    captured_[static_cast<std::size_t>(colour)] -= string.stone_count;
    strings_.strings[string.id] = string;
    label(string);
    points(Colour::empty) -= string.stones;
    points(colour) |= string.stones;
    for (const Vertex stone : string.stones) {
        position_.put(stone, colour);
        for (const int step : neighbour_steps)
            if (at(stone + step) == opponent(colour)) string_at(stone + step).take_liberty(stone);
    }
}

void Board::place(Colour colour, Vertex vertex) {
    position_.put(vertex, colour);
    ko_point_ = pass_vertex;
    history_.clear();
    records_.clear();
    saved_.clear();
    find_strings();
}

}  // namespace katachi::board
