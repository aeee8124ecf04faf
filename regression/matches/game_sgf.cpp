#include "regression/matches/game_sgf.h"

#include <fmt/core.h>

#include "compiler/sgf/reader.h"
#include "compiler/sgf/writer.h"
#include "engine/sgf/game_record.h"

namespace katachi::regression {

namespace {

// What stands in the last node.
std::string last_words(const PlayedGame& record) {
    std::string text = fmt::format("{}, {}", record.result, name(record.end));
    if (!record.explanation.empty()) text += ": " + record.explanation;
    if (record.is_disputed) text += " (disputed)";
    return text;
}

std::string opening_text(const Opening& opening) {
    return opening.name.empty() ? "Random moves up to here" : "The opening is " + opening.name + ", up to here";
}

}  // namespace

std::string game_sgf(const ConductedGame& played, const MatchSettings& settings,
                     const std::array<std::string, player_count>& names) {
    const PlayedGame& record = played.record;
    const std::string text = sgf::write_sgf({.game = played.game, .komi = settings.komi, .handicap = 0});
    compiler::SgfTree tree = std::move(compiler::read_sgf_collection("", text).games.front());
    compiler::SgfNode& root = tree.node(compiler::sgf_root);
    const std::size_t black = black_of(record.number);
    root.set("PB", names[black]);
    root.set("PW", names[1 - black]);
    root.set("RE", record.result);
    root.set("GN", fmt::format("Game {} of a match", record.number + 1));
    root.set("AP", "Katachi:arena");
    if (settings.time.is_limited()) root.set("TM", fmt::format("{}", settings.time.main_seconds));
    if (settings.time.period_stones > 0)
        root.set("OT", fmt::format("{}/{} Canadian", settings.time.period_stones, settings.time.period_seconds));
    const std::vector<compiler::SgfNodeIndex> line = tree.main_line();
    if (played.opening_moves > 0 && played.opening_moves + 1 < line.size())
        tree.node(line[played.opening_moves]).set("C", opening_text(opening_of(settings, pair_of(record.number))));
    tree.node(line.back()).set("C", last_words(record));
    return compiler::sgf_text(tree);
}

}  // namespace katachi::regression
