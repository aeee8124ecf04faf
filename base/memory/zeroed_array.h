// An array of a fixed size whose bytes are zero at first, of which the system gives a page when it is first touched: a
// large one costs nothing until a place of it is used. For tables that know by a zero that nothing is kept at a place.
// The system is asked directly: what `calloc` hands out again, it has to write through.
//
// Its elements begin as zeros, whatever their members' initializers say.
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>

namespace katachi::base {

template <typename Element>
class ZeroedArray {
    static_assert(std::is_trivially_copyable_v<Element> && std::is_trivially_destructible_v<Element>);

  public:
    // Throws std::bad_alloc where there is no room. `size` is not 0.
    explicit ZeroedArray(std::size_t size) : elements_(given(size), GiveBack{size}) {}

    std::size_t size() const { return elements_.get_deleter().size; }
    Element& operator[](std::size_t index) { return elements_.get()[index]; }
    const Element& operator[](std::size_t index) const { return elements_.get()[index]; }

  private:
    struct GiveBack {
        std::size_t size;

        void operator()(Element* elements) const { ::munmap(elements, size * sizeof(Element)); }
    };

    static Element* given(std::size_t size) {
        constexpr int no_file = -1;
        void* const memory =
            ::mmap(nullptr, size * sizeof(Element), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, no_file, 0);
        if (memory == MAP_FAILED) throw std::bad_alloc();
        return static_cast<Element*>(memory);
    }

    std::unique_ptr<Element, GiveBack> elements_;
};

}  // namespace katachi::base
