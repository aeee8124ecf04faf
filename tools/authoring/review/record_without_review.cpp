#include "tools/authoring/review/record_without_review.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace katachi::authoring {

namespace {

using compiler::SgfNode;
using compiler::SgfNodeIndex;
using compiler::SgfProperty;
using compiler::SgfTree;
using compiler::SgfValue;

void erase_property(SgfNode& node, std::string_view name) {
    std::erase_if(node.properties, [&](const SgfProperty& property) { return property.name == name; });
}

// Without our lines; false where nothing else was there.
bool take_lines(std::string& text) {
    std::vector<std::string> kept;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string line = text.substr(begin, end - begin);
        if (!line.starts_with(our_sentence)) kept.push_back(line);
        begin = end + 1;
    }
    text.clear();
    for (std::size_t i = 0; i < kept.size(); ++i) text += (i == 0 ? "" : "\n") + kept[i];
    return !kept.empty();
}

void take_comment(SgfNode& node) {
    for (SgfProperty& property : node.properties)
        if (property.name == "C" && property.values.front().text.find(our_sentence) != std::string::npos) {
            std::string text = property.values.front().text;
            const bool has_others = take_lines(text);
            property.values.front() = SgfValue::of(text);
            if (!has_others) return erase_property(node, "C");
        }
}

// Each label of our list once: the last of those that are alike, as ours come last.
void take_labels(SgfNode& node) {
    const SgfProperty* ours = node.find(our_labels);
    if (ours == nullptr) return;
    const std::vector<SgfValue> taken = ours->values;
    for (const SgfValue& label : taken)
        for (SgfProperty& property : node.properties) {
            if (property.name != "LB") continue;
            const auto found = std::find(property.values.rbegin(), property.values.rend(), label);
            if (found != property.values.rend()) property.values.erase(std::next(found).base());
        }
    std::erase_if(node.properties, [](const SgfProperty& property) { return property.values.empty(); });
    erase_property(node, our_labels);
}

// There is a mark for each node: whether it and all below it are ours.
std::vector<bool> whole_variations(const SgfTree& tree) {
    std::vector<bool> is_ours(tree.nodes.size());
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) is_ours[i] = tree.nodes[i].find(our_variation) != nullptr;
    for (std::size_t i = tree.nodes.size(); i-- > 1;)
        if (!is_ours[i]) is_ours[static_cast<std::size_t>(tree.nodes[i].parent)] = false;
    return is_ours;
}

}  // namespace

SgfTree record_without_review(const SgfTree& tree) {
    const std::vector<bool> is_ours = whole_variations(tree);
    SgfTree kept;
    kept.encoding = tree.encoding;
    kept.warnings = tree.warnings;
    std::vector<SgfNodeIndex> index_of(tree.nodes.size(), compiler::no_sgf_node);
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        const SgfNode& node = tree.nodes[i];
        if (i > 0 && (is_ours[i] || index_of[static_cast<std::size_t>(node.parent)] == compiler::no_sgf_node)) continue;
        index_of[i] = kept.add_node(i == 0 ? compiler::no_sgf_node : index_of[static_cast<std::size_t>(node.parent)],
                                    node.offset);
        SgfNode& copy = kept.node(index_of[i]);
        copy.properties = node.properties;
        take_comment(copy);
        take_labels(copy);
        erase_property(copy, our_variation);
    }
    return kept;
}

}  // namespace katachi::authoring
