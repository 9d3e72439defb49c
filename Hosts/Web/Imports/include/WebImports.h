#pragma once
#include <stdint.h>

#define MURMURATION_IMPORT(name) __attribute__((import_module("murmuration"), import_name(#name)))

/// Draws one frame: the words of its commands (see Tools/Commands/commands.txt) and the bytes that their
/// strings point into. Both are valid during the call only.
MURMURATION_IMPORT(draw)
void murmuration_draw(
    const double *_Nonnull words, int32_t word_count, const uint8_t *_Nonnull bytes, int32_t byte_count);

/// Hands over an encoded picture and its media type; both are valid during the call only.
MURMURATION_IMPORT(addImage)
void murmuration_add_image(
    int32_t number, const uint8_t *_Nonnull bytes, int32_t byte_count, const uint8_t *_Nonnull type,
    int32_t type_count);

/// Says where the page has a picture that it keeps itself; the address is valid during the call only.
MURMURATION_IMPORT(referToImage)
void murmuration_refer_to_image(int32_t number, const uint8_t *_Nonnull address, int32_t address_count);

/// The picture is not shown any more.
MURMURATION_IMPORT(removeImage)
void murmuration_remove_image(int32_t number);

/// Gives the reader a picture as a file; the title is valid during the call only, and may have no address if it is empty.
MURMURATION_IMPORT(shareImage)
void murmuration_share_image(int32_t number, const uint8_t *_Nullable title, int32_t title_count);

/// The width of a line of text in points, by the size and weight of its font and whether it is monospaced.
MURMURATION_IMPORT(textWidth)
double murmuration_text_width(
    const uint8_t *_Nonnull bytes, int32_t byte_count, double font_size, int32_t font_weight, int32_t is_monospaced);

/// Hands a string to the page: the answer to the export that is running.
MURMURATION_IMPORT(answer)
void murmuration_answer(const uint8_t *_Nonnull bytes, int32_t byte_count);

/// Says that a script has performed an input event at a time of the stage: its number in Tools/Commands/input.txt, its text, which
/// is valid during the call only and may have no address if it is empty, and its numbers.
MURMURATION_IMPORT(performed)
void murmuration_performed(
    double time, int32_t event, const uint8_t *_Nullable text, int32_t text_count, double a, double b, double c, double d);

/// The browser's clock in seconds, with any origin. The program only measures with it.
MURMURATION_IMPORT(now)
double murmuration_now(void);

/// Gives whoever has put the screen into the page a message; it is valid during the call only.
MURMURATION_IMPORT(postMessage)
void murmuration_post_message(const uint8_t *_Nonnull text, int32_t text_count);

/// Opens an address, valid during the call only, as a link does. Returns 0 if the page refuses.
MURMURATION_IMPORT(openAddress)
int32_t murmuration_open_address(const uint8_t *_Nonnull address, int32_t address_count);

/// Gives other programs a text, which is valid during the call only and may have no address if it is empty.
MURMURATION_IMPORT(copyText)
void murmuration_copy_text(const uint8_t *_Nullable text, int32_t count);

/// Begins to fetch. The head is lines: the method and the address, and the names and values of header fields; there is no body
/// with a count of -1. All are valid during the call only. The export `fetched` gets the answer, by the number.
MURMURATION_IMPORT(fetch)
void murmuration_fetch(
    int32_t number, const uint8_t *_Nonnull head, int32_t head_count, const uint8_t *_Nonnull body, int32_t body_count);

/// The answer is not wanted any more.
MURMURATION_IMPORT(cancelFetch)
void murmuration_cancel_fetch(int32_t number);

/// The number of bytes that the browser's storage has for a key; -1 if it has none.
MURMURATION_IMPORT(storedSize)
int32_t murmuration_stored_size(const uint8_t *_Nonnull key, int32_t key_count);

/// Writes the bytes that were asked for last.
MURMURATION_IMPORT(readStored)
void murmuration_read_stored(uint8_t *_Nonnull bytes);

/// Stores a text for a key, or removes it with a count of -1. Returns 0 if the browser refuses.
MURMURATION_IMPORT(store)
int32_t murmuration_store(
    const uint8_t *_Nonnull key, int32_t key_count, const uint8_t *_Nonnull value, int32_t value_count);
