#include "engine/reading/proof_table.h"

#include <algorithm>
#include <bit>

namespace katachi::reading {

ProofTable::ProofTable(std::size_t entries) : entries_(std::bit_ceil(entries)), zones_(entries_.size()) {}

void ProofTable::begin(std::uint64_t nodes, bool goes_on) {
    // A short search stays within the processor's cache.
    mask_ = std::bit_ceil(2 * std::min<std::uint64_t>(nodes, entries_.size() / 2)) - 1;
    ++generation_;
    if (!goes_on) first_generation_ = generation_;
}

const ProofTable::Entry* ProofTable::find(std::uint64_t key) const {
    const Entry& entry = entries_[key & mask_];
    if (entry.key != key || entry.generation < (entry.met_ko ? generation_ : first_generation_)) return nullptr;
    return &entry;
}

void ProofTable::store(std::uint64_t key, Effort effort, bool met_ko, const board::VertexSet& zone) {
    entries_[key & mask_] = {key, effort, generation_, met_ko};
    if (is_settled(effort)) zones_[key & mask_] = {key, generation_, zone};
}

board::VertexSet ProofTable::zone(std::uint64_t key) const {
    const ZoneEntry& entry = zones_[key & mask_];
    return entry.key == key && entry.generation >= first_generation_ ? entry.zone : board::VertexSet::everything();
}

}  // namespace katachi::reading
