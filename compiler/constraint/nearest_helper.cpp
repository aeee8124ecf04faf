#include "compiler/constraint/nearest_helper.h"

#include <vector>

#include "compiler/syntax/nearest.h"
#include "engine/match/constraint/autohelpers.h"

namespace katachi {

std::string_view nearest_helper(std::string_view name) {
    static const auto names = [] {
        std::vector<std::string_view> all;
        for (const Helper& helper : helpers()) all.push_back(helper.name);
        return all;
    }();
    return nearest(name, names);
}

}  // namespace katachi
