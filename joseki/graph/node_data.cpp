#include "joseki/graph/node_data.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "base/text/counted.h"
#include "base/text/number.h"
#include "engine/board/side_name.h"
#include "engine/sgf/values.h"
#include "joseki/graph/import_words.h"

namespace katachi::joseki {

namespace {

class DataWriter {
  public:
    explicit DataWriter(compiler::SgfNode& node) : node_(node) {}

    void text(const char* name, const std::string& value) {
        if (!value.empty()) node_.set(name, value);
    }
    template <typename Number>
    void number(const char* name, const std::optional<Number>& value) {
        if (value) node_.set(name, fmt::format("{}", *value));
    }
    void positive(const char* name, std::int64_t value) {
        if (value > 0) node_.set(name, std::to_string(value));
    }
    template <typename Value, std::size_t count>
    void word(const char* name, const std::optional<Value>& value, const Words<Value, count>& words) {
        if (value) node_.set(name, std::string(word_of(words, *value)));
    }

  private:
    compiler::SgfNode& node_;
};

class DataReader {
  public:
    explicit DataReader(const compiler::SgfNode& node) : node_(node) {}

    bool has_found() const { return has_found_; }

    std::string text(const char* name) { return std::string(value(name)); }
    template <typename Number>
    std::optional<Number> number(const char* name) {
        const auto read = base::number_from<Number>(value(name));
        return read && *read >= 0 ? read : std::nullopt;
    }
    std::optional<double> points(const char* name) {
        const auto read = base::finite_number_from<double>(value(name));
        return read && *read >= 0 && *read <= most_points ? read : std::nullopt;
    }
    template <typename Value, std::size_t count>
    std::optional<Value> word(const char* name, const Words<Value, count>& words) {
        return value_of(words, value(name));
    }

  private:
    std::string_view value(const char* name) {
        has_found_ = has_found_ || node_.find(name) != nullptr;
        return sgf::sgf_trimmed(node_.text(name));
    }

