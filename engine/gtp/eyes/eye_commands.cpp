// What eye spaces are worth, drawn and on the board.
#include <array>
#include <optional>
#include <span>

#include "engine/board/joined_points.h"
#include "engine/board/side_name.h"
#include "engine/eyes/consistency.h"
#include "engine/eyes/marked_rows.h"
#include "engine/eyes/solvable.h"
#include "engine/eyespaces/eye_sums.h"
#include "engine/eyespaces/pessimistic_eyes.h"
#include "engine/gtp/eyes/read_eyes.h"
#include "engine/gtp/play/search_text.h"
#include "engine/gtp/session/commands.h"
#include "engine/gtp/session/data_text.h"

namespace katachi::gtp {

namespace {

// A second or two; spaces of up to 15 points take less.
constexpr std::size_t most_positions = 2'000'000;

// Its sets of stones take a second or two.
constexpr int largest_tested_shape = 10;

Answer analyze_eyegraph(Session& session, const Arguments& arguments) {
    const match::EyeGraphReading reading = match::read_eye_graph(arguments.text());
    if (!reading.trouble.empty()) return failure("invalid eye graph: " + reading.trouble);
    if (const std::string why = eyes::why_unsolvable(reading.graph); !why.empty())
        return failure("invalid eye graph: " + why);
    eyes::EyeSolver solver(reading.graph, {}, most_positions);
    const auto answer = solver.solve();
    session.eye_nodes += solver.positions();
    if (!answer) return failure("the eye space is too large");
    std::string text = eyes::eye_value_text(answer->value);
    for (const std::string& row : eyes::marked_rows(reading.graph, *answer)) text += '\n' + row;
    return success(text);
}

// The space at a point, a lone margin too, of the first of these sides that has one.
std::optional<eyespaces::EyeSpace> space_of(Session& session, board::Vertex vertex,
                                            std::span<const board::Colour> owners) {
    using Space = std::optional<eyespaces::EyeSpace>;
    return ask_eye_spaces(session, [&](const ReadEyes& eyes) -> Space {
        for (const board::Colour owner : owners) {
            if (const auto* space = eyes.spaces.at(vertex, owner)) return *space;
            if (eyes.spaces.is_lone_margin(eyes.safe_moves, vertex, owner))
                return eyespaces::lone_margin(vertex, owner);
        }
        return std::nullopt;
    });
}

constexpr std::array both_sides{board::Colour::black, board::Colour::white};

// One of the moves: that which the other side would play as well comes first.
std::string move_text(const Session& session, const board::VertexSet& moves, const board::VertexSet& others) {
    const board::VertexSet both = moves & others;
    return place_text(session, both.empty() ? moves.first() : both.first());
}

// The numbers where the attacker begins and where the defender does; a point for each of them where they differ.
Answer eval_eye(Session& session, const Arguments& arguments) {
    const auto vertex = session.point(arguments[0]);
    if (!vertex) return failure(invalid_coordinate);
    // Where both sides have a margin there, it is Black's space that is meant.
    const auto space = space_of(session, *vertex, both_sides);
    if (!space) return success("-1");  // as GNU Go has it
    const match::EyeValue& value = space->worth.value;
    std::string text = std::to_string(value.attacked) + ' ' + std::to_string(value.defended);
    const board::VertexSet &attacks = space->worth.attacks, &defences = space->worth.defences;
    if (value.attacked != value.defended)
        text += ' ' + move_text(session, attacks, defences) + ' ' + move_text(session, defences, attacks);
    return success(text);
}

std::string points_text(const Session& session, const board::VertexSet& points) {
    return points.empty() ? "none" : session.names(points);
}

// Who begins where the value counts a seki.
std::string seki_cases(const eyespaces::SpaceWorth& worth) {
    if (!worth.attacked_is_seki) return worth.defended_is_seki ? "defender" : "none";
    return worth.defended_is_seki ? "attacker defender" : "attacker";
}

// First what GNU Go tells, in its order.
Answer eye_data(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    const auto vertex = session.point(arguments[1]);
    if (!colour || !vertex) return failure("invalid color or coordinate");
    const auto space = space_of(session, *vertex, {&*colour, 1});
    const eyespaces::EyeSpace shown = space.value_or(eyespaces::EyeSpace());
    const board::VertexSet beside = shown.region.points & board::VertexSet::of(*vertex).beside();
    const board::VertexSet open = shown.open_points();
    const bool is_marginal = open.contains(*vertex);
    std::string text;
    add_data_line(text, "origin", place_text(session, shown.region.points.first()));
    add_data_line(text, "color", space ? board::side_word(*colour) : "empty");
    add_data_line(text, "esize", std::to_string(shown.size()));
    add_data_line(text, "msize", std::to_string(open.count()));
    add_data_line(text, "value", match::eye_value_text(shown.worth.value));
    add_data_line(text, "marginal", is_marginal ? "1" : "0");
    add_data_line(text, "neighbors", std::to_string(beside.count()));
    add_data_line(text, "marginal_neighbors", std::to_string((beside & open).count()));
    add_data_line(text, "least_value", match::eye_value_text(shown.worth.least));
    add_data_line(text, "most_value", match::eye_value_text(shown.worth.most));
    add_data_line(text, "attack_points", points_text(session, shown.worth.attacks));
    add_data_line(text, "defense_points", points_text(session, shown.worth.defences));
    add_data_line(text, "seki_begun_by", seki_cases(shown.worth));
    return success(text.substr(1));
}

Answer sure_eyes(Session& session, const Arguments& arguments) {
    const auto colour = parse_colour(arguments[0]);
    const auto vertex = session.point(arguments[1]);
    if (!colour || !vertex) return failure("invalid color or coordinate");
    return success(std::to_string(ask_eye_spaces(session, [&](const ReadEyes& eyes) {
        const eyespaces::EyeSpace* const space = eyes.spaces.at(*vertex, *colour);
        return space == nullptr ? -1 : eyespaces::pessimistic_eyes(session.game.board(), *space, eyes.known);
    })));
}

void add_moves(const Session& session, std::string& text, const std::string& count_name, const std::string& name,
               const board::VertexSet& moves) {
    add_data_line(text, count_name, std::to_string(moves.count()));
    int number = 0;
    for (const board::Vertex move : moves)
        add_data_line(text, name + '[' + std::to_string(number++) + ']', session.name(move));
}

// GNU Go's number for a point at which no eye space ends.
constexpr double value_of_no_end = 10;

Answer half_eye_data(Session& session, const Arguments& arguments) {
    using Kind = eyespaces::TopologicalEye::Kind;
    const auto vertex = session.point(arguments[0]);
    if (!vertex) return failure(invalid_coordinate);
    using End = std::optional<eyespaces::TopologicalEye>;
    const auto found = ask_eye_spaces(session, [&](const ReadEyes& eyes) -> End {
        for (const board::Colour owner : both_sides)
            if (const auto* space = eyes.spaces.at(*vertex, owner);
                space != nullptr && space->end_at(*vertex) != nullptr)
                return eyespaces::Topology(eyes.safe_moves, eyes.worms)
                    .fully_at(*vertex, owner, eyes.spaces.own_eyes(owner));
        return std::nullopt;
    });
    const eyespaces::TopologicalEye end = found.value_or(eyespaces::TopologicalEye());
    std::string text;
    add_data_line(text, "value", decimals(found ? end.value() : value_of_no_end, 2));
    add_data_line(text, "type", end.kind() == Kind::proper ? "0" : end.kind() == Kind::half ? "HALF_EYE" : "FALSE_EYE");
    add_moves(session, text, "num_attacks", "attack_point", end.attacks);
    add_moves(session, text, "num_defenses", "defense_point", end.defences);
    return success(text.substr(1));
}

// The empty space of these points, walled in.
match::BareEyeSpace space_of(const board::Board& board, const board::VertexSet& points) {
    match::BareEyeSpace space;
    std::array<std::size_t, board::vertex_count> numbers{};
    for (const board::Vertex point : points) numbers[static_cast<std::size_t>(point)] = space.size++;
    std::size_t number = 0;
    for (const board::Vertex point : points) {
        const board::VertexSet beside = board::VertexSet::of(point).beside();
        for (const board::Vertex next : beside& points)
            space.neighbours[number] |= match::eye_point(numbers[static_cast<std::size_t>(next)]);
        for (const board::Vertex next : beside - points)
            if (board.on_board(next)) space.walled |= match::eye_point(number);
        ++number;
    }
    return space;
}

// Says nothing where all is well, as GNU Go has it; else which stones in the space are valued in different ways.
Answer test_eyeshape(Session& session, const Arguments& arguments) {
    board::VertexSet points;
    for (std::size_t i = 0; i < arguments.count(); ++i) {
        const auto vertex = session.point(arguments[i]);
        if (!vertex) return failure(invalid_coordinate);
        points.insert(*vertex);
    }
    if (points.empty()) return failure("name the points of the eye shape");
    if (points.count() > largest_tested_shape)
        return failure("an eye shape of more than " + std::to_string(largest_tested_shape) + " points is not tested");
    if (board::joined_points(board::VertexSet::of(points.first()), points) != points)
        return failure("points in pieces are no eye shape");
    const eyes::ShapeTest test =
        eyes::tested_shape(space_of(session.game.board(), points), solved_eyes().eyes, most_positions);
    session.eye_nodes += test.positions;
    if (!test.inconsistent) return failure("the eye shape is too large");
    std::string text;
    for (const match::EyePoints stones : *test.inconsistent) {
        board::VertexSet named;
        std::size_t number = 0;
        for (const board::Vertex point : points)
            if ((stones & match::eye_point(number++)) != 0) named.insert(point);
        text += (text.empty() ? "" : "\n") + ("valued in different ways with stones at: " + session.names(named));
    }
    return success(text);
}

void add_points(const Session& session, std::string& text, const std::string& command, const board::VertexSet& points) {
    if (points.empty()) return;
    text += command;
    for (const board::Vertex point : points) text += ' ' + session.name(point);
    text += '\n';
}

// What GoGui draws of all spaces: sides, margins, half and false eyes, the value at the first point of each, and the
// moves of those that whoever begins decides.
struct DrawnEyes {
    board::VertexSet black, white, margins, half_eyes, false_eyes, attacks, defences;
    std::string values;
    int count = 0;
    int open = 0;
    int most_urgent = 0;
    std::string urgent_place;  // where the most urgent space is decided

