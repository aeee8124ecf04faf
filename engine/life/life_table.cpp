#include "engine/life/life_table.h"

#include <algorithm>
#include <bit>

#include "base/random/split_mix.h"

namespace katachi::life {

void SearchPath::clear() {
    keys_.clear();
    lines_.clear();
}

void SearchPath::push(std::uint64_t key) {
    lines_.push_back(base::mixed((lines_.empty() ? 0 : lines_.back()) ^ key));
    keys_.push_back(key);
}

void SearchPath::pop() {
    keys_.pop_back();
    lines_.pop_back();
}

int SearchPath::find(std::uint64_t key) const {
    const auto found = std::find(keys_.rbegin(), keys_.rend(), key);
    return static_cast<int>(keys_.rend() - found) - 1;
}

LifeTable::LifeTable(std::size_t entries) : entries_(std::bit_ceil(entries)), settlements_(entries_.size()) {}

void LifeTable::begin(std::uint64_t nodes, bool goes_on) {
    const std::uint64_t useful = 4 * std::min<std::uint64_t>(nodes, entries_.size() / 4);
    mask_ = std::bit_ceil(std::max<std::uint64_t>(useful, 16)) - 1;
    ++generation_;
    if (!goes_on) first_generation_ = generation_;
}

bool LifeTable::find(std::uint64_t key, const SearchPath& path, Finding& finding) const {
    const Entry& entry = entries_[key & mask_];
    if (entry.key != key) return false;
    const bool is_settled = entry.numbers.is_settled();
    if (entry.generation < (is_settled && !entry.met_ko ? first_generation_ : generation_)) return false;
    if (!is_settled) {
        finding = {.numbers = entry.numbers};
        return true;
    }
    const Settlement& settlement = settlements_[key & mask_];
    const Dependence& dependence = settlement.finding.dependence;
    if (dependence.any() && (dependence.last >= path.depth() || path.line(dependence.last) != settlement.line))
        return false;
    finding = settlement.finding;
    return true;
}

void LifeTable::store(std::uint64_t key, const SearchPath& path, const Finding& finding) {
    entries_[key & mask_] = {key, generation_, finding.numbers, finding.met_ko};
    if (!finding.numbers.is_settled()) return;
    settlements_[key & mask_] = {finding, finding.dependence.any() ? path.line(finding.dependence.last) : 0};
}

}  // namespace katachi::life
