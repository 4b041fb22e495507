/**
 * Tab, line feed and carriage return are allowed; other control characters and invisible line separators are
 * not.
 */
const NO_CONTROL = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]*$/u

/** Whether a text can be stored as it is: no control characters, no lone surrogates. */
export function isPlainText(text: string): boolean {
  return NO_CONTROL.test(text) && text.isWellFormed()
}

/**
 * Invisible characters that come along when a text is copied, or that change its reading direction
 * (directional marks, embeddings and isolates, the zero-width space, the word joiner and similar, the byte
 * order mark). Joiners that form one glyph out of several are text.
 */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g
const BREAKS = /[\t\r\n]+/g

/** Normalizes a text of several lines: without invisible characters, in NFC. */
export function cleanText(text: string): string {
  return text.replace(UNSEEN, '').normalize('NFC')
}

/** Normalizes a text of one line, such as a name. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(BREAKS, ' '))
}
