#include "tools/answers/position/position_report_json.h"

#include <array>
#include <nlohmann/json.hpp>

#include "engine/board/side_name.h"
#include "engine/influence/hold_names.h"
#include "engine/match/tables/eye_value.h"
#include "engine/position/dragon_letters.h"
#include "tools/answers/asked_json.h"
#include "tools/answers/eyespaces/eye_space_json.h"
#include "tools/answers/json_text.h"
#include "tools/answers/solve/life_answer_json.h"

namespace katachi::answers {

namespace {

using authoring::PositionReport;

class ReportWriter {
  public:
    explicit ReportWriter(const PositionReport& report) : report_(report), size_(report.asked.position.size) {}

    Json write() const {
        Json value = asked_json(report_.asked, {report_.to_move}, report_.patterns_from);
        value["dragons"] = Json::array();
        for (const int number : position::by_size(report_.dragons)) value["dragons"].push_back(dragon(number));
        value["eye_spaces"] = Json::array();
        for (const eyespaces::EyeSpace& space : report_.eyes.all())
            if (!space.region.proper().empty()) value["eye_spaces"].push_back(eye_space_json(space, size_));
        value["influence"] = {{"black", rows(report_.influence.black)},
                              {"white", rows(report_.influence.white)},
                              {"territory", rows(report_.influence.territory)}};
        for (const auto& [hold, name] : influence::hold_names) value[std::string(name)] = holders(hold);
        value["influence_patterns"] = Json::array();
        for (const authoring::InfluencePattern& pattern : report_.influence_patterns)
            value["influence_patterns"].push_back(influence_pattern(pattern));
        value["owners"] = rows(report_.owners);
        value["expected_score"] = score();
        return value;
    }

    // What speaks for one point.
    Json why(const authoring::PointReasons& reasons) const {
        Json value{{"vertex", vertex(reasons.vertex)}};
        if (reasons.dragon >= 0) {
            value["dragon"] = vertex(report_.dragons.number(reasons.dragon).origin);
            value["joins"] = joins(reasons.joins);
        }
        value["eye_spaces"] = Json::array();
        for (const eyespaces::EyeSpace* space : reasons.spaces)
            value["eye_spaces"].push_back(eye_space_json(*space, size_));
        value["influence_patterns"] = Json::array();
        for (const authoring::InfluencePattern* pattern : reasons.influence_patterns)
            value["influence_patterns"].push_back(influence_pattern(*pattern));
        const authoring::OwnerReasons& owner = reasons.owner;
        value["owner"] = {{"colour", board::side_word(owner.side)},
                          {"chance", owner.chance},
                          {"start", owner.start},
                          {"facts", Json::array()}};
        for (const authoring::OwnerReason& fact : owner.facts)
            value["owner"]["facts"].push_back(
                {{"fact", fact.name}, {"meaning", fact.meaning}, {"amount", fact.amount}, {"log_odds", fact.log_odds}});
        return value;
    }

  private:
    Json influence_pattern(const authoring::InfluencePattern& pattern) const {
        constexpr std::array kinds{"source", "barrier", "intrusion", "no_territory"};
        return {{"entry", pattern.database + "/" + pattern.name},
                {"kind", kinds[static_cast<std::size_t>(pattern.kind)]},
                {"colour", board::side_word(pattern.side)},
                {"points", points(pattern.points)}};
    }

    // Black's points less White's.
    Json score() const {
        return {{"mean", report_.score.mean},      {"lower", report_.score.lower},
                {"upper", report_.score.upper},    {"rules", report_.counted_by.rules->name},
                {"komi", report_.counted_by.komi}, {"is_assumed", report_.counted_by.is_assumed}};
    }

    Json vertex(board::Vertex vertex) const {
        return vertex == board::pass_vertex ? Json() : Json(board::vertex_name(vertex, size_));
    }

    Json points(const board::VertexSet& set) const {
        Json value = Json::array();
        for (const board::Vertex point : set) value.push_back(board::vertex_name(point, size_));
        return value;
    }

    Json origins(const std::vector<int>& dragons) const {
        Json value = Json::array();
        for (const int number : dragons) value.push_back(vertex(report_.dragons.number(number).origin));
        return value;
    }

    Json reasons(std::size_t number) const {
        Json value = Json::array();
        for (const auto& [fact, log_odds] : report_.reasons[number])
            value.push_back({{"fact", fact.name}, {"amount", fact.amount}, {"log_odds", log_odds}});
        return value;
    }

