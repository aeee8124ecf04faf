// The rendered picture, decoded again.
#include <cairo.h>
#include <gtest/gtest.h>

#include <cstring>
#include <memory>

#include "base/files/file_error.h"
#include "tools/authoring/drawing/position_drawing.h"
#include "tools/authoring/drawing/svg.h"
#include "tools/katachi/shared/drawing_png.h"

namespace katachi::authoring {
namespace {

struct Bytes {
    std::string text;
    std::size_t read = 0;
};

cairo_status_t read_bytes(void* closure, unsigned char* data, unsigned length) {
    auto& bytes = *static_cast<Bytes*>(closure);
    if (bytes.text.size() - bytes.read < length) return CAIRO_STATUS_READ_ERROR;
    std::memcpy(data, bytes.text.data() + bytes.read, length);
    bytes.read += length;
    return CAIRO_STATUS_SUCCESS;
}

// Red, green and blue, each from 0 to 255, averaged.
int brightness(cairo_surface_t* surface, int x, int y) {
    const unsigned char* pixel =
        cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface) + 4 * x;
    return (pixel[0] + pixel[1] + pixel[2]) / 3;
}

TEST(DrawingPng, HasItsSizeAndItsStones) {
    board::Position position(5);
    position.put(board::vertex_at(1, 1), board::Colour::black);
    position.put(board::vertex_at(1, 3), board::Colour::white);
    const DrawingSheet sheet{.title = "stones", .boards = {draw_position(position, std::nullopt)}};
    Bytes bytes{cli::png_of(drawing_svg(sheet, 40))};
    ASSERT_EQ(bytes.text.substr(0, 8), "\x89PNG\r\n\x1a\n");
    const std::unique_ptr<cairo_surface_t, void (*)(cairo_surface_t*)> surface(
        cairo_image_surface_create_from_png_stream(read_bytes, &bytes), cairo_surface_destroy);
    ASSERT_EQ(cairo_surface_status(surface.get()), CAIRO_STATUS_SUCCESS);
    // Half a cell of margin on all sides, coordinates on all sides, a line for the title.
    EXPECT_EQ(cairo_image_surface_get_width(surface.get()), 8 * 40);
    EXPECT_EQ(cairo_image_surface_get_height(surface.get()), 9 * 40);
    const auto point = [&](int row, int column) { return std::pair(60 + 40 * column + 20, 100 + 40 * row + 20); };
    const auto [black_x, black_y] = point(1, 1);
    const auto [white_x, white_y] = point(1, 3);
    EXPECT_LT(brightness(surface.get(), black_x, black_y), 60);
    EXPECT_GT(brightness(surface.get(), white_x, white_y), 240);
    EXPECT_LT(brightness(surface.get(), white_x + 19, white_y + 19), 230) << "the board is darker than a white stone";
}

TEST(DrawingPng, WhatIsNoPictureIsRefused) { EXPECT_THROW(cli::png_of("no picture"), base::FileError); }

}  // namespace
}  // namespace katachi::authoring
