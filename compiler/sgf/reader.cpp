#include "compiler/sgf/reader.h"

#include <antlr4-runtime.h>

#include <iterator>
#include <utility>

#include "compiler/reader/antlr_input.h"
#include "compiler/sgf/findings.h"
#include "compiler/sgf/text.h"
#include "engine/sgf/nodes.h"
#include "engine/sgf/values.h"
#include "grammar/Sgf.h"
#include "grammar/SgfLexer.h"

namespace katachi::compiler {

namespace {

using Lexer = grammar::SgfLexer;
using Parser = grammar::Sgf;
using Tokens = std::vector<std::unique_ptr<antlr4::Token>>;

// What gives records their structure is ASCII: to the lexer all other bytes are one letter, so that its tables stay
// small. Texts are taken from the source.
class SgfBytesStream : public antlr4::ANTLRInputStream {
  public:
    explicit SgfBytesStream(std::string_view bytes) {
        _data.reserve(bytes.size());
        for (const char c : bytes)
            _data.push_back(static_cast<unsigned char>(c) < 0x80 ? static_cast<char32_t>(c) : 0x7F);
    }
};

// Builds a tree from the items of one game.
class TreeBuilder {
  public:
    TreeBuilder(const base::SourceFile& source, SgfTree& tree) : source_(source), tree_(tree) { open_tree(); }

    void add(Parser::ItemContext& item);
    // After the last item; `is_whole` unless the text ended before the game did.
    void finish(std::uint32_t end, bool is_whole);

  private:
    void warn(std::uint32_t offset, std::string message) {
        sgf::add_sgf_warning(tree_.warnings, offset, std::move(message));
    }
    void open_tree() {
        parents_.push_back(parents_.empty() ? no_sgf_node : parents_.back());
        in_node_ = false;
    }
    void close_tree(std::uint32_t offset);
    void begin_node(std::uint32_t offset);
    void add_property(Parser::PropertyContext& context);
    void add_values(const std::vector<antlr4::tree::TerminalNode*>& tokens, SgfProperty& property);
    void merge_repeated(std::vector<SgfProperty>& properties);

    const base::SourceFile& source_;
    SgfTree& tree_;
    std::vector<SgfNodeIndex> parents_;  // of each open tree, the node that the next one follows
    bool in_node_ = false;               // no tree was opened or closed since the last node began
};

void TreeBuilder::add(Parser::ItemContext& item) {
    const std::uint32_t offset = span_of(item.getStart()).begin;
    if (item.property() != nullptr) return add_property(*item.property());
    if (item.OPEN_TREE() != nullptr) open_tree();
    if (item.CLOSE_TREE() != nullptr) close_tree(offset);
    if (item.NODE() != nullptr) begin_node(offset);
    if (item.STRAY() != nullptr) warn(offset, "neither a node nor a property; left out");
    if (!item.loose.empty()) warn(span_of(item.loose.front()).begin, "a value without a property; left out");
}

void TreeBuilder::close_tree(std::uint32_t offset) {
    const SgfNodeIndex last = parents_.back();
    const bool is_bare = in_node_ && last != sgf_root && tree_.node(last).properties.empty();
    if (is_bare) warn(offset, "a ';' with nothing behind it before ')'; kept as an empty node");
    parents_.pop_back();
    in_node_ = false;
}

void TreeBuilder::begin_node(std::uint32_t offset) {
    parents_.back() = tree_.add_node(parents_.back(), offset);
    in_node_ = true;
}

void TreeBuilder::add_property(Parser::PropertyContext& context) {
    const base::Span name = span_of(context.NAME()->getSymbol());
    const std::string_view written = source_.text(name);
    SgfProperty property{.name = sgf_short_name(written), .values = {}, .offset = name.begin};
    add_values(context.VALUE(), property);
    if (property.values.empty()) return warn(name.begin, "property " + property.name + " without a value; left out");
    if (!in_node_) {
        warn(name.begin, "a node without its ';'; it is taken to begin here");
        begin_node(name.begin);
    }
    if (written.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string_view::npos)
        warn(name.begin, "the name `" + std::string(written) + "` in small letters; read as " + property.name);
    tree_.node(parents_.back()).properties.push_back(std::move(property));
}

// A property that stands twice in a node is one, with all values.
void TreeBuilder::merge_repeated(std::vector<SgfProperty>& properties) {
    if (properties.size() < 2) return;
    const auto first = sgf::first_of_sgf_name(properties);
    for (std::size_t i = 0; i < properties.size(); ++i) {
        if (first[i] == i) continue;
        warn(properties[i].offset, "property " + properties[i].name + " again in one node; its values are added");
        auto& merged = properties[first[i]].values;
        std::move(properties[i].values.begin(), properties[i].values.end(), std::back_inserter(merged));
        properties[i].values.clear();
    }
    std::erase_if(properties, [](const SgfProperty& property) { return property.values.empty(); });
}

// An unfinished value is left out: half a move would read as another move.
void TreeBuilder::add_values(const std::vector<antlr4::tree::TerminalNode*>& tokens, SgfProperty& property) {
    property.values.reserve(tokens.size());
    for (auto* token : tokens) {
        const base::Span span = span_of(token->getSymbol());
        const std::string_view bracketed = source_.text(span);
        if (!is_closed_sgf_value(bracketed)) {
            warn(span.begin, "a value without ']'; left out, with the rest of the text");
            return;
        }
        property.values.push_back(sgf_value(bracketed.substr(1, bracketed.size() - 2), span.begin + 1));
    }
}

void TreeBuilder::finish(std::uint32_t end, bool is_whole) {
    if (!is_whole) warn(end, "the text ends inside a game; its trees are closed");
    if (tree_.nodes.empty()) tree_.add_node(no_sgf_node);
    for (SgfNode& node : tree_.nodes) merge_repeated(node.properties);
    add_sgf_findings(tree_);
}

}  // namespace

struct SgfTreeReader::Parsing {
    Parsing(std::string path, SgfText decoded)
        : source(std::make_shared<base::SourceFile>(std::move(path), std::move(decoded.text))),
          encodings{"", std::move(decoded.parts)},
          input(source->text()),
          lexer(&input),
          parser(nullptr) {
        lexer.removeErrorListeners();
        parser.removeErrorListeners();
    }

