// What the board, reading ahead, eye spaces, dragons and influence can answer of a constraint.
#pragma once

#include <memory>
#include <optional>

#include "engine/analysis/answers.h"
#include "engine/analysis/cut_judge.h"
#include "engine/analysis/influence/influence_finder.h"
#include "engine/analysis/remembered_answers.h"
#include "engine/board/board.h"
#include "engine/board/handicap.h"
#include "engine/match/constraint/analysis.h"
#include "engine/reading/tactics.h"

namespace katachi::analysis {

class BoardAnalysis : public match::Analysis {
  public:
    explicit BoardAnalysis(const ReadingLimits& limits = {});
    ~BoardAnalysis() override;
    BoardAnalysis(const BoardAnalysis&) = delete;
    BoardAnalysis& operator=(const BoardAnalysis&) = delete;

    // The position that is asked about from now on; `handicap` is that of its game, where one is known.
    void set(const board::Board& board, const std::optional<board::Handicap>& handicap = {});
    const board::Board& board() const { return board_; }
    // Forgets all findings, also those of other positions. A position must be set before the next question.
    void forget();
    // Where strings of the position can be cut. Until somebody says so, the connection patterns in
    // use are asked; where none cuts, calls about cuts are undecided.
    void set_cuts(const CutPoints& cuts) { cuts_ = cuts; }

    // Answers are remembered until the position changes. No memory is allocated any more once lines have reached their
    // greatest depth.
    match::Value answer(match::Autohelper helper, board::Colour own, std::span<const board::Vertex> points) override;
    match::Value answer_named(std::string_view name, board::Colour own, std::span<const board::Vertex> points) override;
    match::Value answer_colon_line(std::string_view name, const match::HelperCall& call) override;

    // The eye spaces of the position; null where the limits do not allow it. Valid until the position changes.
    const eyespaces::EyeSpaces* eye_spaces();
    // The space of that side at a point, a lone margin too; nothing where there is none, or the limits do not allow it.
    std::optional<eyespaces::EyeSpace> eye_space(board::Vertex vertex, board::Colour owner);

    // From now on patterns of connections say where cuts are. The tables must stay.
    void use_connection_patterns(const match::PatternTables& tables);
    // From now on patterns of influence and barriers have a part in it. The tables must stay.
    void use_influence_patterns(const match::PatternTables& tables);
    // Adds to a question about the position's living stones the effects of the patterns that hold if `to_move` begins,
    // and gives these effects.
    std::vector<InfluenceEffect> add_influence_patterns(influence::Question& question, board::Colour to_move);
    // The influence to ask until the position changes; otherwise it is that of dragons.
    void set_influence(const InfluenceBySide& influence) { influence_ = influence; }

    // Read since it was made.
    std::uint64_t nodes() const { return tactics_.nodes(); }

  private:
    class WithoutInfluence;
    class WithoutCuts;
    class OwnPatterns;

    // Null where the limits do not allow it.
    Stages* stages();
    // Null where nobody knows them.
    const CutPoints* cuts();
    const InfluenceBySide* influence();

    ReadingLimits limits_;
    board::Board board_;
    std::optional<board::Handicap> handicap_;
    std::optional<CutPoints> cuts_;
    std::unique_ptr<CutJudge> cut_judge_;
    bool judges_cuts_ = false;
    reading::Tactics tactics_;
    RememberedAnswers remembered_;
    eyespaces::KnownGames known_games_;
    std::unique_ptr<InfluenceFinder> influence_finder_;  // null where no patterns are in use
    std::unique_ptr<OwnPatterns> own_patterns_;          // of influence
    std::optional<Stages> stages_;
    bool has_set_stages_ = false;  // to the position
    std::optional<InfluenceBySide> influence_;
    bool judges_influence_ = false;
};

}  // namespace katachi::analysis
