#include "tests/fuzz/opening_promise.h"

#include <cstdlib>
#include <cstring>
#include <random>
#include <vector>

#include "engine/match/automaton_matcher.h"
#include "engine/match/constraint/class_conditions.h"
#include "engine/match/constraint/constraint_evaluator.h"
#include "engine/match/constraint/helper_functions.h"
#include "engine/match/corner_matcher.h"
#include "engine/match/matcher.h"
#include "engine/match/playout_patterns.h"
#include "engine/match/whole_board_matcher.h"
#include "tests/support/random_position.h"

namespace katachi {

namespace {

std::vector<Position> positions() {
    std::mt19937 random(1);  // the same each time: a crash must repeat
    return {random_position(min_board_size, 0.5, random), random_position(9, 0.3, random),
            random_position(max_board_size, 0.5, random)};
}

// Ends the program where it is asked what no analysis is promised; every third answer is undecided.
class SuspiciousAnalysis : public Analysis {
  public:
    explicit SuspiciousAnalysis(int size) : size_(size) {}

    Value answer(Autohelper id, Colour own, std::span<const Vertex> points) override {
        const auto count = static_cast<int>(points.size());
        if (static_cast<int>(id) >= autohelper_count || !helper(id).accepts(count)) std::abort();
        for (int i = 0; i < count; ++i)
            if (points[static_cast<std::size_t>(i)] == pass_vertex && !helper(id).takes_pass(i, count)) std::abort();
        return answer_named(helper(id).name, own, points);
    }

    Value answer_named(std::string_view name, Colour own, std::span<const Vertex> points) override {
        std::size_t sum = name.size() + static_cast<std::size_t>(own);
        for (const Vertex point : points) {
            if (point != pass_vertex && !is_on_board(point)) std::abort();
            sum += static_cast<std::size_t>(point);
        }
        return sum % 3 == 0 ? Value() : Value(static_cast<float>(sum % 4));
    }

    void visit(const ActionEffect& effect) {
        if (!helper(effect.helper).is_action) std::abort();
        answer(effect.helper, effect.own, effect.points);
    }

  private:
    bool is_on_board(Vertex point) const {
        return point >= vertex_at(0, 0) && row_of(point) < size_ && column_of(point) >= 0 && column_of(point) < size_;
    }

    int size_;
};

void evaluate(const PatternTables& tables, const Hit& hit, int size) {
    if (!lies_on_board(tables, hit, size)) return;
    SuspiciousAnalysis analysis(size);
    const Placement placement = placement_of(tables, hit);
    evaluate_constraint(tables, placement, analysis);
    run_action(tables, placement, analysis, [&](const ActionEffect& effect) { analysis.visit(effect); });
    evaluate_classes(tables, placement, analysis);
    ask_colon_line_helper(tables, placement, analysis);
}

std::size_t text_sizes(const PatternTables& tables) {
    std::size_t size = 0;
    for (const TableDatabase& database : tables.databases)
        size += std::strlen(tables.text(database.name)) + std::strlen(tables.text(database.kind));
    for (const TablePattern& pattern : tables.patterns)
        size += std::strlen(tables.text(pattern.name)) + std::strlen(tables.text(pattern.remark)) +
                std::strlen(tables.text(pattern.classes)) + std::strlen(tables.text(pattern.helper));
    return size;
}

// Of all sets for all shapes; every third fact is true.
float playout_weights(const PatternTables& tables) {
    float sum = 0;
    for (std::size_t set = 0; set < tables.playouts.sets.size(); ++set) {
        const PlayoutPatterns patterns(tables.playouts, set);
        for (std::size_t code = 0; code < playout_code_count; ++code)
            sum += patterns.weight(static_cast<PlayoutCode>(code), [](PlayoutFacts) { return PlayoutFacts{0x49249}; });
        sum += static_cast<float>(std::strlen(tables.text(tables.playouts.sets[set].name)));
    }
    return sum;
}

}  // namespace

AlignedBytes::AlignedBytes(std::string_view bytes)
    : size_(bytes.size()),
      memory_(static_cast<std::byte*>(::operator new(bytes.size(), std::align_val_t(blob_alignment)))) {
    std::copy(bytes.begin(), bytes.end(), reinterpret_cast<char*>(memory_.get()));
}

std::string with_fitting_header(std::string bytes) {
    BlobHeader header{};
    if (bytes.size() < sizeof header) return bytes;
    std::memcpy(&header, bytes.data(), sizeof header);
    header.magic = blob_magic;
    header.byte_order = blob_byte_order;
    header.version = pattern_tables_version;
    header.size = bytes.size();
    header.checksum = blob_checksum(std::as_bytes(std::span(bytes)));
    std::memcpy(bytes.data(), &header, sizeof header);
    return bytes;
}

std::string open_and_match(std::string_view bytes) {
    static const std::vector<Position> boards = positions();
    const AlignedBytes blob(bytes);
    const auto opened = open_blob(blob.bytes());
    if (const auto* wrong = std::get_if<std::string>(&opened)) return *wrong;
    const auto& tables = std::get<PatternTables>(opened);
    volatile std::size_t read = text_sizes(tables);
    volatile float weights = playout_weights(tables);
    static_cast<void>(weights);
    Matcher matcher(tables);
    for (const Position& position : boards) {
        const auto count = [&](const Hit& hit) {
            read = read + static_cast<std::size_t>(match_of(tables, hit).move);
            evaluate(tables, hit, position.size);
        };
        matcher.set(position);
        matcher.scan(count);
        const AutomatonBoard board(position);
        for (const Colour own : {Colour::black, Colour::white}) {
            match_board(tables.automata, board, own, count);
            visit_whole_board(tables.whole_boards, position, SymmetricHash(position), own,
                              [&](const WholeBoardMatch& match) {
                                  read = read + whole_board_name(tables.whole_boards, match.entry).size();
                              });
        }
        visit_corners(tables.corners, position,
                      [&](const CornerMatch& match) { read = read + static_cast<std::size_t>(match.move); });
        matcher.update(Position(position.size), [&](const Hit& hit, Change) { count(hit); });
    }
    return "";
}

}  // namespace katachi
