#include "engine/reading/proof_table.h"

#include <algorithm>
#include <bit>

#include "base/random/split_mix.h"

namespace katachi::reading {

namespace {

constexpr std::uint32_t flag = 1U << 31U;

std::uint32_t with_flag(std::uint32_t number, bool is_set) { return number | (is_set ? flag : 0); }

}  // namespace

ProofTable::ProofTable(std::size_t entries)
    : entries_(std::bit_ceil(entries)), used_((entries_.size() + word_bits - 1) / word_bits), zones_(entries_.size()) {}

void ProofTable::begin(std::uint64_t nodes, bool goes_on) {
    // A short search stays within the processor's cache.
    mask_ = std::bit_ceil(2 * std::min<std::uint64_t>(nodes, entries_.size() / 2)) - 1;
    mark_of_kos_ = base::mixed(++searches_);
    if (!goes_on) {
        clean_words_ = 0;
        last_zone_ = 0;
    }
    const std::size_t words = std::min<std::size_t>(mask_ / word_bits + 1, used_.size());
    for (; clean_words_ < words; ++clean_words_) used_[clean_words_] = 0;
}

std::optional<ProofTable::Found> ProofTable::find(std::uint64_t key) const {
    if (!is_used(key)) return std::nullopt;
    const Entry& entry = entries_[key & mask_];
    const bool met_ko = (entry.proof & flag) != 0;
    if (entry.marked_key != (met_ko ? key ^ mark_of_kos_ : key)) return std::nullopt;
    Found found{{entry.proof & ~flag, entry.disproof & ~flag, (entry.disproof & flag) != 0}, met_ko};
    if (!is_settled(found.effort)) return found;
    std::uint32_t& number = found.effort.proof == 0 ? found.effort.disproof : found.effort.proof;
    if (last_zone_ - number < zones_.size()) found.zone = &zones_[number % zones_.size()];
    number = infinite;
    return found;
}

void ProofTable::store(std::uint64_t key, Effort effort, bool met_ko, const board::VertexSet& zone) {
    if (is_settled(effort)) {
        zones_[++last_zone_ % zones_.size()] = zone;
        (effort.proof == 0 ? effort.disproof : effort.proof) = last_zone_;
    }
    const std::uint64_t index = key & mask_;
    used_[index / word_bits] |= std::uint64_t{1} << index % word_bits;
    entries_[index] = {met_ko ? key ^ mark_of_kos_ : key, with_flag(effort.proof, met_ko),
                       with_flag(effort.disproof, effort.is_given_up)};
}

}  // namespace katachi::reading
