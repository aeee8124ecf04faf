#include "games/sides/side_text.h"

#include <fmt/core.h>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text/counted.h"
#include "compiler/check/facts/shape_symmetry.h"
#include "compiler/emit/pattern_text.h"
#include "games/harvest/mined_text.h"
#include "games/sides/side_window.h"

namespace katachi::games {

namespace {

constexpr std::string_view introduction =
    "# Moves along the sides, made from games by `katachi joseki sides`.  O is\n"
    "# the side to move and * its move; value(…) is how many times as often as\n"
    "# an average move along a side it was played where it could be.  Entries\n"
    "# are those of joseki and openings that play it.\n";

// Says the line, and stays the same from one file to the next. The hash is FNV-1a: G. Fowler, L. C. Noll and K.-P. Vo.
std::string name_of(const std::string& window) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char cell : window) hash = (hash ^ static_cast<unsigned char>(cell)) * 0x100000001b3U;
    const std::size_t columns = window.size() / window_lines;
    const std::size_t row = window.find(compiler::character(compiler::Cell::move)) / columns;
    return fmt::format("line{}-{:010x}", window_lines - row, hash >> 24U);
}

// Five columns to either side of the move at least, as far as the corner is: what the window does not show may be
// anything.
compiler::Diagram diagram_of(const std::string& window) {
    const std::size_t columns = window.size() / window_lines;
    const std::size_t left = window.find(compiler::character(compiler::Cell::move)) % columns;
    const std::size_t right = columns - 1 - left;
    constexpr std::size_t least = least_from_corner - 1;
    const std::string before(least - std::min(left, least), compiler::character(compiler::Cell::any));
    const std::string behind(least - std::min(right, least), compiler::character(compiler::Cell::any));
    std::string cells;
    for (std::size_t row = 0; row < window_lines; ++row)
        cells += before + window.substr(row * columns, columns) + behind;
    compiler::Diagram diagram;
    diagram.rows = window_lines;
    diagram.columns = static_cast<int>(before.size() + columns + behind.size());
    diagram.edges.south = true;
    diagram.cells.assign(cells.begin(), cells.end());
    return diagram;
}

compiler::Pattern pattern_of(const std::string& window, const SideCount& count, double worth) {
    compiler::Pattern pattern;
    pattern.name = name_of(window);
    std::string remark = fmt::format(" played {} of {}", count.played, count.seen);
    if (count.entries > 0) remark += "; " + base::counted(count.entries, "entry", "entries");
    pattern.comments.push_back({remark, {}});
    pattern.diagram = diagram_of(window);
    pattern.symmetry = compiler::best_declaration(compiler::symmetries(pattern.diagram));
    pattern.symmetry_text = static_cast<char>(*pattern.symmetry);
    pattern.classes = "s";  // safe or not, it was played
    const std::string value = value_text(worth);
    pattern.attributes.push_back({"value", value, std::stod(value)});
    return pattern;
}

double rate(const SideCount& count) { return static_cast<double>(count.played) / static_cast<double>(count.seen); }

}  // namespace

std::string side_text(const SideCounts& counts, const std::string& origin) {
    std::vector<const std::pair<const std::string, SideCount>*> windows;
    for (const auto& window : counts.windows) windows.push_back(&window);
    std::stable_sort(windows.begin(), windows.end(),
                     [](const auto* a, const auto* b) { return a->second.played > b->second.played; });
    std::string text(introduction);
    if (!origin.empty()) text += "#\n# " + origin + "\n";
    text += "\n\nattribute_map value_only\n";
    for (const auto* window : windows)
        text += "\n\n" + compiler::pattern_text(
                             pattern_of(window->first, window->second, rate(window->second) / rate(counts.all)),
                             compiler::DatabaseKind::move);
    return text;
}

}  // namespace katachi::games
