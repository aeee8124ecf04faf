#include "engine/sgf/nodes.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string>

#include "base/text/ascii_case.h"
#include "base/text/ascii_digit.h"

namespace katachi::sgf {

namespace {

bool is_letter(char c) { return base::is_capital(c) || base::is_small(c); }
bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool is_structure(char c) { return c == '(' || c == ')' || c == ';' || c == '[' || is_letter(c); }

std::size_t skip_blanks(std::string_view text, std::size_t place) {
    while (place < text.size() && is_blank(text[place])) ++place;
    return place;
}

// Encodings whose second bytes can be ']' or '\': only there need a scanner of bytes know.
bool is_two_byte_encoding(std::string_view name) {
    std::string plain;
    for (const char c : name)
        if (is_letter(c) || base::is_digit(c)) plain += base::lower_case(c);
    constexpr std::array<std::string_view, 10> names{"big5",  "big5hkscs", "gbk",      "gb18030", "cp936",
                                                     "cp932", "cp950",     "shiftjis", "sjis",    "mskanji"};
    return std::find(names.begin(), names.end(), plain) != names.end();
}

}  // namespace

void add_sgf_warning(std::vector<SgfWarning>& warnings, std::size_t offset, std::string message,
                     SgfWarning::Kind kind) {
    if (warnings.size() == max_sgf_warnings) message = "more warnings are left out";
    if (warnings.size() <= max_sgf_warnings) warnings.push_back({offset, std::move(message), kind});
}

std::size_t find_sgf_game(std::string_view text, std::size_t place) {
    for (place = text.find('(', place); place != std::string_view::npos; place = text.find('(', place + 1)) {
        const std::size_t first = skip_blanks(text, place + 1);
        if (first < text.size() && text[first] == ';') return place;
        std::size_t after_name = first;
        while (after_name < text.size() && base::is_capital(text[after_name])) ++after_name;
        if (after_name > first && after_name < text.size() && text[after_name] == '[') return place;
    }
    return place;
}

std::size_t pass_over_sgf_games(std::string_view text, std::size_t& place, std::size_t count, SgfBytes bytes) {
    std::size_t passed = 0;
    ScannedNode node;
    for (; passed < count; ++passed) {
        const std::size_t begin = find_sgf_game(text, place);
        if (begin == std::string_view::npos) break;
        SgfNodeScanner scanner(text, begin, bytes);
        while (scanner.next(node)) {
        }
        place = scanner.place();
    }
    return passed;
}

bool SgfNodeScanner::next(ScannedNode& node) {
    node.clear();
    bool began = false;
    while (place_ < text_.size()) {
        const char c = text_[place_];
        if (c == ';') {
            if (began) return true;
            ++place_;
            began = on_main_line();
            begin_node();
        } else if (is_letter(c)) {
            read_property(node);
            began = began || !node.properties.empty();
        } else if (c == '(' || c == ')') {
            if (began) return true;
            open_or_close_tree();
            if (depth_ == 0) return false;
        } else if (c == '[') {
            if (on_main_line()) warn(place_, "a value without a property");
            ScannedNode nameless;
            read_value(nameless);
        } else {
            skip_unknown();
        }
    }
    if (depth_ > 0) warn(place_, "the text ends inside a game");
    depth_ = 0;
    return began;
}

void SgfNodeScanner::open_or_close_tree() {
    depth_ += text_[place_] == '(' ? 1 : -1;
    if (text_[place_] == ')' && in_node_) ++leaves_;
    if (depth_ < main_depth_) main_depth_ = std::numeric_limits<int>::max();
    in_node_ = false;
    ++place_;
}

void SgfNodeScanner::begin_node() {
    if (on_main_line()) main_depth_ = depth_;
    in_node_ = true;
}

void SgfNodeScanner::skip_unknown() {
    place_ = skip_blanks(text_, place_);
    const std::size_t start = place_;
    while (place_ < text_.size() && !is_structure(text_[place_]) && !is_blank(text_[place_])) ++place_;
    if (place_ > start && on_main_line()) warn(start, "neither a node nor a property");
}

void SgfNodeScanner::read_property(ScannedNode& node) {
    const std::size_t start = place_;
    while (place_ < text_.size() && (is_letter(text_[place_]) || base::is_digit(text_[place_]))) ++place_;
    const std::size_t end_of_name = place_;
    const std::size_t first_value = node.values.size();
    bool has_values = false;
    while (place_ < text_.size()) {
        const std::size_t bracket = text_[place_] == '[' ? place_ : skip_blanks(text_, place_);
        if (bracket == text_.size() || text_[bracket] != '[') break;
        place_ = bracket;
        has_values = true;
        if (!read_value(node)) break;
    }
    if (!on_main_line()) return;
    if (!has_values) return warn(start, "a property without a value");
    if (node.values.size() == first_value) return;
    if (!in_node_) {
        warn(start, "a node without its ';'");
        begin_node();
    }
    const SgfName name(text_.substr(start, end_of_name - start));
    if (name == SgfName("CA") && bytes_ == SgfBytes::as_declared)
        two_byte_ = is_two_byte_encoding(node.values[first_value].text);
    node.properties.push_back({name, first_value, node.values.size() - first_value});
}

// An unfinished value is left out: half a move would read as another move.
bool SgfNodeScanner::read_value(ScannedNode& node) {
    const std::size_t bracket = place_;
    const std::size_t end = end_of_value();
    if (end == text_.size()) {
        warn(bracket, "a value without ']'");
        place_ = end;
        return false;
    }
    place_ = end + 1;
    if (on_main_line()) node.values.push_back({text_.substr(bracket + 1, end - bracket - 1), bracket + 1});
    return true;
}

// Place of the ']' that belongs to the '[' at place_, or the end of the text.
std::size_t SgfNodeScanner::end_of_value() const {
    std::size_t at = place_ + 1;
    if (at + 2 < text_.size() && text_[at + 2] == ']' && is_letter(text_[at]) && is_letter(text_[at + 1]))
        return at + 2;  // a point, as most values are
    if (two_byte_) {
        while (at < text_.size() && text_[at] != ']')
            at += text_[at] == '\\' || static_cast<unsigned char>(text_[at]) > 0x80 ? 2 : 1;
        return std::min(at, text_.size());
    }
    std::size_t end = std::min(text_.find(']', at), text_.size());
    for (;;) {
        at = text_.substr(0, end).find('\\', at);
        if (at == std::string_view::npos) return end;
        at += 2;
        if (at > end) end = std::min(text_.find(']', at), text_.size());
    }
}

}  // namespace katachi::sgf
