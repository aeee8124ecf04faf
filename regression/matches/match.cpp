#include "regression/matches/match.h"

#include <fmt/core.h>

#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "base/files/file_error.h"
#include "base/text/one_line.h"
#include "regression/matches/conduct.h"
#include "regression/matches/game_sgf.h"
#include "regression/matches/standings.h"

namespace katachi::regression {

namespace {

std::string speaker(std::size_t player) { return std::string(1, player_letters[player]); }

bool is_worth_a_log(const PlayedGame& game) {
    return is_fault(game.end) || game.is_disputed || game.winner == Winner::unknown;
}

class Match {
  public:
    Match(const MatchSettings& settings, const std::array<std::string, player_count>& names, MatchFolder& folder,
          const MatchRun& run)
        : settings_(settings), names_(names), folder_(folder), run_(run) {}

    MatchEnd play() {
        look_whether_clear();
        std::vector<std::jthread> workers;
        for (int i = 0; i < run_.concurrency; ++i) workers.emplace_back([this] { work(); });
        workers.clear();
        if (trouble_) std::rethrow_exception(trouble_);
        if (run_.stop->load()) return MatchEnd::stopped;
        return is_clear_ ? MatchEnd::clear : MatchEnd::all_games;
    }

  private:
    void work() {
        Engine a(speaker(0), settings_.players[0], settings_, *run_.stop);
        Engine b(speaker(1), settings_.players[1], settings_, *run_.stop);
        Referee referee(settings_, *run_.stop);
        try {
            for (auto number = next_game(); number; number = next_game()) {
                const auto played = conduct(settings_, *number, {&a, &b}, referee);
                if (!played) return;
                keep(*played);
            }
        } catch (...) {
            const std::lock_guard guard(lock_);
            if (!trouble_) trouble_ = std::current_exception();
        }
    }

    std::optional<int> next_game() {
        const std::lock_guard guard(lock_);
        if (run_.stop->load() || is_clear_ || trouble_) return std::nullopt;
        while (next_ < settings_.games && folder_.games().contains(next_)) ++next_;
        return next_ < settings_.games ? std::optional(next_++) : std::nullopt;
    }

    void keep(const ConductedGame& played) {
        const std::string sgf = game_sgf(played, settings_, names_);
        const std::lock_guard guard(lock_);
        folder_.add(played.record, sgf, is_worth_a_log(played.record) ? played.transcript.text() : "");
        look_whether_clear();
        if (run_.played) run_.played(played.record);
    }

    void look_whether_clear() {
        if (settings_.sprt)
            is_clear_ = weigh_pairs(*settings_.sprt, folder_.games()).state.verdict != SprtVerdict::open;
    }

    const MatchSettings& settings_;
    const std::array<std::string, player_count>& names_;
    MatchFolder& folder_;
    const MatchRun& run_;

    std::mutex lock_;  // over the folder and what follows
    int next_ = 0;
    bool is_clear_ = false;
    std::exception_ptr trouble_;
};

}  // namespace

std::array<std::string, player_count> names_of_players(const MatchSettings& settings, const std::atomic<bool>& stop) {
    std::array<std::string, player_count> names;
    for (std::size_t player = 0; player < player_count; ++player) {
        const Player& described = settings.players[player];
        Engine engine(speaker(player), described, settings, stop);
        engine.start();
        if (const auto refusal = begin_game(engine, settings, 0); refusal && !engine.was_stopped()) {
            const auto* answer = std::get_if<EngineAnswer>(&refusal->reply);
            throw base::FileError(answer != nullptr
                                      ? fmt::format("{}: cannot play this game: refuses `{}`: {}", described.command,
                                                    refusal->command, base::one_line(answer->text))
                                      : fmt::format("{}: cannot play this game: asked `{}`: {}", described.command,
                                                    refusal->command, std::get<EngineFault>(refusal->reply).message));
        }
        names[player] = (described.name.empty() ? engine.name() : described.name) + " (" + speaker(player) + ")";
    }
    if (!settings.referee.empty()) {
        const Player referee{.command = settings.referee, .name = {}, .set_up = {}};
        Engine("referee", referee, settings, stop).start();
    }
    return names;
}

MatchEnd play_match(const MatchSettings& settings, const std::array<std::string, player_count>& names,
                    MatchFolder& folder, const MatchRun& run) {
    return Match(settings, names, folder, run).play();
}

}  // namespace katachi::regression
