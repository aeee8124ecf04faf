#include "engine/moves/sources/liberty_source.h"

namespace katachi::moves {

LibertySource::LibertySource(std::shared_ptr<MoveFacts> facts)
    : FactSource("liberties", std::move(facts),
                 {FeatureAxis{{"1-liberty", "one liberty"},
                              {"2-liberties", "two liberties"},
                              {"3-liberties", "three liberties"},
                              {"4-liberties", "four liberties"},
                              {"5-liberties", "five liberties"},
                              {"6-liberties", "six liberties or more"}},
                  FeatureAxis{{"", ""},
                              {"from-1", "from one"},
                              {"from-2", "from two"},
                              {"from-3", "from three"},
                              {"from-4", "from four"},
                              {"from-5", "from five or more"}},
                  FeatureAxis{{"", ""},
                              {"against-1", "against one"},
                              {"against-2", "against two"},
                              {"against-3", "against three"},
                              {"against-4", "against four"},
                              {"against-5", "against five or more"}}}) {}

void LibertySource::find(const MoveSituation&, const MoveFacts& facts, std::vector<Proposal>& proposals) const {
    for (const auto& [vertex, contact] : facts.contacts())
        proposals.push_back(
            {vertex, feature(std::max(contact.liberties - 1, 0), contact.weakest_own, contact.weakest_opponent)});
}

}  // namespace katachi::moves
