#include "compiler/sgf/findings.h"

#include <fmt/core.h>

#include <algorithm>

#include "base/text/utf8.h"
#include "compiler/sgf/facts.h"
#include "compiler/sgf/properties.h"
#include "engine/sgf/nodes.h"
#include "engine/sgf/values.h"

namespace katachi::compiler {

namespace {

constexpr std::size_t longest_quote = 20;

std::string in_quotes(std::string_view text) {
    if (text.size() <= longest_quote) return fmt::format("`{}`", text);
    return fmt::format("`{}...`", base::beginning_of(text, longest_quote));
}

class Findings {
  public:
    explicit Findings(SgfTree& tree) : tree_(tree), size_(tree.board_size()) {}

    void add() {
        add_of_root();
        for (const SgfNode& node : tree_.nodes) add_of_node(node);
        std::stable_sort(tree_.warnings.begin(), tree_.warnings.end(),
                         [](const sgf::SgfWarning& a, const sgf::SgfWarning& b) { return a.offset < b.offset; });
    }

  private:
    void warn(std::uint32_t offset, std::string message) {
        sgf::add_sgf_warning(tree_.warnings, offset, std::move(message));
    }
    void add_of_root();
    void add_of_size(const SgfProperty& property);
    void add_of_komi(const SgfProperty& property);
    void add_of_handicap(const SgfProperty& property);
    void add_of_node(const SgfNode& node);
    void add_of_value(const SgfProperty& property, const SgfValue& value);

    SgfTree& tree_;
    int size_;
};

void Findings::add_of_root() {
    const SgfNode& root = tree_.root();
    if (const auto* game = root.find("GM"); game != nullptr && sgf::sgf_number(root.text("GM")).value_or(1) != 1)
        warn(game->values.front().offset, "a game other than Go; its moves are kept as text");
    if (const auto* size = root.find("SZ")) add_of_size(*size);
    if (const auto* komi = root.find("KM")) add_of_komi(*komi);
    if (const auto* handicap = root.find("HA")) add_of_handicap(*handicap);
}

void Findings::add_of_size(const SgfProperty& property) {
    const SgfValue& value = property.values.front();
    const auto size = sgf::sgf_board_size(value.text);
    if (!size)
        warn(value.offset, fmt::format("SZ[{}] is no size; 19 lines are assumed", value.text));
    else if (!size->is_supported())
        warn(value.offset, "a board that is not square of 2 to 19 lines; its points are kept as text");
}

void Findings::add_of_komi(const SgfProperty& property) {
    const SgfValue& value = property.values.front();
    const sgf::SgfKomi komi = sgf_komi(tree_);
    if (!komi.points)
        warn(value.offset, fmt::format("KM[{}] is no number; no komi is assumed", value.text));
    else if (komi.is_doubtful)
        warn(value.offset,
             fmt::format("KM[{}] is more than a number; {:g} points are taken", value.text, *komi.points));
    else if (komi.is_corrected)
        warn(value.offset, fmt::format("KM[{}] counts hundredths; {:g} points are taken", value.text, *komi.points));
}

void Findings::add_of_handicap(const SgfProperty& property) {
    const SgfValue& value = property.values.front();
    const auto stones = sgf_handicap(tree_);
    if (!stones)
        warn(value.offset,
             fmt::format("HA[{}] is no number of stones for this board; no handicap is assumed", value.text));
    else if (!sgf::sgf_number(value.text))
        warn(value.offset, fmt::format("HA[{}] in words; {} stones are taken", value.text, *stones));
}

void Findings::add_of_node(const SgfNode& node) {
    const SgfProperty* black = node.find("B");
    const SgfProperty* white = node.find("W");
    if (black != nullptr && white != nullptr)
        warn(std::max(black->offset, white->offset), "two moves in one node; both are played, in this order");
    if (black != nullptr || white != nullptr)
        for (const char* name : {"AB", "AW", "AE"})
            if (const SgfProperty* stones = node.find(name)) {
                warn(stones->offset,
                     "stones are set up in the node of a move; both are done, in the order in which they stand");
                break;
            }
    if (size_ == 0) return;
    for (const SgfProperty& property : node.properties)
        for (const SgfValue& value : property.values) add_of_value(property, value);
    for (const SgfProperty* move : {black, white})
        if (move != nullptr && move->values.size() > 1)
            warn(move->values[1].offset, "more than one move in a property; the first is played");
}

void Findings::add_of_value(const SgfProperty& property, const SgfValue& value) {
    const auto is_point = [&](std::string_view text) {
        return sgf::sgf_point(sgf::sgf_trimmed(text), size_).has_value();
    };
    const auto is_wrong = [&] {
        switch (sgf_value_kind(property.name)) {
            case SgfValueKind::move: return !sgf::sgf_move(value.text, size_);
            case SgfValueKind::points:
                return !sgf::sgf_trimmed(value.text).empty() && !sgf::sgf_rectangle(value.text, size_);
            case SgfValueKind::labelled_point: return !is_point(value.before_colon());
            case SgfValueKind::line: return !is_point(value.before_colon()) || !is_point(value.behind_colon());
            case SgfValueKind::other: break;
        }
        return false;
    };
    if (is_wrong())
        warn(value.offset, fmt::format("{}: {} is no point of a board of {} lines; kept as text", property.name,
                                       in_quotes(value.text), size_));
}

}  // namespace

void add_sgf_findings(SgfTree& tree) { Findings(tree).add(); }

}  // namespace katachi::compiler
