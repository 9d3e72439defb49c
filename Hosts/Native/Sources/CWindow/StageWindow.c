#include "CWindow.h"
#include "StageArea.h"

struct StageWindow {
  GtkWindow *window;
  StageArea *area;
  GtkIMContext *method;
  GtkEventController *scroll;
  guint tick;
  StageWindowCalls calls;
  void *user;
};

static guint open_windows = 0;

// MARK: - Contents

static gboolean ticked(GtkWidget *area, GdkFrameClock *clock, gpointer data) {
  StageWindow *self = data;
  if (self->calls.ticked(self->user, gdk_frame_clock_get_frame_time(clock))) return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

void stage_window_tick(StageWindow *self) {
  if (self->tick == 0) self->tick = gtk_widget_add_tick_callback(GTK_WIDGET(self->area), ticked, self, NULL);
}

void stage_window_draw(StageWindow *self) { gtk_widget_queue_draw(GTK_WIDGET(self->area)); }

gint64 stage_window_time(StageWindow *self) { return g_get_monotonic_time(); }

int stage_window_scale(StageWindow *self) { return gtk_widget_get_scale_factor(GTK_WIDGET(self->area)); }

gboolean stage_window_draws_with_cairo(StageWindow *self) {
  GskRenderer *renderer = gtk_native_get_renderer(GTK_NATIVE(self->window));
  return renderer && g_type_is_a(G_OBJECT_TYPE(renderer), GSK_TYPE_CAIRO_RENDERER);
}

// MARK: - Pointers

/// Returns the position of an event in the contents.
static void position(StageWindow *self, GdkEvent *event, double *x, double *y) {
  double left = 0, top = 0;
  gdk_event_get_position(event, x, y);
  gtk_native_get_surface_transform(GTK_NATIVE(self->window), &left, &top);
  gtk_widget_translate_coordinates(
      GTK_WIDGET(self->window), GTK_WIDGET(self->area), *x - left, *y - top, x, y);
}

static gboolean pinched(StageWindow *self, GdkEvent *event, double x, double y) {
  StagePointerPhase phase = STAGE_POINTER_MOVE;
  switch (gdk_touchpad_event_get_gesture_phase(event)) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: phase = STAGE_POINTER_DOWN; break;
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: break;
    case GDK_TOUCHPAD_GESTURE_PHASE_END: phase = STAGE_POINTER_UP; break;
    case GDK_TOUCHPAD_GESTURE_PHASE_CANCEL: phase = STAGE_POINTER_CANCEL; break;
  }
  double scale = phase == STAGE_POINTER_MOVE ? gdk_touchpad_event_get_pinch_scale(event) : 1;
  self->calls.pinched(self->user, phase, x, y, scale);
  return GDK_EVENT_STOP;
}

static gboolean happened(GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data) {
  StageWindow *self = data;
  GdkEventType type = gdk_event_get_event_type(event);
  double x = 0, y = 0;
  if (type < GDK_MOTION_NOTIFY || type > GDK_TOUCHPAD_PINCH) return GDK_EVENT_PROPAGATE;
  position(self, event, &x, &y);
  const void *finger = gdk_event_get_event_sequence(event);
  switch (type) {
    case GDK_BUTTON_PRESS:
      gtk_widget_grab_focus(GTK_WIDGET(self->area));
      self->calls.pointed(self->user, STAGE_POINTER_DOWN, NULL, gdk_button_event_get_button(event), x, y);
      return GDK_EVENT_STOP;
    case GDK_BUTTON_RELEASE:
      self->calls.pointed(self->user, STAGE_POINTER_UP, NULL, gdk_button_event_get_button(event), x, y);
      return GDK_EVENT_STOP;
    case GDK_MOTION_NOTIFY:
      self->calls.pointed(self->user, STAGE_POINTER_MOVE, NULL, 1, x, y);
      return GDK_EVENT_PROPAGATE;
    case GDK_TOUCH_BEGIN: self->calls.pointed(self->user, STAGE_POINTER_DOWN, finger, 0, x, y); return GDK_EVENT_STOP;
    case GDK_TOUCH_UPDATE: self->calls.pointed(self->user, STAGE_POINTER_MOVE, finger, 0, x, y); return GDK_EVENT_STOP;
    case GDK_TOUCH_END: self->calls.pointed(self->user, STAGE_POINTER_UP, finger, 0, x, y); return GDK_EVENT_STOP;
    case GDK_TOUCH_CANCEL:
      self->calls.pointed(self->user, STAGE_POINTER_CANCEL, finger, 0, x, y);
      return GDK_EVENT_STOP;
    case GDK_GRAB_BROKEN: self->calls.pointed(self->user, STAGE_POINTER_CANCEL, NULL, 1, x, y); return GDK_EVENT_PROPAGATE;
    case GDK_TOUCHPAD_PINCH: return pinched(self, event, x, y);
    default: return GDK_EVENT_PROPAGATE;
  }
}

