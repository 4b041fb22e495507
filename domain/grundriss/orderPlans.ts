interface Plan {
  readonly id: string
  readonly bezeichnung: string
  readonly etage?: string | undefined
  readonly rang?: number | undefined
  readonly standort: { readonly id: string }
}

const { compare } = new Intl.Collator('de', { numeric: true })

/** The height of a floor by its usual names; null if the name does not tell. */
export function levelOf(etage: string): number | null {
  const text = etage.trim().toLowerCase()
  const number = Number(/\d+/.exec(text)?.[0] ?? 1)
  if (/\b[uk]g\d*\b|untergesch|keller|basement|lower|^-\s*\d/.test(text)) return -number
  if (/\beg\b|erdgesch|\bground|parterre/.test(text)) return 0
  if (/\bdg\b|dachgesch|attic/.test(text)) return 1000
  return /\d|\bog\b|obergesch/.test(text) ? number : null
}

/**
 * Compares floors from the lowest to the highest; those with other names come next, plans without a floor
 * last.
 */
function compareEtagen(a = '', b = ''): number {
  const isLast = (etage: string) => Number(etage === '')
  const height = (etage: string) => levelOf(etage) ?? 2000
  return isLast(a) - isLast(b) || height(a) - height(b) || compare(a, b)
}

/**
 * Sorts plans: by location in order of appearance, then by floor, the house's order and name, numbers by
 * their value.
 */
export function orderPlans<P extends Plan>(plans: readonly P[]): P[] {
  return plans.toSorted(
    (a, b) =>
      compare(a.standort.id, b.standort.id) ||
      compareEtagen(a.etage, b.etage) ||
      (a.rang ?? 10_000) - (b.rang ?? 10_000) ||
      compare(a.bezeichnung, b.bezeichnung) ||
      compare(a.id, b.id),
  )
}
