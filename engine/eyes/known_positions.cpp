#include "engine/eyes/known_positions.h"

namespace katachi::eyes {

std::uint32_t& KnownPositions::at(std::uint64_t key) {
    if (used_ * 2 >= entries_.size()) grow();
    Entry& entry = entries_[place_of(key)];
    if (entry.key == 0) {
        entry.key = key;
        ++used_;
    }
    return entry.answer;
}

void KnownPositions::grow() {
    --shift_;
    std::vector<Entry> old(entries_.empty() ? std::size_t{1} << first_bits : entries_.size() * 2);
    old.swap(entries_);
    for (const Entry& entry : old)
        if (entry.key != 0) entries_[place_of(entry.key)] = entry;
}

}  // namespace katachi::eyes
