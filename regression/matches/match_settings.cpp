#include "regression/matches/match_settings.h"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <numeric>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "base/random/split_mix.h"

namespace katachi::regression {

namespace {

using Json = nlohmann::ordered_json;

// "b E5 w C3": either colour may play at any time, so that stones as set up can be told too.
std::string moves_text(const std::vector<board::Move>& moves, int size) {
    std::string text;
    for (const board::Move& move : moves)
        text += (text.empty() ? "" : " ") + std::string(move.colour == board::Colour::black ? "b " : "w ") +
                board::vertex_name(move.vertex, size);
    return text;
}

std::vector<board::Move> read_moves(const std::string& text, int size) {
    std::vector<board::Move> moves;
    std::istringstream words(text);
    for (std::string colour, point; words >> colour >> point;) {
        const auto vertex = board::parse_vertex(point, size);
        if (!vertex) throw std::invalid_argument(point);
        moves.push_back({.colour = colour == "b" ? board::Colour::black : board::Colour::white, .vertex = *vertex});
    }
    return moves;
}

Json player_json(const Player& player) {
    return {{"command", player.command}, {"name", player.name}, {"set_up", player.set_up}};
}

Player read_player(const Json& value) {
    return {.command = value.at("command"), .name = value.at("name"), .set_up = value.at("set_up")};
}

Json openings_json(const MatchSettings& settings) {
    Json list = Json::array();
    for (const Opening& opening : settings.openings)
        list.push_back({{"name", opening.name},
                        {"moves", moves_text(opening.moves, settings.size)},
                        {"to_move", opening.to_move == board::Colour::black ? "b" : "w"}});
    return list;
}

// Which of `count` openings comes at `place`: each once before any comes twice, in the order of the seed.
std::size_t drawn(std::size_t place, std::size_t count, std::uint64_t seed) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    base::SplitMix random(seed);
    for (std::size_t i = count; i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
    return order[place % count];
}

}  // namespace

Opening opening_of(const MatchSettings& settings, int pair) {
    const auto place = static_cast<std::size_t>(pair);
    if (!settings.openings.empty()) return settings.openings[drawn(place, settings.openings.size(), settings.seed)];
    return random_opening(settings.size, settings.rules, settings.random_moves, base::mixed(settings.seed, place));
}

std::uint32_t seed_of(const MatchSettings& settings, int game, std::size_t player) {
    constexpr std::uint64_t largest = 0x3FFFFFFF;  // what every engine takes for a number
    const auto number = static_cast<std::uint64_t>(game) * player_count + player;
    return static_cast<std::uint32_t>(base::mixed(~settings.seed, number) & largest);
}

Json settings_json(const MatchSettings& settings) {
    Json value;
    value["A"] = player_json(settings.players[0]);
    value["B"] = player_json(settings.players[1]);
    value["folder"] = settings.folder;
    value["size"] = settings.size;
    value["rules"] = settings.rules.name;
    value["komi"] = settings.komi;
    value["openings"] = openings_json(settings);
    value["random_moves"] = settings.random_moves;
    value["seed"] = settings.seed;
    value["main_seconds"] = settings.time.main_seconds;
    value["period_seconds"] = settings.time.period_seconds;
    value["period_stones"] = settings.time.period_stones;
    value["timeout_milliseconds"] = settings.timeout.count();
    value["move_limit"] = settings.move_limit;
    value["referee"] = settings.referee;
    value["sprt"] = Json();
    if (settings.sprt)
        value["sprt"] = {{"elo0", settings.sprt->elo0},
                         {"elo1", settings.sprt->elo1},
                         {"alpha", settings.sprt->alpha},
                         {"beta", settings.sprt->beta}};
    value["games"] = settings.games;
    return value;
}

MatchSettings read_settings(const Json& value) {
    MatchSettings settings;
    settings.players = {read_player(value.at("A")), read_player(value.at("B"))};
    // Older matches do not say it: their engines run where they are gone on with.
    settings.folder = value.value("folder", std::filesystem::current_path().string());
    settings.size = value.at("size");
    if (settings.size < board::min_board_size || settings.size > board::max_board_size)
        throw std::invalid_argument("size");
    const board::Rules* const rules = board::find_rules(value.at("rules").get<std::string>());
    if (rules == nullptr) throw std::invalid_argument("rules");
    settings.rules = *rules;
    settings.komi = value.at("komi");
    for (const Json& opening : value.at("openings"))
        settings.openings.push_back(
            {.name = opening.at("name"),
             .moves = read_moves(opening.at("moves"), settings.size),
             .to_move = opening.at("to_move") == "b" ? board::Colour::black : board::Colour::white});
    settings.random_moves = value.at("random_moves");
    if (settings.random_moves < 0 || settings.random_moves > most_random_moves)
        throw std::invalid_argument("random_moves");
    settings.seed = value.at("seed");
    settings.time = {.main_seconds = value.at("main_seconds"),
                     .period_seconds = value.at("period_seconds"),
                     .period_stones = value.at("period_stones")};
    settings.timeout = std::chrono::milliseconds(value.at("timeout_milliseconds").get<std::int64_t>());
    settings.move_limit = value.at("move_limit");
    settings.referee = value.at("referee");
    if (const Json& sprt = value.at("sprt"); !sprt.is_null())
        settings.sprt = {
            .elo0 = sprt.at("elo0"), .elo1 = sprt.at("elo1"), .alpha = sprt.at("alpha"), .beta = sprt.at("beta")};
    settings.games = value.at("games");
    return settings;
}

}  // namespace katachi::regression
