// The C face over PatternTables and Matcher. No exception leaves it.
#include "engine/embed/katachi.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/embed/face.h"
#include "engine/match/blob/pattern_blob.h"
#include "engine/match/blob/pattern_file.h"
#include "engine/match/constraint/class_conditions.h"
#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/constraint/helper_functions.h"
#include "engine/match/constraint/placement.h"
#include "engine/match/matcher.h"

namespace {

using namespace katachi;
using embed::AskedCaller, embed::read_board, embed::refuse, embed::without_exceptions;

// Matchers keep what their tables lie in: a file, or a copy of the caller's bytes.
using SharedTables = std::shared_ptr<const match::PatternTables>;

struct alignas(match::blob_alignment) BlobLine {
    std::byte bytes[match::blob_alignment];
};

struct CopiedBlob {
    std::vector<BlobLine> lines;
    match::PatternTables tables;
};

}  // namespace

struct katachi_patterns {
    SharedTables tables;
};

struct katachi_matcher {
    explicit katachi_matcher(SharedTables shared) : tables(std::move(shared)), matcher(*tables) {}

    SharedTables tables;
    match::Matcher matcher;
};

namespace {

katachi_match c_match(const match::PatternTables& tables, const match::Hit& hit) {
    const match::Match match = match::match_of(tables, hit);
    const bool moves = match.move != board::pass_vertex;
    return {.pattern = match.pattern,
            .colour = static_cast<katachi_colour>(match.colour),
            .orientation = static_cast<int>(match.orientation),
            .row = moves ? board::row_of(match.move) : -1,
            .column = moves ? board::column_of(match.move) : -1,
            .top = board::row_of(match.upper_left),
            .left = board::column_of(match.upper_left),
            .bottom = board::row_of(match.lower_right),
            .right = board::column_of(match.lower_right)};
}

// Calls `visit` with the match and what else it takes; whether to go on. A rectangle that reaches beyond the board, as
// tables give that somebody has made to mislead, is no match.
template <typename Visit, typename... More>
bool visit_match(const katachi_matcher& matcher, const match::Hit& hit, Visit visit, More... more) {
    if (!match::lies_on_board(*matcher.tables, hit, matcher.matcher.position().size)) return true;
    const katachi_match match = c_match(*matcher.tables, hit);
    return visit(&match, more...);
}

auto visitor(const katachi_matcher& matcher, katachi_visit visit, void* context) {
    return [&matcher, visit, context](const match::Hit& hit) { return visit_match(matcher, hit, visit, context); };
}

// The row of this index, nullptr where there is none.
template <typename Row>
const Row* row_at(std::span<const Row> rows, int index) {
    const auto place = static_cast<std::size_t>(index);
    return index >= 0 && place < rows.size() ? &rows[place] : nullptr;
}

const match::PatternRow* pattern_at(const katachi_patterns* patterns, int index) {
    return row_at(patterns->tables->patterns, index);
}

// The text that this column of the row names.
template <typename Row>
const char* text_of(const katachi_patterns* patterns, const Row* row, std::uint32_t Row::*column) {
    return row != nullptr ? patterns->tables->text(row->*column) : nullptr;
}

// The letter s is left out, since it takes a condition away.
constexpr std::string_view condition_letters = "OoXxn";

// The match's orientation says where the pattern lies; the answer is nothing where the match is of other patterns.
std::optional<match::Placement> placement_of(const match::PatternTables& tables, const katachi_match& match) {
    const bool on_board = 0 <= match.top && match.top <= match.bottom && match.bottom < board::max_board_size &&
                          0 <= match.left && match.left <= match.right && match.right < board::max_board_size;
    if (!on_board || (match.colour != KATACHI_BLACK && match.colour != KATACHI_WHITE)) return std::nullopt;
    const auto shape = std::find_if(
        tables.orientations.begin(), tables.orientations.end(), [&](const match::TableOrientation& orientation) {
            return orientation.pattern == match.pattern && orientation.orientation == match.orientation &&
                   orientation.rows == match.bottom - match.top + 1 &&
                   orientation.columns == match.right - match.left + 1;
        });
    if (shape == tables.orientations.end()) return std::nullopt;
    const match::Hit hit{.orientation = static_cast<std::uint32_t>(shape - tables.orientations.begin()),
                         .anchor = board::vertex_at(match.top + shape->anchor_row, match.left + shape->anchor_column),
                         .colour = static_cast<board::Colour>(match.colour)};
    return match::placement_of(tables, hit);
}

}  // namespace

katachi_patterns* katachi_open(const char* path, katachi_error* error) {
    return without_exceptions(error, [&]() -> katachi_patterns* {
        if (path == nullptr) return refuse(error, "no path of a file of compiled patterns: NULL"), nullptr;
        auto opened = match::PatternFile::open(path);
        if (const auto* wrong = std::get_if<std::string>(&opened)) return refuse(error, "%s", wrong->c_str()), nullptr;
        const auto file = std::make_shared<match::PatternFile>(std::move(std::get<match::PatternFile>(opened)));
        return new katachi_patterns{SharedTables(file, &file->tables())};
    });
}

katachi_patterns* katachi_open_memory(const void* bytes, size_t size, katachi_error* error) {
    return without_exceptions(error, [&]() -> katachi_patterns* {
        if (bytes == nullptr) return refuse(error, "no compiled patterns in memory: NULL"), nullptr;
        const auto copy = std::make_shared<CopiedBlob>();
        copy->lines.resize(size / match::blob_alignment + 1);
        std::memcpy(copy->lines.data(), bytes, size);
        const auto opened = match::open_blob(std::as_bytes(std::span(copy->lines)).first(size));
        if (const auto* wrong = std::get_if<std::string>(&opened))
            return refuse(error, "what is in memory %s", wrong->c_str()), nullptr;
        copy->tables = std::get<match::PatternTables>(opened);
        return new katachi_patterns{SharedTables(copy, &copy->tables)};
    });
}

