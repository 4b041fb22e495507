interface Plan {
  readonly id: string
  readonly bezeichnung: string
  readonly etage?: string | undefined
  readonly rang?: number | undefined
  readonly standort: { readonly id: string }
}

const { compare } = new Intl.Collator('de', { numeric: true })

/** How high a floor is, by the names that people give floors; null where the name says nothing of it. */
export function levelOf(etage: string): number | null {
  const text = etage.trim().toLowerCase()
  const number = Number(/\d+/.exec(text)?.[0] ?? 1)
  if (/\b[uk]g\d*\b|untergesch|keller|basement|lower|^-\s*\d/.test(text)) return -number
  if (/\beg\b|erdgesch|\bground|parterre/.test(text)) return 0
  if (/\bdg\b|dachgesch|attic/.test(text)) return 1000
  return /\d|\bog\b|obergesch/.test(text) ? number : null
}

/** Floors from the lowest to the highest, then those whose names say nothing of it; plans without one at the end. */
function compareEtagen(a = '', b = ''): number {
  const isLast = (etage: string) => Number(etage === '')
  const height = (etage: string) => levelOf(etage) ?? 2000
  return isLast(a) - isLast(b) || height(a) - height(b) || compare(a, b)
}

/** As people look for them: by location in the order in which those came, then by floor, the order of the house and name, numbers by their value. */
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
