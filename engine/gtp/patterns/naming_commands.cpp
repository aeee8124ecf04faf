// What moves are called.
#include "engine/analysis/board_analysis.h"
#include "engine/gtp/session/commands.h"
#include "engine/naming/terms.h"

namespace katachi::gtp {

namespace {

Answer katachi_name(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    if (!colour) return failure(invalid_color);
    const auto vertex = session.point(arguments[1]);
    if (!vertex) return failure(invalid_coordinate);
    const auto language = arguments.count() < 3 ? naming::Language::english : naming::language_of(arguments[2]);
    if (!language) return failure("invalid language");
    if (!session.namer) session.namer = std::make_unique<naming::MoveNamer>();
    analysis::BoardAnalysis reader(analysis::limits_for_settled_answers);
    reader.set(session.game.board());
    std::string text;
    for (const naming::MoveName& name : session.namer->names(session.game.board(), *colour, *vertex, &reader)) {
        const std::string_view shape = naming::words(name.facts->judgement);
        text += name.facts->entry;
        text += ' ' + std::to_string(static_cast<int>(name.facts->priority)) + ' ';
        text += shape.empty() ? "-" : shape.substr(0, shape.find(' '));
        text += ' ' + std::string(naming::word_for(name.facts->name, *language)) + '\n';
    }
    return success(text);
}

}  // namespace

std::span<const Command> naming_commands() {
    static constexpr Command commands[] = {
        {"katachi-name", "COLOUR VERTEX [LANGUAGE]",
         "what a move would be called, the best name first: entry, priority, good or bad shape, word in a language "
         "(en, ja, romaji, zh or ko)",
         katachi_name},
    };
    return commands;
}

}  // namespace katachi::gtp
