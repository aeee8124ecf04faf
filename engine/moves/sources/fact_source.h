// A source over the facts that many share, with features that are combinations.
#pragma once

#include <memory>

#include "engine/moves/sources/feature_grid.h"
#include "engine/moves/sources/move_facts.h"
#include "engine/moves/sources/move_source.h"

namespace katachi::moves {

template <std::size_t Axes>
class FactSource : public MoveSource {
  public:
    std::string_view name() const override { return name_; }
    std::uint32_t feature_count() const override { return grid_.count(); }
    std::string feature_name(std::uint32_t feature) const override { return grid_.name(feature); }
    std::string reason(std::uint32_t feature) const override { return grid_.phrase(feature); }

    void propose(const MoveSituation& situation, std::vector<Proposal>& proposals) override {
        facts_->look(situation);
        find(situation, *facts_, proposals);
    }

  protected:
    FactSource(std::string_view name, std::shared_ptr<MoveFacts> facts, const std::array<FeatureAxis, Axes>& axes)
        : name_(name), facts_(std::move(facts)), grid_(axes) {}

    virtual void find(const MoveSituation& situation, const MoveFacts& facts,
                      std::vector<Proposal>& proposals) const = 0;

    template <typename... Values>
    std::uint32_t feature(Values... values) const {
        return grid_.feature(values...);
    }

  private:
    std::string_view name_;
    std::shared_ptr<MoveFacts> facts_;
    FeatureGrid<Axes> grid_;
};

}  // namespace katachi::moves
