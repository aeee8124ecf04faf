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

LifeTable::LifeTable(std::size_t entries) : entries_(std::bit_ceil(entries)) {}

void LifeTable::begin(std::uint64_t nodes, bool goes_on) {
    const std::uint64_t useful = 4 * std::min<std::uint64_t>(nodes, entries_.size() / 4);
    mask_ = std::bit_ceil(std::max<std::uint64_t>(useful, 16)) - 1;
    ++generation_;
    if (!goes_on) first_generation_ = generation_;
}

bool LifeTable::find(std::uint64_t key, const SearchPath& path, Finding& finding) const {
    const Entry& entry = entries_[key & mask_];
    if (entry.key != key) return false;
    const bool holds_for_any_ko = entry.finding.numbers.is_settled() && !entry.finding.met_ko;
    if (entry.generation < (holds_for_any_ko ? first_generation_ : generation_)) return false;
    const Dependence& dependence = entry.finding.dependence;
    if (dependence.any() && (dependence.last >= path.depth() || path.line(dependence.last) != entry.line)) return false;
    finding = entry.finding;
    return true;
}

void LifeTable::store(std::uint64_t key, const SearchPath& path, const Finding& finding) {
    Entry& entry = entries_[key & mask_];
    entry.key = key;
    entry.generation = generation_;
    entry.finding = finding;
    entry.line = finding.dependence.any() ? path.line(finding.dependence.last) : 0;
}

}  // namespace katachi::life
