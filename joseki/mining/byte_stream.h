// Numbers and texts as bytes, small numbers short (LEB128, with the sign in the lowest bit).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace katachi::joseki {

class ByteWriter {
  public:
    void add(std::uint64_t number) {
        for (; number >= 0x80; number >>= 7U) bytes_ += static_cast<char>(number | 0x80U);
        bytes_ += static_cast<char>(number);
    }
    void add_signed(std::int64_t number) {
        add(static_cast<std::uint64_t>(number) << 1U ^ static_cast<std::uint64_t>(number >> 63U));
    }
    void add(std::string_view text) {
        add(text.size());
        bytes_ += text;
    }

    std::string take() { return std::move(bytes_); }

  private:
    std::string bytes_;
};

class ByteReader {
  public:
    explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

    // What lies behind damage is read as zeros and empty texts.
    std::uint64_t number() {
        std::uint64_t result = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            if (place_ == bytes_.size()) break;
            const auto byte = static_cast<unsigned char>(bytes_[place_++]);
            result |= static_cast<std::uint64_t>(byte & 0x7fU) << shift;
            if (byte < 0x80) return result;
        }
        damaged_ = true;
        return 0;
    }
    std::int64_t signed_number() {
        const std::uint64_t number_and_sign = number();
        return static_cast<std::int64_t>(number_and_sign >> 1U) ^ -static_cast<std::int64_t>(number_and_sign & 1U);
    }
    std::string_view text() {
        const std::uint64_t size = number();
        if (size > bytes_.size() - place_) {
            damaged_ = true;
            return {};
        }
        place_ += size;
        return bytes_.substr(place_ - size, size);
    }

    bool at_end() const { return place_ == bytes_.size(); }
    bool is_damaged() const { return damaged_; }

  private:
    std::string_view bytes_;
    std::size_t place_ = 0;
    bool damaged_ = false;
};

}  // namespace katachi::joseki
