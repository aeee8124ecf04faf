
#include "base/text/number.h"
#include "compiler/reader/parser_run.h"
#include "compiler/reader/reader.h"
#include "engine/board/vertex_advice.h"
#include "grammar/PatternTest.h"
#include "grammar/PatternTestLexer.h"
#include "tools/authoring/pattern_test/test_positions.h"
#include "tools/authoring/pattern_test/test_text.h"

namespace katachi::authoring {

namespace {

using Lexer = grammar::PatternTestLexer;
using Parser = grammar::PatternTest;

// A point, a list of which a change begins with: D4, A1-B2, or a letter of the drawing.
bool looks_like_a_point(const std::string& word) {
    return word.size() == 1 || word.find_first_of("0123456789") != std::string::npos;
}

// The word that stands where `is` is missing: behind points, the first that is none, or what shall stand there.
antlr4::Token* word_for_is(Parser::ChangeContext* change) {
    const auto words = change->WORD();
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string word = words[i]->getText();
        const bool is_content = content_named(word) && i + 1 == words.size();
        if (is_content || !looks_like_a_point(word)) return words[i]->getSymbol();
    }
    return nullptr;
}

compiler::Explanation explain(antlr4::Parser& parser, antlr4::Token*) {
    auto* context = parser.getContext();
    if (dynamic_cast<Parser::StonesContext*>(context) != nullptr)
        return {.expected = "stones", .help = "stones are listed as in `Stones 9 X C3 D4 O E5`"};
    if (dynamic_cast<Parser::MovesContext*>(context) != nullptr)
        return {.expected = "moves", .help = "moves are listed as in `Moves Q16 D4 R14`, Black first"};
    if (dynamic_cast<Parser::GameContext*>(context) != nullptr)
        return {.expected = "a file and the number of a move", .help = "write `Game FILE move 37`"};
    if (auto* change = dynamic_cast<Parser::ChangeContext*>(context))
        if (const auto* word = change->IS() == nullptr ? word_for_is(change) : nullptr)
            return {.message = "expected `is`, found `" + word->getText() + "`",
                    .span = compiler::span_of(word),
                    .help = "write `if D4 is X` for what shall stand there, or `if D4 changes` for anything else"};
    if (dynamic_cast<Parser::TestContext*>(context) != nullptr ||
        dynamic_cast<Parser::ChangeContext*>(context) != nullptr)
        return {.help =
                    "a test is `NAME at C3`, with `not` before it, `: true`, `: false` or `: undecided` behind "
                    "it, and last `if D4 is X`; quote names that are words of this language"};
    return {};
}

const compiler::ErrorWording wording{.token_names =
                                         {
                                             {Parser::WORD, "a word"},
                                             {Parser::QUOTED, "a quoted name"},
                                             {Parser::AT, "`at`"},
                                             {Parser::IF, "`if`"},
                                             {Parser::IS, "`is`"},
                                             {Parser::COLON, "`:`"},
                                             {Parser::COMMA, "`,`"},
                                             {Parser::CHANGES, "`changes`"},
                                             {Parser::END_OF_LINE, "the end of the line"},
                                         },
                                     .explain = explain};

std::string unquoted(const antlr4::Token* token) {
    const std::string text = token->getText();
    return token->getType() == Parser::QUOTED ? text_in_quotes(text) : text;
}

std::vector<std::string> texts(const std::vector<antlr4::tree::TerminalNode*>& words) {
    std::vector<std::string> found;
    for (auto* word : words) found.push_back(word->getText());
    return found;
}

class TestReader {
  public:
    TestReader(const base::SourcePtr& source, const OpenGame& open_game, base::Diagnostics& diagnostics)
        : open_game_(open_game), diagnostics_(diagnostics) {
        tests_.source = source;
    }

    PatternTests read() {
        compiler::ParserRun<Lexer, Parser> run(tests_.source, wording, compiler::begins_line<Parser>, diagnostics_);
        while (auto* item = run.next(&Parser::item)) {
            const bool broken = run.failed("");
            if (auto* drawing = item->drawing()) begin(drawing, !broken && draw(drawing));
            if (auto* stones = item->stones()) begin(stones, !broken && list(stones));
            if (auto* moves = item->moves()) begin(moves, !broken && play(moves));
            if (auto* game = item->game()) begin(game, !broken && open(game));
            if (broken) continue;
            if (auto* side = item->side()) turn(side);
            if (auto* test = item->test()) add(test);
        }
        return std::move(tests_);
    }

  private:
    enum class State { no_position, broken_position, position };

    void find(std::string message, base::Span span, std::string help = {}) {
        diagnostics_.push_back({.rule = "syntax",
                                .message = std::move(message),
                                .source = tests_.source,
                                .span = span,
                                .pattern = "",
                                .help = std::move(help)});
    }

    void begin(antlr4::ParserRuleContext* statement, bool is_sound) {
        state_ = is_sound ? State::position : State::broken_position;
        if (!is_sound) return;
        next_.span = compiler::span_of(statement);
        tests_.positions.push_back(std::move(next_));
    }

