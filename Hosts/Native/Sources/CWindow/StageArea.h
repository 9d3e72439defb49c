#pragma once
#include "CWindow.h"

/// The contents of a window: a widget that shows a node of somebody else.
G_DECLARE_FINAL_TYPE(StageArea, stage_area, STAGE, AREA, GtkWidget)

StageArea *stage_area_new(const StageWindowCalls *calls, void *user);

/// Calls nobody any more.
void stage_area_forget(StageArea *area);

/// Presses the contents in the middle of a box, as a finger does.
void stage_area_press(StageArea *area, const GdkRectangle *box);

/// Replaces the elements for screen readers.
void stage_area_set_elements(StageArea *area, const StageElement *elements, int count);

/// The number of windows that are not closed.
guint stage_open_windows(void);
