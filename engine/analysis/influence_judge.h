// The influence of a position with what patterns add to it, whoever is to move.
#pragma once

#include <memory>
#include <optional>

#include "engine/analysis/influence_patterns.h"
#include "engine/influence/influence.h"
#include "engine/worms/worms.h"

namespace katachi::analysis {

struct JudgedInfluence {
    influence::Influence black_to_move, white_to_move;

    const influence::Influence& if_to_move(board::Colour side) const {
        return side == board::Colour::black ? black_to_move : white_to_move;
    }
};

// Keeps what does not hang on the position.
class InfluenceJudge {
  public:
    InfluenceJudge() = default;
    // With the patterns of these tables, which must stay while this is in use.
    explicit InfluenceJudge(const match::PatternTables& tables);

    // Of the board that `analysis` has been set to, before groups are known: strings live that reading saves.
    JudgedInfluence of(const board::Position& position, const worms::Worms& worms, match::Analysis& analysis);

    // One of both; the patterns that had a part in it go into `from`, where somebody asks.
    influence::Influence of(const board::Position& position, const worms::Worms& worms, board::Colour to_move,
                            influence::Use use, match::Analysis& analysis, std::vector<match::Placement>* from = nullptr);

    // Of a question whose living stones others have found: with the patterns that hold on it.
    influence::Influence of(influence::Question question, board::Colour to_move, match::Analysis& analysis,
                            std::vector<match::Placement>* from = nullptr);

  private:
    struct WithPatterns {
        explicit WithPatterns(const match::PatternTables& tables) : matcher(tables), patterns(tables) {}

        match::Matcher matcher;
        InfluencePatterns patterns;
    };

    const influence::InfluenceReader& reader(int board_size);

    std::unique_ptr<WithPatterns> with_patterns_;
    std::optional<influence::InfluenceReader> reader_;
    int reader_size_ = 0;
};

}  // namespace katachi::analysis
