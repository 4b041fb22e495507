/** Short enough for a seat on the map: the first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s-]+/u)
  const first = [...(words[0] ?? '')][0] ?? ''
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toLocaleUpperCase('de')
}
