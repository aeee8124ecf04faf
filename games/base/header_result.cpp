#include "games/base/header_result.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>
#include <vector>

#include "engine/sgf/counted_words.h"
#include "engine/sgf/komi.h"
#include "engine/sgf/written_number.h"
#include "games/base/folded_text.h"

namespace katachi::games {

namespace {

using board::Colour;
using ResultKind = HeaderResult::Kind;

struct Clue {
    std::size_t place;
    enum class Says : std::uint8_t { black, white, wins, loses } says;
};

struct ClueWord {
    std::string_view text;
    Clue::Says says;
};
// Folded. Of words that begin alike the longer one comes first.
constexpr std::array<ClueWord, 27> clue_words{{
    {"black", Clue::Says::black},   {"黑", Clue::Says::black},       {"黒", Clue::Says::black},
    {"흑", Clue::Says::black},      {"white", Clue::Says::white},    {"白", Clue::Says::white},
    {"백", Clue::Says::white},      {"b+", Clue::Says::black},       {"w+", Clue::Says::white},
    {"+", Clue::Says::wins},        {"wins", Clue::Says::wins},      {"won", Clue::Says::wins},
    {"win", Clue::Says::wins},      {"胜", Clue::Says::wins},        {"勝", Clue::Says::wins},
    {"贏", Clue::Says::wins},       {"赢", Clue::Says::wins},        {"승", Clue::Says::wins},
    {"resigns", Clue::Says::loses}, {"resigned", Clue::Says::loses}, {"loses", Clue::Says::loses},
    {"lost", Clue::Says::loses},    {"认输", Clue::Says::loses},     {"負", Clue::Says::loses},
    {"负", Clue::Says::loses},      {"敗", Clue::Says::loses},       {"패", Clue::Says::loses},
}};

struct KindWord {
    std::string_view text;
    ResultKind kind;
};
constexpr std::array<KindWord, 24> kind_words{{
    {"resign", ResultKind::resignation}, {"中盘", ResultKind::resignation},
    {"中盤", ResultKind::resignation},   {"中押", ResultKind::resignation},
    {"불계", ResultKind::resignation},   {"认输", ResultKind::resignation},
    {"投了", ResultKind::resignation},   {"+r", ResultKind::resignation},
    {"time", ResultKind::time},          {"超时", ResultKind::time},
    {"超時", ResultKind::time},          {"时间", ResultKind::time},
    {"時間", ResultKind::time},          {"時間切れ", ResultKind::time},
    {"시간", ResultKind::time},          {"+t", ResultKind::time},
    {"forfeit", ResultKind::forfeit},    {"弃权", ResultKind::forfeit},
    {"棄権", ResultKind::forfeit},       {"기권", ResultKind::forfeit},
    {"실격", ResultKind::forfeit},       {"不战", ResultKind::forfeit},
    {"不戦", ResultKind::forfeit},       {"+f", ResultKind::forfeit},
}};

constexpr std::array<std::string_view, 10> draws{"0",    "draw", "jigo", "和棋",   "和局",
                                                 "持碁", "持棋", "ジゴ", "무승부", "tie"};
constexpr std::array<std::string_view, 8> without_result{"void",   "no result", "noresult", "無勝負",
                                                         "无胜负", "무효",      "無効",     "annulled"};

bool holds(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

template <typename Words>
bool holds_any(std::string_view text, const Words& words) {
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return holds(text, word); });
}

std::vector<Clue> clues(std::string_view text) {
    std::vector<Clue> found;
    for (std::size_t at = 0; at < text.size();) {
        const auto* const word = std::find_if(clue_words.begin(), clue_words.end(), [&](const ClueWord& each) {
            return text.substr(at).starts_with(each.text);
        });
        if (word == clue_words.end()) {
            ++at;
            continue;
        }
        found.push_back({at, word->says});
        at += word->text.size();
        if (word->text.ends_with('+')) found.push_back({at, Clue::Says::wins});
    }
    return found;
}

struct Votes {
    int black = 0;
    int white = 0;
    bool names_a_side = false;
    Colour last_named = Colour::black;
};

// Each side that is named before a word of winning or losing has a vote, or gives it.
Votes votes(const std::vector<Clue>& found) {
    Votes votes;
    bool is_open = false;  // a side was named, and not yet what became of it
    for (const Clue& clue : found) {
        const bool names = clue.says == Clue::Says::black || clue.says == Clue::Says::white;
        if (names) {
            votes.last_named = clue.says == Clue::Says::black ? Colour::black : Colour::white;
            votes.names_a_side = is_open = true;
        } else if (is_open) {
            const bool is_black = (votes.last_named == Colour::black) == (clue.says == Clue::Says::wins);
            ++(is_black ? votes.black : votes.white);
            is_open = false;
        }
    }
    return votes;
}

// Folding would make "2½" to "21⁄2".
std::string with_plain_fractions(std::string_view text) {
    constexpr std::pair<std::string_view, std::string_view> signs[] = {{"½", "又1/2"}, {"¼", "又1/4"}, {"¾", "又3/4"}};
    std::string plain(text);
    for (const auto& [sign, fraction] : signs)
        for (auto place = plain.find(sign); place != std::string::npos; place = plain.find(sign, place))
            plain.replace(place, sign.size(), fraction);
    return plain;
}

std::optional<double> written_points(std::string_view text) {
    for (const std::string_view unit : {"目", "집", "호"})
        if (const auto count = sgf::count_before(text, unit)) return count;
    if (const auto stones = sgf::count_before(text, "子")) return 2 * *stones;
    const auto plus = text.find('+');
    const auto begin = text.find_first_of("0123456789", plus == std::string_view::npos ? 0 : plus);
    if (begin == std::string_view::npos) return std::nullopt;
    const auto number = sgf::written_number(text.substr(begin));
    return number ? std::optional(number->value) : std::nullopt;
}

// More than a full board with the greatest komi is no margin.
std::optional<double> margin(std::string_view text) {
    constexpr double greatest_margin = 19 * 19 + sgf::greatest_komi;
    const auto points = written_points(text);
    return points && *points <= greatest_margin ? points : std::nullopt;
}

ResultKind kind_of(std::string_view text, std::optional<double> won_by) {
    for (const KindWord& word : kind_words)
        if (holds(text, word.text)) return word.kind;
    return won_by.value_or(0) > 0 ? ResultKind::points : ResultKind::won;
}

std::string number_text(double number) {
    std::array<char, 32> text;
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number).ptr};
}

}  // namespace

