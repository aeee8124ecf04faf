#include "tools/studio/request/body.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tools/studio/request/refused.h"

namespace katachi::studio {

namespace {

[[noreturn]] void refuse_body(const std::string& why) { throw Refused(400, "the body " + why); }

// Takes the members one by one, so that nothing deep or double is ever kept.
class BodyReader : public nlohmann::json_sax<nlohmann::json> {
  public:
    explicit BodyReader(std::initializer_list<std::string_view> names) : names_(names) {}

    BodyMembers take() { return std::move(members_); }

    bool start_object(std::size_t) override {
        if (is_open_) refuse_body("has an object within an object");
        return is_open_ = true;
    }
    bool end_object() override { return true; }
    bool key(std::string& name) override {
        if (std::ranges::find(names_, name) == names_.end()) refuse_body("has an unknown name " + name);
        if (members_.contains(name)) refuse_body("has the name " + name + " twice");
        name_ = name;
        return true;
    }
    bool string(std::string& text) override { return add(text); }
    bool number_integer(std::int64_t number) override { return add(std::to_string(number)); }
    bool number_unsigned(std::uint64_t number) override { return add(std::to_string(number)); }

    bool null() override { refuse_body("has a null"); }
    bool boolean(bool) override { refuse_body("has a truth value"); }
    bool number_float(double, const std::string&) override { refuse_body("has a number that is not whole"); }
    bool binary(nlohmann::json::binary_t&) override { refuse_body("has bytes"); }
    bool start_array(std::size_t) override { refuse_body("has an array"); }
    bool end_array() override { return false; }
    bool parse_error(std::size_t at, const std::string&, const nlohmann::json::exception&) override {
        refuse_body("is no JSON from byte " + std::to_string(at) + " on");
    }

  private:
    bool add(std::string text) {
        if (!is_open_) refuse_body("is no object");
        members_[name_] = std::move(text);
        return true;
    }

    std::vector<std::string_view> names_;
    BodyMembers members_;
    std::string name_;
    bool is_open_ = false;
};

}  // namespace

BodyMembers read_body(const std::string& text, std::initializer_list<std::string_view> names) {
    BodyReader reader(names);
    nlohmann::json::sax_parse(text, &reader);
    return reader.take();
}

const std::string& needed_member(const BodyMembers& members, std::string_view name) {
    const auto found = members.find(name);
    if (found == members.end()) refuse_body("needs " + std::string(name));
    return found->second;
}

std::string member_or(const BodyMembers& members, std::string_view name, const std::string& usual) {
    const auto found = members.find(name);
    return found == members.end() || found->second.empty() ? usual : found->second;
}

}  // namespace katachi::studio
