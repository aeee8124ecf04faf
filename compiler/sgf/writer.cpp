#include "compiler/sgf/writer.h"

#include "compiler/sgf/text.h"

namespace katachi::compiler {

namespace {

constexpr std::size_t line_width = 80;

void append_property(std::string& text, const SgfProperty& property) {
    text += property.name;
    for (const SgfValue& value : property.values) text += '[' + escaped(value) + ']';
}

std::string node_text(const SgfTree& tree, SgfNodeIndex index) {
    const bool is_root = index == sgf_root;
    std::string text = is_root ? ";FF[4]CA[UTF-8]" : ";";
    for (const SgfProperty& property : tree.node(index).properties)
        if (!is_root || (property.name != "FF" && property.name != "CA")) append_property(text, property);
    return text;
}

class Writer {
  public:
    explicit Writer(const SgfTree& tree) : tree_(tree) {}

    std::string write() {
        open_tree();
        for (SgfNodeIndex at = sgf_root; at != no_sgf_node;) {
            append_node(node_text(tree_, at));
            at = close_trees_and_go_on(at);
        }
        return std::move(text_) + ")\n";
    }

  private:
    std::size_t width_of_line() const { return text_.size() - line_start_; }

    void break_line() {
        if (text_.empty()) return;
        text_ += '\n';
        line_start_ = text_.size();
    }

    void open_tree() {
        break_line();
        text_ += '(';
    }

    void append_node(const std::string& node) {
        const bool is_first = text_.ends_with('(');
        if (!is_first && width_of_line() + node.size() > line_width) break_line();
        text_ += node;
        if (const auto line_end = node.rfind('\n'); line_end != std::string::npos)
            line_start_ = text_.size() - (node.size() - line_end - 1);
    }

    bool has_variations(SgfNodeIndex index) const {
        return tree_.node(index).first_child != tree_.node(index).last_child;
    }

    // The node that follows; each of several variations is a tree of its own.
    SgfNodeIndex close_trees_and_go_on(SgfNodeIndex at) {
        if (const auto child = tree_.node(at).first_child; child != no_sgf_node) {
            if (has_variations(at)) open_tree();
            return child;
        }
        for (; at != sgf_root; at = tree_.node(at).parent) {
            const bool is_variation = has_variations(tree_.node(at).parent);
            if (is_variation) text_ += ')';
            if (tree_.node(at).next_sibling == no_sgf_node) continue;
            open_tree();
            return tree_.node(at).next_sibling;
        }
        return no_sgf_node;
    }

    const SgfTree& tree_;
    std::string text_;
    std::size_t line_start_ = 0;
};

}  // namespace

std::string sgf_text(const SgfTree& tree) { return Writer(tree).write(); }

std::string sgf_text(const std::vector<SgfTree>& games) {
    std::string text;
    for (const SgfTree& game : games) text += (text.empty() ? "" : "\n") + sgf_text(game);
    return text;
}

}  // namespace katachi::compiler
