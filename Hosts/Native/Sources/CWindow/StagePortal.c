// The appearance that desktops announce only through their portal: org.freedesktop.appearance, color-scheme.

#include "StagePortal.h"

#define SETTINGS "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"
#define SCHEME "color-scheme"

void stage_take_color_scheme(guint scheme) {
  // Windows follow what GTK prefers, and GTK draws their title bars so.
  GtkSettings *settings = gtk_settings_get_default();
  if (scheme == 1 || scheme == 2)
    g_object_set(settings, "gtk-application-prefer-dark-theme", scheme == 1, NULL);
  else
    gtk_settings_reset_property(settings, "gtk-application-prefer-dark-theme");
}

/// Takes a value, which older portals wrap once more.
static void take(GVariant *value) {
  GVariant *inner = g_variant_ref(value);
  while (g_variant_is_of_type(inner, G_VARIANT_TYPE_VARIANT)) {
    GVariant *outer = inner;
    inner = g_variant_get_variant(outer);
    g_variant_unref(outer);
  }
  if (g_variant_is_of_type(inner, G_VARIANT_TYPE_UINT32)) stage_take_color_scheme(g_variant_get_uint32(inner));
  g_variant_unref(inner);
}

static void changed(
    GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *signal,
    GVariant *parameters, gpointer data) {
  const char *space, *name;
  GVariant *value;
  if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
  g_variant_get(parameters, "(&s&sv)", &space, &name, &value);
  if (g_str_equal(space, APPEARANCE) && g_str_equal(name, SCHEME)) take(value);
  g_variant_unref(value);
}

static void was_read(GObject *bus, GAsyncResult *result, gpointer data) {
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
  // There is no portal, or it does not know the setting: GTK's own settings decide.
  if (!answer) return;
  GVariant *value = g_variant_get_child_value(answer, 0);
  take(value);
  g_variant_unref(value);
  g_variant_unref(answer);
}

static void connected(GObject *source, GAsyncResult *result, gpointer data) {
  GDBusConnection *bus = g_bus_get_finish(result, NULL);
  if (!bus) return;
  const char *name = "org.freedesktop.portal.Desktop", *path = "/org/freedesktop/portal/desktop";
  // The connection stays for as long as the program runs.
  g_dbus_connection_signal_subscribe(
      bus, name, SETTINGS, "SettingChanged", path, APPEARANCE, G_DBUS_SIGNAL_FLAGS_NONE, changed, NULL, NULL);
  g_dbus_connection_call(
      bus, name, path, SETTINGS, "Read", g_variant_new("(ss)", APPEARANCE, SCHEME), G_VARIANT_TYPE("(v)"),
      G_DBUS_CALL_FLAGS_NONE, -1, NULL, was_read, NULL);
}

void stage_portal_connect(void) {
  // Without an address, a bus might be started.
  if (g_getenv("DBUS_SESSION_BUS_ADDRESS")) g_bus_get(G_BUS_TYPE_SESSION, NULL, connected, NULL);
}
