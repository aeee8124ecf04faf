// The influence of a position with what patterns add to it.
#pragma once

#include <memory>
#include <optional>

#include "engine/analysis/influence/influence_patterns.h"
#include "engine/influence/influence.h"

namespace katachi::analysis {

// A move of `colour` that nobody answers.
struct Followup {
    board::Colour colour = board::Colour::empty;
    board::VertexSet saved;  // the stones that it placed or saved
};

// Keeps what does not hang on the position. The `analysis` that is asked has been set to the position.
class InfluenceJudge {
  public:
    // It judges without patterns.
    InfluenceJudge() = default;
    // A judge with the patterns of these tables, which must outlive it.
    explicit InfluenceJudge(const match::PatternTables& tables);

    // Adds to a question about living stones the effects of the patterns that hold if `to_move` begins, and gives these
    // effects.
    std::vector<InfluenceEffect> add_patterns(influence::Question& question, board::Colour to_move,
                                              match::Analysis& analysis);
    // Adds the intrusions that could follow a move which is on the board.
    void add_followup(influence::Question& question, const Followup& followup, match::Analysis& analysis);

    influence::Influence of(const influence::Question& question);

  private:
    struct WithPatterns {
        explicit WithPatterns(const match::PatternTables& tables) : matcher(tables), patterns(tables) {}

        match::Matcher matcher;
        InfluencePatterns patterns;
    };

    std::unique_ptr<WithPatterns> with_patterns_;
    std::optional<influence::InfluenceReader> reader_;
    int reader_size_ = 0;
};

}  // namespace katachi::analysis
