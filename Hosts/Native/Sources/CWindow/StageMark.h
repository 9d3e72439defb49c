#pragma once
#include "CWindow.h"

// Marks are invisible widgets that stand for elements for screen readers, which GTK has for widgets only. Screen readers
// can press those of buttons, switches, fields and items of lists.

/// Creates a mark for an element.
GtkWidget *stage_mark_new(const StageElement *element);

/// Returns whether a mark can stand for an element, because it has its number and its role.
gboolean stage_mark_is_for(GtkWidget *mark, const StageElement *element);

/// Takes the description and the box of an element.
void stage_mark_take(GtkWidget *mark, const StageElement *element);

/// Gives a mark its box.
void stage_mark_allocate(GtkWidget *mark);
