#include "engine/match/blob/check_templates.h"

#include <algorithm>
#include <bit>

#include "engine/match/table_entry.h"

namespace katachi::match {

namespace {

bool is_template_side(int length) { return length >= 1 && length <= board::max_board_size; }

bool is_template_line(int place) { return place >= 0 && place < board::max_board_size; }

std::string check_template_moves(const PatternTables& tables) {
    for (const TemplateContinuation& move : tables.templates.continuations) {
        if (move.id >= entry_count(tables)) return "a template's move of no entry";
        const bool is_pass = move.row == no_move && move.column == no_move;
        if (!is_pass && (!is_template_line(move.row) || !is_template_line(move.column)))
            return "a template's move off the board";
        const bool has_rectangle = move.rows != 0 || move.columns != 0;
        if (has_rectangle && (!is_template_side(move.rows) || !is_template_side(move.columns)))
            return "a template that fits no board";
        if (move.extension > (extension_along_rows | extension_along_columns))
            return "a template with no such extension";
    }
    return "";
}

std::string check_template_entries(const PatternTables& tables) {
    const TemplateTables& templates = tables.templates;
    for (const TemplateEntry& entry : templates.entries)
        if (entry.first_continuation > templates.continuations.size() ||
            entry.continuation_count > templates.continuations.size() - entry.first_continuation)
            return "a template whose moves are not there";
    return "";
}

// The matcher finds the orders of all entries by their place.
bool is_template_order(const TemplateOrder& order, std::size_t place) {
    if (place < full_order_count)
        return order.rows == smallest_template + static_cast<int>(place) && order.columns == smallest_template;
    return is_template_side(order.rows) && is_template_side(order.columns);
}

std::string check_template_orders(const PatternTables& tables) {
    const TemplateTables& templates = tables.templates;
    if (templates.orders.size() < full_order_count) return "templates without their orders";
    for (std::size_t i = 0; i < templates.orders.size(); ++i) {
        const TemplateOrder& order = templates.orders[i];
        if (!is_template_order(order, i)) return "an order of templates that cannot be";
        if (order.first > order.end || order.end > templates.ordered.size())
            return "ordered templates that are not there";
    }
    return std::ranges::all_of(templates.ordered, [&](std::uint32_t entry) { return entry < templates.entries.size(); })
               ? ""
               : "an ordered template that is not there";
}

bool is_in_order(const TemplateTables& templates, const TemplateOrder& order) {
    const auto keys = [&](std::uint32_t entry) -> const TemplateColumns& { return templates.entries[entry].columns; };
    return std::ranges::is_sorted(
        templates.ordered.subspan(order.first, order.end - order.first),
        [&](const TemplateColumns& a, const TemplateColumns& b) { return is_before(a, b, order.rows); }, keys);
}

// A look into the hash table ends at a place that is free.
std::string check_template_blocks(const PatternTables& tables) {
    const TemplateTables& templates = tables.templates;
    if (!std::has_single_bit(templates.blocks.size())) return "templates whose blocks are no hash table";
    const auto is_free = [](const TemplateBlock& block) { return block.first == block.end; };
    if (std::ranges::none_of(templates.blocks, is_free)) return "templates whose blocks have no end";
    for (const TemplateBlock& block : templates.blocks)
        if (block.first > block.end || block.end > templates.ordered.size())
            return "a block of templates that is not there";
    return "";
}

}  // namespace

std::string check_templates(const PatternTables& tables) {
    if (tables.templates.entries.empty()) return "";
    for (const auto check :
         {check_template_moves, check_template_entries, check_template_orders, check_template_blocks})
        if (std::string wrong = check(tables); !wrong.empty()) return wrong;
    const bool are_sorted = std::ranges::all_of(
        tables.templates.orders, [&](const TemplateOrder& order) { return is_in_order(tables.templates, order); });
    return are_sorted ? "" : "templates out of order";
}

}  // namespace katachi::match
