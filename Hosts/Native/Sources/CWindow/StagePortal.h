#pragma once
#include "CWindow.h"

/// Asks the desktop's portal for its appearance, and follows it from then on. Without a portal, nothing happens.
void stage_portal_connect(void);
