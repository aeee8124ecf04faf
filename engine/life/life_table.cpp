#include "engine/life/life_table.h"

#include <algorithm>
#include <bit>

#include "base/random/split_mix.h"
#include "engine/life/closed/point_set.h"

namespace katachi::life {

namespace {

// A short search counts about the same positions whatever its limit is.
constexpr std::uint64_t least_entries = std::uint64_t{1} << 15U;

}  // namespace

void SearchPath::clear() {
    keys_.clear();
    lines_.clear();
    counts_.fill(0);
}

void SearchPath::push(std::uint64_t key) {
    lines_.push_back(base::mixed((lines_.empty() ? 0 : lines_.back()) ^ key));
    keys_.push_back(key);
    ++counts_[place(key)];
}

void SearchPath::pop() {
    --counts_[place(keys_.back())];
    keys_.pop_back();
    lines_.pop_back();
}

int SearchPath::search(std::uint64_t key) const {
    const auto found = std::find(keys_.rbegin(), keys_.rend(), key);
    return static_cast<int>(keys_.rend() - found) - 1;
}

template <typename Found>
FindingTable<Found>::FindingTable(std::size_t entries)
    : entries_(std::bit_ceil(entries)), settlements_(entries_.size()) {}

template <typename Found>
void FindingTable<Found>::begin(std::uint64_t nodes, KoFavour ko_favour, bool goes_on) {
    const std::uint64_t useful = std::max(4 * std::min<std::uint64_t>(nodes, entries_.size()), least_entries);
    const std::uint64_t mask = std::bit_ceil(std::min<std::uint64_t>(useful, entries_.size())) - 1;
    if (!goes_on || mask > mask_) mask_ = mask;
    if (!goes_on || ko_favour != ko_favour_) ++generation_;
    if (!goes_on) first_generation_ = generation_;
    ko_favour_ = ko_favour;
}

template <typename Found>
void FindingTable<Found>::store(std::uint64_t key, const SearchPath& path, const Found& finding) {
    entries_[key & mask_] = {key, generation_, finding.numbers, finding.met_ko, ko_favour_};
    if (!finding.numbers.is_settled()) return;
    settlements_[key & mask_] = {finding, finding.dependence.any() ? path.line(finding.dependence.last) : 0};
}

template class FindingTable<Finding>;
template class FindingTable<FindingIn<PointSet<SquareWindow>>>;
template class FindingTable<FindingIn<PointSet<LongWindow>>>;

FirstSights::FirstSights(std::size_t entries) : entries_(std::bit_ceil(entries)) {}

void FirstSights::begin(bool goes_on) {
    if (!goes_on) salt_ = base::mixed(salt_ + 1);
}

void FirstSights::store(std::uint64_t key, Numbers numbers) {
    entries_[key & (entries_.size() - 1)] = {key_here(key), numbers};
}

}  // namespace katachi::life
