#include "tools/katachi-gtp/gnugo_advice.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace katachi::player {

namespace {

struct Advice {
    std::string_view options;  // with blanks between
    std::string_view instead;
};

constexpr Advice advices[] = {
    {"--replay", "`katachi review FILE.sgf` does that"},
    {"-O --output-flags", "`katachi review FILE.sgf -o NEW.sgf` writes remarks into a game"},
    {"--printsgf", "`printsgf FILE` of GTP writes the game"},
    {"-t --trace", "`move_reasons` of GTP and `katachi why` tell reasons"},
    {"-a --allpats", "`katachi match FILE.sgf --all` lists every pattern"},
    {"-b --benchmark", "`katachi arena` plays matches"},
    {"--orientation --gtp-initial-orientation", "`orientation` of GTP does that"},
    {"--min-level --max-level", "leave it out: the engine keeps to any clock"},
    {"--showscore", "`estimate_score` of GTP does that"},
    {"--limit-search", "`limit_search` of GTP does that"},
    {"--owl-node-limit", "--life-positions does that"},
    {"--decide-worm --decideworm --decidestring", "--decide-string does that"},
    {"--gtp-dump-commands", "`help` of GTP lists the commands"},
    {"--gtp-version", "`protocol_version` of GTP tells it"},
    {"--monte-carlo", "leave it out: the engine searches so anyway"},
    {"--mc-games-per-level", "--playouts does that"},
    {"--mc-patterns --mc-load-patterns --mc-list-patterns", "--playout-patterns takes compiled patterns"},
    {"--copyright", "the file LICENSE tells it"},
    {"-d --debug --debug-flags -H --hash -S --statistics --showtime -M --cache-size --options --profile-patterns "
     "--backfill2-depth --break-chain-depth --superstring-depth --aa-depth --owl-branch --owl-reading --owl-distrust "
     "--owl-threats --semeai-node-limit --with-break-in --without-break-in --cosmic-gnugo --no-cosmic-gnugo "
     "--large-scale --no-large-scale --mirror --mirror-limit --no-ko --metamachine --oracle --decide-oracle "
     "--print-levels "
     "--alternate-connections --experimental-connections --experimental-owl-ext --experimental-semeai "
     "--standard-connections --standard-semeai",
     "leave it out: nothing here is like it"},
};

// The name alone, without a value behind it.
std::string_view name_of(std::string_view word) {
    return word.starts_with("--") ? word.substr(0, word.find('=')) : word.substr(0, 2);
}

}  // namespace

std::string_view advice_for_gnugo_option(std::string_view word) {
    const std::string name = ' ' + std::string(name_of(word)) + ' ';
    const auto* const found = std::find_if(std::begin(advices), std::end(advices), [&](const Advice& advice) {
        return (' ' + std::string(advice.options) + ' ').find(name) != std::string::npos;
    });
    return found == std::end(advices) ? std::string_view() : found->instead;
}

}  // namespace katachi::player
