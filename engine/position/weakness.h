// How much a dragon has to fear, from 0 for nothing to 1 for a lost one: GNU Go's manual, chapter 7.5.
#pragma once

#include "engine/position/safety.h"

namespace katachi::position {

// The weakness by the judgement that was made before life is read.
float weakness_before_life(const Dragon& dragon, const Verdict& crude);
// By that, its safety and the influence after life was read, which its moyo was found from.
float weakness(Safety safety, const Verdict& verdict, const MoyoAround& moyo);

}  // namespace katachi::position
