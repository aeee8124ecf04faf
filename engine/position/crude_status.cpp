#include "engine/position/crude_status.h"

#include <cmath>

namespace katachi::position {

std::vector<CrudeFact> crude_facts(const Dragons& dragons, int number, std::span<const Status>) {
    const Dragon& dragon = dragons.number(number);
    return {{"eyes", static_cast<float>(dragon.eyes.attacked + dragon.eyes.defended), 1}};
}

Verdict CrudeJudge::judge(const Dragons& dragons, int number, std::span<const Status> believed) {
    float sum = 0;
    for (const CrudeFact& fact : crude_facts(dragons, number, believed)) sum += fact.amount * fact.weight;
    Verdict verdict;
    verdict.chance_to_live = 1 / (1 + std::exp(-sum));
    verdict.status = verdict.chance_to_live >= 0.5F ? Status::alive : Status::dead;
    return verdict;
}

}  // namespace katachi::position
