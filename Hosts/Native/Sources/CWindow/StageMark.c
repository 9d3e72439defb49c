#include "StageMark.h"

struct _StageMark {
  GtkWidget parent_instance;
  gint64 id;
  GdkRectangle box;
};

G_DEFINE_TYPE(StageMark, stage_mark, GTK_TYPE_WIDGET)

static void stage_mark_class_init(StageMarkClass *class) {}

static void stage_mark_init(StageMark *self) { gtk_widget_set_can_target(GTK_WIDGET(self), FALSE); }

GtkWidget *stage_mark_new(const StageElement *element) {
  StageMark *self = g_object_new(stage_mark_get_type(), "accessible-role", element->role, NULL);
  self->id = element->id;
  return GTK_WIDGET(self);
}

gboolean stage_mark_is_for(GtkWidget *mark, const StageElement *element) {
  return STAGE_MARK(mark)->id == element->id &&
      gtk_accessible_get_accessible_role(GTK_ACCESSIBLE(mark)) == element->role;
}

void stage_mark_take(GtkWidget *mark, const StageElement *element) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(mark);
  STAGE_MARK(mark)->box = (GdkRectangle){element->x, element->y, element->width, element->height};
  gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, element->label, -1);
  if (*element->value)
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, element->value, -1);
  else
    gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
  gtk_accessible_update_state(
      accessible, GTK_ACCESSIBLE_STATE_DISABLED, element->isDisabled, GTK_ACCESSIBLE_STATE_SELECTED,
      element->isSelected, -1);
  if (element->count > 0)
    gtk_accessible_update_relation(
        accessible, GTK_ACCESSIBLE_RELATION_POS_IN_SET, element->position, GTK_ACCESSIBLE_RELATION_SET_SIZE,
        element->count, -1);
}

void stage_mark_allocate(GtkWidget *mark) {
  GdkRectangle *box = &STAGE_MARK(mark)->box;
  // GTK wants to be asked for a size before one is given.
  gtk_widget_measure(mark, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure(mark, GTK_ORIENTATION_VERTICAL, box->width, NULL, NULL, NULL, NULL);
  graphene_point_t corner = GRAPHENE_POINT_INIT(box->x, box->y);
  gtk_widget_allocate(mark, box->width, box->height, -1, gsk_transform_translate(NULL, &corner));
}
