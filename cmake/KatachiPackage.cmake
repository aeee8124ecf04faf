# What `cmake --install` puts where, and the package that find_package(katachi) finds there: the targets
# katachi::board, katachi::match, katachi::embed and katachi::katachi (the program), and katachi_add_patterns.
include(CMakePackageConfigHelpers)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/katachi)

# Under these names they are known outside, and to katachi_add_patterns here.
add_library(katachi::match ALIAS katachi_match)
add_executable(katachi::katachi ALIAS katachi)
set_target_properties(katachi_board PROPERTIES EXPORT_NAME board)
set_target_properties(katachi_match PROPERTIES EXPORT_NAME match)

install(TARGETS katachi_board katachi_match EXPORT katachi
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/katachi)
install(TARGETS katachi_embed katachi EXPORT katachi)
install(TARGETS katachi-gtp katachi-lsp)
install(DIRECTORY base/random DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/katachi/base FILES_MATCHING PATTERN "*.h")
install(DIRECTORY engine/board engine/match DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/katachi/engine
  FILES_MATCHING PATTERN "*.h")
install(FILES engine/embed/katachi.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(FILES cmake/debian/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES LICENSE README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY examples DESTINATION ${CMAKE_INSTALL_DOCDIR})

# The program looks for it beside itself, in ../share/katachi, and for the joseki, which joseki/library/CMakeLists.txt
# installs.
install(DIRECTORY patterndb/library patterndb/playout DESTINATION share/katachi/patterndb)

install(EXPORT katachi NAMESPACE katachi:: FILE katachi-targets.cmake DESTINATION ${package_folder})
write_basic_package_version_file(katachi-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES cmake/katachi-config.cmake cmake/KatachiPatterns.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/katachi-config-version.cmake DESTINATION ${package_folder})
