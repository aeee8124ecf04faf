// What all sources over compiled patterns share: a feature is an entry of the tables (match/table_entry.h).
#pragma once

#include <string>

#include "engine/match/table_entry.h"
#include "engine/moves/sources/move_source.h"

namespace katachi::moves {

class TableSource : public MoveSource {
  public:
    // The tables must stay.
    TableSource(std::string name, const match::PatternTables& tables);

    std::string_view name() const override { return name_; }
    std::uint32_t feature_count() const override { return static_cast<std::uint32_t>(tables_.patterns.size()); }
    // DATABASE/NAME
    std::string feature_name(std::uint32_t feature) const override;
    // The name and what the author says it is for.
    std::string reason(std::uint32_t feature) const override;

  protected:
    const match::PatternTables& tables() const { return tables_; }
    // Ends with the proposals from `begin` on sorted and each there once: a shape that is its own mirror image holds
    // several times.
    static void keep_each_once(std::vector<Proposal>& proposals, std::size_t begin);

  private:
    std::string name_;
    match::PatternTables tables_;
};

}  // namespace katachi::moves
