#include "engine/match/blob/pattern_blob.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "engine/match/blob/check_tables.h"

namespace katachi::match {

namespace {

constexpr std::uint32_t other_byte_order = 0x04030201;
constexpr const char* not_a_blob = "is no file of compiled patterns; katachi compile PATH -o FILE.kpb makes one";
constexpr const char* compile_again = "; compile its patterns again";

std::string damaged(const std::string& what) { return "is damaged: " + what + compile_again; }

// Finds the arrays one by one, as visit_sections names them; each must stand where a writer would have put it.
class SectionFinder {
  public:
    SectionFinder(std::span<const std::byte> blob, const BlobHeader& header)
        : blob_(blob), section_count_(header.section_count), end_(sizeof(BlobHeader)) {
        if (section_count_ > (blob_.size() - end_) / sizeof(BlobSection))
            problem_ = damaged("its table of sections is cut off");
        else
            end_ += section_count_ * sizeof(BlobSection);
    }

    template <SectionRow Row>
    void operator()(std::string_view name, std::span<const Row>& rows) {
        const BlobSection section = next_section(name, sizeof(Row));
        rows = {reinterpret_cast<const Row*>(blob_.data() + section.offset), section.row_count};
    }

    // What is wrong, or "".
    std::string finish() {
        if (problem_.empty() && next_ != section_count_) problem_ = damaged("sections that nobody knows");
        if (problem_.empty() && next_section_offset(end_) != blob_.size()) problem_ = damaged("bytes behind its end");
        return problem_;
    }

  private:
    BlobSection next_section(std::string_view name, std::size_t row_size) {
        BlobSection section{};
        if (!problem_.empty()) return section;
        if (next_ == section_count_) {
            problem_ = damaged("no section `" + std::string(name) + "`");
            return section;
        }
        std::memcpy(&section, blob_.data() + sizeof(BlobHeader) + next_ * sizeof(BlobSection), sizeof section);
        const std::uint64_t offset = next_section_offset(end_);
        std::array<char, section_name_size> expected_name{};
        name.copy(expected_name.data(), expected_name.size());
        if (section.name != expected_name || section.row_size != row_size || section.offset != offset ||
            offset > blob_.size() || section.row_count > (blob_.size() - offset) / row_size) {
            problem_ = damaged("its section `" + std::string(name) + "` cannot be");
            return {};
        }
        ++next_;
        end_ = offset + section.row_count * row_size;
        return section;
    }

    std::span<const std::byte> blob_;
    std::uint64_t section_count_;
    std::uint64_t end_;  // of what was found so far
    std::uint64_t next_ = 0;
    std::string problem_;
};

// Header and table of sections alone: as little as finding the tables needs.
std::variant<PatternTables, std::string> open_frame(std::span<const std::byte> blob) {
    BlobHeader header{};
    if (blob.size() < sizeof header) return not_a_blob;
    if (reinterpret_cast<std::uintptr_t>(blob.data()) % blob_alignment != 0)
        return "does not lie at a multiple of " + std::to_string(blob_alignment) + " in memory";
    std::memcpy(&header, blob.data(), sizeof header);
    if (std::string wrong = check_blob_header(header, blob.size()); !wrong.empty()) return wrong;
    PatternTables tables;
    SectionFinder finder(blob, header);
    visit_sections(tables, finder);
    if (std::string wrong = finder.finish(); !wrong.empty()) return wrong;
    return tables;
}

}  // namespace

std::string check_blob_header(const BlobHeader& header, std::uint64_t size) {
    if (header.magic != blob_magic) return not_a_blob;
    if (header.byte_order == other_byte_order)
        return "was compiled on a machine of the other byte order; compile its patterns on one like this";
    if (header.byte_order != blob_byte_order) return damaged("its byte order cannot be");
    if (header.version != pattern_tables_version)
        return "is of version " + std::to_string(header.version) + ", this program reads version " +
               std::to_string(pattern_tables_version) + compile_again;
    if (header.size > size)
        return "is cut off: " + std::to_string(size) + " of " + std::to_string(header.size) + " bytes" + compile_again;
    if (header.size < size) return damaged("bytes behind its end");
    return "";
}

std::uint64_t blob_checksum(std::span<const std::byte> blob) {
    const auto summed = blob.subspan(offsetof(BlobHeader, section_count));
    return XXH3_64bits(summed.data(), summed.size());
}

std::variant<PatternTables, std::string> open_blob(std::span<const std::byte> blob) {
    auto opened = open_frame(blob);
    const auto* tables = std::get_if<PatternTables>(&opened);
    if (tables == nullptr) return opened;
    std::uint64_t checksum = 0;
    std::memcpy(&checksum, blob.data() + offsetof(BlobHeader, checksum), sizeof checksum);
    if (checksum != blob_checksum(blob)) return damaged("its checksum does not fit");
    if (const std::string wrong = check_tables(*tables); !wrong.empty()) return damaged(wrong);
    return opened;
}

PatternTables linked_tables(std::span<const std::uint64_t> blob) {
    const auto opened = open_frame(std::as_bytes(blob));
    if (const auto* tables = std::get_if<PatternTables>(&opened)) return *tables;
    std::fprintf(stderr, "the compiled patterns in this program: %s\n", std::get<std::string>(opened).c_str());
    std::abort();
}

}  // namespace katachi::match
