/** A typed text, shortened to be shown back; empty if it is no text. */
export function quote(text: unknown): string {
  return typeof text === 'string' ? text.slice(0, 40) : ''
}
