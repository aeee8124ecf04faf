#include "tools/authoring/drawing/curves.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/text/terminal_text.h"
#include "base/text/text_lines.h"
#include "base/text/xml.h"

namespace katachi::authoring {

namespace {

constexpr double chart_width = 640, chart_height = 240;
constexpr double left_room = 52, right_room = 12, top_room = 24, bottom_room = 26;

// 1, 2 or 5 times a power of ten, so that there are about five steps.
double step_of(double range) {
    const double rough = std::max(range, 1e-6) / 5;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double times : {1.0, 2.0, 5.0})
        if (times * power >= rough) return times * power;
    return 10 * power;
}

class CurveWriter : private base::TextLines {
  public:
    explicit CurveWriter(const CurveChart& chart) : chart_(chart) {
        for (const Curve& curve : chart.curves) measure(curve.values);
        measure(chart.lower);
        measure(chart.upper);
        step_ = step_of(greatest_ - least_);
        least_ = std::floor(least_ / step_) * step_;
        greatest_ = std::max(std::ceil(greatest_ / step_) * step_, least_ + step_);
    }

    std::string write() {
        line(
            R"(<svg xmlns="http://www.w3.org/2000/svg" class="curves" role="img" viewBox="0 0 {} {}" width="{}" height="{}">)",
            chart_width, chart_height, chart_width, chart_height);
        line("<title>{}</title>", base::xml_escaped(base::printable(chart_.title)));
        scale();
        if (!chart_.lower.empty()) band();
        for (const int mark : chart_.marks)
            line(R"(<path class="curve-mark" d="M{:.1f} {}V{}"/>)", x(static_cast<std::size_t>(mark)), top_room,
                 chart_height - bottom_room);
        double at = left_room;
        for (const Curve& curve : chart_.curves) {
            line(R"(<path class="{}" d="{}"/>)", look(curve), path(curve.values));
            line(R"(<path class="{}" d="M{:.1f} 11h24"/>)", look(curve), at);
            line(R"(<text x="{:.1f}" y="15" style="text-anchor:start">{}</text>)", at + 30,
                 base::xml_escaped(base::printable(curve.name)));
            at += 60 + 8.0 * static_cast<double>(curve.name.size());
        }
        return text_ + "</svg>\n";
    }

  private:
    void measure(const std::vector<double>& values) {
        for (const double value : values) {
            least_ = std::min(least_, value);
            greatest_ = std::max(greatest_, value);
        }
        longest_ = std::max(longest_, values.size());
    }

    static const char* look(const Curve& curve) { return curve.is_blacks ? "curve curve-black" : "curve curve-white"; }

    double x(std::size_t index) const {
        const auto last = static_cast<double>(std::max<std::size_t>(longest_, 2) - 1);
        return left_room + (chart_width - left_room - right_room) * static_cast<double>(index) / last;
    }
    double y(double value) const {
        return top_room + (chart_height - top_room - bottom_room) * (greatest_ - value) / (greatest_ - least_);
    }

    std::string path(const std::vector<double>& values) const {
        std::string path;
        for (std::size_t i = 0; i < values.size(); ++i)
            path += fmt::format("{}{:.1f} {:.1f}", i == 0 ? "M" : "L", x(i), y(values[i]));
        return path;
    }

    void band() {
        std::string outline = path(chart_.upper);
        for (std::size_t i = chart_.lower.size(); i-- > 0;)
            outline += fmt::format("L{:.1f} {:.1f}", x(i), y(chart_.lower[i]));
        line(R"(<path class="curve-band" d="{}z"/>)", outline);
    }

    void scale() {
        const auto steps = static_cast<int>(std::lround((greatest_ - least_) / step_));
        for (int i = 0; i <= steps; ++i) {
            const double value = least_ + i * step_;
            line(R"(<path class="{}" d="M{} {:.1f}H{}"/>)", std::abs(value) < step_ / 2 ? "curve-zero" : "curve-line",
                 left_room, y(value), chart_width - right_room);
            line(R"(<text x="{}" y="{:.1f}" style="text-anchor:end">{:g}{}</text>)", left_room - 5, y(value) + 4,
                 std::abs(value) < step_ / 2 ? 0 : value, chart_.unit);
        }
        const double moves = step_of(static_cast<double>(longest_));
        const auto each = static_cast<std::size_t>(std::max(1.0, moves));
        for (std::size_t move = 0; move < longest_; move += each)
            line(R"(<text x="{:.1f}" y="{}" style="text-anchor:middle">{}</text>)", x(move), chart_height - 8, move);
    }

    const CurveChart& chart_;
    double least_ = 0, greatest_ = 0, step_ = 1;
    std::size_t longest_ = 0;
};

}  // namespace

std::string curves_svg(const CurveChart& chart) { return CurveWriter(chart).write(); }

}  // namespace katachi::authoring
