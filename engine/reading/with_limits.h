// Who reads within other limits for a while: a reader of strings (Tactics) or of lives (life::LifeReader).
#pragma once

namespace katachi::reading {

// The reader has the limits that it had before once this is gone.
template <typename Reader, typename Limits>
class WithLimits {
  public:
    WithLimits(Reader& reader, const Limits& limits) : reader_(reader), before_(reader.limits()) {
        reader.set_limits(limits);
    }
    WithLimits(const WithLimits&) = delete;
    WithLimits& operator=(const WithLimits&) = delete;
    ~WithLimits() { reader_.set_limits(before_); }

  private:
    Reader& reader_;
    Limits before_;
};

}  // namespace katachi::reading
