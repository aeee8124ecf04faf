#include "engine/moves/sources/connection_source.h"

namespace katachi::moves {

ConnectionSource::ConnectionSource(std::shared_ptr<MoveFacts> facts)
    : FactSource("connection", std::move(facts),
                 {FeatureAxis{{"joins-0", ""},
                              {"joins-1", ""},
                              {"joins-2", "joins two strings"},
                              {"joins-3", "joins three strings or more"}},
                  FeatureAxis{{"", ""}, {"anyway", "that were joined anyway"}},
                  FeatureAxis{{"cuts-0", ""},
                              {"cuts-1", ""},
                              {"cuts-2", "cuts two strings"},
                              {"cuts-3", "cuts three strings or more"}},
                  FeatureAxis{{"", ""}, {"elsewhere-joined", "that are joined elsewhere"}}}) {}

void ConnectionSource::find(const MoveSituation&, const MoveFacts& facts, std::vector<Proposal>& proposals) const {
    for (const auto& [vertex, contact] : facts.contacts())
        if (contact.own_strings > 1 || contact.opponent_strings > 1)
            proposals.push_back({vertex, feature(contact.own_strings, contact.own_are_joined, contact.opponent_strings,
                                                 contact.opponents_are_joined)});
}

}  // namespace katachi::moves
