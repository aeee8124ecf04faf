// How much a dragon has to fear, from 0 for nothing to 1 for a lost one: GNU Go's manual, chapter 7.5.
#pragma once

#include "engine/position/safety.h"

namespace katachi::position {

// The weakness by the judgement that was made before life is read.
float weakness_before_life(const Dragon& dragon, const Verdict& crude);
// The weakness is told by that, by its safety and by the influence after life was read, in which its moyo was found.
float weakness(Safety safety, const Verdict& verdict, const MoyoAround& moyo);

}  // namespace katachi::position
