# The Debian package that `make package` writes to build/: what `cmake --install` installs below /usr, with manual pages
# (from what the programs say of themselves), the changelog and the licence where Debian has them.
set(CPACK_GENERATOR DEB)
# Who packages, as Debian's programs know them.
set(CPACK_PACKAGE_CONTACT "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
if(NOT CPACK_PACKAGE_CONTACT MATCHES "@")
  message(STATUS "The package names no person: set DEBFULLNAME and DEBEMAIL")
  set(CPACK_PACKAGE_CONTACT "The authors of Katachi <katachi@example.org>")
endif()
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "toolchain for knowledge about Go shapes, and an engine that plays with it")
set(CPACK_PACKAGE_DESCRIPTION
  "Katachi checks, formats, tests, queries and compiles pattern databases and
joseki trees of the game of Go, reads those of GNU Go, matches them against
games, and explains why a pattern matched or did not. It comes with an engine
that speaks the Go Text Protocol, a language server for editors, and a library
that matches patterns in other programs.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
# For programs in C++ that link the matcher, and for pictures with captions in Chinese, Japanese or Korean.
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libhwy-dev, pkg-config, fonts-noto-cjk")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${CMAKE_SOURCE_DIR}/cmake/debian/triggers)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
include(CPack)

install(FILES cmake/debian/lintian-overrides DESTINATION share/lintian/overrides RENAME katachi)

# Without help2man and gzip there is no target `manual`, and nothing of it is installed.
find_program(KATACHI_HELP2MAN help2man)
find_program(KATACHI_GZIP gzip)
if(NOT KATACHI_HELP2MAN OR NOT KATACHI_GZIP)
  return()
endif()

set(pages ${CMAKE_BINARY_DIR}/manual)
set(manual "")
# katachi_manual_page(TARGET [COMMAND]): the page of a program, or of one of its commands.
function(katachi_manual_page program)
  list(JOIN ARGV - name)
  set(page ${pages}/${name}.1.gz)
  add_custom_command(
    OUTPUT ${page}
    COMMAND ${CMAKE_SOURCE_DIR}/tools/setup/manual-page ${page} ${PROJECT_VERSION} $<TARGET_FILE:${program}> ${ARGN}
    DEPENDS ${program} ${CMAKE_SOURCE_DIR}/tools/setup/manual-page ${CMAKE_SOURCE_DIR}/tools/setup/manual-page.h2m
    COMMENT "Writing ${name}(1)"
    VERBATIM)
  set(manual ${manual} ${page} PARENT_SCOPE)
endfunction()

katachi_manual_page(katachi)
katachi_manual_page(katachi-gtp)
katachi_manual_page(katachi-lsp)
file(GLOB commands RELATIVE ${CMAKE_SOURCE_DIR}/tools/katachi/commands CONFIGURE_DEPENDS
  ${CMAKE_SOURCE_DIR}/tools/katachi/commands/*)
foreach(command IN LISTS commands)
  katachi_manual_page(katachi ${command})
endforeach()
string(TIMESTAMP today "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${pages}/changelog "katachi (${PROJECT_VERSION}) unstable; urgency=medium

  * What changed is told in CHANGELOG.md, beside this file.

 -- ${CPACK_PACKAGE_CONTACT}  ${today}
")
add_custom_command(
  OUTPUT ${pages}/changelog.gz
  COMMAND ${KATACHI_GZIP} -9nkf ${pages}/changelog
  DEPENDS ${pages}/changelog
  VERBATIM)
add_custom_target(manual DEPENDS ${manual} ${pages}/changelog.gz)
add_dependencies(programs manual)

# No folder is made for pages that were not built.
foreach(page IN LISTS manual)
  install(CODE "if(EXISTS \"${page}\")
    file(INSTALL \"${page}\" DESTINATION \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_MANDIR}/man1\")
  endif()")
endforeach()
install(FILES ${pages}/changelog.gz DESTINATION ${CMAKE_INSTALL_DOCDIR} OPTIONAL)
