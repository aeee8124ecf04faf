#include "tests/fuzz/sgf_promise.h"

#include <algorithm>
#include <array>
#include <utility>

#include "compiler/sgf/line.h"
#include "compiler/sgf/reader.h"
#include "compiler/sgf/writer.h"

namespace katachi::fuzz {

namespace {

constexpr std::array<std::pair<std::string_view, std::string sgf::Game::*>, 7> texts{{
    {"PB", &sgf::Game::black},
    {"PW", &sgf::Game::white},
    {"KM", &sgf::Game::komi},
    {"DT", &sgf::Game::date},
    {"RE", &sgf::Game::result},
    {"EV", &sgf::Game::event},
    {"RU", &sgf::Game::rules},
}};

// Whether what the bulk reader looks at is written as it is meant: it undoes the escapes of points alone.
bool is_written_plainly(const compiler::SgfTree& tree, std::string_view text) {
    constexpr std::array<std::string_view, 11> looked_at{"PL", "SZ", "GM", "HA", "PB", "PW",
                                                         "KM", "DT", "RE", "EV", "RU"};
    for (const compiler::SgfNodeIndex index : tree.main_line())
        for (const compiler::SgfProperty& property : tree.node(index).properties) {
            if (std::find(looked_at.begin(), looked_at.end(), property.name) == looked_at.end()) continue;
            for (const compiler::SgfValue& value : property.values)
                if (text.substr(value.offset, value.text.size() + 1) != value.text + "]") return false;
        }
    return true;
}

bool same_event(const sgf::Event& a, const sgf::Event& b) {
    return a.kind == b.kind && a.colour == b.colour && a.vertex == b.vertex && a.offset == b.offset;
}

compiler::SgfTree without_versions(compiler::SgfTree tree) {
    std::erase_if(tree.nodes.front().properties,
                  [](const compiler::SgfProperty& property) { return property.name == "FF" || property.name == "CA"; });
    return tree;
}

compiler::SgfTree read_again(const std::string& text, std::string& broken) {
    compiler::SgfCollection again = compiler::read_sgf_collection("again.sgf", text);
    if (again.games.size() == 1) return std::move(again.games.front());
    broken = std::to_string(again.games.size()) + " games when reading again\n" + text;
    return {};
}

}  // namespace

std::string broken_sgf_round_trip(const compiler::SgfTree& tree) {
    const std::string text = compiler::sgf_text(tree);
    std::string broken;
    const compiler::SgfTree again = read_again(text, broken);
    if (!broken.empty()) return broken;
    if (!compiler::same_tree(without_versions(tree), without_versions(again)))
        return "another tree when reading again\n" + text;
    const std::string rewritten = compiler::sgf_text(again);
    return rewritten == text ? "" : "written otherwise the second time\n" + text + "becomes\n" + rewritten;
}

std::string broken_sgf_agreement(const compiler::SgfTree& tree, const sgf::Game& scanned, std::string_view text) {
    if (!is_written_plainly(tree, text)) return "";
    const sgf::Game game = compiler::game_of_line(tree, tree.main_line());
    if (game.size != scanned.size)
        return "size " + std::to_string(game.size) + ", in bulk " + std::to_string(scanned.size);
    for (const auto& [name, header] : texts)
        if (game.*header != scanned.*header) return std::string(name) + " differs: " + game.*header;
    const auto [at, in_bulk] =
        std::mismatch(game.events.begin(), game.events.end(), scanned.events.begin(), scanned.events.end(), same_event);
    if (at == game.events.end() && in_bulk == scanned.events.end()) return "";
    return "event " + std::to_string(at - game.events.begin()) + " of " + std::to_string(game.events.size()) +
           " differs, in bulk there are " + std::to_string(scanned.events.size());
}

std::string broken_sgf_promise(std::string_view bytes) {
    sgf::SgfReader raw(bytes);
    while (const auto game = raw.next()) sgf::position_before_move(*game, game->move_count() + 1);

    const compiler::SgfCollection collection = compiler::read_sgf_collection("broken.sgf", bytes);
    const std::string_view text = collection.source->text();
    sgf::SgfReader bulk(text, sgf::SgfBytes::utf8);
    for (const compiler::SgfTree& tree : collection.games) {
        for (const sgf::SgfWarning& warning : tree.warnings)
            if (warning.message.empty() || warning.offset > text.size()) return "a warning without message or place";
        const auto scanned = bulk.next();
        if (!scanned) return "a game that the bulk reader does not find";
        if (std::string broken = broken_sgf_agreement(tree, *scanned, text); !broken.empty()) return broken;
        if (std::string broken = broken_sgf_round_trip(tree); !broken.empty()) return broken;
    }
    return bulk.next() ? "a game that only the bulk reader finds" : "";
}

}  // namespace katachi::fuzz