static gboolean scrolled(GtkEventControllerScroll *controller, double x, double y, gpointer data) {
  StageWindow *self = data;
  self->calls.scrolled(self->user, x, y, gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL);
  return GDK_EVENT_STOP;
}

static void released(GtkEventControllerScroll *controller, double x, double y, gpointer data) {
  StageWindow *self = data;
  self->calls.released(self->user, x, y);
}

// MARK: - Keys and text

static gboolean pressed(
    GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers, gpointer data) {
  StageWindow *self = data;
  return self->calls.pressed(self->user, key, modifiers);
}

static void committed(GtkIMContext *method, const char *text, gpointer data) {
  StageWindow *self = data;
  self->calls.committed(self->user, text);
}

static void composed(GtkIMContext *method, gpointer data) {
  StageWindow *self = data;
  char *text = NULL;
  int caret = 0;
  gtk_im_context_get_preedit_string(method, &text, NULL, &caret);
  self->calls.composed(self->user, text, caret);
  g_free(text);
}

void stage_window_edit(StageWindow *self, gboolean isEditing) {
  if (isEditing)
    gtk_im_context_focus_in(self->method);
  else
    gtk_im_context_focus_out(self->method);
}

void stage_window_set_caret(StageWindow *self, int x, int y, int width, int height) {
  GdkRectangle place = {x, y, width, height};
  gtk_im_context_set_cursor_location(self->method, &place);
}

void stage_window_reset_text(StageWindow *self) { gtk_im_context_reset(self->method); }

void stage_window_copy(StageWindow *self, const char *text) {
  gdk_clipboard_set_text(gtk_widget_get_clipboard(GTK_WIDGET(self->area)), text);
}

/// A wait for the clipboard, which a window may not survive.
typedef struct {
  GWeakRef area;
  StageWindow *window;
} Paste;

static void pasted(GObject *clipboard, GAsyncResult *result, gpointer data) {
  Paste *paste = data;
  char *text = gdk_clipboard_read_text_finish(GDK_CLIPBOARD(clipboard), result, NULL);
  GObject *area = g_weak_ref_get(&paste->area);
  if (text && area) paste->window->calls.pasted(paste->window->user, text);
  if (area) g_object_unref(area);
  g_free(text);
  g_weak_ref_clear(&paste->area);
  g_free(paste);
}

void stage_window_paste(StageWindow *self) {
  Paste *paste = g_new0(Paste, 1);
  g_weak_ref_init(&paste->area, self->area);
  paste->window = self;
  gdk_clipboard_read_text_async(gtk_widget_get_clipboard(GTK_WIDGET(self->area)), NULL, pasted, paste);
}

// MARK: - Files

static gboolean tell_files(StageWindow *self, StageFilesPhase phase, const GValue *value, double x, double y) {
  GPtrArray *paths = g_ptr_array_new_with_free_func(g_free);
  // Those that are not on this machine have no paths.
  for (GSList *file = g_value_get_boxed(value); file; file = file->next) {
    char *path = g_file_get_path(file->data);
    if (path) g_ptr_array_add(paths, path);
  }
  gboolean has_any = paths->len > 0;
  g_ptr_array_add(paths, NULL);
  gboolean result = has_any && self->calls.filed(self->user, phase, (char *const *)paths->pdata, x, y);
  g_ptr_array_unref(paths);
  return result;
}

/// Files enter the window or move above it.
static GdkDragAction files_moved(GtkDropTarget *target, double x, double y, gpointer data) {
  const GValue *files = gtk_drop_target_get_value(target);
  // Until their names are there, nobody can be asked.
  if (!files) return GDK_ACTION_COPY;
  return tell_files(data, STAGE_FILES_OVER, files, x, y) ? GDK_ACTION_COPY : 0;
}

static void files_left(GtkDropTarget *target, gpointer data) {
  StageWindow *self = data;
  self->calls.filed(self->user, STAGE_FILES_LEAVE, NULL, 0, 0);
}

static gboolean files_dropped(GtkDropTarget *target, const GValue *files, double x, double y, gpointer data) {
  return tell_files(data, STAGE_FILES_DROP, files, x, y);
}

