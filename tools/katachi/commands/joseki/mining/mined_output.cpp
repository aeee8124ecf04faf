#include "tools/katachi/commands/joseki/mining/mined_output.h"

#include <iostream>

#include "base/files/atomic_file.h"
#include "base/files/file_error.h"
#include "base/text/counted.h"
#include "compiler/sgf/writer.h"
#include "joseki/graph/db_export.h"
#include "joseki/graph/sgf_export.h"
#include "joseki/mining/mined_graph.h"
#include "tools/answers/joseki/mined_json.h"

namespace katachi::cli {

void check_mined_files(const std::vector<std::string>& files) {
    for (const std::string& file : files) {
        if (!file.ends_with(".sgf") && !file.ends_with(".db"))
            throw base::FileError(file + ": is neither .sgf nor .db; end its name in one of them");
        base::check_can_be_written(file);
    }
}

std::string facts_text(const joseki::MiningFacts& facts) {
    std::string text =
        base::counted(facts.games, "game", "games") + " in " + base::counted(facts.texts, "text", "texts");
    if (facts.empty_texts > 0) text += " (" + std::to_string(facts.empty_texts) + " without a game)";
    text += ": " + std::to_string(facts.read_games()) + " read";
    std::string reasons;
    for (int i = 0; i < joseki::refusal_count; ++i) {
        const std::int64_t count = facts.refused[static_cast<std::size_t>(i)];
        if (count == 0) continue;
        reasons += (reasons.empty() ? "" : ", ") + std::to_string(count) + " " +
                   joseki::reason(static_cast<joseki::Refusal>(i));
    }
    if (!reasons.empty()) text += "; " + std::to_string(facts.games - facts.read_games()) + " refused: " + reasons;
    return text + "\n";
}

namespace {

void write_files(const joseki::MiningRun& run, const joseki::Graph& graph) {
    for (const std::string& file : run.outputs)
        base::write_file(file, file.ends_with(".sgf")
                                   ? compiler::sgf_text(joseki::sgf_trees(graph))
                                   : joseki::corner_patterns(graph, joseki::corner_moves(graph, run.min_games)));
}

std::string mined_text(const joseki::MinedCollection& collection, const joseki::MiningRun& run,
                       const joseki::Graph& graph) {
    const joseki::MiningFacts& facts = collection.facts;
    std::string text = facts_text(facts);
    text += base::counted(facts.sequences, "sequence", "sequences") + ": " +
            base::counted(facts.moves, "move", "moves") + ", " + base::counted(facts.tenukis, "tenuki", "tenukis") +
            "\n";
    text += base::counted(collection.sums.moves, "different move", "different moves") + " in " +
            base::counted(collection.sums.positions, "position", "positions") + "; kept, played in " +
            base::counted(run.min_games, "game", "games") +
            " or more: " + base::counted(graph.edges().size(), "move", "moves") + " in " +
            base::counted(graph.nodes().size(), "position", "positions") + "\n";
    if (graph.edges().empty() && collection.sums.moves > 0)
        text += "no move was played so often; --min-games 1 keeps all\n";
    for (const std::string& file : run.outputs) text += file + ": written\n";
    return text;
}

std::string given_text(const catalogue::Catalogue& catalogue, const joseki::AdditionReport& given) {
    if (given.is_repeated) return catalogue.name() + ": had all of this before\n";
    return catalogue.name() + ": " + base::counted(given.new_positions, "new position", "new positions") + " and " +
           base::counted(given.new_moves, "new move", "new moves") + " in its library\n";
}

}  // namespace

void write_mined(catalogue::Catalogue& catalogue, joseki::MiningRun run, const std::string& format) {
    const joseki::MinedCollection collection = joseki::mined_collection(catalogue, run);
    const joseki::Graph graph = joseki::mined_graph(collection.sums.kept, collection.game_name);
    const joseki::AdditionReport given = joseki::add_mined(catalogue, run, graph, collection.facts.read_games());
    write_files(run, graph);
    std::cout << (format == "json" ? answers::mined_json(collection, run, graph, given)
                                   : mined_text(collection, run, graph) + given_text(catalogue, given));
}

void write_shard(const catalogue::Catalogue& catalogue, const joseki::MiningRun& run, const std::string& format) {
    const joseki::MiningFacts facts = joseki::mined_facts(catalogue);
    if (format == "json")
        std::cout << answers::mined_shard_json(run.shard, facts);
    else
        std::cout << "shard " << run.shard.number << "/" << run.shard.count << ": " << facts_text(facts)
                  << "when all shards are mined: katachi joseki merge SHARDS -o library.kdb\n";
}

}  // namespace katachi::cli