std::string HeaderResult::text() const {
    if (kind == ResultKind::draw) return "0";
    if (kind == ResultKind::no_result) return "Void";
    if (!winner) return "";
    std::string side = *winner == Colour::black ? "B+" : "W+";
    switch (kind) {
        case ResultKind::points: return side + number_text(points);
        case ResultKind::resignation: return side + "R";
        case ResultKind::time: return side + "T";
        case ResultKind::forfeit: return side + "F";
        default: return side;
    }
}

HeaderResult header_result(std::string_view written) {
    const std::string text = sgf::with_digits(folded_text(with_plain_fractions(written)));
    if (text.empty() || text == "?") return {};
    constexpr std::size_t most = 200;  // bytes: more is a story, not a result
    const std::string_view plain = std::string_view(text).substr(0, most);
    if (holds_any(plain, without_result)) return {.kind = ResultKind::no_result};
    const Votes found = votes(clues(plain));
    if (found.black > 0 && found.white > 0) return {.kind = ResultKind::contradicting};
    if (found.black + found.white == 0) {
        const bool is_draw = std::any_of(draws.begin(), draws.end(), [&](std::string_view word) {
            return word == "0" ? plain == "0" : holds(plain, word);
        });
        if (is_draw) return {.kind = ResultKind::draw};
    }
    const auto won_by = margin(plain);
    std::optional<Colour> winner;
    if (found.black > 0) winner = Colour::black;
    if (found.white > 0) winner = Colour::white;
    if (!winner && found.names_a_side && won_by) winner = found.last_named;  // "白 3目半"
    if (!winner) return {};
    HeaderResult result{.kind = kind_of(plain, won_by), .winner = winner};
    if (result.kind == ResultKind::points) result.points = won_by.value_or(0);
    return result;
}

}  // namespace katachi::games
