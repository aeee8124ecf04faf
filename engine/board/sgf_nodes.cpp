#include "engine/board/sgf_nodes.h"

#include <algorithm>
#include <array>

namespace katachi {

namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_letter(char c) { return is_upper(c) || (c >= 'a' && c <= 'z'); }
bool is_structure(char c) { return c == '(' || c == ')' || c == ';' || c == '[' || is_letter(c); }

std::size_t skip_blanks(std::string_view text, std::size_t place) {
    return std::min(text.find_first_not_of(blanks, place), text.size());
}

// Encodings whose second bytes can be ']' or '\': only there need a scanner of bytes know.
bool is_two_byte_encoding(std::string_view name) {
    std::string plain;
    for (const char c : name) {
        if (is_upper(c)) plain += static_cast<char>(c - 'A' + 'a');
        if ((is_letter(c) && !is_upper(c)) || (c >= '0' && c <= '9')) plain += c;
    }
    constexpr std::array<std::string_view, 9> names{"big5",  "big5hkscs", "gbk",      "gb18030", "cp936",
                                                    "cp932", "cp950",     "shiftjis", "sjis"};
    return std::find(names.begin(), names.end(), plain) != names.end();
}

}  // namespace

std::size_t find_sgf_game(std::string_view text, std::size_t place) {
    for (place = text.find('(', place); place != std::string_view::npos; place = text.find('(', place + 1)) {
        const std::size_t after = skip_blanks(text, place + 1);
        if (after < text.size() && text[after] == ';') return place;
    }
    return place;
}

bool SgfNodeScanner::next(std::vector<ScannedProperty>& node) {
    node.clear();
    bool in_node = false;
    while (place_ < text_.size()) {
        const char c = text_[place_];
        const bool ends_node = c == '(' || c == ')' || c == ';';
        if (ends_node && in_node) return true;
        if (c == '[' || is_letter(c)) {
            read_property(node);
        } else if (ends_node) {
            ++place_;
            if (c == ';') in_node = main_line_;
            if (c == '(') ++depth_;
            if (c == ')') main_line_ = false;
            if (c == ')' && --depth_ == 0) return false;
        } else {
            skip_unknown();
        }
    }
    if (depth_ > 0) warn(place_, "the text ends inside a game");
    depth_ = 0;
    return in_node;
}

void SgfNodeScanner::skip_unknown() {
    const std::size_t start = skip_blanks(text_, place_);
    place_ = start;
    while (place_ < text_.size() && !is_structure(text_[place_]) &&
           blanks.find(text_[place_]) == std::string_view::npos)
        ++place_;
    if (place_ > start && main_line_) warn(start, "neither a node nor a property");
}

void SgfNodeScanner::read_property(std::vector<ScannedProperty>& node) {
    const std::size_t start = place_;
    ScannedProperty property;
    for (; place_ < text_.size() && is_letter(text_[place_]); ++place_)
        if (is_upper(text_[place_])) property.name += text_[place_];

    bool has_values = false;
    for (std::size_t bracket = skip_blanks(text_, place_); bracket < text_.size() && text_[bracket] == '[';
         bracket = skip_blanks(text_, place_)) {
        place_ = bracket + 1;
        has_values = true;
        read_value(property.values);
    }
    if (!main_line_) return;
    if (!has_values) return warn(start, "a property without a value");
    if (property.name.empty()) return warn(start, "a value without a property");
    if (property.values.empty()) return;
    if (property.name == "CA") two_byte_ = is_two_byte_encoding(property.values.front().text);
    node.push_back(std::move(property));
}

// An unfinished value is left out: half a move would read as another move.
void SgfNodeScanner::read_value(std::vector<ScannedValue>& values) {
    const std::size_t start = place_;
    while (place_ < text_.size()) {
        const char c = text_[place_];
        if (c == ']') {
            if (main_line_) values.push_back({text_.substr(start, place_ - start), start});
            ++place_;
            return;
        }
        const bool is_pair = c == '\\' || (two_byte_ && static_cast<unsigned char>(c) > 0x80);
        place_ = std::min(place_ + (is_pair ? 2 : 1), text_.size());
    }
    warn(start - 1, "a value without ']'");
}

}  // namespace katachi
