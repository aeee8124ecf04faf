#include "joseki/graph/verification.h"

#include <algorithm>
#include <memory>
#include <span>

#include "base/long_work/interrupt.h"
#include "compiler/corner/corner_shape.h"
#include "compiler/corner/corner_tree_builder.h"
#include "compiler/reader/reader.h"
#include "engine/board/turned_vertex.h"
#include "engine/match/corner_matcher.h"
#include "joseki/graph/db_export.h"
#include "joseki/graph/library_query.h"
#include "joseki/graph/play.h"

namespace katachi::joseki {

namespace {

constexpr std::array both_colours{board::Colour::black, board::Colour::white};
constexpr std::size_t patterns_at_once = 50'000;  // the corner tree numbers them in 16 bits

class Verifying {
  public:
    Verifying(const Graph& library, const VerificationOptions& options) : library_(library), options_(options) {}

    Verification run() {
        result_.positions = static_cast<std::int64_t>(library_.nodes().size());
        result_.moves = static_cast<std::int64_t>(library_.edges().size());
        for (const Edge& edge : library_.edges()) play(edge);
        const std::vector<EdgeIndex> moves = corner_moves(library_, 0);
        result_.patterns = static_cast<std::int64_t>(moves.size());
        all_ = result_.patterns + result_.positions;
        for (std::size_t first = 0; first < moves.size(); first += patterns_at_once)
            find_in_corner_tree(std::span(moves).subspan(first, std::min(patterns_at_once, moves.size() - first)));
        find_in_templates();
        result_.is_complete = !stopped();
        return std::move(result_);
    }

  private:
    bool stopped() const { return base::is_stopped(options_.stop); }

    // Whether to go on.
    bool step() {
        if (++done_ % 64 == 0) options_.progress(done_, all_);
        return !stopped();
    }

    std::string described(const Edge& edge) const {
        return identity_code(library_.node(edge.from).stones) + " " +
               (edge.move == board::pass_vertex
                    ? "tenuki"
                    : board::vertex_name(board::turned(edge.move, board::Orientation::mirrored, board::max_board_size),
                                         board::max_board_size));
    }

    void play(const Edge& edge) {
        const auto after = played(library_.node(edge.from).stones, edge.move);
        if (!after)
            result_.faults.push_back(described(edge) + ": cannot be played");
        else if (after->stones != library_.node(edge.to).stones)
            result_.faults.push_back(described(edge) + ": leads to " + identity_code(after->stones) + ", not to " +
                                     identity_code(library_.node(edge.to).stones));
    }

    void find_in_corner_tree(std::span<const EdgeIndex> moves) {
        compiler::PatternDatabase database;
        database.spec.kind = compiler::DatabaseKind::corner;
        base::Diagnostics findings;
        compiler::read_source(std::make_shared<base::SourceFile>("library.db", corner_patterns(library_, moves)),
                              database, findings);
        if (database.patterns.size() != moves.size()) {
            result_.faults.push_back(std::to_string(moves.size()) + " moves became " +
                                     std::to_string(database.patterns.size()) + " patterns");
            return;
        }
        compiler::BuiltCorners corners;
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (compiler::is_corner_pattern(database.patterns[i]))
                corners.add(database.patterns[i], static_cast<std::uint16_t>(i));
        corners.build();
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Edge& edge = library_.edge(moves[i]);
            for (const board::Orientation orientation : board::all_orientations)
                for (const board::Colour own : both_colours)
                    if (!finds(corners.tables(), i, edge, orientation, own))
                        result_.faults.push_back(described(edge) + ": its pattern is not found " +
                                                 board::name(orientation));
            if (!step()) return;
        }
    }

    bool finds(const match::CornerTables& tables, std::size_t pattern, const Edge& edge, board::Orientation orientation,
               board::Colour own) {
        ++result_.corner_boards;
        const board::Position board = board_of(turned(library_.node(edge.from).stones, orientation), own);
        const board::Vertex move = board::turned(edge.move, orientation, board::max_board_size);
        bool found = false;
        match::visit_corners(tables, board, [&](const match::CornerMatch& match) {
            found = found || (match.pattern == pattern && match.colour == own && match.move == move);
        });
        return found;
    }

    void find_in_templates() {
        LibraryQuery query(library_);
        for (std::size_t i = 0; i < library_.nodes().size(); ++i) {
            const auto index = static_cast<NodeIndex>(i);
            if (!library_.nodes()[i].continuations.empty())
                for (const board::Orientation orientation : board::all_orientations)
                    for (const board::Colour own : both_colours) find_in_templates(query, index, orientation, own);
            if (!step()) return;
        }
    }

    void find_in_templates(LibraryQuery& query, NodeIndex index, board::Orientation orientation, board::Colour own) {
        ++result_.template_boards;
        const Node& node = library_.node(index);
        const auto answers = query.ask(board_of(turned(node.stones, orientation), own), own, {});
        std::vector<EdgeIndex> found;
        for (const LibraryAnswer& answer : answers)
            if (answer.node == index && answer.degree() == board::max_board_size * board::max_board_size &&
                answer.differences == 0)
                for (const AnsweredMove& move : answer.moves) found.push_back(move.edge);
        for (const EdgeIndex edge : node.continuations)
            if (std::find(found.begin(), found.end(), edge) == found.end())
                result_.faults.push_back(described(library_.edge(edge)) + ": no template finds it " +
                                         board::name(orientation));
    }

    const Graph& library_;
    const VerificationOptions& options_;
    Verification result_;
    std::int64_t done_ = 0, all_ = 0;
};

}  // namespace

Verification verify(const Graph& library, const VerificationOptions& options) {
    return Verifying(library, options).run();
}

}  // namespace katachi::joseki
