#include "tools/katachi-gtp/own_player.h"

#include <algorithm>
#include <stdexcept>
#include <variant>

#include "base/files/file_error.h"
#include "base/files/read_file.h"
#include "base/text/counted.h"
#include "engine/moves/learned_weights.h"
#include "engine/moves/pattern_sources.h"
#include "patterndb/library_tables.h"
#include "patterndb/mined_tables.h"
#include "patterndb/playout_tables.h"

namespace katachi::player {

namespace {

std::unique_ptr<moves::MoveKnowledge> new_knowledge(const match::PatternTables& tables, const PlaySettings& play) {
    auto sources = moves::all_sources(play.shapes ? play.shapes->tables() : mined_tables(), tables);
    std::erase_if(sources, [&](const auto& source) {
        return std::find(play.without.begin(), play.without.end(), source->name()) != play.without.end();
    });
    return std::make_unique<moves::MoveKnowledge>(std::move(sources),
                                                  play.weights ? *play.weights : moves::learned_weights());
}

}  // namespace

std::shared_ptr<const match::PatternFile> read_shapes(const std::string& file) {
    auto opened = match::PatternFile::open(file);
    if (const auto* wrong = std::get_if<std::string>(&opened)) throw base::FileError(*wrong);
    return std::make_shared<match::PatternFile>(std::get<match::PatternFile>(std::move(opened)));
}

std::shared_ptr<const match::PatternFile> read_playout_patterns(const std::string& file) {
    auto patterns = read_shapes(file);
    if (const std::size_t sets = patterns->tables().playouts.sets.size(); sets != 1)
        throw base::FileError(file + ": has " + base::counted(sets, "database", "databases") +
                              " of playout patterns; compile one .db file of the kind monte-carlo");
    return patterns;
}

std::shared_ptr<const moves::MoveWeights> read_weights(const std::string& file) {
    auto read = moves::MoveWeights::read(base::read_file(file)->text());
    if (const auto* error = std::get_if<moves::MoveWeightsError>(&read))
        throw base::FileError(file + ":" + std::to_string(error->line) + ": " + error->message +
                              "; katachi train writes such files");
    return std::make_shared<moves::MoveWeights>(std::get<moves::MoveWeights>(std::move(read)));
}

std::function<std::unique_ptr<search::Player>()> player_maker(const match::PatternTables& tables,
                                                              const PlaySettings& play) {
    const match::PlayoutTables& playouts = (play.playouts ? play.playouts->tables() : playout_tables()).playouts;
    if (playouts.sets.empty()) throw std::runtime_error("the shipped patterns hold no playout patterns");
    return [&tables, play, patterns = match::PlayoutPatterns(playouts, 0)] {
        // Each searching thread has its own, since sources keep what they work with. The player may ask for one later.
        const auto knowledge = [&tables, play] { return new_knowledge(tables, play); };
        return std::make_unique<search::Player>(play.player, knowledge, patterns);
    };
}

search::Clock clock_of(const PlaySettings& play) { return play.has_clock ? search::Clock(play.time) : search::Clock(); }

std::vector<std::string> source_names() {
    std::vector<std::string> names;
    for (const auto& source : moves::all_sources(mined_tables(), library_tables())) names.emplace_back(source->name());
    return names;
}

}  // namespace katachi::player