    bool draw(Parser::DrawingContext* drawing) {
        next_ = TestPosition();
        if (drawing->TITLE() != nullptr) next_.title = compiler::without_trailing_blanks(drawing->TITLE()->getText());
        std::vector<base::Span> rows;
        for (auto* row : drawing->ROW()) rows.push_back(compiler::span_of(row->getSymbol()));
        if (rows.empty()) {
            find("this drawing has no rows", compiler::span_of(drawing->what),
                 "its rows stand below it, up to a blank line");
            return false;
        }
        const auto before = static_cast<std::ptrdiff_t>(diagnostics_.size());
        const auto read = drawing->what->getType() == Parser::BOARD ? position_of_drawing : eye_space_of_drawing;
        const bool is_sound = read(*tests_.source, rows, next_, diagnostics_);
        for (auto finding = diagnostics_.begin() + before; finding != diagnostics_.end(); ++finding)
            finding->source = tests_.source;
        return is_sound;
    }

    bool list(Parser::StonesContext* stones) {
        next_ = TestPosition();
        auto read = position_of_stones(texts(stones->WORD()));
        if (const auto* trouble = std::get_if<WordTrouble>(&read)) return find(*trouble, stones->WORD());
        next_.position = std::get<board::Position>(read);
        return true;
    }

    bool play(Parser::MovesContext* moves) {
        next_ = TestPosition();
        auto read = position_of_moves(texts(moves->WORD()));
        if (const auto* trouble = std::get_if<WordTrouble>(&read)) return find(*trouble, moves->WORD());
        next_.position = std::get<GamePosition>(read).position;
        next_.to_move = std::get<GamePosition>(read).to_move;
        return true;
    }

    bool find(const WordTrouble& trouble, const std::vector<antlr4::tree::TerminalNode*>& words) {
        find(trouble.message, compiler::span_of(words[trouble.word]->getSymbol()), trouble.help);
        return false;
    }

    bool open(Parser::GameContext* game) {
        next_ = TestPosition();
        GameReference reference{.file = unquoted(game->file), .move = {}};
        if (game->number != nullptr) {
            const auto number = base::number_from<int>(game->number->getText());
            const bool is_number = number && *number > 0;
            const auto* word = game->WORD(game->file->getType() == Parser::WORD ? 1 : 0)->getSymbol();
            if (word->getText() != "move" || !is_number) {
                find("expected `move` and its number behind the file",
                     {compiler::span_of(word).begin, compiler::span_of(game->number).end}, "write `Game FILE move 37`");
                return false;
            }
            reference.move = *number;
        }
        auto opened = open_game_(reference);
        if (const auto* why_not = std::get_if<std::string>(&opened)) {
            find(*why_not, compiler::span_of(game->file));
            return false;
        }
        next_.title = reference.file;
        next_.position = std::get<GamePosition>(opened).position;
        next_.to_move = std::get<GamePosition>(opened).to_move;
        return true;
    }

    void turn(Parser::SideContext* side) {
        if (state_ == State::broken_position) return;
        if (state_ == State::no_position)
            return find("whose board? there is no position above", compiler::span_of(side->SIDE()->getSymbol()));
        const bool is_used = !tests_.tests.empty() && tests_.tests.back().position + 1 == tests_.positions.size();
        if (is_used) tests_.positions.emplace_back(tests_.positions.back());
        tests_.positions.back().to_move = side->getText().front() == 'B' ? board::Colour::black : board::Colour::white;
    }

    void add(Parser::TestContext* parsed) {
        if (state_ == State::broken_position) return;
        if (state_ == State::no_position)
            return find("there is no position above that this could be tried on", compiler::span_of(parsed->entry),
                        "begin with a `Board`, a `Space`, `Stones`, `Moves` or a `Game`");
        PatternTest test;
        test.position = tests_.positions.size() - 1;
        test.negative = parsed->NOT() != nullptr;
        test.entry = unquoted(parsed->entry);
        test.entry_span = compiler::span_of(parsed->entry);
        test.span = compiler::span_of(parsed);
        while (test.span.end > test.entry_span.end && is_blank(test.span.end - 1)) --test.span.end;
        if (position().eye_space && parsed->at != nullptr)
            return find("an eye shape has no place within its eye space", compiler::span_of(parsed->at),
                        "leave `at` out");
        if (parsed->at != nullptr) {
            test.at = point(parsed->at);
            if (!test.at) return;
        }
        if (!read_answer(parsed, test) || !read_changes(parsed, test)) return;
        tests_.tests.push_back(std::move(test));
    }

    bool is_blank(std::uint32_t at) const {
        return at >= tests_.source->text().size() ||
               std::string_view(" \t\r\n").find(tests_.source->text()[at]) != std::string_view::npos;
    }

    bool read_answer(Parser::TestContext* parsed, PatternTest& test) {
        if (parsed->answer == nullptr) return true;
        const std::string text = parsed->answer->getText();
        for (const TestAnswer answer : {TestAnswer::is_true, TestAnswer::is_false, TestAnswer::undecided})
            if (text == name(answer)) test.answer = answer;
        if (!test.answer)
            find("a constraint does not answer `" + text + "`", compiler::span_of(parsed->answer),
                 "it answers `true`, `false` or `undecided`");
        else if (test.negative)
            find("`not` and an answer exclude each other", test.span,
                 "without `not` the answer alone is asked for; `: false` is met by a match whose constraint is false");
        return test.answer && !test.negative;
    }

