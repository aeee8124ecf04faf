#include "tools/authoring/why/weighed_proposals.h"

namespace katachi::authoring {

void add_weighings(WhyReport& report, const catalogue::Catalogue& catalogue) {
    for (auto* group :
         {&report.proposed, &report.undecided, &report.refused, &report.refused_by_classes, &report.refused_by_helper})
        for (Proposal& proposal : *group)
            proposal.weighings =
                catalogue::pattern_weights(catalogue, proposal.found.database->spec, *proposal.found.pattern);
}

}  // namespace katachi::authoring
