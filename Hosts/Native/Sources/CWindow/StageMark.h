#pragma once
#include "CWindow.h"

/// An invisible widget that stands for an element for screen readers: GTK has them for widgets only.
G_DECLARE_FINAL_TYPE(StageMark, stage_mark, STAGE, MARK, GtkWidget)

/// Creates a mark for an element.
GtkWidget *stage_mark_new(const StageElement *element);

/// Returns whether a mark can stand for an element, because it has its number and its role.
gboolean stage_mark_is_for(GtkWidget *mark, const StageElement *element);

/// Takes the description and the box of an element.
void stage_mark_take(GtkWidget *mark, const StageElement *element);

/// Gives a mark its box.
void stage_mark_allocate(GtkWidget *mark);
