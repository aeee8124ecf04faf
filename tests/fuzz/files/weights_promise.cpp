#include "tests/fuzz/files/weights_promise.h"

#include <algorithm>
#include <cmath>

#include "engine/moves/move_weights.h"
#include "engine/position/owners/owner_weights.h"
#include "games/owners/counted_positions.h"

namespace katachi::fuzz {

namespace {

template <typename Error>
std::string broken_error(const Error& error, const std::string& text) {
    if (error.message.empty()) return "an error without a message";
    const auto lines = 1 + std::ranges::count(text, '\n');
    return error.line >= 1 && error.line <= lines + 1 ? "" : "an error in line " + std::to_string(error.line);
}

std::string broken_move_weights(const std::string& text) {
    const auto read = moves::MoveWeights::read(text);
    if (const auto* error = std::get_if<moves::MoveWeightsError>(&read)) return broken_error(*error, text);
    const std::string written = std::get<moves::MoveWeights>(read).text();
    const auto again = moves::MoveWeights::read(written);
    const auto* weights = std::get_if<moves::MoveWeights>(&again);
    return weights != nullptr && weights->text() == written ? "" : "other weights when reading again\n" + written;
}

bool are_chances(const position::ChanceTrees& trees) {
    for (const float fact : {-1e30F, 0.0F, 1e30F}) {
        position::OwnerFacts facts;
        for (std::size_t i = 0; i < position::owner_fact_count; ++i) facts[static_cast<position::OwnerFact>(i)] = fact;
        const float chance = position::chance_of(trees.sum(facts));
        if (!(chance >= 0 && chance <= 1)) return false;
    }
    return true;
}

bool are_scores(const position::ScoreWeights& weights) {
    const board::Board board(board::min_board_size);
    for (const float chance : {0.0F, 0.5F, 1.0F}) {
        influence::Field black{};
        black.fill(chance);
        const position::ExpectedScore score = position::expected_score(board, black, {.komi = 0.5}, weights);
        if (!(std::isfinite(score.lower) && std::isfinite(score.upper) && score.lower <= score.mean &&
              score.mean <= score.upper))
            return false;
    }
    return true;
}

std::string broken_owner_weights(const std::string& text) {
    const auto read = position::read_owner_weights(text);
    if (const auto* error = std::get_if<position::OwnerWeightsError>(&read)) return broken_error(*error, text);
    const auto& weights = std::get<position::OwnerWeights>(read);
    for (const auto* trees : {&weights.first_strings, &weights.first_points, &weights.strings, &weights.points})
        if (!are_chances(*trees)) return "a chance that is none";
    if (!are_scores(weights.score)) return "a score that is none";
    const std::string written = position::text(weights);
    const auto again = position::read_owner_weights(written);
    const auto* same = std::get_if<position::OwnerWeights>(&again);
    return same != nullptr && *same == weights ? "" : "other weights when reading again\n" + written;
}

std::string broken_positions(const std::string& text) {
    const auto read = games::read_counted_positions(text);
    if (const auto* error = std::get_if<games::CountedPositionsError>(&read)) return broken_error(*error, text);
    for (const games::CountedPosition& position : std::get<std::vector<games::CountedPosition>>(read)) {
        const std::string line = games::line_of(position);
        const auto again = games::read_counted_positions(line);
        const auto* same = std::get_if<std::vector<games::CountedPosition>>(&again);
        if (same == nullptr || same->size() != 1 || games::line_of(same->front()) != line)
            return "another position when reading again\n" + line;
    }
    return "";
}

}  // namespace

std::string broken_weights_promise(const std::string& text) {
    if (std::string broken = broken_move_weights(text); !broken.empty()) return broken;
    if (std::string broken = broken_owner_weights(text); !broken.empty()) return broken;
    return broken_positions(text);
}

}  // namespace katachi::fuzz
