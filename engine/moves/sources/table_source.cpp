#include "engine/moves/sources/table_source.h"

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

}  // namespace katachi::moves
