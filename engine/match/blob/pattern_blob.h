// Compiled pattern tables as one piece of memory, used in place: the content of a `.kpb` file, and what
// `katachi compile --cpp` puts into a program.
//
//     header                           BlobHeader
//     table of sections                a BlobSection for each array that visit_sections names, in its order
//     the arrays, in the same order    each at the next multiple of blob_alignment
//
// Numbers are in the byte order of the machine that compiled; offsets count from the start of the blob. What
// fills up to the next multiple, also behind the last array, is zero. So the same tables always are the same bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <variant>

#include "engine/match/tables/pattern_tables.h"

namespace katachi::match {

constexpr std::array<char, 8> blob_magic{'K', 'A', 'T', 'A', 'C', 'H', 'I', '\0'};
constexpr std::uint32_t blob_byte_order = 0x01020304;
constexpr std::size_t blob_alignment = 64;  // a line of the cache, and the widest vector

struct BlobHeader {
    std::array<char, 8> magic;
    std::uint32_t byte_order;  // blob_byte_order; 0x04030201 from a machine of the other order
    std::uint32_t version;     // pattern_tables_version
    std::uint64_t size;        // of the whole blob in bytes
    std::uint64_t checksum;    // blob_checksum
    std::uint64_t section_count;
};

struct BlobSection {
    std::array<char, section_name_size> name;  // filled up with zeros
    std::uint64_t row_size;
    std::uint64_t offset;
    std::uint64_t row_count;
};

constexpr std::uint64_t next_section_offset(std::uint64_t end) {
    return (end + blob_alignment - 1) / blob_alignment * blob_alignment;
}

// XXH3, 64 bits, of everything behind the checksum itself; what stands before it is checked field by field. `blob`
// holds at least a header.
std::uint64_t blob_checksum(std::span<const std::byte> blob);

// What is wrong with the header of a blob of `size` bytes, or "".
std::string check_blob_header(const BlobHeader& header, std::uint64_t size);

// The tables that `blob` holds, which view it: it must stay while they are in use. Or one line that says what is
// wrong, for people and to be put behind the file's name: no blob, cut off, another version, another byte order,
// damaged. Whatever the bytes are, no matcher reads outside of tables that were opened.
std::variant<PatternTables, std::string> open_blob(std::span<const std::byte> blob);

// The same for a blob that is part of the program, so that only its frame is looked at; for generated sources. Ends
// the program with a line on standard error where they were compiled for another version or another machine.
PatternTables linked_tables(std::span<const std::uint64_t> blob);

}  // namespace katachi::match
