#include "tests/fuzz/opening_promise.h"

#include <cstring>
#include <random>
#include <vector>

#include "engine/match/automaton_matcher.h"
#include "engine/match/matcher.h"
#include "tests/support/random_position.h"

namespace katachi {

namespace {

std::vector<Position> positions() {
    std::mt19937 random(1);  // the same each time: a crash must repeat
    return {random_position(min_board_size, 0.5, random), random_position(9, 0.3, random),
            random_position(max_board_size, 0.5, random)};
}

std::size_t text_sizes(const PatternTables& tables) {
    std::size_t size = 0;
    for (const TableDatabase& database : tables.databases)
        size += std::strlen(tables.text(database.name)) + std::strlen(tables.text(database.kind));
    for (const TablePattern& pattern : tables.patterns)
        size += std::strlen(tables.text(pattern.name)) + std::strlen(tables.text(pattern.remark)) +
                std::strlen(tables.text(pattern.classes));
    return size;
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
    Matcher matcher(tables);
    const auto count = [&](const Hit& hit) { read = read + static_cast<std::size_t>(match_of(tables, hit).move); };
    for (const Position& position : boards) {
        matcher.set(position);
        matcher.scan(count);
        const AutomatonBoard board(position);
        for (const Colour own : {Colour::black, Colour::white}) match_board(tables.automata, board, own, count);
        matcher.update(Position(position.size), [&](const Hit& hit, Change) { count(hit); });
    }
    return "";
}

}  // namespace katachi
