#include "joseki/trees/written_text.h"

#include "compiler/sgf/text.h"

namespace katachi {

WrittenText::WrittenText(SourcePtr source, const SgfValue& value)
    : source_(std::move(source)), value_(value), offsets_(written_offsets(source_->text(), value)) {}

}  // namespace katachi
