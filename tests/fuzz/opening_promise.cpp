#include "tests/fuzz/opening_promise.h"

#include <array>
#include <cstdlib>
#include <cstring>
#include <random>
#include <vector>

#include "engine/match/automaton_matcher.h"
#include "engine/match/constraint/class_conditions.h"
#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/constraint/helper_functions.h"
#include "engine/match/corner_matcher.h"
#include "engine/match/eyes/eye_matcher.h"
#include "engine/match/matcher.h"
#include "engine/match/playout_patterns.h"
#include "engine/match/table_entry.h"
#include "engine/match/templates/template_matcher.h"
#include "engine/match/whole_board_matcher.h"
#include "tests/support/random_position.h"

namespace katachi::fuzz {

namespace {

std::vector<board::Position> positions() {
    std::mt19937 random(1);  // the same each time: a crash must repeat
    return {test::random_position(board::min_board_size, 0.5, random), test::random_position(9, 0.3, random),
            test::random_position(board::max_board_size, 0.5, random)};
}

// Ends the program where it is asked what no analysis is promised; every third answer is undecided.
class SuspiciousAnalysis : public match::Analysis {
  public:
    explicit SuspiciousAnalysis(int size) : size_(size) {}

    match::Value answer(match::Autohelper id, board::Colour own, std::span<const board::Vertex> points) override {
        const auto count = static_cast<int>(points.size());
        if (static_cast<int>(id) >= match::autohelper_count || !match::helper(id).accepts(count)) std::abort();
        for (int i = 0; i < count; ++i)
            if (points[static_cast<std::size_t>(i)] == board::pass_vertex && !match::helper(id).takes_pass(i, count))
                std::abort();
        return answer_named(match::helper(id).name, own, points);
    }

    match::Value answer_named(std::string_view name, board::Colour own,
                              std::span<const board::Vertex> points) override {
        std::size_t sum = name.size() + static_cast<std::size_t>(own);
        for (const board::Vertex point : points) {
            if (point != board::pass_vertex && !is_on_board(point)) std::abort();
            sum += static_cast<std::size_t>(point);
        }
        return sum % 3 == 0 ? match::Value() : match::Value(static_cast<float>(sum % 4));
    }

    void visit(const match::ActionEffect& effect) {
        if (!match::helper(effect.helper).is_action) std::abort();
        answer(effect.helper, effect.own, effect.points);
    }

  private:
    bool is_on_board(board::Vertex point) const {
        return point >= board::vertex_at(0, 0) && board::row_of(point) < size_ && board::column_of(point) >= 0 &&
               board::column_of(point) < size_;
    }

