#include "tools/authoring/drawing/orientations.h"

#include <algorithm>
#include <sstream>
#include <vector>

#include "base/text/side_by_side.h"
#include "base/text/trim.h"
#include "compiler/emit/pattern_text.h"

namespace katachi::authoring {

namespace {

constexpr std::size_t widest_line = 72;
constexpr std::size_t gap = 3;

using Picture = std::vector<std::string>;

Picture picture_of(const compiler::Diagram& diagram) {
    std::istringstream text(compiler::diagram_text(diagram));
    Picture rows;
    for (std::string row; std::getline(text, row);) rows.push_back(row);
    return rows;
}

// Without a declaration every drawing that differs is tried.
std::vector<Picture> pictures_of(const compiler::Pattern& entry) {
    std::vector<Picture> pictures;
    const auto add = [&](board::Orientation orientation) {
        Picture picture = picture_of(compiler::transformed(entry.diagram, orientation));
        const bool is_known = std::find(pictures.begin(), pictures.end(), picture) != pictures.end();
        if (entry.symmetry || !is_known) pictures.push_back(std::move(picture));
    };
    if (entry.symmetry)
        for (const board::Orientation orientation : compiler::orientations(*entry.symmetry)) add(orientation);
    else
        for (const board::Orientation orientation : board::all_orientations) add(orientation);
    return pictures;
}

std::string beside(const std::vector<Picture>& pictures, std::size_t first, std::size_t end) {
    Picture rows = pictures[first];
    for (std::size_t i = first + 1; i < end; ++i) rows = base::side_by_side(rows, pictures[i], gap);
    std::string text;
    for (const std::string& row : rows) text.append(base::trimmed_back(row)) += '\n';
    return text;
}

}  // namespace

std::string drawn_orientations(const compiler::Pattern& entry) {
    if (entry.diagram.cells.empty()) return "";
    const auto pictures = pictures_of(entry);
    std::string text;
    for (std::size_t first = 0; first < pictures.size();) {
        std::size_t end = first, width = 0;
        while (end < pictures.size() && (end == first || width + base::width_of(pictures[end]) <= widest_line))
            width += base::width_of(pictures[end++]) + gap;
        text += (text.empty() ? "" : "\n") + beside(pictures, first, end);
        first = end;
    }
    return text;
}

}  // namespace katachi::authoring
