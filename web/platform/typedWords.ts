/** What somebody types into a search, word by word, in small letters. */
export const wordsIn = (typed: string): readonly string[] =>
  typed
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .filter((word) => word !== '')

/** Whether each word that is typed stands somewhere in the text. */
export function fits(typed: string, text: string): boolean {
  const all = text.toLocaleLowerCase('de')
  return wordsIn(typed).every((word) => all.includes(word))
}
