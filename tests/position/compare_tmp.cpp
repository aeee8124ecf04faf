// rows on stdin: index \t rows \t to_move ; prints for each position dragon lists with status etc, with conn patterns
#include <cstdio>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>
#include "compiler/emit/table_builder.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/analysis/pattern_connections.h"
#include "engine/board/position_text.h"
#include "engine/eyes/solved_eyes.h"
using namespace katachi;
int main(int argc, char** argv) {
    std::vector<compiler::PatternDatabase> dbs;
    base::Diagnostics diag;
    for (const auto& spec : compiler::discover_databases(argv[1]))
        if (spec.kind == compiler::DatabaseKind::connection) dbs.push_back(compiler::read_database(spec, diag));
    std::fprintf(stderr, "%zu databases\n", dbs.size());
    compiler::BuiltTables built(dbs);
    analysis::ReadingLimits rl;
    if (argc > 2) rl.connections.nodes = std::uint64_t(atoi(argv[2]));
    rl.strings.nodes = 1000;
    rl.eyes.reset();
    analysis::PatternConnections finder(built.tables(), rl);
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream s(line);
        std::string idx, rows, side;
        std::getline(s, idx, '\t');
        std::getline(s, rows, '\t');
        std::getline(s, side, '\t');
        auto pos = board::parse_rows(rows).value();
        reading::Tactics tactics;
        eyespaces::KnownGames known(solved_eyes().eyes);
        analysis::Stages st(tactics, known, {}, argc > 3 ? nullptr : &finder);
        st.set(board::Board(pos), side == "w" ? board::Colour::white : board::Colour::black);
        const auto& d = st.dragons_before_life();
        for (int n = 0; n < d.count(); ++n) {
            const auto& x = d.number(n);
            std::printf("%s\t%s\t%.4f\t%s%s\t%d\t%d\t%d\t", idx.c_str(), position::name(st.life()[n].status),
                        st.life()[n].chance_to_live, match::eye_value_text(x.genus).c_str(),
                        match::eye_value_text(x.eyes).c_str(), x.escape_route, int(x.surrounding.status),
                        x.surrounding.size);
            for (auto v : x.stones) std::printf("%s ", board::vertex_name(v, pos.size).c_str());
            std::printf("\n");
        }
        { const auto& am = d.amalgamation(); for (const auto& dr : am.dragons()) { std::vector<board::Vertex> os; for (auto v : dr) os.push_back(v); std::set<std::pair<int,int>> seen; for (auto v : os) for (const auto& j : am.way(os[0], v)) if (seen.insert({j.a, j.b}).second) std::printf("join\t%s\t%s %s\t%s\t%s\t%d\n", idx.c_str(), j.why == position::Join::Why::common_eye ? "eye" : j.why == position::Join::Why::common_liberties ? "lib" : "pat", j.pattern.c_str(), board::vertex_name(j.a, pos.size).c_str(), board::vertex_name(j.b, pos.size).c_str(), j.points.count()); } }
        for (const auto& j : st.connections().links) {
            std::printf("link\t%s\t%s\t", idx.c_str(), j.pattern.c_str());
            for (auto v : j.stones) std::printf("%s ", board::vertex_name(v, pos.size).c_str());
            std::printf("\n");
        }
    }
    std::fprintf(stderr, "nodes %llu\n", (unsigned long long)finder.nodes());
}
