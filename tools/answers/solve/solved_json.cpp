#include "tools/answers/solve/solved_json.h"

#include <nlohmann/json.hpp>

#include "engine/board/move_name.h"
#include "engine/board/side_name.h"
#include "tools/answers/json_text.h"
#include "tools/answers/solve/life_answer_json.h"

namespace katachi::answers {

namespace {

using authoring::JudgedMove;
using authoring::ShownMove;
using authoring::SideSolution;

class SolvedWriter {
  public:
    explicit SolvedWriter(const authoring::SolvedProblem& solved)
        : solved_(solved), size_(solved.asked.position.size) {}

    Json write() const {
        const life::DragonGoal& goal = solved_.group.goal;
        Json value;
        value["game"] = solved_.asked.source;
        value["size"] = size_;
        value["group"] = {
            {"colour", board::side_word(goal.defender)}, {"stones", points(goal.stones)}, {"chosen", choice()}};
        value["region"] = {{"is_closed", solved_.group.is_closed},
                           {"points", points(goal.region)},
                           {"given_safe", points(goal.given_safe)}};
        value["status"] = solved_.status();
        value["attack"] = side(solved_.attack);
        value["defence"] = side(solved_.defence);
        return value;
    }

    Json author(const authoring::AuthorCheck& check) const {
        Json value{{"is_main_line", check.is_main_line}, {"right", Json::array()}};
        for (const authoring::AuthorMove& move : check.right) {
            Json line = Json::array();
            for (const board::Move& played : move.line)
                line.push_back({{"colour", board::side_word(played.colour)}, {"vertex", vertex(played.vertex)}});
            Json one{{"colour", board::side_word(move.line.back().colour)},
                     {"variation", line},
                     {"is_legal", move.is_legal},
                     {"holds", move.holds()},
                     {"best", life_answer_json(move.best)},
                     {"gets", life_answer_json(move.answer)}};
            if (move.better != board::pass_vertex) one["better"] = vertex(move.better);
            value["right"].push_back(std::move(one));
        }
        value["lacking"] = first_moves(check.lacking);
        value["denied"] = first_moves(check.denied);
        return value;
    }

  private:
    const char* choice() const {
        switch (solved_.group.choice) {
            case authoring::GroupChoice::named: return "named";
            case authoring::GroupChoice::marked: return "marked";
            case authoring::GroupChoice::critical: return "critical";
        }
        return "";
    }

    std::string vertex(board::Vertex vertex) const { return board::move_name(vertex, size_); }

    template <typename Points>
    Json points(const Points& all) const {
        Json value = Json::array();
        for (const board::Vertex point : all) value.push_back(vertex(point));
        return value;
    }

    Json first_moves(const std::vector<board::Move>& all) const {
        Json value = Json::array();
        for (const board::Move& move : all)
            value.push_back({{"colour", board::side_word(move.colour)}, {"vertex", vertex(move.vertex)}});
        return value;
    }

    Json moves(const std::vector<JudgedMove>& all) const {
        Json value = Json::array();
        for (const JudgedMove& move : all) {
            Json one = life_answer_json(move.answer);
            one["vertex"] = vertex(move.move);
            value.push_back(std::move(one));
        }
        return value;
    }

    Json line(const ShownMove& shown) const {
        Json value{{"colour", board::side_word(shown.colour)}, {"vertex", vertex(shown.move)}};
        if (shown.next.empty()) return value;
        value["next"] = Json::array();
        for (const ShownMove& next : shown.next) value["next"].push_back(line(next));
        return value;
    }

    Json side(const SideSolution& solution) const {
        Json value = life_answer_json(solution.answer);
        value["colour"] = board::side_word(solution.side);
        value["need_not_move"] = solution.need_not_move;
        value["solving"] = moves(solution.solving);
        if (solution.once_ko_is_free != board::pass_vertex) value["once_ko_is_free"] = vertex(solution.once_ko_is_free);
        value["wrong"] = moves(solution.wrong);
        if (solution.exchange.gain != board::pass_vertex) value["gain"] = vertex(solution.exchange.gain);
        if (solution.exchange.loss != board::pass_vertex) value["loss"] = vertex(solution.exchange.loss);
        value["variations"] = Json::array();
        for (const ShownMove& shown : solution.lines) value["variations"].push_back(line(shown));
        return value;
    }

    const authoring::SolvedProblem& solved_;
    int size_;
};

}  // namespace

std::string solved_json(const authoring::SolvedProblem& solved, const std::optional<authoring::AuthorCheck>& author) {
    const SolvedWriter writer(solved);
    Json value = writer.write();
    if (author) value["author"] = writer.author(*author);
    return json_text(value);
}

}  // namespace katachi::answers
