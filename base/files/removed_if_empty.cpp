#include "base/files/removed_if_empty.h"

#include <system_error>
#include <utility>

namespace katachi::base {

RemovedIfEmpty::RemovedIfEmpty(std::filesystem::path path) : path_(std::move(path)) {
    std::error_code error;
    is_new_ = !std::filesystem::exists(path_, error) && !error;
}

RemovedIfEmpty::~RemovedIfEmpty() {
    std::error_code error;
    if (is_new_ && std::filesystem::is_empty(path_, error) && !error) std::filesystem::remove(path_, error);
}

}  // namespace katachi::base
