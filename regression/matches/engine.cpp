#include "regression/matches/engine.h"

#include <fmt/core.h>

#include <array>
#include <cmath>
#include <sstream>

#include "base/files/file_error.h"
#include "base/text/one_line.h"

namespace katachi::regression {

namespace {

// Engines are told the rules in the words that they know; others play by their own.
struct RulesCommand {
    const char* command;
    std::vector<std::pair<std::string_view, std::string_view>> names;  // of rules that it does not call as we do
};

const std::array<RulesCommand, 3>& rules_commands() {
    static const std::array<RulesCommand, 3> commands{{
        {"katachi-rules", {}},
        {"kata-set-rules", {}},
        {"kgs-rules", {{"new-zealand", "new_zealand"}}},
    }};
    return commands;
}

std::string rules_command(const Engine& engine, const board::Rules& rules) {
    for (const RulesCommand& known : rules_commands()) {
        if (!engine.knows(known.command)) continue;
        std::string_view name = rules.name;
        for (const auto& [ours, theirs] : known.names)
            if (ours == rules.name) name = theirs;
        return std::string(known.command) + " " + std::string(name);
    }
    return "";
}

bool is_refusal(const EngineReply& reply) {
    const auto* answer = std::get_if<EngineAnswer>(&reply);
    return answer == nullptr || !answer->success;
}

std::optional<RefusedCommand> refusal_of(Engine& engine, const std::string& command) {
    EngineReply reply = engine.ask(command);
    if (!is_refusal(reply)) return std::nullopt;
    return RefusedCommand{command, std::move(reply)};
}

std::optional<RefusedCommand> set_time(Engine& engine, const TimeControl& time) {
    if (!time.is_limited() || !engine.knows("time_settings")) return std::nullopt;
    const auto command = [&](double main, double period) {
        return fmt::format("time_settings {} {} {}", main, period, time.period_stones);
    };
    const std::string exact = command(time.main_seconds, time.period_seconds);
    // Some engines read whole seconds alone. Rounded down, no time is promised that the clock does not give.
    const std::string whole = command(std::floor(time.main_seconds), std::floor(time.period_seconds));
    auto refusal = refusal_of(engine, exact);
    const bool leaves_time = std::floor(time.main_seconds) + std::floor(time.period_seconds) > 0;
    if (!refusal || whole == exact || !leaves_time || !engine.is_running()) return refusal;
    return refusal_of(engine, whole);
}

}  // namespace

Engine::Engine(std::string speaker, const Player& player, const MatchSettings& settings, const std::atomic<bool>& stop)
    : speaker_(std::move(speaker)),
      player_(player),
      folder_(settings.folder),
      settings_{.command = player.command, .timeout = settings.timeout, .stop = &stop} {}

EngineReply Engine::ask(const std::string& command, std::chrono::milliseconds timeout) {
    if (!channel_) return fault_;
    if (transcript_ != nullptr) transcript_->add_question(speaker_, command);
    EngineReply reply = channel_->ask(command, timeout);
    if (transcript_ != nullptr) transcript_->add_reply(speaker_, reply);
    if (const auto* fault = std::get_if<EngineFault>(&reply)) {
        fault_ = *fault;
        channel_.reset();
    }
    return reply;
}

std::optional<std::string> Engine::answer(const std::string& command) {
    const EngineReply reply = ask(command);
    const auto* answer = std::get_if<EngineAnswer>(&reply);
    return answer != nullptr && answer->success ? std::optional(answer->text) : std::nullopt;
}

std::string Engine::asked_at_start(const std::string& command) {
    const EngineReply reply = ask(command);
    if (const auto* answer = std::get_if<EngineAnswer>(&reply)) return answer->success ? answer->text : "";
    const auto& fault = std::get<EngineFault>(reply);
    if (fault.was_stopped()) return "";
    if (fault.kind == EngineFault::Kind::ended)
        throw base::FileError(
            fmt::format("{} does not start ({}); run it by hand to see why", player_.command, fault.message));
    throw base::FileError(
        fmt::format("{} does not speak GTP ({}); some engines need an option for it, such as "
                    "`gnugo --mode gtp`",
                    player_.command, fault.message));
}

void Engine::start() {
    if (channel_ || was_stopped()) return;
    channel_ = std::make_unique<GtpChannel>(settings_, folder_);
    name_ = asked_at_start("name");
    if (const std::string version = asked_at_start("version"); !version.empty()) name_ += " " + version;
    name_ = base::one_line(name_);
    std::istringstream commands(asked_at_start("list_commands"));
    for (std::string command; commands >> command;) commands_.insert(command);
    for (const std::string& line : player_.set_up) {
        const EngineReply reply = ask(line);
        if (was_stopped()) return;
        if (const auto* fault = std::get_if<EngineFault>(&reply))
            throw base::FileError(
                fmt::format("{}: does not survive `{}` of its set-up: {}", player_.command, line, fault->message));
        if (is_refusal(reply))
            throw base::FileError(fmt::format("{}: refuses `{}` of its set-up: {}", player_.command, line,
                                              base::one_line(std::get<EngineAnswer>(reply).text)));
    }
}

std::optional<RefusedCommand> begin_game(Engine& engine, const MatchSettings& settings, std::uint32_t seed) {
    for (const std::string& command : {fmt::format("boardsize {}", settings.size), std::string("clear_board")})
        if (auto refusal = refusal_of(engine, command)) return refusal;
    // Whoever does not know these rules, or has no seed, plays on without.
    if (const std::string rules = rules_command(engine, settings.rules); !rules.empty()) engine.ask(rules);
    if (engine.knows("set_random_seed")) engine.ask(fmt::format("set_random_seed {}", seed));
    if (auto refusal = refusal_of(engine, fmt::format("komi {}", settings.komi))) return refusal;
    return set_time(engine, settings.time);
}

std::string play_command(const board::Move& move, int size) {
    return fmt::format("play {} {}", move.colour == board::Colour::black ? "b" : "w",
                       board::vertex_name(move.vertex, size));
}

}  // namespace katachi::regression
