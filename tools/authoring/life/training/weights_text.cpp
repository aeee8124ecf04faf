#include "tools/authoring/life/training/weights_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>

#include "base/files/file_error.h"

namespace katachi::authoring {

namespace {

constexpr float parts = 64;     // of a sum of the net
constexpr float twelfths = 12;  // of a natural logarithm
constexpr std::size_t line_width = 118;

int rounded(float value, float of_one) { return static_cast<int>(std::lround(value * of_one)); }

// Items side by side, as many as a line holds.
std::string wrapped(const std::vector<std::string>& items) {
    std::string text, line;
    for (const std::string& item : items) {
        if (!line.empty() && 8 + line.size() + 1 + item.size() + 1 > line_width) {
            text += "        " + line + "\n";
            line.clear();
        }
        line += (line.empty() ? "" : " ") + item + ",";
    }
    return text + "        " + line + "\n";
}

using Row = std::array<int, std::tuple_size_v<OrderNet::Sums>>;

std::vector<Row> rounded_rows(const OrderNet& net) {
    std::vector<Row> rows(net.rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t unit = 0; unit < rows[i].size(); ++unit) rows[i][unit] = rounded(net.rows[i][unit], parts);
    return rows;
}

// One feature of each group counts.
void check_sums(const std::vector<Row>& rows, const std::vector<int>& group_sizes) {
    for (std::size_t unit = 0; unit < Row{}.size(); ++unit) {
        int most = 0;
        std::size_t first = 0;
        for (const int size : group_sizes) {
            int largest = 0;
            for (std::size_t i = first; i < first + static_cast<std::size_t>(size); ++i)
                largest = std::max(largest, std::abs(rows[i][unit]));
            most += largest;
            first += static_cast<std::size_t>(size);
        }
        if (most > std::numeric_limits<std::int16_t>::max())
            throw base::FileError("the learned weights sum to more than 16 bits hold; learn fewer rounds");
    }
}

std::string braced(const Row& row) { return fmt::format("{{{}}}", fmt::join(row, ", ")); }

}  // namespace

std::string order_weights_text(const std::array<OrderNet, 2>& nets, const std::vector<int>& group_sizes,
                               const std::string& origin) {
    std::string readouts, weights;
    for (const OrderNet& net : nets) {
        Row readout{};
        for (std::size_t unit = 0; unit < readout.size(); ++unit) readout[unit] = rounded(net.readout[unit], parts);
        readouts += "    " + braced(readout) + ",\n";
        const std::vector<Row> rows = rounded_rows(net);
        check_sums(rows, group_sizes);
        std::vector<std::string> items;
        for (const Row& row : rows) items.push_back(braced(row));
        weights += "    {{\n" + wrapped(items) + "    }},\n";
    }
    return fmt::format(
        R"(// Weights of moves in closed regions, of the defender and of the attacker: a row for each feature, group by group
// (closed_promise.h; how they are learned is in DESIGN.md). Sums are in parts of 64. Written by
//   {}
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace katachi::life {{

using PromiseRow = std::array<std::int16_t, 8>;

// 64 by 64 of a sum times a readout are a natural logarithm.
inline constexpr int promise_sum_of_twelfth = 64 * 64 / 12;

inline constexpr std::array<PromiseRow, 2> closed_promise_readout{{{{
{}}}}};

// clang-format off
inline constexpr std::array<std::array<PromiseRow, {}>, 2> closed_promise_weights{{{{
{}}}}};
// clang-format on

}}  // namespace katachi::life
)",
        origin, readouts, nets[0].rows.size(), weights);
}

std::string outlook_weights_text(const std::array<std::vector<float>, 2>& weights, const std::string& origin) {
    std::string text;
    for (const std::vector<float>& of_side : weights) {
        std::vector<std::string> items;
        for (const float weight : of_side) items.push_back(std::to_string(rounded(weight, twelfths)));
        text += "    {{\n" + wrapped(items) + "    }},\n";
    }
    return fmt::format(
        R"(// Weights of features of positions, with the defender and the attacker to move, in twelfths of a natural logarithm of
// the odds that the goal is captured (DESIGN.md, "What numbers begin with"). Written by
//   {}
#pragma once

#include <array>
#include <cstdint>

namespace katachi::life {{

// clang-format off
inline constexpr std::array<std::array<std::int16_t, {}>, 2> outlook_weights{{{{
{}}}}};
// clang-format on

}}  // namespace katachi::life
)",
        origin, weights[0].size(), text);
}

}  // namespace katachi::authoring
