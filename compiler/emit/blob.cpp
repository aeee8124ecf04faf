#include "compiler/emit/blob.h"

#include <cstring>
#include <string_view>
#include <vector>

#include "engine/match/blob/pattern_blob.h"

namespace katachi {

namespace {

void put(std::string& bytes, std::size_t offset, const void* data, std::size_t size) {
    if (size > 0) std::memcpy(bytes.data() + offset, data, size);
}

}  // namespace

std::string blob_bytes(const PatternTables& tables) {
    BlobHeader header{blob_magic, blob_byte_order, pattern_tables_version, 0, 0, 0};
    visit_sections(tables, [&](std::string_view, const auto&) { ++header.section_count; });

    const std::size_t table_end = sizeof header + header.section_count * sizeof(BlobSection);
    std::vector<BlobSection> sections;
    std::string bytes(next_section_offset(table_end), '\0');
    visit_sections(tables, [&]<SectionRow Row>(std::string_view name, std::span<const Row> rows) {
        BlobSection section{{}, sizeof(Row), bytes.size(), rows.size()};
        name.copy(section.name.data(), section.name.size());
        sections.push_back(section);
        bytes.resize(next_section_offset(section.offset + rows.size_bytes()));
        put(bytes, section.offset, rows.data(), rows.size_bytes());
    });

    header.size = bytes.size();
    put(bytes, 0, &header, sizeof header);
    put(bytes, sizeof header, sections.data(), sections.size() * sizeof(BlobSection));
    header.checksum = blob_checksum(std::as_bytes(std::span(bytes)));
    put(bytes, 0, &header, sizeof header);
    return bytes;
}

}  // namespace katachi
