#include "joseki/graph/left_out.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "joseki/graph/node_data.h"

namespace katachi::joseki {

namespace {

// The properties are those of the file, the board and the moves.
constexpr std::array<std::string_view, 12> kept{"FF", "GM", "CA", "AP", "ST", "SZ", "B", "W", "AB", "AW", "AE", "PL"};

bool is_mark(std::string_view name) { return name == "MA" || name == "SQ"; }

bool is_label(const compiler::SgfValue& value) { return value.behind_colon().size() == 1; }

std::size_t left_values(const compiler::SgfProperty& property, NodeUse use, bool is_first_mark) {
    const std::string_view name = property.name;
    const std::size_t all = property.values.size();
    if (std::find(kept.begin(), kept.end(), name) != kept.end() || is_data_name(name)) return 0;
    if (name == "C") return use.has_text ? 1 : 0;
    if (name == "N") return use.has_move ? 0 : 1;
    if (is_mark(name) && use.has_pattern) return is_first_mark ? all - 1 : all;
    if (name == "LB" && use.has_pattern)
        return all - static_cast<std::size_t>(std::count_if(property.values.begin(), property.values.end(), is_label));
    return all;
}

}  // namespace

void count_left_out(const compiler::SgfNode& node, NodeUse use, LeftOut& left_out) {
    const char* const first_mark = node.find("MA") != nullptr ? "MA" : "SQ";
    for (const compiler::SgfProperty& property : node.properties) {
        const std::size_t count = left_values(property, use, property.name == first_mark);
        if (count == 0) continue;
        const bool needs_move = property.name == "C" || property.name == "N";
        left_out[property.name + (needs_move ? " of nodes without a move" : "")] += count;
    }
}

}  // namespace katachi::joseki