static void listen_to_files(StageWindow *self) {
  GtkDropTarget *target = gtk_drop_target_new(GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  gtk_drop_target_set_preload(target, TRUE);
  g_signal_connect(target, "enter", G_CALLBACK(files_moved), self);
  g_signal_connect(target, "motion", G_CALLBACK(files_moved), self);
  g_signal_connect(target, "leave", G_CALLBACK(files_left), self);
  g_signal_connect(target, "drop", G_CALLBACK(files_dropped), self);
  gtk_widget_add_controller(GTK_WIDGET(self->area), GTK_EVENT_CONTROLLER(target));
}

// MARK: - The window

static void changed(GObject *object, GParamSpec *property, gpointer data) {
  StageWindow *self = data;
  self->calls.changed(self->user);
}

static void closed(GtkWidget *window, gpointer data) {
  StageWindow *self = data;
  g_signal_handlers_disconnect_by_data(gtk_settings_get_default(), self);
  g_signal_handlers_disconnect_by_data(self->area, self);
  g_signal_handlers_disconnect_by_data(self->method, self);
  if (self->tick) gtk_widget_remove_tick_callback(GTK_WIDGET(self->area), self->tick);
  stage_area_forget(self->area);
  gtk_im_context_set_client_widget(self->method, NULL);
  g_object_unref(self->method);
  g_object_unref(self->area);
  self->calls.closed(self->user);
  g_free(self);
  open_windows--;
  g_main_context_wakeup(NULL);
}

static void listen(StageWindow *self) {
  GtkWidget *area = GTK_WIDGET(self->area);
  GtkEventController *events = gtk_event_controller_legacy_new();
  g_signal_connect(events, "event", G_CALLBACK(happened), self);
  gtk_widget_add_controller(area, events);
  GtkEventController *scroll =
      gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES | GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
  g_signal_connect(scroll, "scroll", G_CALLBACK(scrolled), self);
  g_signal_connect(scroll, "decelerate", G_CALLBACK(released), self);
  gtk_widget_add_controller(area, scroll);
  self->method = gtk_im_multicontext_new();
  gtk_im_context_set_client_widget(self->method, area);
  g_signal_connect(self->method, "commit", G_CALLBACK(committed), self);
  g_signal_connect(self->method, "preedit-changed", G_CALLBACK(composed), self);
  GtkEventController *keys = gtk_event_controller_key_new();
  g_signal_connect(keys, "key-pressed", G_CALLBACK(pressed), self);
  gtk_event_controller_key_set_im_context(GTK_EVENT_CONTROLLER_KEY(keys), self->method);
  gtk_widget_add_controller(area, keys);
  listen_to_files(self);
  GtkSettings *settings = gtk_settings_get_default();
  const char *properties[] = {
      "notify::gtk-application-prefer-dark-theme", "notify::gtk-theme-name", "notify::gtk-enable-animations",
      "notify::gtk-xft-dpi"};
  for (guint index = 0; index < G_N_ELEMENTS(properties); index++)
    g_signal_connect(settings, properties[index], G_CALLBACK(changed), self);
  g_signal_connect(area, "notify::scale-factor", G_CALLBACK(changed), self);
}

StageWindow *stage_window_new(const char *title, int width, int height, StageWindowCalls calls, void *user) {
  StageWindow *self = g_new0(StageWindow, 1);
  self->calls = calls;
  self->user = user;
  self->window = GTK_WINDOW(gtk_window_new());
  // The window lets go of its contents before it says that it is closed.
  self->area = g_object_ref_sink(stage_area_new(&self->calls, user));
  gtk_window_set_title(self->window, title);
  gtk_window_set_default_size(self->window, width, height);
  gtk_window_set_child(self->window, GTK_WIDGET(self->area));
  listen(self);
  g_signal_connect(self->window, "destroy", G_CALLBACK(closed), self);
  open_windows++;
  return self;
}

void stage_window_present(StageWindow *self) {
  gtk_window_present(self->window);
  gtk_widget_grab_focus(GTK_WIDGET(self->area));
}

void stage_window_close(StageWindow *self) { gtk_window_destroy(self->window); }

void stage_window_set_title(StageWindow *self, const char *title) { gtk_window_set_title(self->window, title); }

void stage_window_set_elements(StageWindow *self, const StageElement *elements, int count) {
  stage_area_set_elements(self->area, elements, count);
}

GtkWidget *stage_window_contents(StageWindow *self) { return GTK_WIDGET(self->area); }

guint stage_open_windows(void) { return open_windows; }
