/** Moves an entry one place up (-1) or down (1); at the ends the list is unchanged. */
export function moved(liste: readonly string[], at: number, by: -1 | 1): readonly string[] {
  const to = at + by
  if (to < 0 || to >= liste.length) return liste
  const next = [...liste]
  const [entry] = next.splice(at, 1)
  if (entry !== undefined) next.splice(to, 0, entry)
  return next
}

export function removed(liste: readonly string[], at: number): readonly string[] {
  return liste.filter((_, i) => i !== at)
}

export function renamed(liste: readonly string[], at: number, name: string): readonly string[] {
  return liste.map((entry, i) => (i === at ? name : entry))
}

/**
 * The state and every worse one, for which mails are sent. Empty if the threshold is not one of the states.
 */
export function fromOn(stufen: readonly string[], grenze: string): readonly string[] {
  const at = stufen.indexOf(grenze)
  return at < 0 ? [] : stufen.slice(at)
}

/**
 * The threshold after a change of the states: it follows a renamed state. If two states temporarily have the
 * same name while typing, it stays with the other one.
 */
export function grenzeAfter(before: readonly string[], after: readonly string[], grenze: string): string {
  if (grenze === '' || after.includes(grenze) || before.length !== after.length) return grenze
  const at = before.indexOf(grenze)
  const other = before.filter((entry, i) => entry !== after[i]).length
  return at >= 0 && other === 1 ? (after[at] ?? grenze) : grenze
}