    Json joins(const std::vector<position::Join>& all) const {
        Json value = Json::array();
        for (const position::Join& join : all) {
            Json each{{"strings", {vertex(join.a), vertex(join.b)}}};
            switch (join.why) {
                case position::Join::Why::common_eye: each["common_eye"] = points(join.points); break;
                case position::Join::Why::common_liberties: each["common_liberties"] = points(join.points); break;
                case position::Join::Why::pattern: each["entry"] = join.pattern; break;
            }
            value.push_back(std::move(each));
        }
        return value;
    }

    Json dragon(int number) const {
        const auto i = static_cast<std::size_t>(number);
        const position::Dragon& dragon = report_.dragons.number(number);
        const position::Verdict& verdict = report_.life[i];
        Json value;
        value["origin"] = vertex(dragon.origin);
        value["colour"] = board::side_word(dragon.colour);
        value["stones"] = points(dragon.stones);
        value["strings"] = points(dragon.strings);
        value["effective_size"] = dragon.effective_size;
        value["status"] = position::name(verdict.status);
        value["chance_to_live"] = verdict.chance_to_live;
        value["is_proved"] = verdict.is_proved;
        for (const position::Assumption& assumed : verdict.assumptions)
            value["assumptions"].push_back({{"dragon", vertex(report_.dragons.number(assumed.dragon).origin)},
                                            {"status", position::name(assumed.status)}});
        if (i < report_.readings.size() && report_.readings[i]) value["read"] = reading(*report_.readings[i]);
        value["safety"] = position::name(report_.judged.safety[i]);
        value["eyes"] = match::eye_value_text(dragon.eyes);
        value["genus"] = match::eye_value_text(dragon.genus);
        value["half_eye"] = vertex(dragon.half_eye);
        value["lunch"] = vertex(dragon.lunch);
        value["escape_route"] = dragon.escape_route;
        value["surrounded"] = surrounded(dragon.surrounding.status);
        value["moyo"] = {{"size", report_.weakness.moyo[i].size}, {"value", report_.weakness.moyo[i].value}};
        value["weakness_before_life"] = report_.judged.weakness_before_life[i];
        value["weakness"] = report_.weakness.weakness[i];
        value["strategic_size"] = report_.weakness.strategic_size[i];
        value["neighbours"] = origins(dragon.neighbours);
        value["joins"] = joins(authoring::joins_of(report_, dragon.origin));
        value["reasons"] = reasons(i);
        return value;
    }

    Json answer(const life::LifeAnswer& answer) const {
        Json value = life_answer_json(answer);
        value["vertex"] = vertex(answer.move);
        return value;
    }

    Json reading(const life::DragonReading& read) const {
        return {{"attack", answer(read.attack)},
                {"defence", read.defence ? answer(*read.defence) : Json()},
                {"wins_race", read.help == life::RaceHelp::won},
                {"is_seki", read.help == life::RaceHelp::seki}};
    }

    static const char* surrounded(position::Surrounded status) {
        switch (status) {
            case position::Surrounded::no: return "no";
            case position::Surrounded::weakly: return "weakly";
            case position::Surrounded::fully: return "fully";
        }
        return "no";
    }

    // From the top, as the rows of the board.
    Json rows(const influence::Field& field) const {
        Json value = Json::array();
        for (int row = 0; row < size_; ++row) {
            value.push_back(Json::array());
            for (int column = 0; column < size_; ++column)
                value.back().push_back(field[influence::at(board::vertex_at(row, column))]);
        }
        return value;
    }

    Json holders(influence::Hold hold) const {
        board::VertexSet black, white;
        for (int row = 0; row < size_; ++row)
            for (int column = 0; column < size_; ++column) {
                const board::Vertex point = board::vertex_at(row, column);
                const board::Colour owner = report_.influence.holder(point, hold);
                if (owner == board::Colour::black) black.insert(point);
                if (owner == board::Colour::white) white.insert(point);
            }
        return {{"black", points(black)}, {"white", points(white)}};
    }

    const PositionReport& report_;
    int size_;
};

}  // namespace

std::string position_report_json(const PositionReport& report, const std::optional<authoring::PointReasons>& why) {
    const ReportWriter writer(report);
    Json value = writer.write();
    if (why) value["why"] = writer.why(*why);
    return json_text(value);
}

}  // namespace katachi::answers
