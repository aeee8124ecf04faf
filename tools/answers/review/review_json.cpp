#include "tools/answers/review/review_json.h"

#include <nlohmann/json.hpp>

#include "engine/board/move_name.h"
#include "engine/board/side_name.h"
#include "engine/naming/terms.h"
#include "tools/authoring/review/phases.h"
#include "tools/authoring/review/sentence.h"

namespace katachi::answers {

namespace {

using authoring::Claim;
using authoring::Review;

class ReviewWriter {
  public:
    explicit ReviewWriter(const Review& review) : review_(review) {}

    Json write() const {
        Json value;
        value["game"] = review_.source;
        value["black"] = {{"name", review_.black}};
        value["white"] = {{"name", review_.white}};
        value["event"] = review_.event;
        value["date"] = review_.date;
        value["result"] = review_.result;
        value["size"] = review_.size;
        value["rules"] = review_.counted_by.rules->name;
        value["komi"] = review_.counted_by.komi;
        value["is_assumed"] = review_.counted_by.is_assumed;
        value["set_up"] = {{"black", vertices(review_.black_set_up)}, {"white", vertices(review_.white_set_up)}};
        value["summary"] = claims(review_.summary);
        value["turning_points"] = Json::array();
        for (const authoring::Turn& turn : review_.turns) value["turning_points"].push_back(turn.move);
        value["phases"] = {{"black", phases(board::Colour::black)}, {"white", phases(board::Colour::white)}};
        value["kinds"] = {{"black", kinds(board::Colour::black)}, {"white", kinds(board::Colour::white)}};
        value["positions"] = Json::array();
        for (const authoring::ReviewedPosition& position : review_.positions)
            value["positions"].push_back({{"score", position.score},
                                          {"lower", position.lower},
                                          {"upper", position.upper},
                                          {"black_points", position.black_points},
                                          {"white_points", position.white_points}});
        value["moves"] = Json::array();
        for (const authoring::ReviewedMove& each : review_.moves) value["moves"].push_back(move(each));
        value["warnings"] = review_.warnings;
        return value;
    }

  private:
    Json vertex(board::Vertex vertex) const { return board::move_name(vertex, review_.size); }

    Json vertices(const std::vector<board::Vertex>& all) const {
        Json value = Json::array();
        for (const board::Vertex each : all) value.push_back(vertex(each));
        return value;
    }

    Json move(const authoring::ReviewedMove& move) const {
        Json value;
        value["move"] = move.number;
        value["colour"] = board::side_word(move.move.colour);
        value["vertex"] = vertex(move.move.vertex);
        value["names"] = Json::array();
        for (const authoring::ToldName& told : move.names)
            value["names"].push_back({{"name", told.name},
                                      {"word", naming::word_for(told.name, naming::Language::english)},
                                      {"judgement", words(told.judgement)}});
        value["chance"] = authoring::rounded_number(move.chance);
        value["choice"] = move.rank;
        value["claims"] = claims(move.claims);
        return value;
    }

    Json claims(const std::vector<Claim>& all) const {
        Json value = Json::array();
        for (const Claim& each : all) value.push_back(claim(each));
        return value;
    }

    Json claim(const Claim& claim) const {
        Json value;
        value["kind"] = authoring::kind_name(claim.kind);
        value["source"] = authoring::source_name(claim.source);
        value["colour"] = board::side_word(claim.side);
        value["points"] = vertices(claim.points);
        if (claim.key != board::pass_vertex) value["key"] = vertex(claim.key);
        if (!claim.numbers.empty()) value["numbers"] = claim.numbers;
        if (!claim.words.empty()) value["words"] = claim.words;
        if (!claim.line.empty()) value["variation"] = Json::array();
        for (const board::Move& each : claim.line)
            value["variation"].push_back({{"colour", board::side_word(each.colour)}, {"vertex", vertex(each.vertex)}});
        value["text"] = authoring::sentence(claim, review_.size);
        return value;
    }

    Json phases(board::Colour side) const {
        Json value = Json::array();
        const authoring::SideFigures figures = authoring::figures_of(review_, side);
        for (int phase = 0; phase < authoring::phase_count; ++phase) {
            const authoring::PhaseFigures& of_phase = figures[static_cast<std::size_t>(phase)];
            value.push_back({{"phase", authoring::phase_name(static_cast<authoring::Phase>(phase))},
                             {"moves", of_phase.moves},
                             {"first_choices", of_phase.first_choices},
                             {"mean_chance", authoring::rounded_number(of_phase.mean_chance())},
                             {"good_shapes", of_phase.good_shapes},
                             {"bad_shapes", of_phase.bad_shapes},
                             {"missed", of_phase.missed},
                             {"left", of_phase.left}});
        }
        return value;
    }

    Json kinds(board::Colour side) const {
        Json value = Json::object();
        const auto counts = authoring::claims_by_kind(review_, side);
        for (int kind = 0; kind < authoring::claim_kind_count; ++kind)
            if (const int count = counts[static_cast<std::size_t>(kind)]; count > 0)
                value[authoring::kind_name(static_cast<authoring::ClaimKind>(kind))] = count;
        return value;
    }

    const Review& review_;
};

}  // namespace

Json review_document(const authoring::Review& review) { return ReviewWriter(review).write(); }

std::string review_json(const authoring::Review& review) { return json_lines(review_document(review)); }

}  // namespace katachi::answers
