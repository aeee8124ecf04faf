// Candidate moves as they are searched, for controllers that show them: Leela Zero's lz-analyze and KataGo's
// kata-analyze. An analysis goes on until the next line of the input.
#include <algorithm>
#include <cmath>

#include "engine/gtp/analysis/analysis_options.h"
#include "engine/gtp/play/generated_move.h"
#include "engine/gtp/play/search_text.h"
#include "engine/gtp/session/commands.h"
#include "engine/search/thinking_time.h"

namespace katachi::gtp {

namespace {

enum class Dialect : std::uint8_t { lz, kata };

// Leela Zero has shares as whole numbers.
std::string share_text(Dialect dialect, double share) {
    constexpr double whole = 10000;
    constexpr int digits = 6;
    return dialect == Dialect::lz ? std::to_string(std::lround(whole * share)) : decimals(share, digits);
}

// What the win rate is at least, with few visits much less than it seems.
double lower_bound(const search::MoveCandidate& candidate) {
    if (candidate.visits == 0) return 0;
    constexpr double deviations = 2;
    constexpr double deviation = 0.5;  // the greatest that results of 0 and 1 have
    const double error = deviations * deviation / std::sqrt(static_cast<double>(candidate.visits));
    return std::max(0.0, static_cast<double>(candidate.likely_win_rate) - error);
}

// The score is of the side to move.
std::string move_text(const Session& session, Dialect dialect, const search::MoveCandidate& candidate,
                      board::Colour to_move, std::size_t order) {
    const auto share = [&](double value) { return share_text(dialect, value); };
    std::string vertex = session.name(candidate.vertex);
    if (candidate.vertex == board::pass_vertex) vertex = "pass";
    std::string line;
    for (const board::Vertex move : candidate.line)
        line += ' ' + (move == board::pass_vertex ? "pass" : session.name(move));
    const std::string lead = decimals(to_move == board::Colour::black ? candidate.score : -candidate.score, 3);
    return "info move " + vertex + " visits " + std::to_string(candidate.visits) + " winrate " +
           share(candidate.likely_win_rate) + " prior " + share(candidate.prior) + " lcb " +
           share(lower_bound(candidate)) + (dialect == Dialect::kata ? " scoreLead " + lead : "") + " order " +
           std::to_string(order) + " pv" + line;
}

std::string report(const Session& session, Dialect dialect, const AnalysisOptions& options, board::Colour to_move) {
    const search::TreeSearch& search = session.play.player->search();
    const auto candidates = search.candidates(options.least_moves);
    std::string text;
    for (std::size_t i = 0; i < std::min(candidates.size(), options.most_moves); ++i)
        text += (i == 0 ? "" : " ") + move_text(session, dialect, candidates[i], to_move, i);
    const float side = to_move == board::Colour::black ? 1 : -1;
    constexpr int digits = 3;
    if (options.shows_root && !candidates.empty()) {
        const double win_rate = candidates.front().likely_win_rate;
        text += " rootInfo visits " + std::to_string(search.playouts()) + " winrate " + share_text(dialect, win_rate) +
                " scoreLead " + decimals(side * search.score(), digits);
    }
    if (options.shows_ownership) {
        text += " ownership";
        for (const float owner : shown_ownership(session, search)) text += ' ' + decimals(side * owner, digits);
    }
    return text;
}

template <Dialect dialect>
Answer analyze(Session& session, const Arguments& arguments) {
    const auto read = analysis_options(session, arguments);
    if (const auto* wrong = std::get_if<std::string>(&read)) return failure(*wrong);
    const auto& options = std::get<AnalysisOptions>(read);
    search::Player* const player = session.play.asked();
    if (player == nullptr) return failure(cannot_play);
    const board::Colour colour = options.colour.value_or(session.game.game().to_move());
    search::TreeSearch& search = player->search();
    player->look_at(session.game.game(), colour, points_of_white(session));
    if (options.only) search.restrict_root(*options.only);
    session.stream("");
    do {
        const search::Stopwatch watch;
        search.search(
            {.is_enough = [&] { return watch.seconds() >= options.interval_seconds || session.input_waits(); }});
        session.stream(report(session, dialect, options, colour));
    } while (!session.input_waits());
    session.play.last_search = {search.candidates(), session.game.board().position(), colour};
    return success();
}

template <Dialect dialect>
Answer genmove_analyze(Session& session, const Arguments& arguments) {
    const auto read = analysis_options(session, arguments);
    if (const auto* wrong = std::get_if<std::string>(&read)) return failure(*wrong);
    const auto& options = std::get<AnalysisOptions>(read);
    const board::Colour colour = options.colour.value_or(session.game.game().to_move());
    search::MoveQuestion question = question_for(session, colour);
    question.only = options.only;
    question.report_seconds = options.interval_seconds;
    bool has_begun = false;
    question.report = [&] {
        if (!has_begun) session.stream("");
        has_begun = true;
        session.stream(report(session, dialect, options, colour));
    };
    const Answer answer = generate(session, question, AfterMove::played);
    return answer.is_success ? success("play " + answer.text) : answer;
}

}  // namespace

std::span<const Command> analysis_commands() {
    static constexpr Command commands[] = {
        {"lz-analyze", "[COLOUR] [OPTION]...", "tells what is searched until the next line comes",
         analyze<Dialect::lz>},
        {"lz-genmove_analyze", "[COLOUR] [OPTION]...", "the same while it looks for a move, which it plays",
         genmove_analyze<Dialect::lz>},
        {"kata-analyze", "[COLOUR] [OPTION]...", "tells what is searched until the next line comes",
         analyze<Dialect::kata>},
        {"kata-genmove_analyze", "[COLOUR] [OPTION]...", "the same while it looks for a move, which it plays",
         genmove_analyze<Dialect::kata>},
    };
    return commands;
}

}  // namespace katachi::gtp
