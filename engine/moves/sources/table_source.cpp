#include "engine/moves/sources/table_source.h"

#include <algorithm>
#include <utility>

namespace katachi::moves {

TableSource::TableSource(std::string name, const match::PatternTables& tables)
    : name_(std::move(name)), tables_(tables) {}

std::string TableSource::feature_name(std::uint32_t feature) const {
    return match::full_name_of_entry(tables_, feature);
}

std::string TableSource::reason(std::uint32_t feature) const {
    const std::string remark = match::remark_of_entry(tables_, feature);
    return remark.empty() ? feature_name(feature) : feature_name(feature) + ": " + remark;
}

void TableSource::keep_each_once(std::vector<Proposal>& proposals, std::size_t begin) {
    const auto first = proposals.begin() + static_cast<std::ptrdiff_t>(begin);
    std::sort(first, proposals.end(), [](const Proposal& a, const Proposal& b) {
        return std::pair(a.vertex, a.feature) < std::pair(b.vertex, b.feature);
    });
    proposals.erase(std::unique(first, proposals.end()), proposals.end());
}

}  // namespace katachi::moves
