#include "tests/match/judge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "compiler/reader/reader.h"
#include "compiler/reference_matcher/reference_matcher.h"

namespace katachi::match {

bool earlier(const Match& a, const Match& b) {
    const auto key = [](const Match& m) {
        return std::tuple(m.database, m.pattern, m.orientation, m.upper_left, m.lower_right, m.move, m.colour);
    };
    return key(a) < key(b);
}

std::vector<Match> by_reference(const std::vector<compiler::PatternDatabase>& databases,
                                const board::Position& position, board::Colour own) {
    std::vector<Match> all;
    std::uint16_t first_pattern = 0;
    for (std::size_t i = 0; i < databases.size(); ++i) {
        const std::size_t first = all.size();
        compiler::reference_match(databases[i], position, own, all);
        for (std::size_t m = first; m < all.size(); ++m) {
            all[m].database = static_cast<std::uint16_t>(i);
            all[m].pattern = static_cast<std::uint16_t>(all[m].pattern + first_pattern);
        }
        first_pattern = static_cast<std::uint16_t>(first_pattern + databases[i].patterns.size());
    }
    std::sort(all.begin(), all.end(), earlier);
    return all;
}

compiler::PatternDatabase random_database(const board::Position& position, int patterns, int largest,
                                          std::mt19937& random) {
    const auto number = [&](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
    const int limit = std::min(largest, position.size);
    std::string text;
    for (int i = 0; i < patterns; ++i) {
        const int rows = 1 + number(limit), columns = 1 + number(limit);
        const int top = number(position.size - rows + 1), left = number(position.size - columns + 1);
        const bool cut_out = number(3) > 0;
        const bool west = number(4) == 0, south = number(4) == 0;
        const int changed = number(rows * columns), move = number(rows * columns);
        text += "Pattern P" + std::to_string(i) + "\n\n";
        for (int row = 0; row < rows; ++row) {
            if (west) text += '|';
            for (int column = 0; column < columns; ++column) {
                const int here = row * columns + column;
                const board::Colour point = position.at(top + row, left + column);
                const char stands = point == board::Colour::empty ? '.' : point == board::Colour::black ? 'O' : 'X';
                const char cell = here == move && stands == '.' && i % 2 == 0 ? '*' : stands;
                const bool kept = cut_out && here != changed && number(largest) < largest - 1;
                text += kept ? cell : ".OXox?,!"[number(8)];
            }
            text += '\n';
        }
        if (south) text += (west ? "+" : "") + std::string(static_cast<std::size_t>(columns), '-') + "\n";
        text += std::string("\n:") + "8|-\\/+XO"[number(8)] + ",-\n\n";
    }
    compiler::PatternDatabase database;
    database.spec.kind = compiler::DatabaseKind::connection;
    base::Diagnostics diagnostics;
    compiler::read_source(std::make_shared<base::SourceFile>("random.db", text), database, diagnostics);
    EXPECT_TRUE(diagnostics.empty()) << diagnostics.front().message << "\n" << text;
    return database;
}

}  // namespace katachi::match
