#include "patterndb/stored_time.h"

#include <algorithm>

namespace katachi::catalogue {

std::string iso_time(std::string stored) {
    std::ranges::replace(stored, ' ', 'T');
    return stored + "Z";
}

}  // namespace katachi::catalogue
