# Without a word about it, CMake compiles without optimisation, which no user of a matcher wants.
get_property(has_several_build_types GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
if(NOT CMAKE_BUILD_TYPE AND NOT has_several_build_types)
  message(STATUS "CMAKE_BUILD_TYPE is not set: Release")
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Release, Debug, RelWithDebInfo or MinSizeRel" FORCE)
endif()
