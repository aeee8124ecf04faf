#include "compiler/emit/blob.h"

#include <cstring>
#include <string_view>
#include <vector>

#include "engine/match/blob/pattern_blob.h"

namespace katachi::compiler {

namespace {

void put(std::string& bytes, std::size_t offset, const void* data, std::size_t size) {
    if (size > 0) std::memcpy(bytes.data() + offset, data, size);
}

}  // namespace

std::string blob_bytes(const match::PatternTables& tables) {
    match::BlobHeader header{match::blob_magic, match::blob_byte_order, match::pattern_tables_version, 0, 0, 0};
    match::visit_sections(tables, [&](std::string_view, const auto&) { ++header.section_count; });

    const std::size_t table_end = sizeof header + header.section_count * sizeof(match::BlobSection);
    std::vector<match::BlobSection> sections;
    std::string bytes(match::next_section_offset(table_end), '\0');
    match::visit_sections(tables, [&]<match::SectionRow Row>(std::string_view name, std::span<const Row> rows) {
        match::BlobSection section{{}, sizeof(Row), bytes.size(), rows.size()};
        name.copy(section.name.data(), section.name.size());
        sections.push_back(section);
        bytes.resize(match::next_section_offset(section.offset + rows.size_bytes()));
        put(bytes, section.offset, rows.data(), rows.size_bytes());
    });

    header.size = bytes.size();
    put(bytes, 0, &header, sizeof header);
    put(bytes, sizeof header, sections.data(), sections.size() * sizeof(match::BlobSection));
    header.checksum = match::blob_checksum(std::as_bytes(std::span(bytes)));
    put(bytes, 0, &header, sizeof header);
    return bytes;
}

}  // namespace katachi::compiler
