#include "tools/katachi/commands/games/asked_shape.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <string_view>

#include "base/files/file_error.h"
#include "base/files/standard_input.h"
#include "base/findings/diagnostic_text.h"
#include "compiler/constraint/interpreter.h"
#include "compiler/model/discovery.h"
#include "compiler/reader/reader.h"
#include "engine/sgf/nodes.h"
#include "tools/authoring/games/named_game.h"
#include "tools/authoring/match_input.h"
#include "tools/authoring/named_entry.h"
#include "tools/katachi/shared/common_options.h"
#include "tools/katachi/shared/position_choice.h"
#include "tools/katachi/shared/shape_input.h"

namespace katachi::cli {

namespace {

// Not a drawing: a game record, or a board with its line of column letters.
bool tells_position(const std::string& text) {
    if (sgf::find_sgf_game(text, 0) != std::string::npos) return true;
    for (std::size_t begin = 0; begin < text.size(); begin = std::min(text.find('\n', begin), text.size()) + 1) {
        const std::string_view rest = std::string_view(text).substr(begin);
        if (rest.substr(std::min(rest.find_first_not_of(" \t"), rest.size())).starts_with("A B")) return true;
    }
    return false;
}

games::Shape shape_of_position(const GamesSearchOptions& options, const std::string& name, const std::string& text) {
    const PositionChoice choice{.position = name, .move = options.move, .path = options.path, .side = ""};
    const board::Position position = asked_position(choice, text).position;
    if (options.area.empty()) return games::shape_on(position, {0, 0}, position.size, position.size);
    const authoring::BoardArea area = authoring::read_area(options.area, position.size);
    return games::shape_on(position, {area.top, area.left}, area.bottom - area.top + 1, area.right - area.left + 1);
}

AskedShape shape_of(const compiler::Diagram& diagram, const std::string& name) {
    const auto shape = games::shape_of(diagram);
    if (!shape || shape->cells.empty())
        throw base::FileError(name + ": draws no stones of a game, but eyes, a playout or a whole opening");
    return {*shape};
}

void take_constraint(const compiler::Pattern& pattern, compiler::DatabaseKind kind, const std::string& name,
                     AskedShape& asked) {
    if (!pattern.constraint) return;
    if (compiler::has_fault(*pattern.constraint, pattern))
        throw base::FileError(name + ": its constraint is broken; katachi check says where");
    asked.constrained = {pattern, kind};
}

AskedShape shape_of_entry(const GamesSearchOptions& options) {
    const std::string& name = options.shape;
    authoring::check_names_no_file(name);
    const auto databases = read_patterns(options.patterns);
    const auto slash = name.find('/');
    const bool has_database = slash != std::string::npos;
    const authoring::NamedEntry entry = authoring::entries_named(databases, has_database ? name.substr(0, slash) : "",
                                                                 has_database ? name.substr(slash + 1) : name)
                                            .front();
    if (!entry.pattern->sound)
        throw base::FileError(name + ": the entry is broken and cannot be matched; katachi check says where");
    AskedShape asked = shape_of(entry.pattern->diagram, name);
    take_constraint(*entry.pattern, entry.database->spec.kind, name, asked);
    return asked;
}

// A whole entry is read as one, for its constraint; of anything else the rows are the shape.
AskedShape drawn_shape(const base::SourcePtr& source, const std::string& file) {
    NumberedShape drawn = numbered_shape_in(source);
    AskedShape asked = shape_of(drawn.diagram, file);
    asked.sequence = std::move(drawn.moves);
    compiler::PatternDatabase database;
    database.spec.kind = compiler::guess_kind(*source);
    base::Diagnostics diagnostics;
    compiler::read_source(source, database, diagnostics);
    if (database.patterns.size() != 1 || !database.patterns.front().constraint) return asked;
    if (!diagnostics.empty()) {
        std::cerr << base::diagnostic_text(diagnostics, message_style());
        throw base::FileError(source->path() + ": is no shape to look for; mend what is said above");
    }
    take_constraint(database.patterns.front(), database.spec.kind, source->path(), asked);
    return asked;
}

// A drawing, or cut from a position.
AskedShape shape_in_file(const GamesSearchOptions& options, const std::string& name) {
    const std::string file = sgf::split_game_number(name).file;
    if (std::filesystem::is_directory(file))
        throw base::FileError(file + ": is a folder; a file or an entry comes first, and games behind it");
    const std::string text = authoring::read_file_or_input(file);
    if (!options.from.empty() || tells_position(text)) return {shape_of_position(options, name, text)};
    if (options.move > 0 || !options.area.empty() || !options.path.empty())
        throw base::FileError("--move, --area and --path cut a shape from a game or a board, and " + file +
                              " draws one");
    return drawn_shape(std::make_shared<base::SourceFile>(base::input_name(file), text), file);
}

void take_sequence(const GamesSearchOptions& options, AskedShape& asked) {
    if (!options.then.empty()) {
        const auto read = games::read_sequence(options.then, asked.shape.rows, asked.shape.columns);
        if (const auto* error = std::get_if<games::SequenceError>(&read))
            throw base::FileError("--then '" + options.then + "': " + error->message);
        const auto& then = std::get<games::ShapeSequence>(read);
        asked.sequence.insert(asked.sequence.end(), then.begin(), then.end());
    }
    if (!asked.sequence.empty() && options.each_move)
        throw base::FileError(
            "numbered moves and --then follow placements, and --each-move counts positions; choose one of them");
}

}  // namespace

AskedShape asked_shape(const GamesSearchOptions& options) {
    const std::string name = options.from.empty() ? options.shape : options.from;
    const bool is_file =
        !options.from.empty() || name == "-" || std::filesystem::exists(sgf::split_game_number(name).file);
    AskedShape asked = is_file ? shape_in_file(options, name) : shape_of_entry(options);
    games::Shape& shape = asked.shape;
    if (options.anywhere) shape.edges = {};
    if (games::asks_for_nothing(shape))
        throw base::FileError(base::input_name(name) +
                              ": asks for nothing, since all its cells are `?`; draw a stone or an empty point");
    if (shape.rows > board::max_board_size || shape.columns > board::max_board_size)
        throw base::FileError(name + ": is larger than a board of 19 lines");
    take_sequence(options, asked);
    return asked;
}

}  // namespace katachi::cli
