// The module is its header: declarations of what the page's JavaScript gives to the program.
#include "WebImports.h"
