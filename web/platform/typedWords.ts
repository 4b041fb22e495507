/** The words of a search text, in lower case. */
export const wordsIn = (typed: string): readonly string[] =>
  typed
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .filter((word) => word !== '')

/** Whether the text contains every typed word. */
export function fits(typed: string, text: string): boolean {
  const all = text.toLocaleLowerCase('de')
  return wordsIn(typed).every((word) => all.includes(word))
}
