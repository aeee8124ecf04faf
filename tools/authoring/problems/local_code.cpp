#include "tools/authoring/problems/local_code.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/board/turned_vertex.h"

namespace katachi::authoring {

namespace {

using board::Vertex;

// The sign is that of a point: what is beyond the board matters as what stands on it.
char sign_of(const board::Board& board, const LocalProblem& problem, Vertex vertex) {
    const bool is_inside = problem.region.contains(vertex);
    if (board.at(vertex) == board::Colour::empty) return is_inside ? '.' : ' ';
    if (problem.stones.contains(vertex)) return 'S';
    const bool is_solvers = board.at(vertex) == problem.solver;
    if (is_inside) return is_solvers ? 'x' : 'o';
    return is_solvers ? 'X' : 'O';
}

// The bounding rectangle of region and surroundings, turned, row by row, with the edges that it lies against.
std::string drawing(const board::Board& board, const LocalProblem& problem, board::Orientation orientation) {
    const int size = board.size();
    std::array<int, 4> bounds{size, -1, size, -1};  // first and last row, first and last column
    std::string signs(static_cast<std::size_t>(size * size), ' ');
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            const Vertex vertex = board::vertex_at(row, column);
            const bool is_near = problem.region.contains(vertex) || problem.region.beside().contains(vertex);
            if (!is_near) continue;
            const Vertex there = board::turned(vertex, orientation, size);
            const int to_row = board::row_of(there), to_column = board::column_of(there);
            signs[static_cast<std::size_t>(to_row * size + to_column)] = sign_of(board, problem, vertex);
            bounds = {std::min(bounds[0], to_row), std::max(bounds[1], to_row), std::min(bounds[2], to_column),
                      std::max(bounds[3], to_column)};
        }
    std::string text;
    for (int row = bounds[0]; row <= bounds[1]; ++row) {
        const auto begin = static_cast<std::size_t>(row * size + bounds[2]);
        text += signs.substr(begin, static_cast<std::size_t>(bounds[3] - bounds[2] + 1)) + '/';
    }
    // A line beside the region is no edge: the surroundings would have shown it.
    for (const auto& [line, edge] : {std::pair(bounds[0], 0), std::pair(bounds[1], size - 1), std::pair(bounds[2], 0),
                                     std::pair(bounds[3], size - 1)})
        text += line == edge ? '|' : ' ';
    return text;
}

std::uint64_t hash_of(const std::string& text) {
    std::uint64_t hash = 0xCBF29CE484222325U;  // FNV-1a
    for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3U;
    return hash;
}

}  // namespace

std::string local_code(const board::Board& board, const LocalProblem& problem, char kind) {
    std::string least;
    for (const board::Orientation orientation : board::all_orientations) {
        std::string drawn = drawing(board, problem, orientation);
        if (least.empty() || drawn < least) least = std::move(drawn);
    }
    constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuv";
    constexpr unsigned bits = 5, length = 13;
    std::uint64_t hash = hash_of(least + kind);
    std::string code;
    for (unsigned i = 0; i < length; ++i, hash >>= bits) code += digits[hash & (digits.size() - 1)];
    return code;
}

}  // namespace katachi::authoring
