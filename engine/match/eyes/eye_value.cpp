#include "engine/match/eyes/eye_value.h"

namespace katachi::match {

std::string eye_value_text(const EyeValue& value) {
    return std::to_string(value.attacked_twice) + std::to_string(value.attacked) + std::to_string(value.defended) +
           std::to_string(value.defended_twice);
}

}  // namespace katachi::match
