// katachi joseki edit: what a person says of a position or a move by hand; remove: one of them taken out.
#include <fmt/format.h>

#include <iostream>
#include <map>
#include <memory>
#include <optional>

#include "compiler/model/discovery.h"
#include "engine/board/board.h"
#include "engine/board/turned_vertex.h"
#include "joseki/library_store.h"
#include "tools/katachi/catalogue_option.h"
#include "tools/katachi/joseki_commands.h"
#include "tools/katachi/joseki_position.h"
#include "tools/katachi/match_input.h"

namespace katachi {

namespace {

struct EditOptions {
    std::vector<std::string> position;
    CatalogueOption catalogue;
    std::string move;
    std::string move_class, extension, name, text, language, constraint;
    std::string outcome, urgency, code;
    std::optional<int> stage;
    std::optional<double> points;

    bool says_of_move() const {
        return !move_class.empty() || !extension.empty() || !name.empty() || !text.empty() || !constraint.empty();
    }
    bool says_of_position() const { return !outcome.empty() || !urgency.empty() || !code.empty() || stage || points; }
};

Vertex asked_move(const std::string& word) {
    return word == "pass" || word == "tenuki" ? pass_vertex : read_point("--move", word, max_board_size);
}

Advantage advantage(const std::string& outcome, Colour to_move) {
    if (outcome == "even") return Advantage::even;
    return (outcome == "black") == (to_move == Colour::black) ? Advantage::own : Advantage::opponent;
}

void say_of_position(const EditOptions& options, Colour to_move, JosekiNode& node) {
    constexpr std::pair<const char*, Urgency> urgencies[] = {
        {"may", Urgency::may}, {"should-not", Urgency::should_not}, {"must-not", Urgency::must_not}};
    node.stage = options.stage;
    node.points = options.points;
    node.code = options.code;
    if (!options.outcome.empty()) node.outcome = advantage(options.outcome, to_move);
    for (const auto& [word, urgency] : urgencies)
        if (options.urgency == word) node.urgency = urgency;
}

// `drawn` is from the board to the position's normal form.
void say_of_move(const EditOptions& options, Orientation drawn, JosekiEdge& edge) {
    if (!options.move_class.empty()) edge.move_class = move_class(options.move_class.front());
    if (!options.extension.empty())
        edge.extension = turned(options.extension == "row" ? Extension::along_row : Extension::along_column, drawn);
    edge.name = options.name;
    edge.pattern.constraint = options.constraint;
    if (!options.text.empty()) edge.texts[options.language] = options.text;
}

// The move as an edge of the graph, between its two positions.
EdgeIndex add_move(JosekiGraph& graph, const NamedJoseki& asked, Vertex move) {
    Board board(asked.board);
    const Legality legality = board.play(asked.to_move, move);
    if (legality != Legality::ok)
        throw FileError(vertex_name(move, max_board_size) + " cannot be played there: " + reason(legality));
    const Orientation drawn = orientation_of_move(asked.normal, move);
    const NodeIndex from = graph.add(asked.normal.stones);
    const NodeIndex to = graph.add(normal_form(joseki_stones(board.position(), opponent(asked.to_move))).stones);
    return graph.add(from, turned(move, drawn, max_board_size), to);
}

Outcome run_edit(const EditOptions& options) {
    if (options.move.empty() && options.says_of_move())
        throw FileError("--class, --extension, --name, --text and --if are about a move; name it with --move");
    if (options.move.empty() && !options.says_of_position())
        throw FileError("nothing to say; katachi joseki edit --help shows what can be said");
    Catalogue catalogue = open_catalogue(options.catalogue, Catalogue::Access::write);
    const NamedJoseki asked = find_joseki_position(load_library(catalogue), options.position);
    JosekiGraph said;
    say_of_position(options, asked.to_move, said.node(said.add(asked.normal.stones)));
    if (!options.move.empty()) {
        const Vertex move = asked_move(options.move);
        say_of_move(options, orientation_of_move(asked.normal, move), said.edge(add_move(said, asked, move)));
    }
    const GraftReport report =
        graft(catalogue, said,
              "by hand: " + identity_code(asked.normal.stones) + (options.move.empty() ? "" : " " + options.move),
              Repetition::allowed);
    std::cout << fmt::format("graft {}: {}{}; katachi joseki undo {} takes it back\n", report.id,
                             report.new_moves > 0 ? "a new move" : "said",
                             report.new_positions > 0 ? " and position" : "", report.id);
    return Outcome::success;
}

struct RemoveOptions {
    std::vector<std::string> position;
    CatalogueOption catalogue;
    std::string move;
};

Outcome run_remove(const RemoveOptions& options) {
    Catalogue catalogue = open_catalogue(options.catalogue, Catalogue::Access::write);
    const NamedJoseki asked = find_joseki_position(load_library(catalogue), options.position);
    if (options.move.empty() && asked.normal.stones.empty())
        throw FileError("the empty board stays; name the position to remove, or a move with --move");
    Removal removal;
    if (options.move.empty()) {
        removal = remove_position(catalogue, asked.normal.stones);
    } else {
        const Vertex move = asked_move(options.move);
        removal = remove_move(catalogue, asked.normal.stones,
                              turned(move, orientation_of_move(asked.normal, move), max_board_size));
    }
    std::cout << fmt::format("removed {} and {}\n", counted(removal.positions, "position", "positions"),
                             counted(removal.moves, "move", "moves"));
    return Outcome::success;
}

void add_position_argument(CLI::App& command, std::vector<std::string>& position) {
    command.add_option("POSITION", position, "its code, or the moves that lead to it, Black's first");
}

}  // namespace

void add_joseki_edit_commands(CLI::App& joseki, Action& action) {
    auto options = std::make_shared<EditOptions>();
    auto* edit = joseki.add_subcommand("edit", "say by hand what a position or a move is");
    add_position_argument(*edit, options->position);
    edit->add_option("--move", options->move, "a move from there, also a new one")->type_name("VERTEX");
    edit->add_option("--class", options->move_class, "U urgent, J joseki, j lesser, T trick, t minor, N antisuji")
        ->check(CLI::IsMember({"U", "J", "j", "T", "t", "N"}));
    edit->add_option("--extension", options->extension, "the move slides along its row or column")
        ->check(CLI::IsMember({"row", "column"}));
    edit->add_option("--name", options->name, "what the move is called");
    edit->add_option("--text", options->text, "what is to say of the move");
    edit->add_option("--lang", options->language, "the language of --text: en, ja, zh …")->type_name("LANGUAGE");
    edit->add_option("--if", options->constraint, "the constraint under which the move holds")->type_name("CONSTRAINT");
    edit->add_option("--stage", options->stage, "0 opening moves, 1 continuation, 2 late follow-up")
        ->check(CLI::Range(0, 2));
    edit->add_option("--outcome", options->outcome, "for whom the position is good")
        ->check(CLI::IsMember({"even", "black", "white"}));
    edit->add_option("--points", options->points, "by how much");
    edit->add_option("--urgency", options->urgency, "whether the side to move can play elsewhere")
        ->check(CLI::IsMember({"may", "should-not", "must-not"}));
    edit->add_option("--code", options->code, "what another dictionary calls the position");
    add_catalogue_option(*edit, options->catalogue);
    add_examples(*edit,
                 "Examples:\n"
                 "  katachi joseki edit Q16 O17 --urgency may --outcome even\n"
                 "  katachi joseki edit Q16 O17 --move O16 --class J --text 'attach on top' --lang en\n"
                 "\nEach edit is a graft of its own: katachi joseki undo takes it back.");
    edit->callback([options, &action] { action = [options] { return run_edit(*options); }; });

    auto removal = std::make_shared<RemoveOptions>();
    auto* remove = joseki.add_subcommand("remove", "take a position or a move out, with what hung on it alone");
    add_position_argument(*remove, removal->position);
    remove->add_option("--move", removal->move, "this move alone")->type_name("VERTEX");
    add_catalogue_option(*remove, removal->catalogue);
    add_examples(*remove,
                 "Examples:\n"
                 "  katachi joseki remove Q16 O17 --move S16\n"
                 "  katachi joseki remove 14qpnyav\n"
                 "\nPositions that can still be reached in another order stay.");
    remove->callback([removal, &action] { action = [removal] { return run_remove(*removal); }; });
}

}  // namespace katachi
