// Who waits for work that takes long. A player waits for one piece of it at a time, and may give it up.
#pragma once

#include <atomic>
#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace katachi::studio {

struct AwaitedWork {
    std::atomic<bool> is_given_up = false;
    std::atomic<int> done = 0, all = 0;  // how far it is; 0 of 0 before it tells
};

class WaitingPlayers {
  public:
    // `too_many` tells a player that as many as `most` wait already.
    WaitingPlayers(std::size_t most, std::string too_many) : most_(most), too_many_(std::move(too_many)) {}

    // Somebody waits as long as it lives.
    class Wait {
      public:
        // What the player waited for before is given up. Throws Refused: 503 where too many wait, or no more may.
        Wait(WaitingPlayers& players, std::string player);
        ~Wait();
        Wait(const Wait&) = delete;
        Wait& operator=(const Wait&) = delete;

        AwaitedWork& work() { return *work_; }

      private:
        WaitingPlayers& players_;
        std::string player_;
        std::shared_ptr<AwaitedWork> work_;
    };

    // Whether the player waited.
    bool give_up(const std::string& player);
    // Nobody may wait from now on.
    void give_up_all();
    // Null where the player waits for nothing.
    std::shared_ptr<const AwaitedWork> work_of(const std::string& player) const;

  private:
    std::size_t most_;
    std::string too_many_;
    mutable std::mutex mutex_;
    bool ended_ = false;
    std::map<std::string, std::shared_ptr<AwaitedWork>> works_;  // by player
};

}  // namespace katachi::studio
