#pragma once
#include "../../CGTK/CGTK.h"

// A window whose contents somebody else draws, and what happens in it: the parts of GTK that are macros, varargs or classes.

/// The phases of a pointer.
typedef enum { STAGE_POINTER_DOWN, STAGE_POINTER_MOVE, STAGE_POINTER_UP, STAGE_POINTER_CANCEL } StagePointerPhase;

/// What happens with files from outside: they are above the window, are dropped, or leave.
typedef enum { STAGE_FILES_OVER, STAGE_FILES_DROP, STAGE_FILES_LEAVE } StageFilesPhase;

/// The functions that a window calls. Positions and distances are in points from the upper left corner of its contents.
typedef struct {
  /// The contents have a new size.
  void (*_Nonnull resized)(void *_Nonnull user, int width, int height);
  /// The contents are drawn. The node stays with who returns it.
  GskRenderNode *_Nullable (*_Nonnull drawn)(void *_Nonnull user);
  /// The screen is about to be drawn; called while ticking.
  /// @param time The time in microseconds.
  /// @return Whether to call it again.
  gboolean (*_Nonnull ticked)(void *_Nonnull user, gint64 time);
  /// A finger or the mouse.
  /// @param pointer An identifier of the finger, null for the mouse.
  /// @param button The button of the mouse from 1, 0 for a finger.
  void (*_Nonnull pointed)(
      void *_Nonnull user, StagePointerPhase phase, const void *_Nullable pointer, guint button, double x, double y);
  /// A wheel or two fingers on a trackpad.
  /// @param isWheel Whether the distances are clicks of a wheel.
  void (*_Nonnull scrolled)(void *_Nonnull user, double x, double y, gboolean isWheel);
  /// The fingers have left the trackpad, with a velocity in points per second.
  void (*_Nonnull released)(void *_Nonnull user, double x, double y);
  /// Two fingers on a trackpad pinch around a point.
  /// @param scale The distance of the fingers, in that of the beginning.
  void (*_Nonnull pinched)(void *_Nonnull user, StagePointerPhase phase, double x, double y, double scale);
  /// A key that no input method has taken.
  /// @return Whether it has an effect.
  gboolean (*_Nonnull pressed)(void *_Nonnull user, guint key, GdkModifierType modifiers);
  /// An input method has finished a text.
  void (*_Nonnull committed)(void *_Nonnull user, const char *_Nonnull text);
  /// An input method has changed its unfinished text.
  /// @param caret The place of the caret, in characters.
  void (*_Nonnull composed)(void *_Nonnull user, const char *_Nonnull text, int caret);
  /// A text has been pasted.
  void (*_Nonnull pasted)(void *_Nonnull user, const char *_Nonnull text);
  /// A screen reader presses an element, whose middle is at a point.
  void (*_Nonnull activated)(void *_Nonnull user, double x, double y);
  /// Files are dragged over the window.
  /// @param paths Their paths, up to a null; null when they leave.
  /// @return Whether they would be accepted, or have been.
  gboolean (*_Nonnull filed)(
      void *_Nonnull user, StageFilesPhase phase, char *_Nullable const *_Nullable paths, double x, double y);
  /// The settings of the system have changed, or the pixels to a point.
  void (*_Nonnull changed)(void *_Nonnull user);
  /// The window has been closed. It is called last.
  void (*_Nonnull closed)(void *_Nonnull user);
} StageWindowCalls;

/// A window and its contents.
typedef struct StageWindow StageWindow;

/// Connects to a display.
/// @return Whether there is one.
gboolean stage_display_open(void);

/// Creates a window. It is destroyed when it is closed.
StageWindow *_Nonnull stage_window_new(
    const char *_Nonnull title, int width, int height, StageWindowCalls calls, void *_Nonnull user);

/// Shows the window.
void stage_window_present(StageWindow *_Nonnull window);

/// Closes the window.
void stage_window_close(StageWindow *_Nonnull window);

void stage_window_set_title(StageWindow *_Nonnull window, const char *_Nonnull title);

/// Draws the contents again.
void stage_window_draw(StageWindow *_Nonnull window);

/// Calls `ticked` in every frame of the screen until it says that there is nothing more to do.
void stage_window_tick(StageWindow *_Nonnull window);

/// The present time by the clock of `ticked`, in microseconds.
gint64 stage_window_time(StageWindow *_Nonnull window);

/// The pixels to a point.
int stage_window_scale(StageWindow *_Nonnull window);

/// Whether the window's renderer draws with Cairo, which knows no perspective.
gboolean stage_window_draws_with_cairo(StageWindow *_Nonnull window);

/// Begins or ends the use of an input method.
void stage_window_edit(StageWindow *_Nonnull window, gboolean isEditing);

/// Says where the text is, so that an input method shows its list there.
void stage_window_set_caret(StageWindow *_Nonnull window, int x, int y, int width, int height);

/// Gives up an unfinished text.
void stage_window_reset_text(StageWindow *_Nonnull window);

void stage_window_copy(StageWindow *_Nonnull window, const char *_Nonnull text);

/// Asks for the text of the clipboard; `pasted` is called with it.
void stage_window_paste(StageWindow *_Nonnull window);

/// A part of the contents as a screen reader is told of it.
typedef struct {
  /// A number that stays the same from one time to the next.
  gint64 id;
  GtkAccessibleRole role;
  const char *_Nonnull label;
  /// Its value as a text, empty for none.
  const char *_Nonnull value;
  /// Its box in the contents, in points.
  int x, y, width, height;
  gboolean isDisabled, isSelected;
  /// Its place in its list from 1, and the length of the list; 0 outside of a list.
  int position, count;
} StageElement;

/// Tells screen readers what there is, in its order. What was there before and is not any more is gone.
void stage_window_set_elements(StageWindow *_Nonnull window, const StageElement *_Nullable elements, int count);

/// The contents as a widget, whose children are the elements.
GtkWidget *_Nonnull stage_window_contents(StageWindow *_Nonnull window);

/// The settings of the system.
typedef struct {
  gboolean isDark;
  gboolean isMotionReduced;
  /// The factor of the size of texts, 1 for the usual one.
  double textScale;
} StageSettings;

StageSettings stage_settings(void);

/// Takes the appearance that a desktop announces through its portal, and tells the windows of it.
/// @param scheme 1 for dark, 2 for light, another number for no preference.
void stage_take_color_scheme(guint scheme);

/// Runs until every window is closed, with what Swift's main queue has to do.
/// @param beforeWait Called before each wait for events. It returns the longest wait in milliseconds, or a negative number.
void stage_run(int (*_Nonnull beforeWait)(void));
