/**
 * 'And worse' (SPECIFICATION section 9): whether a state of cleanliness is the threshold or one after it.
 * @param stufen from the best to the worst, as the house names them
 * @param schwelle empty, or a state that the house no longer has: never
 */
export function isWorse(stufen: readonly string[], stand: string, threshold: string): boolean {
  const from = stufen.indexOf(threshold)
  return from !== -1 && stufen.indexOf(stand) >= from
}
