#include "regression/matches/conduct.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>

#include "base/text/ascii_case.h"
#include "base/text/one_line.h"
#include "engine/board/side_name.h"

namespace katachi::regression {

namespace {

using SteadyTime = std::chrono::steady_clock::time_point;

double seconds_since(SteadyTime begin) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

Winner winner_against(board::Colour loser) { return loser == board::Colour::black ? Winner::white : Winner::black; }

class Conduct {
  public:
    Conduct(const MatchSettings& settings, int number, const std::array<Engine*, player_count>& engines,
            Referee& referee)
        : settings_(settings),
          engines_(engines),
          referee_(referee),
          clocks_{GameClock(settings.time), GameClock(settings.time)} {
        played_.record.number = number;
        played_.game = board::Game(settings.size, settings.rules);
        referee_.write_to(played_.transcript);
        for (Engine* engine : engines_) engine->write_to(played_.transcript);
    }

    std::optional<ConductedGame> play() {
        begin();
        if (!is_decided()) play_opening();
        if (!is_decided()) play_moves("genmove");
        if (!is_decided()) settle_it();
        if (was_stopped()) return std::nullopt;
        played_.record.moves = static_cast<int>(played_.game.board().history().size());
        return std::move(played_);
    }

  private:
    std::size_t player_of(board::Colour colour) const {
        const std::size_t black = black_of(played_.record.number);
        return colour == board::Colour::black ? black : 1 - black;
    }
    Engine& engine_of(board::Colour colour) { return *engines_[player_of(colour)]; }
    bool was_stopped() const {
        return engines_[0]->was_stopped() || engines_[1]->was_stopped() || referee_.was_stopped();
    }
    bool is_decided() const { return is_decided_ || was_stopped(); }

    void begin() {
        for (const board::Colour colour : {board::Colour::black, board::Colour::white})
            if (const auto refusal = begin_with(player_of(colour)))
                return lose_by(colour, refusal->reply, "`" + refusal->command + "`");
    }

    // Who ended after the last game has done no wrong in this one, and is started anew.
    std::optional<RefusedCommand> begin_with(std::size_t player) {
        const Engine& engine = *engines_[player];
        const bool ran_before = engine.is_running();
        const auto refusal = start_and_begin(player);
        const bool has_ended = !engine.is_running() && engine.fault().kind == EngineFault::Kind::ended;
        return ran_before && has_ended ? start_and_begin(player) : refusal;
    }

    std::optional<RefusedCommand> start_and_begin(std::size_t player) {
        engines_[player]->start();
        if (was_stopped()) return std::nullopt;
        cpu_before_[player] = engines_[player]->cpu_seconds();
        return begin_game(*engines_[player], settings_, seed_of(settings_, played_.record.number, player));
    }

    void play_opening() {
        const Opening opening = opening_of(settings_, pair_of(played_.record.number));
        for (const board::Move& move : opening.moves) {
            played_.game.play(move.colour, move.vertex);
            for (const board::Colour colour : {board::Colour::black, board::Colour::white})
                if (!is_decided()) tell(colour, move);
        }
        played_.opening_moves = opening.moves.size();
        played_.game.set_to_move(opening.to_move);
    }

    // Moves are asked for until two passes in a row, or until something else ends the game.
    void play_moves(const char* command) {
        int passes = 0;
        while (!is_decided() && passes < 2) {
            if (static_cast<int>(played_.game.board().history().size()) >= settings_.move_limit) {
                played_.record.end = GameEnd::move_limit;
                return;
            }
            const board::Colour colour = played_.game.to_move();
            const auto vertex = ask_for_move(colour, command);
            if (!vertex) return;
            passes = *vertex == board::pass_vertex ? passes + 1 : 0;
            tell(board::opponent(colour), {.colour = colour, .vertex = *vertex});
            if (settings_.rules.ko == board::KoRule::simple && *vertex != board::pass_vertex &&
                played_.game.is_repetition())
                return end_without_result();
        }
    }

    // Nothing once the game is decided.
    std::optional<board::Vertex> ask_for_move(board::Colour colour, const char* command) {
        const std::size_t player = player_of(colour);
        Engine& engine = *engines_[player];
        GameClock& clock = clocks_[player];
        PlayerCost& cost = played_.record.costs[player];
        if (settings_.time.is_limited()) tell_time(colour);
        if (is_decided()) return std::nullopt;
        const auto allowed = std::chrono::milliseconds(static_cast<std::int64_t>(clock.seconds_left() * 1000) + 1);
        const bool clock_is_shorter = settings_.time.is_limited() && allowed < engine.timeout();
        const auto begin = std::chrono::steady_clock::now();
        const EngineReply reply = engine.ask(fmt::format("{} {}", command, colour == board::Colour::black ? "b" : "w"),
                                             clock_is_shorter ? allowed : engine.timeout());
        const double seconds = seconds_since(begin);
        ++cost.moves;
        cost.seconds += seconds;
        cost.longest_seconds = std::max(cost.longest_seconds, seconds);
        cost.cpu_seconds = std::max(cost.cpu_seconds, engine.cpu_seconds() - cpu_before_[player]);
        if (engine.was_stopped()) return std::nullopt;
        const auto* fault = std::get_if<EngineFault>(&reply);
        const bool waited_in_vain = fault != nullptr && fault->kind == EngineFault::Kind::timed_out && clock_is_shorter;
        const bool answered = fault == nullptr;
        if (waited_in_vain || (settings_.time.is_limited() && answered && !clock.spend(seconds)))
            return lose(
                       colour, GameEnd::time,
                       fmt::format("{}'s flag fell at move {}, after {:.2f} s of thinking about it and {:.2f} s in all",
                                   board::side_name(colour), played_.game.board().history().size() + 1, seconds,
                                   cost.seconds)),
                   std::nullopt;
        const auto* answer = std::get_if<EngineAnswer>(&reply);
        if (answer == nullptr || !answer->success) return lose_by(colour, reply, "to move"), std::nullopt;
        return execute(colour, answer->text);
    }