void katachi_close(katachi_patterns* patterns) { delete patterns; }

int katachi_database_count(const katachi_patterns* patterns) {
    return static_cast<int>(patterns->tables->databases.size());
}

int katachi_pattern_count(const katachi_patterns* patterns) {
    return static_cast<int>(patterns->tables->patterns.size());
}

const char* katachi_database_name(const katachi_patterns* patterns, int database) {
    return text_of(patterns, row_at(patterns->tables->databases, database), &match::DatabaseRow::name);
}

const char* katachi_database_kind(const katachi_patterns* patterns, int database) {
    const match::DatabaseRow* row = row_at(patterns->tables->databases, database);
    return row == nullptr ? nullptr : match::name(static_cast<match::DatabaseKind>(row->kind)).data();
}

const char* katachi_pattern_name(const katachi_patterns* patterns, int pattern) {
    return text_of(patterns, pattern_at(patterns, pattern), &match::PatternRow::name);
}

int katachi_pattern_database(const katachi_patterns* patterns, int pattern) {
    const match::PatternRow* row = pattern_at(patterns, pattern);
    return row != nullptr ? row->database : -1;
}

const char* katachi_pattern_classes(const katachi_patterns* patterns, int pattern) {
    return text_of(patterns, pattern_at(patterns, pattern), &match::PatternRow::classes);
}

const char* katachi_pattern_remark(const katachi_patterns* patterns, int pattern) {
    return text_of(patterns, pattern_at(patterns, pattern), &match::PatternRow::remark);
}

double katachi_pattern_value(const katachi_patterns* patterns, int pattern) {
    const match::PatternRow* row = pattern_at(patterns, pattern);
    return row != nullptr ? static_cast<double>(row->value) : -1;
}

int katachi_pattern_has_constraint(const katachi_patterns* patterns, int pattern) {
    const match::PatternRow* row = pattern_at(patterns, pattern);
    return row != nullptr ? static_cast<int>(row->has_constraint()) : -1;
}

int katachi_pattern_has_conditions(const katachi_patterns* patterns, int pattern) {
    const match::PatternRow* row = pattern_at(patterns, pattern);
    if (row == nullptr) return -1;
    const std::string_view letters = patterns->tables->text(row->classes), helper = patterns->tables->text(row->helper);
    return static_cast<int>(row->has_constraint() || !helper.empty() ||
                            letters.find_first_of(condition_letters) != std::string_view::npos);
}

const char* katachi_orientation_name(int orientation) {
    return orientation >= 0 && orientation < board::orientation_count
               ? board::name(static_cast<board::Orientation>(orientation))
               : nullptr;
}

katachi_matcher* katachi_matcher_new(const katachi_patterns* patterns, katachi_error* error) {
    return without_exceptions(error, [&]() -> katachi_matcher* {
        if (patterns == nullptr) return refuse(error, "no patterns to match: NULL"), nullptr;
        return new katachi_matcher(patterns->tables);
    });
}

void katachi_matcher_free(katachi_matcher* matcher) { delete matcher; }

bool katachi_set_board(katachi_matcher* matcher, int size, const unsigned char* points, katachi_error* error) {
    board::Position position;
    if (!read_board(size, points, position, error)) return false;
    matcher->matcher.set(position);
    return true;
}

void katachi_scan(katachi_matcher* matcher, katachi_visit visit, void* context) {
    matcher->matcher.scan(visitor(*matcher, visit, context));
}

bool katachi_scan_point(katachi_matcher* matcher, int row, int column, katachi_visit visit, void* context,
                        katachi_error* error) {
    const board::Position& position = matcher->matcher.position();
    if (!position.on_board(row, column))
        return refuse(error, "row %d, column %d is no point of the board; both are from 0 to %d", row, column,
                      position.size - 1);
    matcher->matcher.scan_at(board::vertex_at(row, column), visitor(*matcher, visit, context));
    return true;
}

bool katachi_update(katachi_matcher* matcher, int size, const unsigned char* points, katachi_visit_change visit,
                    void* context, katachi_error* error) {
    board::Position position;
    if (!read_board(size, points, position, error)) return false;
    if (const int before = matcher->matcher.position().size; size != before)
        return refuse(error, "the board has size %d, the one before %d; katachi_set_board takes any", size, before);
    if (visit == nullptr) {
        matcher->matcher.set(position);
        return true;
    }
    matcher->matcher.update(position, [&](const match::Hit& hit, match::Change change) {
        return visit_match(*matcher, hit, visit,
                           change == match::Change::appeared ? KATACHI_APPEARED : KATACHI_VANISHED, context);
    });
    return true;
}

katachi_verdict katachi_judge(const katachi_patterns* patterns, const katachi_match* match, katachi_answer answer,
                              void* context) {
    const match::PatternTables& tables = *patterns->tables;
    const auto placement = placement_of(tables, *match);
    if (!placement) return KATACHI_UNDECIDED;
    AskedCaller caller(answer, context);
    match::Value verdict = match::evaluate_constraint(tables, *placement, caller);
    if (!verdict.is_false())
        verdict = match::logical_and(verdict, match::evaluate_classes(tables, *placement, caller).value);
    if (!verdict.is_false())
        verdict = match::logical_and(verdict, match::ask_colon_line_helper(tables, *placement, caller));
    if (!verdict.is_decided()) return KATACHI_UNDECIDED;
    return verdict.is_true() ? KATACHI_APPLIES : KATACHI_REFUSED;
}
