#include "tools/authoring/compile_figures.h"

#include <cmath>

namespace katachi::authoring {

namespace {

CompileFigures figures_of(const std::string& name, const TimedTables& timed) {
    const match::PatternTables& tables = timed.built.tables();
    CompileFigures figures{.database = name};
    figures.patterns = tables.patterns.size() + tables.whole_boards.entries.size() + tables.eyes.shapes.size();
    for (const match::PlayoutSet& set : tables.playouts.sets) figures.patterns += set.pattern_count;
    figures.orientations = tables.orientations.size();
    figures.cells = tables.cells.size();
    figures.trie_slots = tables.trie.slots.size();
    if (const auto& automata = timed.built.automaton_statistics(); !automata.empty()) {
        const bool is_one = tables.databases.size() == 1;
        const compiler::AutomatonStatistics& shown = is_one ? automata.front() : automata.back();
        figures.states_before = shown.states_before;
        figures.states = shown.states;
    }
    match::visit_sections(tables, [&](std::string_view, const auto& rows) { figures.bytes += rows.size_bytes(); });
    figures.seconds = std::round(timed.time.count() * 1e4) / 1e4;  // more digits would only be noise
    return figures;
}

}  // namespace

std::vector<CompileFigures> compile_figures(const std::vector<compiler::PatternDatabase>& databases,
                                            compiler::Automata automata, const TimedTables& all) {
    std::vector<CompileFigures> figures;
    for (const compiler::PatternDatabase& database : databases)
        figures.push_back(figures_of(database.spec.name, TimedTables({&database, 1}, automata)));
    figures.push_back(figures_of("all", all));
    return figures;
}

}  // namespace katachi::authoring
