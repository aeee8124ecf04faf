#include "engine/moves/sources/self_atari_source.h"

namespace katachi::moves {

SelfAtariSource::SelfAtariSource(std::shared_ptr<MoveFacts> facts)
    : FactSource("self-atari", std::move(facts),
                 {FeatureAxis{{"1-stone", "one stone"},
                              {"2-stones", "two stones"},
                              {"3-stones", "three stones"},
                              {"4-stones", "four stones"},
                              {"5-stones", "five stones"},
                              {"6-stones", "six stones or more"}},
                  FeatureAxis{{"", ""}, {"taking", "but takes some"}},
                  FeatureAxis{{"", ""},
                              {"against-2", "beside a string of two liberties"},
                              {"against-3", "beside a string of three liberties"},
                              {"against-more", "beside a strong string"}}}) {}

void SelfAtariSource::find(const MoveSituation&, const MoveFacts& facts, std::vector<Proposal>& proposals) const {
    for (const auto& [vertex, contact] : facts.contacts())
        if (contact.liberties == 1)
            proposals.push_back({vertex, feature(contact.string_size - 1, contact.captures,
                                                 std::max(contact.weakest_opponent - 1, 0))});
}

}  // namespace katachi::moves
