#include "engine/position/owners/owner_weights.h"

#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <vector>

#include "base/text/number.h"

namespace katachi::position {

namespace {

constexpr std::size_t step = 2;  // blanks by which an answer stands further in than its question
constexpr std::size_t most_depth = 64;

struct ScoreName {
    std::string_view name;
    float ScoreWeights::*value;
};

constexpr std::array score_names{
    ScoreName{"spread-of-results", &ScoreWeights::spread_of_results}, ScoreName{"doubt", &ScoreWeights::doubt},
    ScoreName{"least-error", &ScoreWeights::least_error}, ScoreName{"interval", &ScoreWeights::interval}};

std::string number_text(float number) {
    std::array<char, 32> digits;
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr};
}

// A line that is neither empty nor a comment.
struct Line {
    int number = 0;
    std::size_t indent = 0;
    std::string_view words;
};

class Lines {
  public:
    explicit Lines(std::string_view text) : text_(text) { step_on(); }

    const std::optional<Line>& now() const { return now_; }
    // Where a line was missed.
    int number() const { return now_ ? now_->number : number_ + 1; }

    void step_on() {
        now_.reset();
        while (!text_.empty() && !now_) {
            const auto end = std::min(text_.find('\n'), text_.size());
            std::string_view line = text_.substr(0, end);
            text_.remove_prefix(std::min(end + 1, text_.size()));
            ++number_;
            while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
            const auto indent = line.find_first_not_of(' ');
            if (indent == std::string_view::npos || line[indent] == '#') continue;
            now_ = Line{number_, indent, line.substr(indent)};
        }
    }

  private:
    std::string_view text_;
    int number_ = 0;
    std::optional<Line> now_;
};

class Reader {
  public:
    explicit Reader(std::string_view text) : lines_(text) {}

    std::variant<OwnerWeights, OwnerWeightsError> read() {
        while (lines_.now() && error_.message.empty()) read_part();
        if (weights_.rounds.empty() || weights_.rounds.back().points.trees.empty())
            fail("`part strings`, and `part points` behind it, are missing, or have no tree");
        if (!error_.message.empty()) return error_;
        return weights_;
    }

  private:
    void fail(std::string message) {
        if (error_.message.empty()) error_ = {lines_.number(), std::move(message)};
    }

    // What stands behind `word` and a blank, if the line begins with it.
    std::optional<std::string_view> behind(std::string_view word) const {
        if (!lines_.now() || lines_.now()->indent != 0) return std::nullopt;
        std::string_view words = lines_.now()->words;
        if (!words.starts_with(word) || words.size() <= word.size() || words[word.size()] != ' ') return std::nullopt;
        return words.substr(word.size() + 1);
    }

    void read_part() {
        const auto name = behind("part");
        if (!name) return fail("a part begins with `part NAME`");
        if (*name == "score") {
            lines_.step_on();
            return read_score();
        }
        const bool is_round_open = !weights_.rounds.empty() && weights_.rounds.back().points.trees.empty();
        if (*name != (is_round_open ? "points" : "strings"))
            return fail("here stands `part " + std::string(is_round_open ? "points" : "strings") +
                        (is_round_open ? "`" : "` or `part score`") + ", not `part " + std::string(*name) + "`");
        lines_.step_on();
        read_trees(is_round_open ? weights_.rounds.back().points : weights_.rounds.emplace_back().strings);
    }

    void read_trees(ChanceTrees& trees) {
        const auto start = behind("start");
        const auto number = start ? base::finite_number_from<float>(*start) : std::nullopt;
        if (!number) return fail("a part goes on with `start NUMBER`");
        trees.first = *number;
        lines_.step_on();
        while (lines_.now() && lines_.now()->words == "tree" && error_.message.empty()) {
            lines_.step_on();
            read_node(trees.trees.emplace_back(), step);
        }
    }

    void read_node(ChanceTree& tree, std::size_t indent) {
        if (!lines_.now() || lines_.now()->indent != indent)
            return fail("an answer or a question is missing, indented by " + std::to_string(indent));
        if (indent / step > most_depth) return fail("too many questions in one another");
        const std::size_t at = tree.nodes.size();
        if (at == std::numeric_limits<std::uint16_t>::max()) return fail("too large a tree");
        tree.nodes.emplace_back();
        const std::string_view words = lines_.now()->words;
        const auto sign = words.find(" < ");
        const auto number =
            base::finite_number_from<float>(words.substr(sign == std::string_view::npos ? 0 : sign + 3));
        if (!number) return fail("`" + std::string(words) + "` is neither a number nor `FACT < NUMBER`");
        tree.nodes[at].value = *number;
        if (sign == std::string_view::npos) return lines_.step_on();
        const auto fact = owner_fact_named(words.substr(0, sign));
        if (!fact) return fail("there is no fact `" + std::string(words.substr(0, sign)) + "`");
        tree.nodes[at].fact = static_cast<std::uint8_t>(*fact);
        lines_.step_on();
        read_node(tree, indent + step);
        tree.nodes[at].if_not = static_cast<std::uint16_t>(tree.nodes.size());
        if (error_.message.empty()) read_node(tree, indent + step);
    }

    void read_score() {
        while (lines_.now() && !behind("part") && error_.message.empty()) {
            bool is_known = false;
            for (const ScoreName& score : score_names) {
                const auto value = behind(score.name);
                const auto number = value ? base::finite_number_from<float>(*value) : std::nullopt;
                if (value && (!number || *number <= 0))
                    return fail("`" + std::string(score.name) + "` needs a number above 0");
                if (!number) continue;
                weights_.score.*score.value = *number;
                is_known = true;
            }
            if (!is_known)
                return fail(
                    "`" + std::string(lines_.now()->words) +
                    "` is no line of the score: spread-of-results, doubt, least-error or interval, and a number");
            lines_.step_on();
        }
    }

    Lines lines_;
    OwnerWeights weights_;
    OwnerWeightsError error_;
};

void write_node(const ChanceTree& tree, std::size_t at, std::size_t indent, std::string& text) {
    const ChanceTree::Node& node = tree.nodes[at];
    text.append(indent, ' ');
    if (node.fact == ChanceTree::Node::answer) {
        text += number_text(node.value) + '\n';
        return;
    }
    text.append(owner_fact_words()[node.fact].name).append(" < ").append(number_text(node.value)) += '\n';
    write_node(tree, at + 1, indent + step, text);
    write_node(tree, node.if_not, indent + step, text);
}

void write_part(std::string_view name, const ChanceTrees& trees, std::string& text) {
    text.append("part ").append(name).append("\nstart ").append(number_text(trees.first)) += '\n';
    for (const ChanceTree& tree : trees.trees) {
        text += "tree\n";
        write_node(tree, 0, step, text);
    }
}

}  // namespace

std::variant<OwnerWeights, OwnerWeightsError> read_owner_weights(std::string_view text) { return Reader(text).read(); }

std::string text(const OwnerWeights& weights) {
    std::string text;
    for (const OwnerRound& round : weights.rounds) {
        write_part("strings", round.strings, text);
        write_part("points", round.points, text);
    }
    text += "part score\n";
    for (const ScoreName& score : score_names)
        text.append(score.name).append(" ").append(number_text(weights.score.*score.value)) += '\n';
    return text;
}

// Generated by the build.
std::optional<std::string_view> learned_owners_text(std::string_view name);

const OwnerWeights& learned_owner_weights() {
    static const OwnerWeights weights = std::get<OwnerWeights>(read_owner_weights(*learned_owners_text("owners.txt")));
    return weights;
}

}  // namespace katachi::position
