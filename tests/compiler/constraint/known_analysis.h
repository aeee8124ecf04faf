// An analysis that is told its answers, and undecided about the rest.
#pragma once

#include <map>
#include <string>
#include <utility>

#include "engine/match/constraint/analysis.h"

namespace katachi {

class KnownAnalysis : public Analysis {
  public:
    // For each name, and for a name at its first point.
    std::map<std::string, float> named;
    std::map<std::pair<std::string, Vertex>, float> at;
    int questions = 0;

    Value answer(Autohelper id, Colour own, std::span<const Vertex> points) override {
        return answer_named(helper(id).name, own, points);
    }

    Value answer_named(std::string_view name, Colour, std::span<const Vertex> points) override {
        ++questions;
        const std::string key(name);
        if (!points.empty())
            if (const auto found = at.find({key, points[0]}); found != at.end()) return found->second;
        const auto found = named.find(key);
        return found == named.end() ? Value() : found->second;
    }
};

}  // namespace katachi