    std::optional<board::Vertex> execute(board::Colour colour, const std::string& answer) {
        if (base::equal_but_for_case(answer, "resign")) return lose(colour, GameEnd::resignation, ""), std::nullopt;
        const auto vertex = board::parse_vertex(answer, settings_.size);
        if (!vertex)
            return lose(colour, GameEnd::refusal,
                        fmt::format("{} was to move and answered `{}`", board::side_name(colour), answer)),
                   std::nullopt;
        const board::Legality legality = played_.game.play(colour, *vertex);
        if (legality != board::Legality::ok)
            return lose(colour, GameEnd::illegal_move,
                        fmt::format("{} played {}: {}", board::side_name(colour),
                                    board::vertex_name(*vertex, settings_.size), board::reason(legality))),
                   std::nullopt;
        return vertex;
    }

    void tell(board::Colour colour, const board::Move& move) {
        Engine& engine = engine_of(colour);
        const std::string command = play_command(move, settings_.size);
        const EngineReply reply = engine.ask(command);
        if (const auto* answer = std::get_if<EngineAnswer>(&reply); answer == nullptr || !answer->success)
            lose_by(colour, reply, "`" + command + "`, which is legal");
    }

    void tell_time(board::Colour colour) {
        Engine& engine = engine_of(colour);
        const GameClock& clock = clocks_[player_of(colour)];
        if (!engine.knows("time_left")) return;
        const EngineReply reply =
            engine.ask(fmt::format("time_left {} {} {}", colour == board::Colour::black ? "b" : "w",
                                   static_cast<int>(clock.seconds_told()), clock.stones_left()));
        if (std::holds_alternative<EngineFault>(reply)) lose_by(colour, reply, "the time left");
    }

    void settle_it() {
        Settlement settlement = ask_all();
        const bool both_clean_up =
            engines_[0]->knows("kgs-genmove_cleanup") && engines_[1]->knows("kgs-genmove_cleanup");
        const bool was_disputed = settlement.is_disputed;
        if (was_disputed && both_clean_up && settings_.rules.scoring == board::Scoring::area &&
            played_.record.end == GameEnd::passes) {
            play_moves("kgs-genmove_cleanup");
            played_.record.is_disputed = true;
            if (is_decided()) return;
            settlement = ask_all();
            settlement.explanation += "; after a dispute the dead stones were taken off by play";
        }
        if (is_decided()) return;
        played_.record.winner = settlement.winner;
        played_.record.result = settlement.result;
        played_.record.explanation = settlement.explanation;
        played_.record.is_disputed = was_disputed;
    }

    Settlement ask_all() {
        Settlement settlement =
            settle(played_.game, settings_, engine_of(board::Colour::black), engine_of(board::Colour::white), referee_);
        charge_for_score();
        return settlement;
    }

    // Where both are gone, neither has lost by it.
    void charge_for_score() {
        for (const board::Colour colour : {board::Colour::black, board::Colour::white})
            if (!engine_of(colour).is_running() && engine_of(board::opponent(colour)).is_running())
                lose_by(colour, engine_of(colour).fault(), "for the score");
    }

    void end_without_result() {
        is_decided_ = true;
        played_.record.winner = Winner::draw;
        played_.record.result = "Void";
        played_.record.end = GameEnd::repetition;
        played_.record.explanation = "the position came up before: no result";
    }

    void lose(board::Colour colour, GameEnd end, const std::string& explanation) {
        is_decided_ = true;
        PlayedGame& record = played_.record;
        record.winner = winner_against(colour);
        record.end = end;
        record.explanation = base::one_line(explanation);
        record.result = std::string(colour == board::Colour::black ? "W+" : "B+") + (end == GameEnd::resignation ? "R"
                                                                                     : end == GameEnd::time      ? "T"
                                                                                                                 : "F");
    }

    void lose_by(board::Colour colour, const EngineReply& reply, const std::string& asked) {
        if (const auto* answer = std::get_if<EngineAnswer>(&reply))
            return lose(colour, GameEnd::refusal,
                        fmt::format("{} refuses {}: {}", board::side_name(colour), asked, answer->text));
        const auto& fault = std::get<EngineFault>(reply);
        if (fault.was_stopped()) return;
        const GameEnd end = fault.kind == EngineFault::Kind::timed_out ? GameEnd::no_answer
                            : fault.kind == EngineFault::Kind::ended   ? GameEnd::crash
                                                                       : GameEnd::refusal;
        lose(colour, end, fmt::format("{}, asked {}: {}", board::side_name(colour), asked, fault.message));
    }

    const MatchSettings& settings_;
    const std::array<Engine*, player_count>& engines_;
    Referee& referee_;
    std::array<GameClock, player_count> clocks_;
    std::array<double, player_count> cpu_before_{};
    ConductedGame played_;
    bool is_decided_ = false;
};

}  // namespace

std::optional<ConductedGame> conduct(const MatchSettings& settings, int number,
                                     const std::array<Engine*, player_count>& engines, Referee& referee) {
    return Conduct(settings, number, engines, referee).play();
}

}  // namespace katachi::regression
