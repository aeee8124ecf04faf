#include "joseki/trees/written_text.h"

#include "compiler/sgf/text.h"

namespace katachi::joseki {

WrittenText::WrittenText(base::SourcePtr source, const compiler::SgfValue& value)
    : source_(std::move(source)), value_(value), offsets_(compiler::written_offsets(source_->text(), value)) {}

}  // namespace katachi::joseki
