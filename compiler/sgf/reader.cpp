#include "compiler/sgf/reader.h"

#include <antlr4-runtime.h>

#include <iterator>
#include <limits>
#include <utility>

#include "compiler/reader/antlr_input.h"
#include "compiler/sgf/findings.h"
#include "compiler/sgf/text.h"
#include "engine/sgf/nodes.h"
#include "engine/sgf/values.h"
#include "grammar/SgfLexer.h"

namespace katachi::compiler {

namespace {

using Lexer = grammar::SgfLexer;

struct SgfToken {
    std::size_t type = Lexer::EOF;
    base::Span span;
};

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

// Builds a tree from the tokens of one game. They need no parser: where trees open and close says all, so that no depth
// of variations is too deep, and nothing that is missing or too much stops it.
class TreeBuilder {
  public:
    TreeBuilder(const base::SourceFile& source, SgfTree& tree) : source_(source), tree_(tree) { open_tree(); }

    // Any but the bracket that opens the game.
    void add(const SgfToken& token);
    // It is called after the last token; `is_whole` is false where the text ended before the game did.
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
    void begin_property(base::Span name);
    void finish_property();
    void add_value(base::Span span);
    void merge_repeated(std::vector<SgfProperty>& properties);

    const base::SourceFile& source_;
    SgfTree& tree_;
    std::vector<SgfNodeIndex> parents_;  // of each open tree, the node that the next one follows
    bool in_node_ = false;               // no tree was opened or closed since the last node began
    bool in_property_ = false;           // nothing but values stands behind its name
    base::Span name_;                    // of that property
    SgfProperty property_;
    bool has_loose_value_ = false;  // since the last token that may have none
};

void TreeBuilder::add(const SgfToken& token) {
    if (token.type == Lexer::VALUE) return add_value(token.span);
    finish_property();
    has_loose_value_ = false;
    const std::uint32_t offset = token.span.begin;
    switch (token.type) {
        case Lexer::OPEN_TREE: return open_tree();
        case Lexer::CLOSE_TREE: return close_tree(offset);
        case Lexer::NODE: return begin_node(offset);
        case Lexer::NAME: return begin_property(token.span);
        case Lexer::STRAY: return warn(offset, "neither a node nor a property; left out");
        default: return;
    }
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

void TreeBuilder::begin_property(base::Span name) {
    in_property_ = true;
    name_ = name;
    property_ = {.name = sgf_short_name(source_.text(name)), .values = {}, .offset = name.begin};
}

void TreeBuilder::finish_property() {
    if (!std::exchange(in_property_, false)) return;
    if (property_.values.empty()) return warn(name_.begin, "property " + property_.name + " without a value; left out");
    if (!in_node_) {
        warn(name_.begin, "a node without its ';'; it is taken to begin here");
        begin_node(name_.begin);
    }
    const std::string_view written = source_.text(name_);
    if (written.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string_view::npos)
        warn(name_.begin, "the name `" + std::string(written) + "` in small letters; read as " + property_.name);
    tree_.node(parents_.back()).properties.push_back(std::move(property_));
}

// An unfinished value is left out: half a move would read as another move.
void TreeBuilder::add_value(base::Span span) {
    if (!in_property_) {
        if (!std::exchange(has_loose_value_, true)) warn(span.begin, "a value without a property; left out");
        return;
    }
    const std::string_view bracketed = source_.text(span);
    if (is_closed_sgf_value(bracketed))
        property_.values.push_back(sgf_value(bracketed.substr(1, bracketed.size() - 2), span.begin + 1));
    else
        warn(span.begin, "a value without ']'; left out, with the rest of the text");
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

void TreeBuilder::finish(std::uint32_t end, bool is_whole) {
    finish_property();
    if (!is_whole) warn(end, "the text ends inside a game; its trees are closed");
    if (tree_.nodes.empty()) tree_.add_node(no_sgf_node);
    for (SgfNode& node : tree_.nodes) merge_repeated(node.properties);
    add_sgf_findings(tree_);
}

}  // namespace

struct SgfTreeReader::Reading {
    Reading(std::string path, SgfText decoded)
        : source(std::make_shared<base::SourceFile>(std::move(path), std::move(decoded.text))),
          encodings{"", std::move(decoded.parts)},
          input(source->text()),
          lexer(&input) {
        lexer.removeErrorListeners();
    }

    SgfToken next_token() {
        const auto token = lexer.nextToken();
        return {token->getType(), span_of(token.get())};
    }
    bool in_game() const { return lexer.mode == Lexer::GAME; }
    bool at_end_of_game() const { return lexer.mode == 0; }
    std::vector<SgfToken> first_tokens();
    void pass_over_text(const SgfToken& text);
    void warn_of_text_behind(std::uint32_t end, SgfTree& tree) const;

    base::SourcePtr source;
    SgfText encodings;  // without the text
    SgfBytesStream input;
    Lexer lexer;
    std::optional<std::uint32_t> passed_over;  // where text stands before the first game
    bool any_game = false;
};

// The tokens are those of the next game, from the bracket that opens it up to where it is sure to be one. There are
// none at the end of the text.
std::vector<SgfToken> SgfTreeReader::Reading::first_tokens() {
    std::vector<SgfToken> tokens;
    while (!in_game()) {
        const SgfToken token = next_token();
        if (token.type == Lexer::EOF) return {};
        const bool restarts = token.type == Lexer::OPEN || token.type == Lexer::NO_GAME || token.type == Lexer::TEXT;
        if (restarts && !tokens.empty() && !passed_over) passed_over = tokens.front().span.begin;
        if (restarts) tokens.clear();
        if (token.type == Lexer::TEXT && !passed_over) pass_over_text(token);
        if (token.type != Lexer::TEXT && token.type != Lexer::NO_GAME) tokens.push_back(token);
    }
    return tokens;
}

void SgfTreeReader::Reading::pass_over_text(const SgfToken& text) {
    const auto visible = source->text(text.span).find_first_not_of(sgf::sgf_blanks);
    if (visible != std::string_view::npos) passed_over = text.span.begin + static_cast<std::uint32_t>(visible);
}

void SgfTreeReader::Reading::warn_of_text_behind(std::uint32_t end, SgfTree& tree) const {
    const std::string_view text = source->text();
    const auto visible = text.find_first_not_of(sgf::sgf_blanks, end);
    if (visible == std::string_view::npos || text[visible] == '(') return;
    sgf::add_sgf_warning(
        tree.warnings, visible,
        text[visible] == ')' ? "a ')' that closes nothing; passed over" : "text behind the game; passed over");
}

SgfTreeReader::SgfTreeReader(std::string path, SgfText text)
    : reading_(std::make_unique<Reading>(std::move(path), std::move(text))) {}
SgfTreeReader::~SgfTreeReader() = default;
SgfTreeReader::SgfTreeReader(SgfTreeReader&&) noexcept = default;
SgfTreeReader& SgfTreeReader::operator=(SgfTreeReader&&) noexcept = default;

const base::SourcePtr& SgfTreeReader::source() const { return reading_->source; }

std::optional<SgfTree> SgfTreeReader::next() {
    Reading& reading = *reading_;
    const std::vector<SgfToken> first = reading.first_tokens();
    if (first.empty()) return std::nullopt;
    SgfTree tree;
    if (!std::exchange(reading.any_game, true) && reading.passed_over)
        sgf::add_sgf_warning(tree.warnings, *reading.passed_over, "text before the game; passed over");
    tree.encoding = reading.encodings.encoding_at(first.front().span.begin);
    if (tree.encoding.is_unsure)
        sgf::add_sgf_warning(tree.warnings, first.front().span.begin,
                             "no encoding is declared that fits; " + tree.encoding.name +
                                 " is a guess from little text: --encoding NAME settles it");

    TreeBuilder builder(*reading.source, tree);
    for (std::size_t i = 1; i < first.size(); ++i) builder.add(first[i]);
    SgfToken token;
    do {
        token = reading.next_token();
        builder.add(token);
    } while (token.type != Lexer::EOF && !reading.at_end_of_game());
    builder.finish(static_cast<std::uint32_t>(reading.source->text().size()), reading.at_end_of_game());
    reading.warn_of_text_behind(token.span.end, tree);
    return tree;
}

std::size_t SgfTreeReader::count() const {
    constexpr auto all = std::numeric_limits<std::size_t>::max();
    std::size_t place = 0;
    return sgf::pass_over_sgf_games(reading_->source->text(), place, all, sgf::SgfBytes::utf8);
}

std::size_t SgfTreeReader::pass_over(std::size_t count) {
    std::size_t place = reading_->input.index();
    const auto passed = sgf::pass_over_sgf_games(reading_->source->text(), place, count, sgf::SgfBytes::utf8);
    reading_->input.seek(place);
    reading_->any_game = reading_->any_game || passed > 0;
    return passed;
}

SgfCollection read_sgf_collection(std::string path, std::string_view bytes,
                                  const std::optional<std::string>& demanded_encoding) {
    SgfTreeReader reader(std::move(path), decode_sgf(bytes, demanded_encoding));
    SgfCollection collection{.source = reader.source(), .games = {}};
    while (auto game = reader.next()) collection.games.push_back(std::move(*game));
    return collection;
}

}  // namespace katachi::compiler
