// Zero-terminated texts side by side, each but once: the strings of compiled tables.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace katachi::compiler {

class StringPool {
  public:
    // Where the text begins.
    std::uint32_t offset(const std::string& text) {
        const auto [entry, is_new] = offsets_.try_emplace(text, static_cast<std::uint32_t>(bytes_.size()));
        if (is_new) {
            bytes_.insert(bytes_.end(), text.begin(), text.end());
            bytes_.push_back('\0');
        }
        return entry->second;
    }

    std::span<const char> bytes() const { return bytes_; }

  private:
    std::vector<char> bytes_;
    std::map<std::string, std::uint32_t> offsets_;
};

}  // namespace katachi::compiler
