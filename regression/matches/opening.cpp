#include "regression/matches/opening.h"

#include <sstream>

#include "base/text/counted.h"

namespace katachi::regression {

namespace {

// Why the rules refuse the opening; empty where they do not.
std::string objection(const Opening& opening, int size, const board::Rules& rules) {
    board::Game game(size, rules);
    int number = 0;
    for (const board::Move& move : opening.moves) {
        ++number;
        const board::Legality legality = game.play(move.colour, move.vertex);
        if (legality != board::Legality::ok)
            return "move " + std::to_string(number) + ", " + board::vertex_name(move.vertex, size) +
                   ", is not legal: " + board::reason(legality);
    }
    return game.is_over() ? "both players pass: the game is over before it begins" : "";
}

void keep(Opening opening, int size, const board::Rules& rules, FoundOpenings& found) {
    const std::string trouble = objection(opening, size, rules);
    if (trouble.empty())
        found.openings.push_back(std::move(opening));
    else
        found.troubles.push_back(opening.name + ": " + trouble);
}

// Set-up in the midst of a game takes stones away or changes them: what stands then cannot be told by moves.
Opening beginning_of(const sgf::Game& sgf, int longest) {
    Opening opening;
    opening.to_move = sgf.handicap > 1 ? board::Colour::white : board::Colour::black;
    int moves = 0;
    for (const sgf::Event& event : sgf.events) {
        if (event.kind == sgf::Event::Kind::turn) {
            opening.to_move = event.colour;
            continue;
        }
        const bool is_move = event.kind == sgf::Event::Kind::move;
        if (is_move && ++moves > longest) break;
        if (!is_move && (moves > 0 || event.colour == board::Colour::empty)) break;
        opening.moves.push_back({.colour = event.colour, .vertex = event.vertex});
        if (is_move) opening.to_move = board::opponent(event.colour);
    }
    return opening;
}

}  // namespace

FoundOpenings openings_of_sgf(const std::string& name, std::string_view text, int size, const board::Rules& rules,
                              int longest) {
    FoundOpenings found;
    sgf::SgfReader reader(text);
    int number = 0;
    for (auto sgf = reader.next(); sgf; sgf = reader.next()) {
        const std::string place = name + "#" + std::to_string(++number);
        if (sgf->size != size) {
            found.troubles.push_back(place + ": is no game on a board of " + base::counted(size, "line", "lines"));
            continue;
        }
        Opening opening = beginning_of(*sgf, longest);
        opening.name = place;
        keep(std::move(opening), size, rules, found);
    }
    if (number == 0) found.troubles.push_back(name + ": holds no game");
    return found;
}

FoundOpenings openings_of_lines(const std::string& name, std::string_view text, int size, const board::Rules& rules,
                                int longest) {
    FoundOpenings found;
    std::istringstream lines{std::string(text)};
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        Opening opening{.name = name + ":" + std::to_string(++number), .moves = {}, .to_move = board::Colour::black};
        std::istringstream words(line.substr(0, line.find('#')));
        std::string trouble;
        for (std::string word; trouble.empty() && words >> word;) {
            const auto vertex = board::parse_vertex(word, size);
            if (!vertex) trouble = "`" + word + "` is no point of a board of " + base::counted(size, "line", "lines");
            if (!vertex || opening.moves.size() >= static_cast<std::size_t>(longest)) continue;
            opening.moves.push_back({.colour = opening.to_move, .vertex = *vertex});
            opening.to_move = board::opponent(opening.to_move);
        }
        if (!trouble.empty())
            found.troubles.push_back(opening.name + ": " + trouble);
        else if (!opening.moves.empty())
            keep(std::move(opening), size, rules, found);
    }
    return found;
}

}  // namespace katachi::regression
