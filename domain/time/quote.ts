/** What somebody wrote, short enough to be shown back; nothing of what is no text. */
export function quote(text: unknown): string {
  return typeof text === 'string' ? text.slice(0, 40) : ''
}