    int size_;
};

void evaluate(const match::PatternTables& tables, const match::Hit& hit, int size) {
    if (!match::lies_on_board(tables, hit, size)) return;
    SuspiciousAnalysis analysis(size);
    const match::Placement placement = match::placement_of(tables, hit);
    match::evaluate_constraint(tables, placement, analysis);
    match::run_action(tables, placement, analysis, [&](const match::ActionEffect& effect) { analysis.visit(effect); });
    match::evaluate_classes(tables, placement, analysis);
    match::ask_colon_line_helper(tables, placement, analysis);
}

std::size_t text_sizes(const match::PatternTables& tables) {
    std::size_t size = 0;
    for (const match::DatabaseRow& database : tables.databases)
        size += std::strlen(tables.text(database.name)) + std::strlen(tables.text(database.kind));
    for (const match::PatternRow& pattern : tables.patterns)
        size += std::strlen(tables.text(pattern.name)) + std::strlen(tables.text(pattern.remark)) +
                std::strlen(tables.text(pattern.classes)) + std::strlen(tables.text(pattern.helper));
    return size;
}

// How many continuations both sides have with 0 to 2 differences; the names of their entries are read.
std::size_t template_matches(const match::PatternTables& tables, const board::Position& position) {
    match::TemplateMatcher matcher(tables.templates);
    std::array<match::TemplateMatch, 8> room;
    std::size_t read = 0;
    for (const board::Colour own : {board::Colour::black, board::Colour::white})
        for (int differences = 0; differences <= match::most_differences; ++differences) {
            const board::Vertex last = board::vertex_at(2, 2);
            const std::size_t count =
                matcher.find(position, own, {.last_move = last, .differences = differences}, room);
            for (std::size_t i = 0; i < count; ++i)
                read +=
                    match::full_name_of_entry(tables, tables.templates.continuations[room[i].continuation].id).size() +
                    static_cast<std::size_t>(room[i].move);
        }
    return read;
}

// What is known of a few spaces; the names of the shapes are read.
std::size_t eye_matches(const match::PatternTables& tables) {
    std::size_t read = 0;
    for (const match::EyeShapeRow& shape : tables.eyes.shapes)
        read += std::strlen(tables.text(shape.name)) + std::strlen(tables.text(shape.remark)) +
                std::strlen(tables.text(tables.databases[shape.database].name));
    for (const char* text : {".", "!X", ".*.", "..%..", "X..%..!", "...%. .%...", "|.%|..X%+---", "....%.  .%...."}) {
        const match::BareEyeSpace space = match::bare_eye_space(match::read_eye_graph(text).graph);
        if (const auto match = match::matching_eye_shape(tables.eyes, space))
            read += tables.eyes.shapes[match->shape].value + match->answer.attack_points;
        if (const auto answer = match::solved_answer(tables.eyes, space, 2)) read += answer->defence_points;
    }
    return read;
}

// The weights are those of all sets for all shapes; every third fact is true.
float playout_weights(const match::PatternTables& tables) {
    float sum = 0;
    for (std::size_t set = 0; set < tables.playouts.sets.size(); ++set) {
        const match::PlayoutPatterns patterns(tables.playouts, set);
        for (std::size_t code = 0; code < board::eight_points_count; ++code)
            sum += patterns.weight(static_cast<board::EightPoints>(code),
                                   [](match::PlayoutFacts) { return match::PlayoutFacts{0x49249}; });
        sum += static_cast<float>(std::strlen(tables.text(tables.databases[tables.playouts.sets[set].database].name)));
    }
    return sum;
}

}  // namespace

AlignedBytes::AlignedBytes(std::string_view bytes)
    : size_(bytes.size()),
      memory_(static_cast<std::byte*>(::operator new(bytes.size(), std::align_val_t(match::blob_alignment)))) {
    std::copy(bytes.begin(), bytes.end(), reinterpret_cast<char*>(memory_.get()));
}

std::string with_fitting_header(std::string bytes) {
    match::BlobHeader header{};
    if (bytes.size() < sizeof header) return bytes;
    std::memcpy(&header, bytes.data(), sizeof header);
    header.magic = match::blob_magic;
    header.byte_order = match::blob_byte_order;
    header.version = match::pattern_tables_version;
    header.size = bytes.size();
    header.checksum = match::blob_checksum(std::as_bytes(std::span(bytes)));
    std::memcpy(bytes.data(), &header, sizeof header);
    return bytes;
}

std::string open_and_match(std::string_view bytes) {
    static const std::vector<board::Position> boards = positions();
    const AlignedBytes blob(bytes);
    const auto opened = match::open_blob(blob.bytes());
    if (const auto* wrong = std::get_if<std::string>(&opened)) return *wrong;
    const auto& tables = std::get<match::PatternTables>(opened);
    volatile std::size_t read = text_sizes(tables);
    read = read + eye_matches(tables);
    volatile float weights = playout_weights(tables);
    static_cast<void>(weights);
    match::Matcher matcher(tables);
    for (const board::Position& position : boards) {
        const auto count = [&](const match::Hit& hit) {
            read = read + static_cast<std::size_t>(match::match_of(tables, hit).move);
            evaluate(tables, hit, position.size);
        };
        matcher.set(position);
        matcher.scan(count);
        const match::AutomatonBoard board(position);
        for (const board::Colour own : {board::Colour::black, board::Colour::white}) {
            match::match_board(tables.automata, board, own, count);
            match::visit_whole_board(tables.whole_boards, position, board::SymmetricHash(position), own,
                                     [&](const match::WholeBoardMatch& match) {
                                         read = read + match::whole_board_name(tables, match.entry).size();
                                     });
        }
        match::visit_corners(tables.corners, position, [&](const match::CornerMatch& match) {
            read = read + static_cast<std::size_t>(match.move);
        });
        read = read + template_matches(tables, position);
        matcher.update(board::Position(position.size), [&](const match::Hit& hit, match::Change) { count(hit); });
    }
    return "";
}

}  // namespace katachi::fuzz
