// What the library says of a board, corner by corner: also where other stones stand around, by templates
// (engine/match/templates/template_matcher.h) made from all its positions.
#pragma once

#include <cstddef>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "engine/match/templates/template_match.h"
#include "joseki/graph/library_answer.h"

namespace katachi::compiler {
class BuiltTemplates;
struct Template;
}  // namespace katachi::compiler

namespace katachi::match {
class TemplateMatcher;
struct TemplateTables;
}  // namespace katachi::match

namespace katachi::joseki {

class LibraryQuery {
  public:
    static constexpr std::size_t any_number = std::numeric_limits<std::size_t>::max();

    // Makes the templates. The graph must stay while the query is in use. Who asks about one board alone spares most of
    // the work: no position agrees with it that has more than `most_stones`, the board's and the differences.
    explicit LibraryQuery(const Graph& graph, std::size_t most_stones = any_number);
    ~LibraryQuery();
    LibraryQuery(const LibraryQuery&) = delete;
    LibraryQuery& operator=(const LibraryQuery&) = delete;

    // For each corner that the library knows, the position that agrees best with the board there. A position with the
    // opponent's last move in it goes before others, then one with a larger rectangle, then one that was reached in
    // more games. Its moves are the ones that lie in the rectangle, or whose surroundings agree as well. The best
    // corner comes first, empty corners last. If the stones of a corner are a line of the library to its end, the
    // answer is that position, without moves. The query's orientations are not looked at.
    std::vector<LibraryAnswer> ask(const board::Position& board, board::Colour to_move, match::TemplateQuery query);

    const match::TemplateTables& templates() const;

  private:
    // How a node was laid into the frame of a template.
    struct Source {
        EdgeIndex edge;
        board::Orientation turn;  // from the node's normal form
    };

    compiler::Template template_of(const Node& node, board::Orientation turn);
    const Source& source_of(const match::TemplateMatch& match) const;
    NodeIndex node_of(const match::TemplateMatch& match) const;
    std::optional<match::TemplateMatch> best_match(const board::Position& board, board::Colour to_move,
                                                   const match::TemplateQuery& query);
    // The position at the end of a line that the stones of a corner are, if it has more stones than `best`.
    std::optional<LibraryAnswer> end_of_line(const board::Position& board, board::Colour to_move,
                                             board::Vertex last_move, board::Orientation corner,
                                             const LibraryAnswer* best) const;
    // It is asked right after best_match(), whose board it is on.
    LibraryAnswer answer_of(const match::TemplateMatch& best, int size);

    const Graph& graph_;
    std::vector<Source> sources_;  // by id of the continuations
    std::unique_ptr<compiler::BuiltTemplates> templates_;
    std::unique_ptr<match::TemplateMatcher> matcher_;
    std::vector<match::TemplateMatch> matches_;
};

}  // namespace katachi::joseki
