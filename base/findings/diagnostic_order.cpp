#include "base/findings/diagnostic_order.h"

#include <algorithm>
#include <tuple>

namespace katachi::base {

void sort_diagnostics(Diagnostics& diagnostics) {
    const auto key = [](const Diagnostic& finding) {
        const std::string_view path = finding.source ? std::string_view(finding.source->path()) : std::string_view();
        return std::tuple(path, finding.span.begin, finding.span.end, std::string_view(finding.rule),
                          std::string_view(finding.message));
    };
    std::stable_sort(diagnostics.begin(), diagnostics.end(),
                     [&](const Diagnostic& a, const Diagnostic& b) { return key(a) < key(b); });
}

}  // namespace katachi::base
