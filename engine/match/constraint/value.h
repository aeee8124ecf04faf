// What a part of a constraint is worth: a number, or undecided where no analysis can tell. Truth is a number that is
// not 0, as in C; logic with undecided parts is Kleene's: false && undecided is false.
#pragma once

#include <concepts>

namespace katachi::match {

class Value {
  public:
    constexpr Value() = default;  // undecided
    constexpr Value(float number) : number_(number), is_decided_(true) {}
    static constexpr Value of(std::same_as<bool> auto truth) { return {truth ? 1.0F : 0.0F}; }
    static constexpr Value undecided() { return {}; }

    constexpr bool is_decided() const { return is_decided_; }
    constexpr bool is_true() const { return is_decided_ && number_ != 0; }
    constexpr bool is_false() const { return is_decided_ && number_ == 0; }
    // The value must be decided.
    constexpr float number() const { return number_; }

    friend constexpr bool operator==(const Value&, const Value&) = default;

  private:
    float number_ = 0;
    bool is_decided_ = false;
};

constexpr Value logical_not(Value a) { return a.is_decided() ? Value::of(a.is_false()) : Value(); }

constexpr Value logical_and(Value a, Value b) {
    if (a.is_false() || b.is_false()) return Value::of(false);
    return a.is_true() && b.is_true() ? Value::of(true) : Value();
}

constexpr Value logical_or(Value a, Value b) {
    if (a.is_true() || b.is_true()) return Value::of(true);
    return a.is_false() && b.is_false() ? Value::of(false) : Value();
}

}  // namespace katachi::match
