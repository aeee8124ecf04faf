// Colours: what each piece of a text is, cells of diagrams by what they stand for.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "compiler/check/facts/expression_walk.h"
#include "compiler/model/labels.h"
#include "tools/katachi-lsp/features.h"
#include "tools/katachi-lsp/protocol_values.h"

namespace katachi::lsp {

namespace {

enum class Token {
    keyword,
    comment,
    number,
    function,
    property,
    enum_member,
    entry_name,
    own_stone,
    opponent_stone,
    empty_point,
    move,
    wildcard,
    board_edge,
    label,
};

// The first ones are the protocol's own, the others an editor may map to colours of its own.
constexpr std::array token_names{"keyword",    "comment",  "number",    "function",      "property",
                                 "enumMember", "class",    "ownStone",  "opponentStone", "emptyPoint",
                                 "move",       "wildcard", "boardEdge", "label"};

struct Piece {
    base::Span span;
    Token token;
};

Token token_of(char cell, bool has_labels) {
    switch (static_cast<compiler::Cell>(cell)) {
        case compiler::Cell::own:
        case compiler::Cell::own_anchor: return Token::own_stone;
        case compiler::Cell::opponent:
        case compiler::Cell::opponent_anchor: return Token::opponent_stone;
        case compiler::Cell::move: return Token::move;
        case compiler::Cell::own_or_empty:
        case compiler::Cell::opponent_or_empty:
        case compiler::Cell::any:
        case compiler::Cell::any_or_off_board: return Token::wildcard;
        default: return has_labels && compiler::is_label(cell) ? Token::label : Token::empty_point;
    }
}

class Colouring {
  public:
    explicit Colouring(base::Span range) : range_(range) {}

    void add(base::Span span, Token token) {
        if (span.length() > 0 && span.begin < range_.end && span.end > range_.begin) pieces_.push_back({span, token});
    }

    void add_entry(const compiler::Pattern& entry) {
        if (entry.span.begin >= range_.end || entry.span.end <= range_.begin) return;
        constexpr std::string_view keyword = "Pattern";
        if (entry.source->text(entry.span).starts_with(keyword))
            add({entry.span.begin, entry.span.begin + static_cast<std::uint32_t>(keyword.size())}, Token::keyword);
        add(entry.name_span, Token::entry_name);
        add_diagram(entry.diagram, false);
        if (entry.constraint_diagram) add_diagram(*entry.constraint_diagram, true);
        add(entry.symmetry_span, Token::enum_member);
        add(entry.classes_span, Token::enum_member);
        add(entry.helper_span, Token::function);
        for (const compiler::Attribute& attribute : entry.attributes) {
            add(attribute.name_span, Token::property);
            add(attribute.argument_span, attribute.number ? Token::number : Token::label);
        }
        for (const compiler::WeightLine& weight : entry.weights) add(weight.span, Token::number);
        compiler::walk_constraint_and_actions(entry, [&](const compiler::Expression& each) { add_expression(each); });
    }

    void add_comments(const base::SourceFile& source) {
        for (int line = 1; line <= source.line_count(); ++line) {
            const base::Span span = source.line_span(line);
            if (source.text(span).starts_with('#')) add(span, Token::comment);
        }
    }

    // Five numbers a piece, line and character counted from the piece before.
    Json finish(const TextPlaces& places) {
        std::sort(pieces_.begin(), pieces_.end(),
                  [](const Piece& a, const Piece& b) { return a.span.begin < b.span.begin; });
        Json data = Json::array();
        TextPosition before;
        std::uint32_t covered = 0;
        for (const Piece& piece : pieces_) {
            if (piece.span.begin < covered) continue;
            covered = piece.span.end;
            const auto begin = places.position(piece.span.begin);
            const auto end = places.position(piece.span.end);
            if (begin.line != end.line) continue;
            data.push_back(begin.line - before.line);
            data.push_back(begin.line == before.line ? begin.character - before.character : begin.character);
            data.push_back(end.character - begin.character);
            data.push_back(static_cast<int>(piece.token));
            data.push_back(0);
            before = begin;
        }
        return data;
    }

  private:
    void add_expression(const compiler::Expression& expression) {
        switch (expression.kind) {
            case compiler::Expression::Kind::number: return add(expression.span, Token::number);
            case compiler::Expression::Kind::constant: return add(expression.span, Token::enum_member);
            case compiler::Expression::Kind::vertex:
                return add(expression.span, expression.text == "*" ? Token::move : Token::label);
            case compiler::Expression::Kind::call: return add(expression.name_span, Token::function);
            default: return;
        }
    }

    // Neighbours of one kind are one piece.
    void add_diagram(const compiler::Diagram& diagram, bool has_labels) {
        for (int row = 0; row < diagram.rows; ++row)
            for (int column = 0; column < diagram.columns;) {
                const Token token = token_of(diagram.at(row, column), has_labels);
                base::Span span = diagram.cell_span(row, column);
                while (++column < diagram.columns && token_of(diagram.at(row, column), has_labels) == token)
                    span.end = diagram.cell_span(row, column).end;
                add(span, token);
            }
        for (const compiler::DiagramLine& line : diagram.lines) {
            add(line.remark_span, Token::comment);
            for (const std::uint32_t at : {line.span.begin, line.span.end - 1})
                if (is_edge(line, at)) add({at, at + 1}, Token::board_edge);
            if (line.text.find_first_not_of("-+") == std::string::npos) add(line.span, Token::board_edge);
        }
    }

    static bool is_edge(const compiler::DiagramLine& line, std::uint32_t at) {
        return line.span.length() > 0 && line.text[at - line.span.begin] == '|';
    }

    base::Span range_;
    std::vector<Piece> pieces_;
};

}  // namespace

Json semantic_token_legend() { return {{"tokenTypes", token_names}, {"tokenModifiers", Json::array()}}; }

Json semantic_tokens(Session& session, const Json& params) {
    const authoring::OpenText& document = document_of(session, params);
    const TextPlaces& places = session.places(document);
    const base::SourcePtr& source = document.database->source(document.file);
    base::Span range{0, static_cast<std::uint32_t>(source->text().size())};
    if (params.contains("range")) range = span_of(places, params["range"]);
    Colouring colouring(range);
    for (const compiler::Pattern& entry : document.database->database().patterns)
        if (entry.source == source) colouring.add_entry(entry);
    for (const compiler::Directive& directive : document.database->database().directives)
        if (directive.source == source) colouring.add(directive.span, Token::enum_member);
    colouring.add_comments(*source);
    return {{"data", colouring.finish(places)}};
}

}  // namespace katachi::lsp
