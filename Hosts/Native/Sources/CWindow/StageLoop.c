// The main loop, with Swift's main queue in it, and what GTK says of the system.

#include <glib-unix.h>
#include <unistd.h>

#include "StageArea.h"
#include "StagePortal.h"

// libdispatch has these for loops of others, such as Foundation's on Linux.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

gboolean stage_display_open(void) {
  static gboolean is_open = FALSE;
  if (!is_open && gtk_init_check()) {
    is_open = TRUE;
    stage_portal_connect();
  }
  return is_open;
}

static gboolean work(int descriptor, GIOCondition condition, gpointer data) {
  guint64 count;
  // The queue writes to it whenever something is added.
  if (read(descriptor, &count, sizeof count) > 0) _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

static gboolean end_wait(gpointer timeout) {
  *(guint *)timeout = 0;
  return G_SOURCE_REMOVE;
}

void stage_run(int (*beforeWait)(void)) {
  guint source = g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, work, NULL);
  while (stage_open_windows() > 0) {
    int delay = beforeWait();
    guint timeout = 0;
    if (delay >= 0) timeout = g_timeout_add(delay, end_wait, &timeout);
    g_main_context_iteration(NULL, TRUE);
    if (timeout) g_source_remove(timeout);
  }
  g_source_remove(source);
}

StageSettings stage_settings(void) {
  GtkSettings *settings = gtk_settings_get_default();
  gboolean prefersDark = FALSE, animates = TRUE;
  char *theme = NULL;
  int dpi = -1;
  g_object_get(
      settings, "gtk-application-prefer-dark-theme", &prefersDark, "gtk-enable-animations", &animates,
      "gtk-theme-name", &theme, "gtk-xft-dpi", &dpi, NULL);
  char *name = g_ascii_strdown(theme ? theme : "", -1);
  StageSettings result = {
      .isDark = prefersDark || g_str_has_suffix(name, "dark") || g_str_has_suffix(name, ":dark"),
      .isMotionReduced = !animates,
      .textScale = dpi > 0 ? dpi / 1024.0 / 96 : 1,
  };
  g_free(theme);
  g_free(name);
  return result;
}
