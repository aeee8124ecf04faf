#include "tools/studio/token.h"

#include <sys/random.h>

#include <cerrno>
#include <cstring>
#include <vector>

#include "base/files/file_error.h"

namespace katachi::studio {

std::string new_token(std::size_t bytes) {
    constexpr const char* digits = "0123456789abcdef";
    std::vector<unsigned char> random(bytes);
    std::size_t filled = 0;
    while (filled < bytes) {
        const ssize_t count = ::getrandom(random.data() + filled, bytes - filled, 0);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0)
            throw base::FileError(std::string("the system gives no random numbers: ") + std::strerror(errno));
        filled += static_cast<std::size_t>(count);
    }
    std::string text;
    for (const unsigned char byte : random) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

}  // namespace katachi::studio
