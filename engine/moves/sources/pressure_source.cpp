#include "engine/moves/sources/pressure_source.h"

#include "engine/moves/sources/axes.h"

namespace katachi::moves {

PressureSource::PressureSource(std::shared_ptr<MoveFacts> facts)
    : FactSource("pressure", std::move(facts),
                 {string_size_axis(),
                  FeatureAxis{{"of-2", "of two liberties"},
                              {"of-3", "of three liberties"},
                              {"of-4", "of four liberties"},
                              {"of-5", "of five liberties"},
                              {"of-6", "of six liberties or more"}},
                  FeatureAxis{{"with-1", "by a string of one"},
                              {"with-2", "by a string of two"},
                              {"with-3", "by a string of three"},
                              {"with-4", "by a string of four or more"}}}) {}

void PressureSource::find(const MoveSituation&, const MoveFacts& facts, std::vector<Proposal>& proposals) const {
    for (const auto& [vertex, contact] : facts.contacts())
        if (contact.weakest_opponent > 1)
            proposals.push_back({vertex, feature(string_size_value(contact.weakest_opponent_size),
                                                 contact.weakest_opponent - 2, std::max(contact.liberties - 1, 0))});
}

}  // namespace katachi::moves
