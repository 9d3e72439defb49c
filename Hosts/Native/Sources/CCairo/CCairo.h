#pragma once
#if !__has_include(<cairo.h>)
#error "Pictures need libcairo2-dev: apt-get install libcairo2-dev pkg-config, and build again"
#endif
#include <cairo.h>
