/** The list with one entry a place further up (-1) or down (1); at its ends it stays as it is. */
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

/** The state and every worse one: what mail is sent for. Empty where the threshold is none of the states. */
export function fromOn(stufen: readonly string[], grenze: string): readonly string[] {
  const at = stufen.indexOf(grenze)
  return at < 0 ? [] : stufen.slice(at)
}

/**
 * The threshold goes along when its state gets another name. Not when two states have that name for a moment, while one of them is
 * being written: then it stays with the one that keeps it.
 */
export function grenzeAfter(before: readonly string[], after: readonly string[], grenze: string): string {
  if (grenze === '' || after.includes(grenze) || before.length !== after.length) return grenze
  const at = before.indexOf(grenze)
  const other = before.filter((entry, i) => entry !== after[i]).length
  return at >= 0 && other === 1 ? (after[at] ?? grenze) : grenze
}
