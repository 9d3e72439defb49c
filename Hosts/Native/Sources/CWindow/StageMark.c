#include "StageMark.h"

#include "StageArea.h"

/// What every mark knows of its element.
typedef struct {
  gint64 id;
  GdkRectangle box;
} Element;

static const char *key = "stage-element";

static Element *element_of(GtkWidget *mark) { return g_object_get_data(G_OBJECT(mark), key); }

/// A mark that can only be read.
struct _StageMark {
  GtkWidget parent_instance;
};

G_DECLARE_FINAL_TYPE(StageMark, stage_mark, STAGE, MARK, GtkWidget)
G_DEFINE_TYPE(StageMark, stage_mark, GTK_TYPE_WIDGET)

static void stage_mark_class_init(StageMarkClass *class) {}
static void stage_mark_init(StageMark *self) {}

/// A mark that can be pressed: GTK offers screen readers the actions of its own widgets only.
struct _StageButton {
  GtkButton parent_instance;
};

G_DECLARE_FINAL_TYPE(StageButton, stage_button, STAGE, BUTTON, GtkButton)
G_DEFINE_TYPE(StageButton, stage_button, GTK_TYPE_BUTTON)

static void clicked(GtkButton *button) {
  GtkWidget *area = gtk_widget_get_parent(GTK_WIDGET(button));
  if (STAGE_IS_AREA(area)) stage_area_press(STAGE_AREA(area), &element_of(GTK_WIDGET(button))->box);
}

static void stage_button_class_init(StageButtonClass *class) {
  GTK_BUTTON_CLASS(class)->clicked = clicked;
  // Themes give buttons a size of their own.
  gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(class), "stagebutton");
}

static void stage_button_init(StageButton *self) { gtk_widget_set_focusable(GTK_WIDGET(self), FALSE); }

static gboolean can_be_pressed(GtkAccessibleRole role) {
  switch (role) {
    case GTK_ACCESSIBLE_ROLE_BUTTON:
    case GTK_ACCESSIBLE_ROLE_LIST_ITEM:
    case GTK_ACCESSIBLE_ROLE_SWITCH:
    case GTK_ACCESSIBLE_ROLE_TEXT_BOX:
    case GTK_ACCESSIBLE_ROLE_SEARCH_BOX: return TRUE;
    default: return FALSE;
  }
}

GtkWidget *stage_mark_new(const StageElement *element) {
  GType type = can_be_pressed(element->role) ? stage_button_get_type() : stage_mark_get_type();
  GtkWidget *self = g_object_new(type, "accessible-role", element->role, "can-target", FALSE, NULL);
  Element *own = g_new0(Element, 1);
  own->id = element->id;
  g_object_set_data_full(G_OBJECT(self), key, own, g_free);
  return self;
}

gboolean stage_mark_is_for(GtkWidget *mark, const StageElement *element) {
  return element_of(mark)->id == element->id &&
      gtk_accessible_get_accessible_role(GTK_ACCESSIBLE(mark)) == element->role;
}

void stage_mark_take(GtkWidget *mark, const StageElement *element) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(mark);
  element_of(mark)->box = (GdkRectangle){element->x, element->y, element->width, element->height};
  gtk_widget_set_sensitive(mark, !element->isDisabled);
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
  GdkRectangle *box = &element_of(mark)->box;
  // GTK wants to be asked for a size before one is given.
  gtk_widget_measure(mark, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure(mark, GTK_ORIENTATION_VERTICAL, box->width, NULL, NULL, NULL, NULL);
  graphene_point_t corner = GRAPHENE_POINT_INIT(box->x, box->y);
  gtk_widget_allocate(mark, box->width, box->height, -1, gsk_transform_translate(NULL, &corner));
}
