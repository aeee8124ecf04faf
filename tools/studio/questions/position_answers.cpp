// What katachi match, why and position print of a position.
#include <optional>

#include "base/files/file_error.h"
#include "tools/answers/match_json.h"
#include "tools/answers/position/position_report_json.h"
#include "tools/answers/why_json.h"
#include "tools/authoring/position/after_move.h"
#include "tools/studio/questions/answers.h"
#include "tools/studio/questions/asked_position.h"

namespace katachi::studio {

std::string answer_match(const Question& question, Contents& contents) {
    authoring::MatchReport report{
        .asked = asked_position(question, contents), .sides = {}, .patterns_from = {}, .matches = {}};
    std::optional<board::Vertex> at;
    if (const std::string& point = question.value("at"); !point.empty())
        at = authoring::read_point("at=" + point, point, report.asked.position.size);
    const auto patterns = contents.library.patterns();
    report.sides = asked_sides(question, report.asked);
    report.patterns_from = contents.library.name();
    report.matches = patterns->compiled().matches(report.asked.position, report.sides, at);
    authoring::judge_all(report, patterns->compiled());
    return answers::match_json(report);
}

std::string answer_why(const Question& question, Contents& contents) {
    authoring::WhyReport report;
    report.asked = asked_position(question, contents);
    const std::string& point = question.value("vertex");
    report.move = authoring::read_point(point, point, report.asked.position.size);
    if (board::is_stone(report.asked.position.at(report.move)))
        throw base::FileError(point + " is taken; name an empty point, or an earlier position");
    const auto patterns = contents.library.patterns();
    report.sides = asked_sides(question, report.asked);
    report.patterns_from = contents.library.name();
    authoring::find_reasons(report, patterns->compiled());
    return answers::why_json(report);
}

std::string answer_position(const Question& question, Contents& contents) {
    if (question.value("side") == "both") throw Refused(400, "side=both: one side is to move; name black or white");
    authoring::AskedPosition asked = asked_position(question, contents);
    board::Colour to_move = asked_sides(question, asked).front();
    if (const std::string& point = question.value("after"); !point.empty()) {
        asked =
            authoring::after_move(asked, to_move, authoring::read_point("after=" + point, point, asked.position.size));
        to_move = board::opponent(to_move);
    }
    std::optional<board::Vertex> why;
    if (const std::string& point = question.value("why"); !point.empty())
        why = authoring::read_point("why=" + point, point, asked.position.size);
    const auto patterns = contents.library.patterns();
    const authoring::PositionReport report =
        authoring::position_report(asked, to_move, contents.library.name(), patterns->compiled());
    std::optional<authoring::PointReasons> reasons;
    if (why) reasons = authoring::point_reasons(report, *why);
    return answers::position_report_json(report, reasons);
}

}  // namespace katachi::studio
