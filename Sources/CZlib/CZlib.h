// What is packed and unpacked is only read.
#define ZLIB_CONST
#include <zlib.h>
