/** Tab, line feed and carriage return are writing; what else is below the blank, or breaks lines unseen, is not. */
const NO_CONTROL = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]*$/u

/** Whether a text can be written down as it is: no control characters, no half of a surrogate pair. */
export function isPlainText(text: string): boolean {
  return NO_CONTROL.test(text) && text.isWellFormed()
}

/**
 * What nobody sees and nobody types: it comes along when a text is copied, or turns round how a line reads (the marks, embeddings and isolates of
 * direction, the zero-width space, the word joiner and its kin, the byte order mark). Joiners that make one sign of several are writing.
 */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g
const BREAKS = /[\t\r\n]+/g

/** A text of several lines as it is kept: as one sees it, in one spelling (NFC). */
export function cleanText(text: string): string {
  return text.replace(UNSEEN, '').normalize('NFC')
}

/** The same of a text of one line, as names are. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(BREAKS, ' '))
}
