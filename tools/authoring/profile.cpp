#include "tools/authoring/profile.h"

#include <chrono>

#include "engine/match/matcher.h"
#include "engine/match/trie_profile.h"
#include "engine/sgf/game.h"
#include "tools/authoring/compiled_patterns.h"
#include "tools/authoring/games/game_files.h"
#include "tools/authoring/games/game_positions.h"

namespace katachi::authoring {

namespace {

class Profiler {
  public:
    Profiler(const std::vector<compiler::PatternDatabase>& databases, const ProfileOptions& options)
        : options_(options), compiled_(databases), matcher_(compiled_.tables()), counted_(compiled_.tables()) {
        for (const CompiledPattern& one : compiled_.patterns())
            profile_.patterns.push_back({.database = one.database, .pattern = one.pattern});
    }

    void add(const sgf::Game& game) {
        board::Board board(game.size);
        int moves = 0;
        const auto match = [&] {
            if (moves % options_.every == 0) add(board.position());
        };
        for (const sgf::Event& event : game.events) {
            if (event.kind == sgf::Event::Kind::move) {
                match();
                ++moves;
            }
            sgf::execute(event, board);
            if (stopped()) return;
        }
        match();
        ++profile_.games;
        options_.progress(profile_);
    }

    catalogue::Profile finish() {
        profile_.complete = !stopped();
        const auto& hits = counted_.hits();
        const auto shares = counted_.shares();
        for (std::size_t i = 0; i < hits.size(); ++i) {
            profile_.patterns[i].hits = static_cast<std::int64_t>(hits[i]);
            profile_.patterns[i].share = shares[i];
        }
        return std::move(profile_);
    }

  private:
    bool stopped() const { return options_.reading.is_stopped(); }

    void add(const board::Position& position) {
        using Clock = std::chrono::steady_clock;
        const auto start = Clock::now();
        matcher_.set(position);
        std::int64_t matches = 0;
        matcher_.scan([&](const match::Hit&) { ++matches; });
        profile_.seconds += std::chrono::duration<double>(Clock::now() - start).count();
        profile_.hits += matches;
        ++profile_.positions;
        counted_.add(position);
    }

    const ProfileOptions& options_;
    CompiledPatterns compiled_;
    match::Matcher matcher_;      // whose time is measured
    match::TrieProfile counted_;  // which knows what the time is spent on
    catalogue::Profile profile_;
};

}  // namespace

catalogue::Profile profile_games(const std::vector<compiler::PatternDatabase>& databases,
                                 const ProfileOptions& options) {
    Profiler profiler(databases, options);
    visit_games(
        options.games, options.trouble, [&](const sgf::Game& game, const std::string&) { profiler.add(game); },
        options.reading);
    catalogue::Profile profile = profiler.finish();
    if (profile.games == 0 && profile.complete) throw no_game_in(options.games);
    return profile;
}

}  // namespace katachi::authoring
