#pragma once
#if !__has_include(<gdk-pixbuf/gdk-pixbuf.h>)
#error "Pictures need libgdk-pixbuf-2.0-dev: apt-get install libgdk-pixbuf-2.0-dev pkg-config, and build again"
#endif
#include <gdk-pixbuf/gdk-pixbuf.h>
