// What several say of one move as one text, in which nothing is lost and nothing stands twice.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace katachi::joseki {

// Between the names of one move.
constexpr std::string_view between_names = " / ";

// Whether `other` stands in `text` as a whole, between separators.
bool holds(std::string_view text, std::string_view other, std::string_view separator);

// Adds `other` behind `text` where neither holds the other; else the longer one stays.
void join(std::string& text, std::string_view other, std::string_view separator);

// Lines that sources say of one move; each is named where several say different ones.
class AttributedText {
  public:
    void add(const std::string& text, const std::string& source);
    std::string text() const;

  private:
    struct Said {
        std::string text, source;
    };
    std::vector<Said> said_;
};

}  // namespace katachi::joseki
