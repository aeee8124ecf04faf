#include "tools/katachi/shared/drawing_png.h"

#include <cairo.h>
#include <librsvg/rsvg.h>

#include <cmath>
#include <memory>

#include "base/files/file_error.h"

namespace katachi::cli {

namespace {

template <auto release>
struct Release {
    template <typename Object>
    void operator()(Object* object) const {
        release(object);
    }
};

using Handle = std::unique_ptr<RsvgHandle, Release<g_object_unref>>;
using Surface = std::unique_ptr<cairo_surface_t, Release<cairo_surface_destroy>>;
using Context = std::unique_ptr<cairo_t, Release<cairo_destroy>>;

cairo_status_t append(void* bytes, const unsigned char* data, unsigned length) {
    static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

}  // namespace

std::string png_of(const std::string& svg) {
    const Handle handle(rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), nullptr));
    if (!handle) throw base::FileError("the picture cannot be rendered; try --format svg");
    double width = 0, height = 0;
    rsvg_handle_get_intrinsic_size_in_pixels(handle.get(), &width, &height);
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, static_cast<int>(std::ceil(width)),
                                                     static_cast<int>(std::ceil(height))));
    const Context context(cairo_create(surface.get()));
    const RsvgRectangle viewport{0, 0, width, height};
    std::string bytes;
    if (!rsvg_handle_render_document(handle.get(), context.get(), &viewport, nullptr) ||
        cairo_surface_write_to_png_stream(surface.get(), append, &bytes) != CAIRO_STATUS_SUCCESS)
        throw base::FileError("the picture cannot be rendered in this size; try a smaller --size");
    return bytes;
}

}  // namespace katachi::cli
