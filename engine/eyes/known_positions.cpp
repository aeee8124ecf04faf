#include "engine/eyes/known_positions.h"

#include "base/random/split_mix.h"

namespace katachi::eyes {

namespace {

constexpr std::size_t first_capacity = 64;

}  // namespace

KnownPositions::KnownPositions() : entries_(first_capacity) {}

std::uint32_t& KnownPositions::at(std::uint64_t key) {
    if (used_ * 2 >= entries_.size()) grow();
    Entry& entry = entries_[place_of(key)];
    if (entry.key == 0) {
        entry.key = key;
        ++used_;
    }
    return entry.answer;
}

std::size_t KnownPositions::place_of(std::uint64_t key) const {
    const std::size_t mask = entries_.size() - 1;
    std::size_t place = base::mixed(key) & mask;
    while (entries_[place].key != 0 && entries_[place].key != key) place = (place + 1) & mask;
    return place;
}

void KnownPositions::grow() {
    std::vector<Entry> old(entries_.size() * 2);
    old.swap(entries_);
    for (const Entry& entry : old)
        if (entry.key != 0) entries_[place_of(entry.key)] = entry;
}

}  // namespace katachi::eyes
