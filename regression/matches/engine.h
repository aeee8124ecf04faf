// A player at the board: its process, kept from game to game, and what it understands.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "regression/client/gtp_channel.h"
#include "regression/matches/match_settings.h"
#include "regression/matches/transcript.h"

namespace katachi::regression {

class Engine {
  public:
    // `speaker` is what the transcripts call it; `player` outlives the engine, and so do `settings` and `stop`.
    Engine(std::string speaker, const Player& player, const MatchSettings& settings, const std::atomic<bool>& stop);

    // The conversation is written there from now on.
    void write_to(Transcript& transcript) { transcript_ = &transcript; }

    // Starts the process where none runs, and says why it cannot play if it cannot: no such program, no GTP, a line of
    // its set-up refused. Throws FileError.
    void start();
    // What it calls itself, once it was started.
    const std::string& name() const { return name_; }
    bool knows(const std::string& command) const { return commands_.contains(command); }

    // Once it does not run any more: why not, again and again.
    EngineReply ask(const std::string& command) { return ask(command, settings_.timeout); }
    EngineReply ask(const std::string& command, std::chrono::milliseconds timeout);
    // The answer; nothing where it refuses, or cannot be asked any more.
    std::optional<std::string> answer(const std::string& command);

    std::chrono::milliseconds timeout() const { return settings_.timeout; }
    double cpu_seconds() { return channel_ ? channel_->cpu_seconds() : 0; }
    bool is_running() const { return channel_ != nullptr; }
    const EngineFault& fault() const { return fault_; }  // of one that does not run
    bool was_stopped() const { return fault_.was_stopped(); }

  private:
    std::string asked_at_start(const std::string& command);

    std::string speaker_;
    const Player& player_;
    const std::string& folder_;
    EngineSettings settings_;
    std::unique_ptr<GtpChannel> channel_;  // none: it does not run
    std::string name_;
    std::set<std::string> commands_;
    Transcript* transcript_ = nullptr;
    EngineFault fault_{.kind = EngineFault::Kind::ended, .message = "it does not run"};
};

// A command that an engine refuses, or is gone when it comes.
struct RefusedCommand {
    std::string command;
    EngineReply reply;
};

// Sends what a game begins with: board, rules where it can be told, komi, seed, time. The first refusal, or nothing.
std::optional<RefusedCommand> begin_game(Engine& engine, const MatchSettings& settings, std::uint32_t seed);

// "play b Q16"
std::string play_command(const board::Move& move, int size);

}  // namespace katachi::regression
