#include "tools/studio/waiting/waiting_players.h"

#include <utility>

#include "tools/studio/request/refused.h"

namespace katachi::studio {

WaitingPlayers::Wait::Wait(WaitingPlayers& players, std::string player)
    : players_(players), player_(std::move(player)), work_(std::make_shared<AwaitedWork>()) {
    const std::lock_guard lock(players_.mutex_);
    if (players_.ended_) throw Refused(503, "the studio ends");
    if (const auto before = players_.works_.find(player_); before != players_.works_.end()) {
        before->second->is_given_up = true;
        players_.works_.erase(before);
    }
    if (players_.works_.size() >= players_.most_) throw Refused(503, players_.too_many_);
    players_.works_[player_] = work_;
}

WaitingPlayers::Wait::~Wait() {
    const std::lock_guard lock(players_.mutex_);
    if (const auto found = players_.works_.find(player_); found != players_.works_.end() && found->second == work_)
        players_.works_.erase(found);
}

bool WaitingPlayers::give_up(const std::string& player) {
    const std::lock_guard lock(mutex_);
    const auto found = works_.find(player);
    if (found == works_.end()) return false;
    found->second->is_given_up = true;
    return true;
}

void WaitingPlayers::give_up_all() {
    const std::lock_guard lock(mutex_);
    ended_ = true;
    for (const auto& [player, work] : works_) work->is_given_up = true;
}

std::shared_ptr<const AwaitedWork> WaitingPlayers::work_of(const std::string& player) const {
    const std::lock_guard lock(mutex_);
    const auto found = works_.find(player);
    return found == works_.end() ? nullptr : found->second;
}

}  // namespace katachi::studio
