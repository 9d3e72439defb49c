#pragma once
#if !__has_include(<libsoup/soup.h>)
#error "The workbench needs libsoup 3: apt-get install libsoup-3.0-dev pkg-config, and build again"
#endif
#include <libsoup/soup.h>

/// What Swift cannot call by itself: a function that takes any number of arguments.
static inline SoupServer *_Nonnull workbench_server_new(void) { return soup_server_new(NULL, NULL); }

/// Calls `heard` with each message, `closed` once, and `release` when neither is called any more.
static inline void workbench_listen(
    SoupWebsocketConnection *_Nonnull connection,
    void (*_Nonnull heard)(SoupWebsocketConnection *_Nonnull, int type, GBytes *_Nonnull, void *_Nonnull),
    void (*_Nonnull closed)(SoupWebsocketConnection *_Nonnull, void *_Nonnull),
    void (*_Nonnull release)(void *_Nullable, GClosure *_Nullable), void *_Nonnull data) {
  g_signal_connect(connection, "message", G_CALLBACK(heard), data);
  g_signal_connect_data(connection, "closed", G_CALLBACK(closed), data, release, 0);
}
