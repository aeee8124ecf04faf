// An array of a fixed size whose bytes are zero at first, as the system hands out memory: a large one costs nothing
// until a place of it is written. For tables that know by a zero that nothing is kept at a place.
//
// Its elements begin as zeros, whatever their members' initializers say.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <type_traits>

namespace katachi::base {

template <typename Element>
class ZeroedArray {
    static_assert(std::is_trivially_copyable_v<Element> && alignof(Element) <= alignof(std::max_align_t));

  public:
    // Throws std::bad_alloc where there is no room. `size` is not 0.
    explicit ZeroedArray(std::size_t size)
        : elements_(static_cast<Element*>(std::calloc(size, sizeof(Element)))), size_(size) {
        if (!elements_) throw std::bad_alloc();
    }

    std::size_t size() const { return size_; }
    Element& operator[](std::size_t index) { return elements_.get()[index]; }
    const Element& operator[](std::size_t index) const { return elements_.get()[index]; }

  private:
    struct Free {
        void operator()(Element* elements) const { std::free(elements); }
    };

    std::unique_ptr<Element, Free> elements_;
    std::size_t size_;
};

}  // namespace katachi::base
