// A long text that is made once of something that never changes.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>

namespace katachi::studio {

class KeptText {
  public:
    // The text of `source`, by `make` where the last one was of another source.
    std::string of(const std::shared_ptr<const void>& source, const std::function<std::string()>& make) {
        const std::lock_guard lock(mutex_);
        if (source_ != source) {
            text_ = make();
            source_ = source;
        }
        return text_;
    }

  private:
    std::mutex mutex_;
    std::shared_ptr<const void> source_;
    std::string text_;
};

}  // namespace katachi::studio
