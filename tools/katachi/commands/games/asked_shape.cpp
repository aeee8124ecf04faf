#include "tools/katachi/commands/games/asked_shape.h"

#include <filesystem>
#include <iostream>

#include "base/files/file_error.h"
#include "tools/authoring/match_input.h"
#include "tools/authoring/named_entry.h"
#include "tools/katachi/shared/position_choice.h"
#include "tools/katachi/shared/shape_input.h"

namespace katachi::cli {

namespace {

games::Shape shape_of_position(const GamesSearchOptions& options) {
    const PositionChoice choice{.position = options.from, .move = options.move, .path = options.path, .side = ""};
    const board::Position position = asked_position(choice).position;
    if (options.area.empty()) return games::shape_on(position, {0, 0}, position.size, position.size);
    const authoring::BoardArea area = authoring::read_area(options.area, position.size);
    return games::shape_on(position, {area.top, area.left}, area.bottom - area.top + 1, area.right - area.left + 1);
}

compiler::Diagram diagram_of_entry(const GamesSearchOptions& options) {
    const std::string& name = options.shape;
    if (name.ends_with(".txt") || name.ends_with(".db"))
        throw base::FileError(name + ": no such file; check its spelling");
    const auto databases = read_patterns(options.patterns);
    const auto slash = name.find('/');
    const bool has_database = slash != std::string::npos;
    const authoring::NamedEntry entry = authoring::entries_named(databases, has_database ? name.substr(0, slash) : "",
                                                                 has_database ? name.substr(slash + 1) : name)
                                            .front();
    if (!entry.pattern->sound) throw base::FileError(name + ": its diagram is broken; katachi check says where");
    if (entry.pattern->constraint)
        std::cerr << "katachi: " << name << ": the stones alone are looked for, not its constraint\n";
    return entry.pattern->diagram;
}

games::Shape drawn_shape(const GamesSearchOptions& options) {
    const bool is_file = options.shape == "-" || std::filesystem::exists(options.shape);
    const auto shape =
        games::shape_of(is_file ? read_shape(options.shape, compiler::DatabaseKind::move) : diagram_of_entry(options));
    if (!shape || shape->cells.empty())
        throw base::FileError(options.shape + ": draws no stones of a game, but eyes, a playout or a whole opening");
    return *shape;
}

}  // namespace

games::Shape asked_shape(const GamesSearchOptions& options) {
    games::Shape shape = options.from.empty() ? drawn_shape(options) : shape_of_position(options);
    const std::string name = options.from.empty() ? options.shape : options.from;
    if (options.anywhere) shape.edges = {};
    if (games::asks_for_nothing(shape))
        throw base::FileError(name + ": asks for nothing, since all its cells are `?`; draw a stone or an empty point");
    if (shape.rows > board::max_board_size || shape.columns > board::max_board_size)
        throw base::FileError(name + ": is larger than a board of 19 lines");
    return shape;
}

}  // namespace katachi::cli