    bool at_end_of_game() const { return lexer.mode == 0; }
    Tokens tokens_of_game();
    void warn_of_text_behind(std::uint32_t end, SgfTree& tree) const;

    base::SourcePtr source;
    SgfText encodings;  // without the text
    SgfBytesStream input;
    Lexer lexer;
    Parser parser;
    std::optional<std::uint32_t> passed_over;  // where text stands before the first game
    bool any_game = false;
};

// From the bracket that opens a game to the one that closes it; empty at the end of the text.
Tokens SgfTreeReader::Parsing::tokens_of_game() {
    Tokens tokens;
    for (;;) {
        auto token = lexer.nextToken();
        const std::size_t type = token->getType();
        const base::Span span = span_of(token.get());
        const bool restarts = type == Lexer::OPEN || type == Lexer::NO_GAME || type == Lexer::TEXT;
        if (restarts && !tokens.empty() && !passed_over) passed_over = span_of(tokens.front().get()).begin;
        if (restarts) tokens.clear();
        if (type == Lexer::TEXT && !passed_over) {
            const auto visible = source->text(span).find_first_not_of(sgf::sgf_blanks);
            if (visible != std::string_view::npos) passed_over = span.begin + static_cast<std::uint32_t>(visible);
        }
        const bool in_game = lexer.mode == Lexer::GAME && !tokens.empty();
        if (type == antlr4::Token::EOF && !in_game) return {};
        if (type != Lexer::TEXT && type != Lexer::NO_GAME) tokens.push_back(std::move(token));
        if (type == antlr4::Token::EOF || (type == Lexer::CLOSE_TREE && at_end_of_game())) return tokens;
    }
}

void SgfTreeReader::Parsing::warn_of_text_behind(std::uint32_t end, SgfTree& tree) const {
    const std::string_view text = source->text();
    const auto visible = text.find_first_not_of(sgf::sgf_blanks, end);
    if (visible == std::string_view::npos || text[visible] == '(') return;
    sgf::add_sgf_warning(
        tree.warnings, visible,
        text[visible] == ')' ? "a ')' that closes nothing; passed over" : "text behind the game; passed over");
}

SgfTreeReader::SgfTreeReader(std::string path, SgfText text)
    : parsing_(std::make_unique<Parsing>(std::move(path), std::move(text))) {}
SgfTreeReader::~SgfTreeReader() = default;
SgfTreeReader::SgfTreeReader(SgfTreeReader&&) noexcept = default;
SgfTreeReader& SgfTreeReader::operator=(SgfTreeReader&&) noexcept = default;

const base::SourcePtr& SgfTreeReader::source() const { return parsing_->source; }

std::optional<SgfTree> SgfTreeReader::next() {
    Parsing& parsing = *parsing_;
    Tokens tokens = parsing.tokens_of_game();
    if (tokens.empty()) return std::nullopt;
    SgfTree tree;
    const std::uint32_t begin = span_of(tokens.front().get()).begin;
    const std::uint32_t end = span_of(tokens.back().get()).end;
    if (!std::exchange(parsing.any_game, true) && parsing.passed_over)
        sgf::add_sgf_warning(tree.warnings, *parsing.passed_over, "text before the game; passed over");
    tree.encoding = parsing.encodings.encoding_at(begin);

    antlr4::ListTokenSource source(std::move(tokens));
    antlr4::CommonTokenStream stream(&source);
    parsing.parser.setTokenStream(&stream);
    TreeBuilder builder(*parsing.source, tree);
    for (auto* item : parsing.parser.game()->item()) builder.add(*item);
    builder.finish(static_cast<std::uint32_t>(parsing.source->text().size()), parsing.at_end_of_game());
    parsing.warn_of_text_behind(end, tree);
    parsing.parser.setTokenStream(nullptr);
    return tree;
}

SgfCollection read_sgf_collection(std::string path, std::string_view bytes,
                                  const std::optional<std::string>& demanded_encoding) {
    SgfTreeReader reader(std::move(path), decode_sgf(bytes, demanded_encoding));
    SgfCollection collection{.source = reader.source(), .games = {}};
    while (auto game = reader.next()) collection.games.push_back(std::move(*game));
    return collection;
}

}  // namespace katachi::compiler
