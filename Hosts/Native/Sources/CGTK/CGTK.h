#pragma once
#if !__has_include(<gtk/gtk.h>)
#error "A window needs libgtk-4-dev: apt-get install libgtk-4-dev pkg-config, and build again"
#endif
// What newer versions have better names for is no reason for a warning.
#ifndef GDK_VERSION_MIN_REQUIRED
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#endif
#include <gtk/gtk.h>
