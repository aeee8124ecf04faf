// What GoGui can draw, and the commands that answer in its forms.
#include <array>

#include "engine/gtp/play/generated_move.h"
#include "engine/gtp/play/search_text.h"
#include "engine/gtp/session/commands.h"

namespace katachi::gtp {

namespace {

constexpr std::string_view drawn_commands =
    "gfx/Candidate Moves/katachi-gfx-moves %m\n"
    "gfx/Expected Line/katachi-gfx-line\n"
    "gfx/Matches/katachi-gfx-matches %m\n"
    "gfx/Expectation of Knowledge/katachi-gfx-priors %m\n"
    "dboard/Ownership/katachi-ownership\n"
    "hstring/Reasons for a Move/katachi-reasons %m %p\n"
    "hstring/Moves and Reasons/katachi-moves %m\n"
    "hstring/Matches at a Point/katachi-match %m %p\n"
    "pspairs/Top Moves of Black/top_moves_black\n"
    "pspairs/Top Moves of White/top_moves_white\n"
    "gfx/Final Status/katachi-gfx-status\n"
    "gfx/Eye Spaces/katachi-gfx-eyes\n"
    "gfx/Influence/katachi-gfx-influence\n"
    "gfx/Dragons/katachi-gfx-dragons\n"
    "gfx/Owners and Expected Score/katachi-gfx-owners\n"
    "gfx/Regions/katachi-gfx-regions\n"
    "string/Eyes of a Space/eval_eye %p\n"
    "hstring/Eye Space/eye_data %c %p\n"
    "hstring/Half or False Eye/half_eye_data %p\n"
    "hstring/Dragon/dragon_data %p\n"
    "hstring/Facts of an Owner/katachi-owner_facts %p\n"
    "plist/Dead Stones/final_status_list dead\n"
    "plist/Stones in Seki/final_status_list seki\n"
    "plist/Black Territory/final_status_list black_territory\n"
    "plist/White Territory/final_status_list white_territory\n"
    "plist/Dame/final_status_list dame\n"
    "plist/Legal Moves/all_legal %m\n"
    "string/Final Score/final_score\n"
    "string/Estimated Score/estimate_score\n"
    "string/Attack a String/attack %p\n"
    "string/Defend a String/defend %p\n"
    "string/Unconditional Status/unconditional_status %p\n"
    "param/Settings of the Engine/katachi-param\n";

Answer gogui_analyze_commands(Session&, const Arguments&) { return success(std::string(drawn_commands)); }

std::optional<board::Colour> wanted_colour(const Session& session, const Arguments& arguments) {
    return arguments.count() == 0 ? session.game.game().to_move() : parse_colour(arguments[0]);
}

Answer gfx_moves(Session& session, const Arguments& arguments) {
    const auto colour = wanted_colour(session, arguments);
    if (!colour) return failure(invalid_color);
    if (const auto obstacle = obstacle_to_search(session, *colour)) return *obstacle;
    return success(drawn_moves(session, session.play.last_search.candidates));
}

// Whether the searched position has become the game's last one by this move.
bool was_played(const Session& session, const LastSearch& search, board::Vertex move) {
    board::Game game = session.game.without_trials();
    const auto& moves = game.board().history();
    if (moves.empty() || moves.back() != board::Move{search.to_move, move}) return false;
    game.undo();
    return game.board().position() == search.position;
}

// The line is that of the last search, without its first move where that was played.
Answer gfx_line(Session& session, const Arguments&) {
    const LastSearch& search = session.play.last_search;
    if (search.candidates.empty()) return failure("nothing was searched yet");
    std::vector<board::Vertex> line = search.candidates.front().line;
    board::Colour colour = search.to_move;
    if (was_played(session, search, line.front())) {
        line.erase(line.begin());
        colour = board::opponent(colour);
    } else if (search.position != session.game.board().position()) {
        return failure("this position was not searched");
    }
    std::string text = "VAR";
    for (const board::Vertex vertex : line) {
        text += (colour == board::Colour::black ? " b " : " w ") + session.name(vertex);
        colour = board::opponent(colour);
    }
    return success((line.empty() ? "" : text + '\n') + "STATUS " + line_text(session, line));
}

Answer gfx_priors(Session& session, const Arguments& arguments) {
    const auto colour = wanted_colour(session, arguments);
    if (!colour) return failure(invalid_color);
    if (const auto obstacle = obstacle_to_search(session, *colour)) return *obstacle;
    // The decision may have gone on to what follows a pass.
    search::TreeSearch& search = session.play.player->search();
    session.play.player->look_at(session.game.game(), *colour, points_of_white(session));
    if (const auto area = session.play.area.allowed()) search.restrict_root(*area);
    search.search({.playouts = 1});
    std::string influence;
    std::string labels;
    constexpr float least = 0.01F;
    for (const search::MoveCandidate& candidate : search.candidates(board::vertex_count)) {
        if (candidate.vertex == board::pass_vertex || candidate.prior < least) continue;
        const std::string name = ' ' + session.name(candidate.vertex) + ' ';
        influence += name + decimals(candidate.prior, 2);
        labels += name + decimals(100 * static_cast<double>(candidate.prior), 0);
    }
    return success(influence.empty() ? "" : "INFLUENCE" + influence + "\nLABEL" + labels);
}

Answer gfx_matches(Session& session, const Arguments& arguments) {
    const auto colour = wanted_colour(session, arguments);
    if (!colour) return failure(invalid_color);
    session.matcher.set(session.game.board().position());
    std::array<int, board::vertex_count> counts{};
    int all = 0;
    session.matcher.scan(
        [&](const match::Hit& hit) {
            ++all;
            ++counts[static_cast<std::size_t>(match::match_of(session.matcher.tables(), hit).move)];
        },
        {.black = *colour == board::Colour::black, .white = *colour == board::Colour::white});
    std::string labels;
    for (const board::Vertex vertex : session.game.board().empty_points())
        if (const int count = counts[static_cast<std::size_t>(vertex)]; count > 0)
            labels += ' ' + session.name(vertex) + ' ' + std::to_string(count);
    return success((labels.empty() ? "" : "LABEL" + labels + '\n') + "STATUS " + std::to_string(all) + " matches");
}

// Black's points above 0.
Answer ownership(Session& session, const Arguments&) {
    if (const auto obstacle = obstacle_to_search(session, session.game.game().to_move())) return *obstacle;
    const auto owners = shown_ownership(session, session.play.player->search());
    std::string text;
    for (std::size_t i = 0; i < owners.size(); ++i) {
        const bool is_first = i % static_cast<std::size_t>(session.size()) == 0;
        text += (is_first ? '\n' : ' ') + decimals(owners[i], 3);
    }
    return success(text);
}

Answer gfx_status(Session& session, const Arguments&) {
    struct Drawn {
        const char* command;
        const char* status;
    };
    constexpr std::array<Drawn, 5> drawings{{{"TERRITORY_BLACK", "black_territory"},
                                             {"TERRITORY_WHITE", "white_territory"},
                                             {"MARK", "dead"},
                                             {"CIRCLE", "seki"},
                                             {"TRIANGLE", "dame"}}};
    std::string text;
    for (const auto& [command, status] : drawings) {
        Answer points = execute(
            session, {.id = "", .name = "final_status_list", .arguments = Arguments(status), .is_too_long = false});
        if (!points.is_success) return points;
        if (!points.text.empty()) text += std::string(command) + ' ' + points.text + '\n';
    }
    return success(text);
}

// "[type] name value" lines, or a name and its new value.
Answer param(Session& session, const Arguments& arguments) {
    search::Player* const player = session.play.asked();
    if (player == nullptr) return failure(cannot_play);
    search::PlayerSettings& settings = player->settings();
    if (arguments.count() == 0)
        return success("[bool] live_gfx " + std::to_string(static_cast<int>(session.play.draws_live)) +
                       "\n[bool] ponder " + std::to_string(static_cast<int>(session.play.ponders)) +
                       "\n[list/1/2/3/4/5/6/7/8/9/10] level " + std::to_string(settings.level) +
                       "\n[string] resign_below " + decimals(settings.resign_below, 2));
    if (arguments.count() < 2) return failure("a setting needs a value");
    const std::string_view name = arguments[0];
    const std::string_view value = arguments[1];
    if (name == "live_gfx" || name == "ponder") {
        if (value != "0" && value != "1") return failure(std::string(name) + " is 0 or 1");
        (name == "ponder" ? session.play.ponders : session.play.draws_live) = value == "1";
        return success();
    }
    if (name == "level") {
        const auto level = parse_integer(value);
        if (!level || *level < search::least_level || *level > search::greatest_level)
            return failure("levels are 1 to 10");
        settings.level = *level;
        return success();
    }
    if (name == "resign_below") {
        const auto share = parse_real(value);
        if (!share || *share < 0 || *share > 1) return failure("resign_below is from 0 to 1");
        settings.resign_below = static_cast<float>(*share);
        return success();
    }
    return failure("unknown setting " + std::string(name));
}

}  // namespace

std::span<const Command> drawing_commands() {
    static constexpr Command commands[] = {
        {"gogui-analyze_commands", "", "what GoGui can draw, a line each", gogui_analyze_commands},
        {"katachi-gfx-moves", "[COLOUR]", "searches; shares of the search and chances to win", gfx_moves},
        {"katachi-gfx-line", "", "the line that the last search expects", gfx_line},
        {"katachi-gfx-priors", "[COLOUR]", "searches; what knowledge expects in percent", gfx_priors},
        {"katachi-gfx-matches", "[COLOUR]", "how many patterns play each point", gfx_matches},
        {"katachi-gfx-status", "", "territory, dead stones, stones in seki and dame", gfx_status},
        {"katachi-ownership", "", "searches; whose points playouts end with, from -1 (White's) to 1", ownership},
        {"katachi-param", "[NAME VALUE]", "the settings of the engine, or sets one", param},
    };
    return commands;
}

}  // namespace katachi::gtp
