/** Tab, line feed and carriage return are writing; what else is below the blank, or breaks lines unseen, is not. */
const NO_CONTROL = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]*$/u

/** Whether a text can be written down as it is: no control characters, no half of a surrogate pair. */
export function isPlainText(text: string): boolean {
  return NO_CONTROL.test(text) && text.isWellFormed()
}
