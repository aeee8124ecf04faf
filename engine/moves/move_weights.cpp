#include "engine/moves/move_weights.h"

#include <array>
#include <charconv>
#include <vector>

#include "base/text/lines.h"
#include "base/text/number.h"

namespace katachi::moves {

namespace {

std::vector<std::string_view> fields_of(std::string_view line) {
    constexpr std::string_view blanks = " \t\r";
    std::vector<std::string_view> fields;
    for (auto begin = line.find_first_not_of(blanks); begin != std::string_view::npos;) {
        const auto end = std::min(line.find_first_of(blanks, begin), line.size());
        fields.push_back(line.substr(begin, end - begin));
        begin = line.find_first_not_of(blanks, end);
    }
    return fields;
}

std::string joined(std::string_view source, std::string_view feature) {
    return std::string(source).append("/").append(feature);
}

}  // namespace

std::variant<MoveWeights, MoveWeightsError> MoveWeights::read(std::string_view text) {
    MoveWeights result;
    int number = 0;
    for (const std::string_view line : base::lines_of(text)) {
        ++number;
        const auto fields = fields_of(line);
        if (fields.empty() || fields[0].front() == '#') continue;
        if (fields.size() != 3 || fields[0].find('/') == std::string_view::npos)
            return MoveWeightsError{number, "a line is `source/feature weight count`"};
        const auto weight = base::finite_number_from<float>(fields[1]);
        if (!weight) return MoveWeightsError{number, "`" + std::string(fields[1]) + "` is no weight"};
        const auto count = base::number_from<std::uint64_t>(fields[2]);
        if (!count) return MoveWeightsError{number, "`" + std::string(fields[2]) + "` is no count"};
        if (!result.weights_.emplace(fields[0], MoveWeight{*weight, *count}).second)
            return MoveWeightsError{number, "`" + std::string(fields[0]) + "` has a weight already"};
    }
    if (result.weights_.empty()) return MoveWeightsError{1, "there is no weight"};
    return result;
}

void MoveWeights::set(std::string_view source, std::string_view feature, const MoveWeight& weight) {
    weights_[joined(source, feature)] = weight;
}

std::optional<float> MoveWeights::find(std::string_view source, std::string_view feature) const {
    const auto found = weights_.find(joined(source, feature));
    return found == weights_.end() ? std::nullopt : std::optional(found->second.weight);
}

void MoveWeights::set_all(const MoveWeights& others) {
    for (const auto& [name, weight] : others.weights_) weights_[name] = weight;
}

MoveWeights MoveWeights::extract(std::string_view source) {
    const std::string prefix = joined(source, "");
    MoveWeights result;
    for (auto it = weights_.lower_bound(prefix); it != weights_.end() && it->first.starts_with(prefix);)
        result.weights_.insert(weights_.extract(it++));
    return result;
}

std::string MoveWeights::text() const {
    std::string text;
    for (const auto& [name, weight] : weights_) {
        std::array<char, 32> digits;
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), weight.weight).ptr;
        text.append(name).append(" ").append(digits.data(), end).append(" ").append(std::to_string(weight.count));
        text += '\n';
    }
    return text;
}

}  // namespace katachi::moves