    const compiler::SgfNode& node_;
    bool has_found_ = false;
};

std::string played_text(const NodeData& data) {
    const CommentFacts& facts = data.facts;
    const std::int64_t times = facts.games.value_or(0);
    if (times == 0) return "";
    // A game has several corners.
    std::string text = "Played in " + std::to_string(times);
    if (data.reached >= times)
        text += fmt::format(" of {} ({:.0f} %)", base::counted(data.reached, "corner", "corners"),
                            100.0 * static_cast<double>(times) / static_cast<double>(data.reached));
    else
        text += times == 1 ? " corner" : " corners";
    if (facts.first_date > 0) {
        const int first = facts.first_date / 10000, last = facts.last_date / 10000;
        text += first == last ? fmt::format(", {}", first) : fmt::format(", {} to {}", first, last);
    }
    const std::int64_t black = facts.black_wins.value_or(0), white = facts.white_wins.value_or(0);
    if (black + white > 0) text += fmt::format("; Black won {}, White {}", black, white);
    return text + ".";
}

}  // namespace

bool is_data_name(std::string_view name) {
    constexpr std::array<std::string_view, 18> names{"KGAMES",   "KBLACK", "KWHITE",   "KREACHED", "KFIRST", "KLAST",
                                                     "KEXAMPLE", "KENDED", "KREST",    "KCLASS",   "KSLIDE", "KOUTCOME",
                                                     "KPOINTS",  "KSTAGE", "KURGENCY", "KCODE",    "KAFTER", "KIF"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

void write_node_data(const NodeData& data, compiler::SgfNode& node) {
    const CommentFacts& facts = data.facts;
    DataWriter writer(node);
    writer.number("KGAMES", facts.games);
    writer.number("KBLACK", facts.black_wins);
    writer.number("KWHITE", facts.white_wins);
    writer.positive("KREACHED", data.reached);
    writer.positive("KFIRST", facts.first_date);
    writer.positive("KLAST", facts.last_date);
    writer.text("KEXAMPLE", facts.example);
    writer.positive("KENDED", facts.ended);
    writer.positive("KREST", facts.rest);
    writer.word("KCLASS", facts.move_class, class_words);
    if (facts.extension != Extension::none) writer.word("KSLIDE", std::optional(facts.extension), extension_words);
    writer.text("KIF", facts.constraint);
    writer.word("KOUTCOME", facts.good_for, outcome_words);
    writer.number("KPOINTS", facts.points);
    writer.number("KSTAGE", facts.stage);
    writer.word("KURGENCY", facts.urgency, urgency_words);
    writer.text("KCODE", facts.code);
    writer.text("KAFTER", data.after);
}

std::optional<NodeData> read_node_data(const compiler::SgfNode& node) {
    DataReader reader(node);
    NodeData data;
    CommentFacts& facts = data.facts;
    facts.games = reader.number<std::int64_t>("KGAMES");
    facts.black_wins = reader.number<std::int64_t>("KBLACK");
    facts.white_wins = reader.number<std::int64_t>("KWHITE");
    data.reached = reader.number<std::int64_t>("KREACHED").value_or(0);
    facts.first_date = reader.number<int>("KFIRST").value_or(0);
    facts.last_date = reader.number<int>("KLAST").value_or(0);
    facts.example = reader.text("KEXAMPLE");
    facts.ended = reader.number<std::int64_t>("KENDED").value_or(0);
    facts.rest = reader.number<std::int64_t>("KREST").value_or(0);
    facts.move_class = reader.word("KCLASS", class_words);
    facts.extension = reader.word("KSLIDE", extension_words).value_or(Extension::none);
    facts.constraint = reader.text("KIF");
    facts.good_for = reader.word("KOUTCOME", outcome_words);
    facts.points = reader.points("KPOINTS");
    facts.stage = reader.number<int>("KSTAGE");
    if (facts.stage && *facts.stage > 2) facts.stage.reset();
    facts.urgency = reader.word("KURGENCY", urgency_words);
    facts.code = reader.text("KCODE");
    data.after = reader.text("KAFTER");
    return reader.has_found() ? std::optional(data) : std::nullopt;
}

std::string sentences(const NodeData& data, board::Colour to_move) {
    const CommentFacts& facts = data.facts;
    std::string text;
    const auto say = [&](const std::string& sentence) {
        if (!sentence.empty()) text += (text.empty() ? "" : " ") + sentence;
    };
    say(played_text(data));
    if (!facts.example.empty()) say((facts.first_date > 0 ? "First in " : "For example in ") + facts.example + ".");
    if (facts.ended > 0) say("The sequence ends here in " + base::counted(facts.ended, "corner", "corners") + ".");
    if (facts.move_class) say(fmt::format("Class: {}.", word_of(class_words, *facts.move_class)));
    if (facts.extension != Extension::none)
        say(fmt::format("Slides along its {} where stones stand in the way.",
                        word_of(extension_words, facts.extension)));
    if (!facts.constraint.empty()) say("Where " + facts.constraint + ".");
    if (facts.good_for)
        say(*facts.good_for == board::Colour::empty ? std::string("Even.")
            : facts.points ? fmt::format("Good for {} by {} points.", board::side_name(*facts.good_for), *facts.points)
                           : "Good for " + board::side_name(*facts.good_for) + ".");
    if (facts.urgency) say(board::side_name(to_move) + " " + joseki::name(*facts.urgency) + ".");
    if (!facts.code.empty()) say("Position " + facts.code + ".");
    if (!data.after.empty()) say("Goes on as after " + data.after + ".");
    // A line of the comment.
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return text;
}

std::vector<std::string> known_sentences(NodeData data, board::Colour to_move) {
    CommentFacts& facts = data.facts;
    std::vector<std::string> known;
    for (int colours = 0; colours < 2; ++colours) {
        for (int axes = 0; axes < 2; ++axes) {
            known.push_back(sentences(data, to_move));
            facts.extension = turned(facts.extension, board::Orientation::transposed);
        }
        std::swap(facts.black_wins, facts.white_wins);
        if (facts.good_for && *facts.good_for != board::Colour::empty)
            facts.good_for = board::opponent(*facts.good_for);
        to_move = board::opponent(to_move);
    }
    return known;
}

}  // namespace katachi::joseki
