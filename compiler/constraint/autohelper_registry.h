// The names that constraints and actions may use: the one list of autohelpers in the project.
#pragma once

#include <span>
#include <string_view>

namespace katachi {

struct Helper {
    enum class Kind {
        autohelper,       // part of the pattern language
        engine_function,  // a function of the engine that constraints call by its name
    };

    std::string_view name;
    int labels = 0;         // how many points it takes
    bool variadic = false;  // takes that many or more
    double cost = 0;        // relative to reading one attack; cheap conditions are worth testing first
    Kind kind = Kind::autohelper;

    bool accepts(int count) const { return variadic ? count >= labels : count == labels; }
};

std::span<const Helper> helpers();
// Null where no helper has this name.
const Helper* find_helper(std::string_view name);
// The helper whose name is most like `name`; empty where none is near.
std::string_view nearest_helper(std::string_view name);

// WIN, DEAD, color, …: names that stand for a value.
std::span<const std::string_view> constraint_constants();
bool is_constraint_constant(std::string_view name);

}  // namespace katachi
