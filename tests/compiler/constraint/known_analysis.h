// An analysis that is told its answers, and undecided about the rest.
#pragma once

#include <map>
#include <string>
#include <utility>

#include "engine/match/constraint/analysis.h"

namespace katachi::compiler {

class KnownAnalysis : public match::Analysis {
  public:
    // For each name, and for a name at its first point.
    std::map<std::string, float> named;
    std::map<std::pair<std::string, board::Vertex>, float> at;
    int questions = 0;

    match::Value answer(match::Autohelper id, board::Colour own, std::span<const board::Vertex> points) override {
        return answer_named(match::helper(id).name, own, points);
    }

    match::Value answer_named(std::string_view name, board::Colour, std::span<const board::Vertex> points) override {
        ++questions;
        const std::string key(name);
        if (!points.empty())
            if (const auto found = at.find({key, points[0]}); found != at.end()) return found->second;
        const auto found = named.find(key);
        return found == named.end() ? match::Value() : found->second;
    }
};

}  // namespace katachi::compiler
