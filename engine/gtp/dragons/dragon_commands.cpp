// Dragons with all that is known of them, in GNU Go's words.
#include <algorithm>
#include <numeric>

#include "engine/board/side_name.h"
#include "engine/board/turned_vertex.h"
#include "engine/gtp/dragons/dragon_life.h"
#include "engine/gtp/life/life_question.h"
#include "engine/gtp/play/search_text.h"
#include "engine/gtp/position/judged_stages.h"
#include "engine/gtp/session/asked_stone.h"
#include "engine/gtp/session/commands.h"
#include "engine/gtp/session/data_text.h"
#include "engine/position/dragon_letters.h"

namespace katachi::gtp {

namespace {

using position::Dragon;

constexpr std::size_t name_width = 24;

// What all stages say of one dragon.
struct DragonView {
    analysis::Stages& stages;
    int number;
    position::Verdict verdict;
    std::optional<life::DragonReading> read;
    RivalRaces races;
    DragonProspects prospects;  // of a dragon that is asked about alone

    const Dragon& dragon() const { return stages.dragons_before_life().number(number); }
    position::Safety safety() const { return read ? read->safety(dragon(), verdict) : of(stages.dragons().safety); }
    template <typename Value>
    const Value& of(const std::vector<Value>& values) const {
        return values[static_cast<std::size_t>(number)];
    }
};

// Their numbers by rows of their origins, of both sides, as GNU Go tells of all.
std::vector<int> by_rows(const Session& session, const position::Dragons& dragons) {
    const auto shown_origin = [&](int number) {
        return board::turned(dragons.number(number).origin, board::inverse(session.orientation), session.size());
    };
    std::vector<int> numbers(static_cast<std::size_t>(dragons.count()));
    std::iota(numbers.begin(), numbers.end(), 0);
    std::ranges::sort(numbers, {}, shown_origin);
    return numbers;
}

std::string origins_text(const Session& session, const DragonView& view) {
    std::string text;
    for (const int other : view.dragon().neighbours)
        text += session.name(view.stages.dragons_before_life().number(other).origin) + ' ';
    return text;
}

// What one side gets of the dragon; `threat` has both moves where it only threatens.
void add_answer(const Session& session, const std::string& question, const life::LifeAnswer& answer,
                const life::LifeThreat& threat, std::string& text) {
    const auto add = [&](const std::string& name, std::string_view value) {
        add_data_line(text, name, value, name_width);
    };
    add("owl_" + question + "_code", std::to_string(code_number(answer.code)));
    add("owl_" + question + "_point", place_text(session, threat.is_one() ? threat.first : answer.move));
    add("owl_" + question + "_certain", answer.is_read_out() ? "YES" : "NO");
    add("owl_2nd_" + question + "_point", place_text(session, threat.second.move));
}

// The string that is won besides, or else the one that is lost.
std::string kworm_text(const Session& session, const reading::Exchange& exchange) {
    return place_text(session, exchange.gain != board::pass_vertex ? exchange.gain : exchange.loss);
}

// What was not read fails. A side threatens where it does not succeed at once, as the manual has it (chapter 6.3.9).
void add_reading(const Session& session, const DragonView& view, std::string& text) {
    const life::LifeAnswer attack = view.read ? view.read->attack : life::LifeAnswer();
    const std::optional<life::LifeAnswer> defence = view.read ? view.read->defence : std::nullopt;
    const auto& [threat, of_attack, of_defence] = view.prospects;
    const bool is_attack_threatened = threat.is_one() && !attack.succeeds();
    const bool is_defence_threatened = threat.is_one() && attack.succeeds();
    add_answer(session, "attack", attack, is_attack_threatened ? threat : life::LifeThreat(), text);
    add_data_line(text, "owl_threat_status",
                  is_attack_threatened    ? "can threaten attack"
                  : is_defence_threatened ? "can threaten defense"
                                          : "unchecked",
                  name_width);
    add_answer(session, "defense", defence.value_or(life::LifeAnswer()),
               is_defence_threatened ? threat : life::LifeThreat(), text);
    add_data_line(text, "owl_attack_kworm", kworm_text(session, of_attack), name_width);
    add_data_line(text, "owl_defense_kworm", kworm_text(session, of_defence), name_width);
}

using AnswerOfRace = life::RaceAnswer life::RivalRace::*;

// What the side that moves first gets of the race that is best for it.
void add_best_race(const Session& session, const DragonView& view, const std::string& question, AnswerOfRace answer_of,
                   reading::TacticalCode life::RaceAnswer::*code_of, std::string& text) {
    const auto rank_of = [&](const life::RivalRace& race) { return rank(race.*answer_of.*code_of); };
    const auto best = std::ranges::min_element(view.races, {}, rank_of);
    const bool has_race = best != view.races.end();
    const life::RaceAnswer answer = has_race ? (*best).*answer_of : life::RaceAnswer{};
    const auto add = [&](const std::string& name, std::string_view value) {
        add_data_line(text, "semeai_" + question + name, value, name_width);
    };
    add("_code", std::to_string(code_number(answer.*code_of)));
    add("_point", place_text(session, answer.move));
    add("_certain", has_race && answer.certainty == life::Certainty::proved ? "1" : "0");
    add("_target", has_race ? session.name(view.stages.dragons_before_life().number(best->rivals).origin) : "PASS");
}

void add_races(const Session& session, const DragonView& view, std::string& text) {
    add_data_line(text, "semeais", std::to_string(view.races.size()), name_width);
    add_best_race(session, view, "defense", &life::RivalRace::own_first, &life::RaceAnswer::defence, text);
    add_best_race(session, view, "attack", &life::RivalRace::rivals_first, &life::RaceAnswer::attack, text);
}

// Below the name of `vertex`, one of its stones, as GNU Go has it.
std::string text_of(const Session& session, board::Vertex vertex, const DragonView& view) {
    const Dragon& dragon = view.dragon();
    std::string text = session.name(vertex) + ":";
    const auto add = [&](const char* name, std::string_view value) { add_data_line(text, name, value, name_width); };
    const position::MoyoAround& moyo = view.of(view.stages.weakness().moyo);
    add("color", board::side_word(dragon.colour));
    add("origin", session.name(dragon.origin));
    add("size", std::to_string(dragon.size()));
    add("effective_size", decimals(dragon.effective_size, 2));
    add("strategic_size", decimals(view.of(view.stages.weakness().strategic_size), 2));
    add("genus", match::eye_value_text(dragon.genus));
    add("heye", place_text(session, dragon.half_eye));
    add("escape_route", std::to_string(dragon.escape_route));
    add("lunch", place_text(session, dragon.lunch));
    add("crude_status", position::name(view.of(view.stages.crude_life()).status));
    add("owl_status", view.read ? position::name(view.read->status_without_races()) : "unchecked");
    add("status", position::name(view.verdict.status));
    add("safety", position::name(view.safety()));
    add("weakness", decimals(position::weakness(view.safety(), view.verdict, moyo), 2));
    add("weakness_pre_owl", decimals(view.of(view.stages.dragons().weakness_before_life), 2));
    add("surround_status", std::to_string(static_cast<int>(dragon.surrounding.status)));
    add("surround_size", std::to_string(dragon.surrounding.size));
    add("moyo_size", std::to_string(moyo.size));
    add("moyo_territorial_value", decimals(moyo.value, 2));
    add("neighbors", origins_text(session, view));
    add("hostile_neighbors", std::to_string(dragon.hostile_neighbours));
    add_reading(session, view, text);
    add_races(session, view, text);
    add("strings", session.names(dragon.strings) + ' ');
    return text;
}

Answer dragon_data(Session& session, const Arguments& arguments) {
    std::optional<board::Vertex> vertex;
    if (arguments.count() > 0 && !(vertex = session.point(arguments[0]))) return failure(invalid_coordinate);
    if (vertex) {
        if (session.game.board().at(*vertex) == board::Colour::empty) return success(session.name(*vertex) + " empty");
        const life::DragonReading read = read_dragon(session, *vertex);
        const auto races = read_races(session, *vertex, read);
        const DragonProspects prospects = read_prospects(session, *vertex, read);
        return judged_stages(session, [&](analysis::Stages& stages) {
            const int number = stages.dragons_before_life().number_at(*vertex);
            const position::Verdict verdict = read.verdict(stages.life()[static_cast<std::size_t>(number)]);
            return success(text_of(session, *vertex, {stages, number, verdict, read, races, prospects}));
        });
    }
    const ReadDragons read = read_dragons(session);
    const std::vector<RivalRaces> races = read_all_races(session, read);
    return judged_stages(session, [&](analysis::Stages& stages) {
        std::string text;
        const position::Dragons& dragons = stages.dragons_before_life();
        for (const int number : by_rows(session, dragons)) {
            const auto i = static_cast<std::size_t>(number);
            const DragonView view{stages, number, read.verdicts[i], read.readings[i], races[i], {}};
            text += (text.empty() ? "" : "\n") + text_of(session, dragons.number(number).origin, view);
        }
        return success(text);
    });
}

// With the moves that decide it.
std::string status_text(const Session& session, position::Status status, const life::DragonReading& read) {
    std::string text = position::name(status);
    if (status == position::Status::critical)
        text += ' ' + session.name(read.attack.move) + ' ' + session.name(read.defence->move);
    return text;
}

Answer dragon_status(Session& session, const Arguments& arguments) {
    if (arguments.count() > 0)
        return about_stone(session, arguments, [&](board::Vertex vertex) {
            const life::DragonReading read = read_dragon(session, vertex);
            return success(status_text(session, read.status(), read));
        });
    const ReadDragons read = read_dragons(session);
    return judged_stages(session, [&](analysis::Stages& stages) {
        std::string text;
        const position::Dragons& dragons = stages.dragons_before_life();
        for (const int number : by_rows(session, dragons)) {
            const auto i = static_cast<std::size_t>(number);
            text += (text.empty() ? "" : "\n") + session.name(dragons.number(number).origin) + ": " +
                    (read.readings[i] ? status_text(session, read.verdicts[i].status, *read.readings[i])
                                      : position::name(read.verdicts[i].status));
        }
        return success(text);
    });
}

// A line for each dragon.
Answer dragon_stones(Session& session, const Arguments& arguments) {
    std::optional<board::Colour> colour;
    std::optional<board::Vertex> vertex;
    if (arguments.count() > 0 && !(colour = parse_colour(arguments[0]))) {
        if (!(vertex = session.point(arguments[0]))) return failure(invalid_coordinate);
        if (session.game.board().at(*vertex) == board::Colour::empty)
            return failure("dragon_stones called on an empty vertex");
    }
    return judged_stages(session, [&](analysis::Stages& stages) {
        std::string text;
        const position::Dragons& dragons = stages.dragons_before_life();
        for (const int number : by_rows(session, dragons)) {
            const Dragon& dragon = dragons.number(number);
            if (vertex && !dragon.stones.contains(*vertex)) continue;
            if (colour && dragon.colour != *colour) continue;
            text += session.names(dragon.stones) + " \n";
        }
        return success(text);
    });
}

// The last move belongs to a dragon that dies: the manual's thrashing dragon (chapter 4.2).
Answer thrashing_dragon(Session& session, const Arguments&) {
    const auto history = session.game.history();
    const board::Vertex last = history.empty() ? board::pass_vertex : history.back().vertex;
    const bool is_there = last != board::pass_vertex && session.game.board().at(last) != board::Colour::empty;
    if (!is_there || read_dragon(session, last).status() != position::Status::dead) return success("none");
    return judged_stages(session, [&](analysis::Stages& stages) {
        return success(session.names(stages.dragons_before_life().at(last)->stones));
    });
}

Answer hemmed_dragons(Session& session, const Arguments&) {
    return judged_stages(session, [&](analysis::Stages& stages) {
        std::string text;
        for (const Dragon& dragon : stages.dragons_before_life().all())
            if (dragon.is_hemmed()) text += (text.empty() ? "" : " ") + session.name(dragon.origin);
        return success(text);
    });
}

// The sum less what surrounding takes off, then what adds to it.
Answer escape(Session& session, const Arguments& arguments) {
    return about_stone(session, arguments, [&](board::Vertex vertex) {
        return judged_stages(session, [&](analysis::Stages& stages) {
            const Dragon& dragon = *stages.dragons_before_life().at(vertex);
            std::string text = std::to_string(dragon.escape_route);
            for (const position::EscapePoint& escape : dragon.escapes)
                text += ' ' + session.name(escape.point) + ' ' + std::to_string(escape.gain);
            return success(text);
        });
    });
}

Answer is_surrounded(Session& session, const Arguments& arguments) {
    const auto vertex = session.point(arguments[0]);
    if (!vertex) return failure(invalid_coordinate);
    if (session.game.board().at(*vertex) == board::Colour::empty) return failure("dragon vertex must be nonempty");
    return judged_stages(session, [&](analysis::Stages& stages) {
        return success(std::to_string(static_cast<int>(stages.dragons_before_life().at(*vertex)->surrounding.status)));
    });
}

// Whether a move of the opponent surrounds the dragon. Nothing does so where it is surrounded already.
Answer does_surround(Session& session, const Arguments& arguments) {
    const auto move = session.point(arguments[0]), stone = session.point(arguments[1]);
    if (!move || !stone) return failure(invalid_coordinate);
    const board::Board& board = session.game.board();
    if (board.at(*move) != board::Colour::empty) return failure("move vertex must be empty");
    if (board.at(*stone) == board::Colour::empty) return failure("dragon vertex must be nonempty");
    return judged_stages(session, [&](analysis::Stages& stages) {
        const Dragon& dragon = *stages.dragons_before_life().at(*stone);
        if (dragon.surrounding.status != position::Surrounded::no) return success("0");
        return success(std::to_string(static_cast<int>(position::surrounding(board, dragon.stones, *move).status)));
    });
}

// Whether the point lies within what surrounds the dragon, and whether beside its edge.
Answer surround_map(Session& session, const Arguments& arguments) {
    const auto stone = session.point(arguments[0]), point = session.point(arguments[1]);
    if (!stone || !point) return failure(invalid_coordinate);
    if (session.game.board().at(*stone) == board::Colour::empty) return failure(empty_dragon_vertex);
    return judged_stages(session, [&](analysis::Stages& stages) {
        const position::Surrounding& around = stages.dragons_before_life().at(*stone)->surrounding;
        if (around.status == position::Surrounded::no) return success("-1");
        if (!around.hull.contains(*point)) return success("0");
        const auto is_outside = [&](int step) {
            return stages.board().on_board(*point + step) && !around.hull.contains(*point + step);
        };
        return success(std::ranges::any_of(board::neighbour_steps, is_outside) ? "2" : "1");
    });
}

std::string joins_text(const Session& session, const std::vector<position::Join>& way) {
    std::string text;
    for (const position::Join& join : way) {
        text += (text.empty() ? "" : "\n") + session.name(join.a) + ' ' + session.name(join.b) + ' ';
        switch (join.why) {
            case position::Join::Why::common_eye: text += "eye " + session.names(join.points); break;
            case position::Join::Why::common_liberties: text += "liberties " + session.names(join.points); break;
            case position::Join::Why::pattern: text += "pattern " + join.pattern; break;
        }
    }
    return text;
}

// The joins that lead from one string to the other.
Answer why_one_dragon(Session& session, const Arguments& arguments) {
    const auto a = session.point(arguments[0]), b = session.point(arguments[1]);
    if (!a || !b) return failure(invalid_coordinate);
    const board::Board& board = session.game.board();
    if (board.at(*a) == board::Colour::empty || board.at(*b) == board::Colour::empty) return failure(empty_vertex);
    return judged_stages(session, [&](analysis::Stages& stages) {
        return success(joins_text(session, stages.dragons_before_life().amalgamation().way(*a, *b)));
    });
}

// GoGui's words for what stones look like by their lives.
const char* look_of(position::Status status) {
    switch (status) {
        case position::Status::alive: return "COLOR #30a040";
        case position::Status::dead: return "COLOR #3090b0";
        case position::Status::critical: return "COLOR #d03030";
        case position::Status::unknown: return "COLOR #d0a030";
    }
    return "";
}

// Each stone in the colour of the life of its dragon, and a letter at the first stone of each.
Answer gfx_dragons(Session& session, const Arguments&) {
    return judged_stages(session, [&](analysis::Stages& stages) {
        using enum position::Status;
        const position::Dragons& dragons = stages.dragons_before_life();
        const std::vector<char> letters = position::dragon_letters(dragons);
        std::string text, labels, counts;
        for (const position::Status status : {alive, critical, unknown, dead}) {
            board::VertexSet stones;
            int count = 0;
            for (int number = 0; number < dragons.count(); ++number)
                if (const auto i = static_cast<std::size_t>(number); stages.life()[i].status == status) {
                    stones |= dragons.number(number).stones;
                    labels += ' ' + session.name(dragons.number(number).origin) + ' ' + letters[i];
                    ++count;
                }
            if (count == 0) continue;
            text += std::string(look_of(status)) + ' ' + session.names(stones) + '\n';
            counts += (counts.empty() ? "" : ", ") + std::to_string(count) + ' ' + position::name(status);
        }
        return success((labels.empty() ? "" : text + "LABEL" + labels + '\n') +
                       "STATUS dragons: " + (counts.empty() ? "none" : counts));
    });
}

}  // namespace

std::span<const Command> dragon_commands() {
    static constexpr Command commands[] = {
        {"dragon_data", "[VERTEX]", "what is known of its dragon, or of all dragons", dragon_data},
        {"dragon_status", "[VERTEX]", "whether its dragon lives, with the moves that decide it, or each dragon",
         dragon_status},
        {"dragon_stones", "[VERTEX|COLOUR]", "the stones of its dragon, or of each dragon, a line each", dragon_stones},
        {"is_surrounded", "VERTEX", "whether its dragon is surrounded: 1, weakly: 2, or not: 0", is_surrounded},
        {"katachi-hemmed_dragons", "", "a stone of each dragon whose escape route is shorter than 6", hemmed_dragons},
        {"katachi-escape", "VERTEX",
         "how far its dragon can run, half as far where it is weakly surrounded and 0 where it is surrounded; then "
         "each point that it may run to, with what it gains there",
         escape},
        {"katachi-thrashing_dragon", "", "the stones of the dragon of the last move, if it dies all the same; or none",
         thrashing_dragon},
        {"does_surround", "MOVE VERTEX",
         "whether a move of the opponent surrounds its dragon, in the same numbers; 0 where it is surrounded already",
         does_surround},
        {"surround_map", "VERTEX VERTEX",
         "whether the second point lies within what surrounds the dragon: 1, at its edge: 2, outside: 0; -1: nothing "
         "surrounds it",
         surround_map},
        {"katachi-dragon_links", "VERTEX VERTEX", "why two strings are one dragon, a line for each link between them",
         why_one_dragon},
        {"katachi-gfx-dragons", "",
         "all dragons, each with a letter, in the colour of its life as it is judged without reading: alive green, "
         "dead blue, critical red, unknown yellow",
         gfx_dragons},
    };
    return commands;
}

}  // namespace katachi::gtp
