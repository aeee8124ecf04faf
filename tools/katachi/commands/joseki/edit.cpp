// katachi joseki edit: what a person says of a position or a move by hand; remove: one of them taken out.
#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/files/file_error.h"
#include "base/findings/diagnostic_text.h"
#include "base/text/counted.h"
#include "base/text/one_line.h"
#include "compiler/check/facts/label_uses.h"
#include "compiler/model/labels.h"
#include "compiler/reader/constraint_reader.h"
#include "engine/board/board.h"
#include "engine/board/turned_vertex.h"
#include "joseki/graph/import_words.h"
#include "joseki/store/library_store.h"
#include "joseki/trees/comment.h"
#include "tools/authoring/joseki/shipped_joseki.h"
#include "tools/authoring/match_input.h"
#include "tools/katachi/commands/joseki/commands.h"
#include "tools/katachi/commands/joseki/library.h"
#include "tools/katachi/commands/joseki/position.h"
#include "tools/katachi/shared/catalogue_option.h"
#include "tools/katachi/shared/common_options.h"

namespace katachi::cli {

namespace {

board::Vertex asked_move(const std::string& word) {
    return word == "pass" || word == "tenuki" ? board::pass_vertex
                                              : authoring::read_point("--move " + word, word, board::max_board_size);
}

void say_of_position(const JosekiEditOptions& options, board::Colour to_move, joseki::Node& node) {
    node.stage = options.stage;
    node.points = options.points;
    node.code = options.code;
    node.urgency = joseki::value_of(joseki::urgency_words, options.urgency);
    if (const auto outcome = joseki::value_of(joseki::outcome_words, options.outcome))
        node.outcome = joseki::advantage_of(*outcome, to_move);
}

// "joseki", the letter of a colon line, or that of a tree's comment.
std::optional<joseki::MoveClass> class_of(const std::string& word) {
    if (word.size() > 1) return joseki::value_of(joseki::class_words, word);
    const char letter = word.front();
    return joseki::move_class(joseki::joseki_class(letter).value_or(letter));
}

// `drawn` is from the board to the position's normal form.
void say_of_move(const JosekiEditOptions& options, board::Orientation drawn, joseki::Edge& edge) {
    if (!options.move_class.empty()) edge.move_class = class_of(options.move_class);
    if (const auto extension = joseki::value_of(joseki::extension_words, options.extension))
        edge.extension = joseki::turned(*extension, drawn);
    edge.name = base::one_line(options.name);
    edge.pattern.constraint = options.constraint;
    if (!options.text.empty()) edge.texts[options.language] = options.text;
}

// The points of the move that a constraint may name.
std::vector<joseki::PointLabel> labels_of(const joseki::Graph& library, const NamedJoseki& asked, board::Vertex move) {
    const auto from = library.find(asked.normal.stones);
    if (!from) return {};
    const board::Orientation drawn = joseki::orientation_of_move(asked.normal, move);
    const auto edge = library.find(*from, board::turned(move, drawn, board::max_board_size));
    return edge ? library.edge(*edge).pattern.labels : std::vector<joseki::PointLabel>();
}

// Shows what is wrong on standard error. Throws FileError.
void check_constraint(const std::string& text, const std::vector<joseki::PointLabel>& labels) {
    const auto source = std::make_shared<base::SourceFile>("--if", text);
    compiler::JoinedLines lines;
    for (int line = 1; line <= source->line_count(); ++line) {
        const base::Span span = source->line_span(line);
        lines.add(source->text(span), span.begin);
    }
    base::Diagnostics findings;
    compiler::Pattern pattern;
    pattern.constraint = compiler::read_constraint(lines, findings);
    for (const compiler::LabelUse& use : compiler::label_uses(pattern, compiler::AttributeMap::general))
        if (compiler::is_label(use.label) &&
            std::ranges::find(labels, use.label, &joseki::PointLabel::letter) == labels.end())
            findings.push_back({.rule = "label-not-in-diagram",
                                .message = std::string("`") + use.label + "` labels no point of this move",
                                .source = source,
                                .span = use.span,
                                .pattern = ""});
    if (findings.empty()) return;
    for (base::Diagnostic& finding : findings) {
        finding.source = source;
        for (base::DiagnosticNote& note : finding.notes) note.source = source;
    }
    std::cerr << base::diagnostic_text(findings, message_style());
    throw base::FileError("--if is no constraint of this move; mend what is said above");
}

// The move as an edge of the graph, between its two positions.
joseki::EdgeIndex add_move(joseki::Graph& graph, const NamedJoseki& asked, board::Vertex move) {
    board::Board board(asked.board);
    const board::Legality legality = board.play(asked.to_move, move);
    if (legality != board::Legality::ok)
        throw base::FileError(board::vertex_name(move, board::max_board_size) +
                              " cannot be played there: " + board::reason(legality));
    const board::Orientation drawn = joseki::orientation_of_move(asked.normal, move);
    const joseki::NodeIndex from = graph.add(asked.normal.stones);
    const joseki::NodeIndex to =
        graph.add(joseki::normal_form(joseki::joseki_stones(board.position(), board::opponent(asked.to_move))).stones);
    return graph.add(from, board::turned(move, drawn, board::max_board_size), to);
}

// The text says which of several edits it is, as katachi joseki additions lists it.
std::string source_of(const JosekiEditOptions& options, const NamedJoseki& asked) {
    std::vector<std::string> said;
    const auto say = [&](const char* what, const std::string& value) {
        if (!value.empty()) said.push_back(std::string(what) + " " + value);
    };
    say("class", options.move_class);
    say("slides along its", options.extension);
    say("name", base::one_line(options.name));
    if (!options.text.empty()) said.push_back("text \"" + options.text.substr(0, options.text.find('\n')) + "\"");
    say("if", options.constraint);
    say("stage", options.stage ? std::to_string(*options.stage) : "");
    say("outcome", options.outcome);
    say("points", options.points ? fmt::format("{:g}", *options.points) : "");
    say("urgency", options.urgency);
    say("code", options.code);
    return fmt::format("by hand: {}{}{}{}", joseki::identity_code(asked.normal.stones),
                       options.move.empty() ? "" : " " + options.move, said.empty() ? "" : ": ", fmt::join(said, ", "));
}

void check_says_something(const JosekiEditOptions& options) {
    if (options.move.empty() && options.says_of_move())
        throw base::FileError("--class, --extension, --name, --text and --if are about a move; name it with --move");
    if (options.move.empty() && !options.says_of_position())
        throw base::FileError("nothing to say; katachi joseki edit --help shows what can be said");
    if (options.outcome == "even" && options.points)
        throw base::FileError("--points says by how much a position is good for one side; --outcome even has none");
}

}  // namespace

Outcome run_joseki_edit(const JosekiEditOptions& options) {
    const auto open = [&] { return open_catalogue(options.catalogue, catalogue::Catalogue::Access::write); };
    std::optional<catalogue::Catalogue> catalogue;
    if (catalogue_exists(options.catalogue)) catalogue.emplace(open());
    const bool is_first = is_new_library(options.catalogue, catalogue ? &*catalogue : nullptr);
    const joseki::Graph library = is_first    ? authoring::shipped_joseki()
                                  : catalogue ? joseki::load_library(*catalogue)
                                              : joseki::Graph();
    const NamedJoseki asked = is_first || catalogue ? find_joseki_position(library, options.position)
                                                    : read_joseki_position(options.position);
    check_says_something(options);
    joseki::Graph said;
    say_of_position(options, asked.to_move, said.node(said.add(asked.normal.stones)));
    if (!options.move.empty()) {
        const board::Vertex move = asked_move(options.move);
        if (!options.constraint.empty()) check_constraint(options.constraint, labels_of(library, asked, move));
        say_of_move(options, joseki::orientation_of_move(asked.normal, move), said.edge(add_move(said, asked, move)));
    }
    if (!catalogue) catalogue.emplace(open());  // a new one, once all is in order
    begin_library(options.catalogue, *catalogue);
    const joseki::AdditionReport report =
        joseki::add_to_library(*catalogue, said, source_of(options, asked), joseki::Repetition::allowed);
    const char* const news = report.new_moves > 0 && report.new_positions > 0 ? "a new move and position"
                             : report.new_moves > 0                           ? "a new move"
                             : report.new_positions > 0                       ? "said of a new position"
                                                                              : "said";
    std::cout << fmt::format("addition {}: {}; katachi joseki undo {} takes it back\n", report.id, news, report.id);
    return Outcome::success;
}

Outcome run_joseki_remove(const JosekiRemoveOptions& options) {
    check_catalogue_exists(options.catalogue);
    catalogue::Catalogue catalogue = open_catalogue(options.catalogue, catalogue::Catalogue::Access::write);
    const NamedJoseki asked = find_joseki_position(joseki::load_library(catalogue), options.position);
    if (options.move.empty() && asked.normal.stones.empty())
        throw base::FileError("the empty board stays; name the position to remove, or a move with --move");
    const std::string source = fmt::format("by hand: {}{} removed", joseki::identity_code(asked.normal.stones),
                                           options.move.empty() ? "" : " " + options.move);
    joseki::Removal removal;
    if (options.move.empty()) {
        removal = joseki::remove_position(catalogue, asked.normal.stones, source);
    } else {
        const board::Vertex move = asked_move(options.move);
        removal = joseki::remove_move(
            catalogue, asked.normal.stones,
            board::turned(move, joseki::orientation_of_move(asked.normal, move), board::max_board_size), source);
    }
    std::cout << fmt::format("addition {}: removed {} and {}; katachi joseki undo {} brings them back\n",
                             removal.addition, base::counted(removal.positions, "position", "positions"),
                             base::counted(removal.moves, "move", "moves"), removal.addition);
    return Outcome::success;
}

}  // namespace katachi::cli
