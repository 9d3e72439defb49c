#pragma once
#if !__has_include(<pango/pangocairo.h>)
#error "Pictures need libpango1.0-dev: apt-get install libpango1.0-dev pkg-config, and build again"
#endif
#include <pango/pangocairo.h>
#include <fontconfig/fontconfig.h>
