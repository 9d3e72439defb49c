#pragma once
#if !__has_include(<librsvg/rsvg.h>)
#error "Pictures need librsvg2-dev: apt-get install librsvg2-dev pkg-config, and build again"
#endif
#include <librsvg/rsvg.h>
