// A conversation with a controller: the state that commands work on.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/analysis/board_analysis.h"
#include "engine/analysis/influence/influence_finder.h"
#include "engine/analysis/offered_moves.h"
#include "engine/analysis/position_owners.h"
#include "engine/analysis/position_patterns.h"
#include "engine/board/symmetry.h"
#include "engine/gtp/protocol/protocol.h"
#include "engine/gtp/session/play_state.h"
#include "engine/gtp/session/trial_game.h"
#include "engine/life/life_reader.h"
#include "engine/life/races/race_reader.h"
#include "engine/match/matcher.h"
#include "engine/naming/move_namer.h"
#include "engine/reading/sgf_trace.h"
#include "engine/reading/tactics.h"
#include "engine/sgf/game_record.h"

namespace katachi::gtp {

std::string_view engine_name();
std::string_view engine_version();

// The content of a file. Throws base::FileError. The engine itself opens no files.
using FileReader = std::function<std::string(const std::string& path)>;
// Puts a text into a file. Throws base::FileError, and an old file stays as it was, where it cannot be written.
using FileWriter = std::function<void(const std::string& path, std::string_view text)>;
// Shows a line to people, beside the conversation.
using Notice = std::function<void(std::string_view line)>;

// What a question about a string and one about a connection may read, by the nodes of the first search for a capture.
constexpr reading::SearchLimits string_limits(std::uint64_t nodes) {
    return {.nodes = nodes, .far_nodes = 5 * nodes, .is_quick = true};
}
constexpr reading::SearchLimits connection_limits(std::uint64_t nodes) {
    return {.nodes = std::max<std::uint64_t>(1, nodes / 2), .is_quick = true};
}

constexpr std::uint64_t usual_nodes = 6000;
// A halved limit must be one that can be doubled, and a controller has to get its answer within seconds.
constexpr std::uint64_t least_nodes = 1;
constexpr std::uint64_t most_nodes = 64'000;
// A search for a life. Most questions end within a small part of so many positions; those that do not are judged.
constexpr std::uint64_t usual_life_positions = 240'000;
constexpr int life_playouts = 1'000;  // of a question that stays open

// The stages of the board that somebody asked about last.
struct KeptStages {
    // The stages are judged by the limits that `tactics` has, but for its second searches.
    KeptStages(reading::Tactics& tactics, const match::EyeTables& solved, analysis::PatternFinder& finder);
    KeptStages(const KeptStages&) = delete;  // the stages look at the known games
    KeptStages& operator=(const KeptStages&) = delete;

    reading::SearchLimits limits;  // that `tactics` had
    eyespaces::KnownGames known;
    analysis::Stages stages;
};

struct Session {
    match::Matcher matcher;
    FileReader read_file;
    FileWriter write_file;
    Notice notice;
    TrialGame game = TrialGame();
    double komi = 0;
    sgf::GameTexts texts = {};  // of the game that was loaded, without a result
    // How the board lies beside what the controller knows: all vertices are turned on their way in, and back on
    // their way out.
    board::Orientation orientation = board::Orientation::identity;
    int random_seed = 0;
    int trial_counter = 0;
    reading::Tactics tactics = reading::Tactics(string_limits(usual_nodes));
    reading::Tactics connection_tactics = reading::Tactics(connection_limits(usual_nodes));
    std::uint64_t life_positions = usual_life_positions;  // a search for a life or a race may read
    bool reports_uncertainty = false;                     // of captures, connections, lives and races
    // Each of these is made when it is first asked.
    std::optional<analysis::BoardAnalysis> analysis = {};
    std::optional<analysis::MoveOffers> move_offers = {};
    std::optional<analysis::InfluenceFinder> influence_finder = {};
    std::unique_ptr<analysis::PositionPatterns> position_patterns = {};
    std::unique_ptr<KeptStages> kept_stages = {};  // looks at `tactics`, which then must not move
    std::unique_ptr<analysis::OwnerJudge> owner_judge = {};
    std::unique_ptr<naming::MoveNamer> namer = {};
    std::unique_ptr<life::LifeReader> life = {};
    std::unique_ptr<life::RaceReader> races = {};
    std::unique_ptr<reading::Tactics> capture_tactics = {};  // of combinations
    // Positions that were read since the controller last reset the counter.
    std::uint64_t reading_nodes = 0;  // for captures
    std::uint64_t connection_nodes = 0;
    std::uint64_t life_nodes = 0;
    std::uint64_t eye_nodes = 0;                            // of eye games
    std::unique_ptr<reading::SgfTrace> reading_trace = {};  // since start_sgftrace; readers point at it
    PlayState play = {};
    // Whether a request waits, or the input is at its end: what goes on until then must stop.
    std::function<bool()> input_waits = [] { return true; };
    // Whether nobody waits for a move any more; a search for one then ends.
    std::function<bool()> is_abandoned = [] { return false; };
    // Sends a line of an answer that goes on; an empty one only begins it. Set while a conversation is held.
    std::function<void(std::string_view line)> stream = [](std::string_view) {};
    bool has_quit = false;

    int size() const { return game.board().size(); }
    // Another game is on the board, and what was kept of play on it is gone. On a board of another size marked points
    // would have other names.
    void begin(board::Game begun) {
        if (begun.board().size() != size()) play.area.marked = {};
        game = TrialGame(std::move(begun));
        play.begin_anew();
    }
    // A vertex of the board for its name, and the other way; "pass" is a vertex but no point.
    std::optional<board::Vertex> vertex(std::string_view name) const;
    std::optional<board::Vertex> point(std::string_view name) const;
    std::string name(board::Vertex vertex) const;
    // Names by rows, with blanks between.
    std::string names(const board::VertexSet& points) const;
};

// The content of a file, or the failure "cannot load file" with the reason.
std::variant<std::string, Answer> loaded_text(const Session& session, std::string_view path);
// The failure "cannot write file" with the reason, where it cannot be written.
Answer written_file(const Session& session, std::string_view path, std::string_view text);

}  // namespace katachi::gtp
