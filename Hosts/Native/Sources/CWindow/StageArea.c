#include "StageArea.h"
#include "StageMark.h"

struct _StageArea {
  GtkWidget parent_instance;
  const StageWindowCalls *calls;
  void *user;
};

G_DEFINE_TYPE(StageArea, stage_area, GTK_TYPE_WIDGET)

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  StageArea *self = STAGE_AREA(widget);
  GskRenderNode *node = self->calls ? self->calls->drawn(self->user) : NULL;
  if (node) gtk_snapshot_append_node(snapshot, node);
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  StageArea *self = STAGE_AREA(widget);
  if (self->calls) self->calls->resized(self->user, width, height);
  for (GtkWidget *mark = gtk_widget_get_first_child(widget); mark; mark = gtk_widget_get_next_sibling(mark))
    stage_mark_allocate(mark);
}

void stage_area_set_elements(StageArea *self, const StageElement *elements, int count) {
  GtkWidget *mark = gtk_widget_get_first_child(GTK_WIDGET(self));
  for (int index = 0; index < count; index++) {
    const StageElement *element = &elements[index];
    // Those before it that don't stand for it are gone, if there is one that does.
    GtkWidget *found = mark;
    while (found && !stage_mark_is_for(found, element)) found = gtk_widget_get_next_sibling(found);
    while (found && mark != found) {
      GtkWidget *next = gtk_widget_get_next_sibling(mark);
      gtk_widget_unparent(mark);
      mark = next;
    }
    if (found) {
      mark = gtk_widget_get_next_sibling(found);
    } else {
      found = stage_mark_new(element);
      gtk_widget_insert_before(found, GTK_WIDGET(self), mark);
    }
    stage_mark_take(found, element);
  }
  while (mark) {
    GtkWidget *next = gtk_widget_get_next_sibling(mark);
    gtk_widget_unparent(mark);
    mark = next;
  }
  gtk_widget_queue_allocate(GTK_WIDGET(self));
}

static void dispose(GObject *object) {
  stage_area_set_elements(STAGE_AREA(object), NULL, 0);
  G_OBJECT_CLASS(stage_area_parent_class)->dispose(object);
}

static void measure(
    GtkWidget *widget, GtkOrientation orientation, int other, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
  *minimum = *natural = 1;
}

static void stage_area_class_init(StageAreaClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = dispose;
  widget->snapshot = snapshot;
  widget->size_allocate = size_allocate;
  widget->measure = measure;
  gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void stage_area_init(StageArea *self) {
  gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
  gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_hexpand(GTK_WIDGET(self), TRUE);
  gtk_widget_set_vexpand(GTK_WIDGET(self), TRUE);
}

StageArea *stage_area_new(const StageWindowCalls *calls, void *user) {
  StageArea *self = g_object_new(stage_area_get_type(), NULL);
  self->calls = calls;
  self->user = user;
  return self;
}

void stage_area_press(StageArea *self, const GdkRectangle *box) {
  if (self->calls) self->calls->activated(self->user, box->x + box->width / 2.0, box->y + box->height / 2.0);
}

void stage_area_forget(StageArea *self) { self->calls = NULL; }
