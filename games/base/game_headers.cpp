#include "games/base/game_headers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

#include "base/text/one_line.h"
#include "base/text/trim.h"
#include "compiler/sgf/text.h"
#include "engine/sgf/komi.h"
#include "games/base/header_rules.h"

namespace katachi::games {

namespace {

using Texts = std::vector<std::pair<std::string, std::string>>;  // by the name of the property

Texts texts_as_found(const sgf::Game& game) {
    Texts texts{{"PB", game.black}, {"PW", game.white}, {"DT", game.date}, {"RE", game.result},
                {"KM", game.komi},  {"EV", game.event}, {"RU", game.rules}};
    texts.insert(texts.end(), game.more_texts.begin(), game.more_texts.end());
    return texts;
}

// Printed as it stands: nothing to unescape, no blanks at its ends.
bool is_plain(std::string_view text) {
    const auto is_plain_character = [](char c) { return c >= ' ' && c < '\x7f' && c != '\\'; };
    return std::all_of(text.begin(), text.end(), is_plain_character) && base::trimmed(text) == text;
}

Texts told_texts(const sgf::Game& game) {
    Texts texts = texts_as_found(game);
    for (auto& [name, text] : texts) {
        if (is_plain(text)) continue;
        const std::string line = base::one_line(compiler::sgf_value(text, 0).text);
        text = base::trimmed(line);
    }
    return texts;
}

// Where a game begins with black stones alone, as handicap games do; 0 for fewer than two.
int stones_at_start(const sgf::Game& game) {
    int stones = 0;
    for (const sgf::Event& event : game.events) {
        if (event.kind == sgf::Event::Kind::move) break;
        if (event.kind != sgf::Event::Kind::set_up) continue;
        if (event.colour != board::Colour::black) return 0;
        ++stones;
    }
    constexpr int most = 9;
    return stones >= 2 && stones <= most ? stones : 0;
}

// Gives each text its meaning, and keeps the text where that says less.
class HeaderReader {
  public:
    explicit HeaderReader(GameHeaders& headers) : headers_(headers) {}

    void read(const std::string& name, const std::string& text) {
        if (text.empty()) return;
        if (name == "PB")
            headers_.black = text;
        else if (name == "PW")
            headers_.white = text;
        else if (name == "EV")
            headers_.event = text;
        else if (name == "BR")
            keep(name, text, rank(headers_.black_rank, text));
        else if (name == "WR")
            keep(name, text, rank(headers_.white_rank, text));
        else
            read_of_game(name, text);
    }

  private:
    void read_of_game(const std::string& name, const std::string& text) {
        if (name == "DT") {
            headers_.date = header_date(text);
            keep(name, text, headers_.date ? headers_.date->text() : "");
        } else if (name == "RE") {
            headers_.result = header_result(text);
            keep(name, text, headers_.result.text());
        } else if (name == "KM") {
            headers_.komi = sgf::sgf_komi(text).points;
            keep(name, text, headers_.komi ? komi_text(*headers_.komi) : "");
        } else if (name == "RU") {
            headers_.rules = header_rules(text);
            keep(name, text, headers_.rules);
        } else {
            keep(name, text, "");
        }
    }

    static std::string rank(std::optional<HeaderRank>& rank, const std::string& text) {
        rank = header_rank(text);
        return rank ? rank->text() : "";
    }

    void keep(const std::string& name, const std::string& text, const std::string& told) {
        if (text != told) headers_.written.emplace_back(name, text);
    }

    GameHeaders& headers_;
};

}  // namespace

GameHeaders game_headers(const sgf::Game& game) {
    GameHeaders headers;
    headers.board_size = game.size;
    headers.moves = game.move_count();
    headers.handicap = game.handicap > 0 ? game.handicap : stones_at_start(game);
    HeaderReader reader(headers);
    for (const auto& [name, text] : told_texts(game)) reader.read(name, text);
    return headers;
}

std::string komi_text(double komi) {
    std::array<char, 32> text;
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), komi).ptr};
}

}  // namespace katachi::games
