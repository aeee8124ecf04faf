#include "engine/sgf/game_record.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text/number.h"
#include "base/text/utf8.h"
#include "engine/board/turned_vertex.h"
#include "engine/sgf/komi.h"
#include "engine/sgf/values.h"

namespace katachi::sgf {

namespace {

constexpr std::size_t moves_a_line = 10;

// The names are those of the SGF specification; other rules go by the name they have here.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> sgf_rules{{
    {"aga", "AGA"},
    {"chinese", "Chinese"},
    {"ing", "GOE"},
    {"japanese", "Japanese"},
    {"new-zealand", "NZ"},
}};

std::string stones_text(const char* property, const board::VertexSet& stones, board::Orientation orientation,
                        int size) {
    std::string text;
    for (const board::Vertex vertex : stones)
        text += '[' + sgf_point_text(board::turned(vertex, orientation, size)) + ']';
    return text.empty() ? text : property + text;
}

// A line end would end an answer of GTP.
std::string on_one_line(std::string text) {
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; };
    std::replace_if(text.begin(), text.end(), is_control, ' ');
    return text;
}

GameTexts texts_of(const Game& sgf, bool is_whole) {
    GameTexts texts{.black = on_one_line(sgf.black),
                    .white = on_one_line(sgf.white),
                    .event = on_one_line(sgf.event),
                    .date = on_one_line(sgf.date),
                    .result = is_whole ? on_one_line(sgf.result) : ""};
    std::string all = texts.black + texts.white + texts.event + texts.date + texts.result;
    for (const auto& [name, text] : sgf.more_texts) all += texts.others.emplace_back(name, on_one_line(text)).second;
    if (base::is_ascii(all)) return texts;
    // A record that does not say is in UTF-8 where it can be. Latin-1, which the specification takes for granted, would
    // keep readers from guessing the encoding that the names are in.
    texts.encoding = !sgf.encoding.empty() || !base::is_utf8(all) ? on_one_line(sgf.encoding) : "UTF-8";
    return texts;
}

std::string texts_in_sgf(const GameTexts& texts) {
    std::string text;
    const auto add = [&](const char* property, const std::string& value) {
        if (!value.empty()) text.append(property).append("[").append(value).append("]");
    };
    add("PB", texts.black);
    add("PW", texts.white);
    add("EV", texts.event);
    add("DT", texts.date);
    add("RE", texts.result);
    for (const auto& [name, other] : texts.others) add(name.c_str(), other);
    return text;
}

}  // namespace

const board::Rules& rules_of(const Game& sgf, const board::Rules& otherwise) {
    const board::Rules* const stated = board::find_rules(sgf.rules);
    return stated == nullptr ? otherwise : *stated;
}

std::string_view name_in_sgf(const board::Rules& rules) {
    const auto* const found =
        std::find_if(sgf_rules.begin(), sgf_rules.end(), [&](const auto& pair) { return pair.first == rules.name; });
    return found == sgf_rules.end() ? rules.name : found->second;
}

void turn(Game& sgf, board::Orientation orientation) {
    for (Event& event : sgf.events) event.vertex = board::turned(event.vertex, orientation, sgf.size);
}

GameRecord record_before_move(const Game& sgf, int number, const board::Rules& rules) {
    GameRecord record{.game = board::Game(sgf.size, rules),
                      .komi = sgf_komi(sgf.komi).points.value_or(unstated_komi(rules, sgf.handicap)),
                      .texts = texts_of(sgf, number > sgf.move_count()),
                      .left_out = sgf.left_out};
    board::Game& game = record.game;
    game.set_handicap(sgf.handicap);
    game.set_to_move(sgf.handicap > 1 ? board::Colour::white : board::Colour::black);
    int next_move = 1;
    for (const Event& event : sgf.events) {
        const bool is_move = event.kind == Event::Kind::move;
        if (is_move && next_move++ == number) {
            game.set_to_move(event.colour);
            break;
        }
        if (is_move) game.play_recorded(event.colour, event.vertex);
        if (event.kind == Event::Kind::set_up) game.place(event.colour, event.vertex);
        if (event.kind == Event::Kind::turn) game.set_to_move(event.colour);
    }
    return record;
}

std::optional<int> move_number(const Game& sgf, std::string_view text) {
    const int after_last = sgf.move_count() + 1;
    if (!text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos) {
        const auto number = base::number_from<int>(text);
        if (!number) return after_last;  // more than a number holds
        return *number < 1 ? std::nullopt : std::optional(std::min(*number, after_last));
    }
    const auto vertex = board::parse_vertex(text, sgf.size);
    if (!vertex) return std::nullopt;
    return first_move_at(sgf, *vertex).value_or(after_last);
}

std::string sgf_set_up(const board::Board& board, board::Colour to_move, board::Orientation orientation) {
    return stones_text("AB", board.stones(board::Colour::black), orientation, board.size()) +
           stones_text("AW", board.stones(board::Colour::white), orientation, board.size()) +
           (to_move == board::Colour::black ? "PL[B]" : "PL[W]");
}

std::string write_sgf(const GameRecord& record, board::Orientation orientation) {
    const int size = record.game.board().size();
    board::Game start = record.game;
    while (start.undo()) {
    }

    const std::string& encoding = record.texts.encoding;
    std::string text = "(;GM[1]FF[4]" + (encoding.empty() ? "" : "CA[" + encoding + "]") + "SZ[" +
                       std::to_string(size) + "]" + texts_in_sgf(record.texts) + "\nRU[";
    text.append(name_in_sgf(record.game.rules())).append("]KM[" + sgf_komi_text(record.komi) + "]");
    if (const int handicap = record.game.handicap(); handicap > 0) text += "HA[" + std::to_string(handicap) + "]";
    text += sgf_set_up(start.board(), start.to_move(), orientation) + '\n';
    std::size_t count = 0;
    for (const board::Move& move : record.game.board().history()) {
        text += move.colour == board::Colour::black ? ";B[" : ";W[";
        if (move.vertex != board::pass_vertex) text += sgf_point_text(board::turned(move.vertex, orientation, size));
        text += ']';
        if (++count % moves_a_line == 0) text += '\n';
    }
    if (count % moves_a_line != 0) text += '\n';
    return text + ")\n";
}

}  // namespace katachi::sgf
