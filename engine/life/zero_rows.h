// Rows of zero bytes, of which the system gives a page when it is first touched: a search of few positions pays for
// few.
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <new>
#include <type_traits>
#include <utility>

namespace katachi::life {

// Rows that zero bytes are good values of, as long as they live. Throws std::bad_alloc.
template <typename Row>
class ZeroRows {
    static_assert(std::is_trivially_copyable_v<Row> && std::is_trivially_destructible_v<Row>);

  public:
    explicit ZeroRows(std::size_t count) : size_(count) {
        void* const memory = ::mmap(nullptr, bytes(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) throw std::bad_alloc();
        rows_ = static_cast<Row*>(memory);
    }
    ZeroRows(ZeroRows&& other) noexcept
        : rows_(std::exchange(other.rows_, nullptr)), size_(std::exchange(other.size_, 0)) {}
    ZeroRows& operator=(ZeroRows&& other) noexcept {
        std::swap(rows_, other.rows_);
        std::swap(size_, other.size_);
        return *this;
    }
    ZeroRows(const ZeroRows&) = delete;
    ZeroRows& operator=(const ZeroRows&) = delete;
    ~ZeroRows() {
        if (rows_ != nullptr) ::munmap(rows_, bytes());
    }

    std::size_t size() const { return size_; }
    Row& operator[](std::size_t index) { return rows_[index]; }
    const Row& operator[](std::size_t index) const { return rows_[index]; }

  private:
    std::size_t bytes() const { return size_ * sizeof(Row); }

    Row* rows_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace katachi::life