    bool read_changes(Parser::TestContext* parsed, PatternTest& test) {
        bool has_cases = false;
        for (auto* change : parsed->change()) {
            TestChange read;
            read.one_by_one = change->ANY() != nullptr || change->content == nullptr;
            if (read.one_by_one && has_cases) {
                find("a test may try one list of points in turn, this is the second", compiler::span_of(change),
                     "write two tests");
                return false;
            }
            has_cases = has_cases || read.one_by_one;
            if (change->content != nullptr) {
                read.content = content_named(change->content->getText());
                if (!read.content) {
                    find("`" + change->content->getText() + "` cannot stand on a point",
                         compiler::span_of(change->content), "write `X` for Black, `O` for White, or `empty`");
                    return false;
                }
                if (position().eye_space && *read.content == board::Colour::white) {
                    find("an eye space holds no stones of its owner", compiler::span_of(change->content),
                         "its points are `empty` or `X`");
                    return false;
                }
            }
            const std::size_t words = change->WORD().size() - (change->content != nullptr ? 1 : 0);
            for (std::size_t i = 0; i < words; ++i)
                if (!add_points(change->WORD(i)->getSymbol(), read)) return false;
            test.changes.push_back(std::move(read));
        }
        return true;
    }

    // A point, or the rectangle between two as in `B3-D5`.
    bool add_points(antlr4::Token* token, TestChange& change) {
        const std::string text = token->getText();
        const auto dash = text.find('-', 1);
        if (dash == std::string::npos) {
            const auto vertex = point(token);
            if (vertex) change.points.push_back(*vertex);
            return vertex.has_value();
        }
        const auto from = board::parse_vertex(text.substr(0, dash), position().position.size);
        const auto to = board::parse_vertex(text.substr(dash + 1), position().position.size);
        if (!from || !to || *from == board::pass_vertex || *to == board::pass_vertex) {
            no_point(token, " as those between two points are");
            return false;
        }
        const auto [top, bottom] = std::minmax({board::row_of(*from), board::row_of(*to)});
        const auto [left, right] = std::minmax({board::column_of(*from), board::column_of(*to)});
        for (int row = top; row <= bottom; ++row)
            for (int column = left; column <= right; ++column) change.points.push_back(board::vertex_at(row, column));
        return true;
    }

    std::optional<board::Vertex> point(antlr4::Token* token) {
        const std::string text = token->getText();
        if (text.size() == 1)
            if (const auto mark = position().marks.find(text.front()); mark != position().marks.end())
                return mark->second;
        const auto vertex = board::parse_vertex(text, position().position.size);
        if (vertex && *vertex != board::pass_vertex && position().position.at(*vertex) != board::Colour::off_board)
            return vertex;
        no_point(token, "");
        return std::nullopt;
    }

    void no_point(antlr4::Token* token, const std::string& what) {
        if (position().eye_space)
            return find("`" + token->getText() + "` is no point of this eye space", compiler::span_of(token),
                        "A1 is the lower left corner of the drawing");
        const std::string size = std::to_string(position().position.size);
        const std::string word = token->getText();
        if (word.size() == 1)
            return find("`" + word + "` names no point of this position", compiler::span_of(token),
                        "draw it there, or write points like C3");
        std::string help(board::is_in_left_out_column(word) ? board::vertex_advice(word) : "write points like C3");
        for (const auto& [mark, vertex] : position().marks)
            help += (mark == position().marks.begin()->first ? ", or as the drawing names them: `" : " `") +
                    std::string(1, mark) + "`";
        find("`" + word + "` is no point of this board of " + size + " lines" + what, compiler::span_of(token), help);
    }

    const TestPosition& position() const { return tests_.positions.back(); }

    const OpenGame& open_game_;
    base::Diagnostics& diagnostics_;
    PatternTests tests_;
    TestPosition next_;
    State state_ = State::no_position;
};

}  // namespace

std::vector<TestedName> names_in_tests(const base::SourcePtr& source) {
    base::Diagnostics findings;
    if (source->text().empty() || !compiler::is_readable(source, findings)) return {};
    std::vector<TestedName> names;
    compiler::ParserRun<Lexer, Parser> run(source, wording, compiler::begins_line<Parser>, findings);
    while (auto* item = run.next(&Parser::item)) {
        const bool broken = run.failed("");
        const auto* test = item->test();
        if (test != nullptr && !broken) names.push_back({unquoted(test->entry), compiler::span_of(test->entry)});
    }
    return names;
}

PatternTests read_pattern_tests(const base::SourcePtr& source, const OpenGame& open_game,
                                base::Diagnostics& diagnostics) {
    if (source->text().empty() || !compiler::is_readable(source, diagnostics))
        return {.source = source, .positions = {}, .tests = {}};
    return TestReader(source, open_game, diagnostics).read();
}

}  // namespace katachi::authoring
