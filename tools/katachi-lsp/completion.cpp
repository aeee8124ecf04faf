// What can be written at the cursor, by the line that it stands in.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "compiler/check/check.h"
#include "compiler/check/facts/attributes.h"
#include "compiler/check/facts/class_letters.h"
#include "compiler/check/facts/shape_symmetry.h"
#include "compiler/constraint/autohelper_text.h"
#include "compiler/constraint/phase.h"
#include "compiler/model/labels.h"
#include "tools/katachi-lsp/features.h"
#include "tools/katachi-lsp/protocol_values.h"

namespace katachi::lsp {

namespace {

enum class ItemKind { function = 3, variable = 6, property = 10, keyword = 14, enum_member = 20, constant = 21 };

class Items {
  public:
    // The items replace the `typed` bytes before the cursor.
    Items(const Spot& spot, std::size_t typed, bool has_snippets)
        : range_(range_value(spot.lines(), {spot.offset - static_cast<std::uint32_t>(typed), spot.offset})),
          has_snippets_(has_snippets) {}

    Json& add(ItemKind kind, std::string_view text, std::string_view meaning) {
        return items_.emplace_back(Json{{"label", text},
                                        {"kind", static_cast<int>(kind)},
                                        {"detail", meaning},
                                        {"textEdit", {{"range", range_}, {"newText", text}}}});
    }

    // What is called with something in brackets: the cursor goes there.
    Json& add_call(ItemKind kind, std::string_view text, std::string_view meaning) {
        Json& item = add(kind, text, meaning);
        if (has_snippets_) {
            item["textEdit"]["newText"] = std::string(text) + "($1)";
            item["insertTextFormat"] = 2;
        }
        return item;
    }

    Json finish() { return std::move(items_); }

  private:
    Json range_;
    bool has_snippets_ = false;
    Json items_ = Json::array();
};

bool is_word_byte(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-'; }

std::string_view last_word(std::string_view line, bool with_hyphens) {
    const auto is_part = [&](char c) { return is_word_byte(c) && (with_hyphens || c != '-'); };
    const auto first = std::find_if_not(line.rbegin(), line.rend(), is_part).base();
    return line.substr(static_cast<std::size_t>(first - line.begin()));
}

void add_symmetries(Items& items) {
    items.add(ItemKind::enum_member, "8", "no symmetry");
    for (const char c : std::string_view("|-\\/+XO")) {
        const auto symmetry = *compiler::declared_symmetry(c);
        items.add(ItemKind::enum_member, std::string(1, c), "the shape " + std::string(compiler::describe(symmetry)));
    }
}

void add_labels(Items& items, const Spot& spot) {
    if (spot.entry == nullptr) return;
    for (const char label : compiler::labels_of(*spot.entry))
        items.add(ItemKind::variable, std::string(1, label), compiler::describe_label(*spot.entry, label));
}

void add_class_letters(Items& items, std::string_view written) {
    for (const compiler::ClassLetter& each : compiler::class_letters())
        if (written.find(each.letter) == std::string_view::npos)
            items.add(ItemKind::enum_member, std::string(1, each.letter), each.meaning);
}

void add_attributes(Items& items, compiler::AttributeMap map) {
    for (const std::string_view attribute : compiler::attributes_of(map))
        items.add_call(ItemKind::property, attribute,
                       compiler::takes_label(attribute) ? "attribute, of a label" : "attribute, of a number");
}

Json complete_colon_line(const Spot& spot, std::string_view line, bool has_snippets) {
    const auto open = line.rfind('(');
    const bool is_argument = open != std::string_view::npos && line.find(')', open) == std::string_view::npos;
    const auto field = is_argument ? -1 : std::count(line.begin(), line.end(), ',');
    const std::size_t typed = field == 0   ? line.size() - 1
                              : field == 1 ? 0  // letters stand side by side
                                           : last_word(line, false).size();
    Items items(spot, typed, has_snippets);
    if (is_argument && compiler::takes_label(last_word(line.substr(0, open), false))) add_labels(items, spot);
    if (field == 0) add_symmetries(items);
    if (field == 1) add_class_letters(items, line.substr(line.find(',')));
    if (field > 1) add_attributes(items, spot.database.attribute_map);
    return items.finish();
}

Json complete_expression(const Spot& spot, std::string_view line, bool has_snippets) {
    const bool is_action = line.starts_with('>');
    Items items(spot, last_word(line, false).size(), has_snippets);
    add_labels(items, spot);
    for (const match::Helper& helper : match::helpers()) {
        if ((helper.is_action && !is_action) || !compiler::is_known(helper.needs, spot.database.spec.kind)) continue;
        Json& item = items.add_call(ItemKind::function, helper.name, compiler::signature(helper));
        item["documentation"] = markdown(std::string(helper.meaning));
    }
    for (const auto& [name, labels] : spot.database.spec.helpers)
        items.add_call(ItemKind::function, name, "a function of the engine, of katachi.toml");
    for (const match::ConstraintConstant& constant : match::constraint_constants())
        items.add(ItemKind::constant, constant.name, constant.meaning);
    return items.finish();
}

Json complete_comment(const Spot& spot, std::string_view line, bool has_snippets) {
    const auto mark = line.rfind("katachi: ignore[");
    if (mark == std::string_view::npos || line.find(']', mark) != std::string_view::npos) return nullptr;
    Items items(spot, last_word(line, true).size(), has_snippets);
    for (const compiler::Rule& rule : compiler::all_rules()) items.add(ItemKind::enum_member, rule.id, rule.summary);
    return items.finish();
}

Json complete_first_word(const Spot& spot, std::string_view line, bool has_snippets) {
    Items items(spot, last_word(line, false).size(), has_snippets);
    if (line.starts_with("attribute_map ")) {
        for (const auto map :
             {compiler::AttributeMap::none, compiler::AttributeMap::general, compiler::AttributeMap::value_only,
              compiler::AttributeMap::owl_attack, compiler::AttributeMap::owl_defense})
            items.add(ItemKind::enum_member, compiler::spelling(map), "attribute map");
        return items.finish();
    }
    const bool is_first_word = !line.empty() && last_word(line, false) == line;
    const bool can_be_keyword = is_first_word && line.find_first_not_of("OXox") != std::string_view::npos;
    if (!can_be_keyword) return nullptr;
    items.add(ItemKind::keyword, "Pattern", "begins an entry");
    items.add(ItemKind::keyword, "attribute_map", "which attributes the entries may have");
    items.add(ItemKind::keyword, "goal_elements", "what a match must touch in a life database");
    items.add(ItemKind::keyword, "callback_data", "what the matcher hands to the engine");
    return items.finish();
}

}  // namespace

Json completion(Workspace& workspace, const Json& params) {
    const Spot spot = spot_of(workspace, params);
    const std::string_view line = spot.line_before();
    const bool has_snippets = workspace.client.has_snippets;
    switch (line.empty() ? '\0' : line.front()) {
        case ':': return complete_colon_line(spot, line, has_snippets);
        case ';':
        case '>': return complete_expression(spot, line, has_snippets);
        case '#': return complete_comment(spot, line, has_snippets);
        default: return complete_first_word(spot, line, has_snippets);
    }
}

}  // namespace katachi::lsp
