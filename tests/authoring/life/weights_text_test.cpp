// Learned weights as headers.
#include "tools/authoring/life/training/weights_text.h"

#include <gmock/gmock.h>

#include "base/files/file_error.h"

namespace katachi::authoring {
namespace {

using testing::HasSubstr;

OrderNet net_of(float weight) {
    OrderNet net;
    net.rows.assign(2, {weight, 0.5F});
    net.readout = {1, -0.25F};
    return net;
}

TEST(WeightsText, OfAnOrder) {
    const std::string text = order_weights_text({net_of(2), net_of(-1)}, {2}, "katachi life train --order");
    EXPECT_THAT(text, HasSubstr("//   katachi life train --order\n"));
    EXPECT_THAT(text, HasSubstr("std::array<PromiseRow, 2>, 2> closed_promise_weights{{\n"
                                "    {{\n        {128, 32, 0, 0, 0, 0, 0, 0}, {128, 32, 0, 0, 0, 0, 0, 0},\n    }},\n"
                                "    {{\n        {-64, 32,"));
    EXPECT_THAT(text, HasSubstr("    {64, -16, 0, 0, 0, 0, 0, 0},\n    {64, -16,"));
}

TEST(WeightsText, OfAnOutlook) {
    const std::string text = outlook_weights_text({{{0.5F, -1}, {0, 2}}}, "katachi life train --outlook");
    EXPECT_THAT(text, HasSubstr("std::array<std::int16_t, 2>, 2> outlook_weights{{\n"
                                "    {{\n        6, -12,\n    }},\n    {{\n        0, 24,\n    }},\n}};\n"));
}

TEST(WeightsText, SumsThatDoNotFitAreRefused) {
    EXPECT_NO_THROW(order_weights_text({net_of(500), net_of(0)}, {2}, ""));
    EXPECT_THROW(order_weights_text({net_of(500), net_of(0)}, {1, 1}, ""), base::FileError);
}

}  // namespace
}  // namespace katachi::authoring
