#include "tools/katachi-gtp/start.h"

#include "engine/board/handicap.h"
#include "tools/katachi-gtp/files.h"

namespace katachi {

namespace {

std::variant<GameRecord, StartError> loaded_record(const StartOptions& options, const Rules* wanted) {
    const auto text = read_regular_file(options.file);
    if (!text) return StartError{options.file + ": cannot be read; check its spelling"};
    const auto sgf = SgfReader(*text).next();
    if (!sgf) return StartError{options.file + ": holds no game; SGF begins with `(;`"};
    if (sgf->size == 0) return StartError{options.file + ": is no game on a Go board of 2 to 19 lines"};
    const auto number = options.until.empty() ? sgf->move_count() + 1 : move_number(*sgf, options.until);
    if (!number) return StartError{"`" + options.until + "` is neither the number nor the vertex of a move"};
    const Rules* stated = find_rules(sgf->rules);
    const Rules& rules = wanted != nullptr ? *wanted : stated != nullptr ? *stated : *find_rules("japanese");
    GameRecord record = record_before_move(*sgf, *number, rules, rules.komi);
    if (options.komi) record.komi = *options.komi;
    return record;
}

}  // namespace

std::variant<GameRecord, StartError> start_record(const StartOptions& options) {
    const Rules* const wanted = options.rules.empty() ? nullptr : find_rules(options.rules);
    if (wanted == nullptr && !options.rules.empty())
        return StartError{"there are no rules `" + options.rules + "`; there are " + rule_names()};
    if (!options.file.empty()) return loaded_record(options, wanted);

    const Rules& rules = wanted != nullptr ? *wanted : *find_rules("japanese");
    Position position(options.size);
    if (options.handicap > 1) {
        const int most = most_fixed_handicap(options.size);
        if (options.handicap > most)
            return StartError{"a board of " + std::to_string(options.size) + " lines has points for " +
                              std::to_string(most) + " handicap stones; " + std::to_string(options.handicap) +
                              " are too many"};
        for (const Vertex vertex : fixed_handicap(options.size, options.handicap)) position.put(vertex, Colour::black);
    }
    const Colour first = options.handicap > 1 ? Colour::white : Colour::black;
    return GameRecord{.game = Game(position, first, rules),
                      .komi = options.komi.value_or(options.handicap > 0 ? 0 : rules.komi),
                      .handicap = options.handicap};
}

std::string rule_names() {
    std::string names;
    for (const Rules& rules : rule_sets()) names.append(names.empty() ? "" : ", ").append(rules.name);
    return names;
}

}  // namespace katachi