    void add(const Session& session, const eyespaces::EyeSpace& space) {
        using Kind = eyespaces::TopologicalEye::Kind;
        const match::EyeValue& value = space.worth.value;
        (space.owner == board::Colour::black ? black : white) |= space.region.proper();
        margins |= space.region.margins;
        for (const eyespaces::TopologicalEye& end : space.ends) {
            if (end.kind() == Kind::half) half_eyes.insert(end.point);
            if (end.kind() == Kind::false_eye) false_eyes.insert(end.point);
        }
        values += ' ' + session.name(space.region.proper().first()) + ' ' + match::eye_value_text(value);
        ++count;
        if (value.attacked == value.defended) return;
        ++open;
        const int found = eyespaces::urgency(value);
        if (found > most_urgent && !space.worth.defences.empty()) {
            most_urgent = found;
            urgent_place = move_text(session, space.worth.defences, space.worth.attacks);
        }
        attacks |= space.worth.attacks;
        defences |= space.worth.defences;
    }

    std::string text(const Session& session) const {
        std::string text;
        add_points(session, text, "TERRITORY_BLACK", black);
        add_points(session, text, "TERRITORY_WHITE", white);
        add_points(session, text, "COLOR #d0a030", margins - black - white);
        add_points(session, text, "CIRCLE", half_eyes);
        add_points(session, text, "MARK", false_eyes);
        add_points(session, text, "TRIANGLE", attacks);
        add_points(session, text, "SQUARE", defences - attacks);
        if (count > 0) text += "LABEL" + values + '\n';
        return text + "STATUS " + std::to_string(count) + (count == 1 ? " eye space, " : " eye spaces, ") +
               std::to_string(open) + " open" + (most_urgent > 0 ? ", most urgent at " + urgent_place : "") +
               "; triangle attacks, square defends, circle half eye, cross false eye";
    }
};

Answer gfx_eyes(Session& session, const Arguments&) {
    return ask_eye_spaces(session, [&](const ReadEyes& eyes) {
        DrawnEyes drawn;
        for (const eyespaces::EyeSpace& space : eyes.spaces.all()) drawn.add(session, space);
        return success(drawn.text(session));
    });
}

Answer reset_life_node_counter(Session& session, const Arguments&) {
    session.eye_nodes = 0;
    return success();
}

Answer get_life_node_counter(Session& session, const Arguments&) { return success(std::to_string(session.eye_nodes)); }

}  // namespace

std::span<const Command> eye_commands() {
    static constexpr Command commands[] = {
        {"analyze_eyegraph", "GRAPH...", "the value of an eye space, and its vital points", analyze_eyegraph},
        {"eval_eye", "VERTEX",
         "the eyes of its space if the attacker begins and if the defender does, and the moves; -1: none", eval_eye},
        {"eye_data", "COLOUR VERTEX", "what is known of that side's eye space there", eye_data},
        {"katachi-sure_eyes", "COLOUR VERTEX",
         "the eyes that side has there whatever is played outside, if the attacker begins; -1: no eye space",
         sure_eyes},
        {"katachi-gfx-eyes", "", "all eye spaces with margins, half and false eyes, values and moves that decide",
         gfx_eyes},
        {"half_eye_data", "VERTEX", "whether it is a half or a false eye, and the moves that decide it", half_eye_data},
        {"test_eyeshape", "VERTEX...", "whether table and search agree on an eye shape, whatever stones are in it",
         test_eyeshape},
        {"reset_life_node_counter", "", "counts positions of eye games from 0 again", reset_life_node_counter},
        {"get_life_node_counter", "", "how many positions of eye games were read", get_life_node_counter},
    };
    return commands;
}

}  // namespace katachi::gtp
