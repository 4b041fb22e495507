/** The relevant part of a special opening time; the days are plain dates, inclusive. */
interface Special {
  /** Absent for a new one. */
  readonly id?: string | undefined
  readonly status: string
  readonly gueltigVon: string
  readonly gueltigBis: string
}

const later = (a: string, b: string) => (a > b ? a : b)

/**
 * The first day from today on for which two special times contradict each other; null if there is none. A
 * closed period with open hours on some of its days is unambiguous, because closed wins; two openings are
 * not, nor are two entries for exactly the same days.
 */
export function doubledDay(a: Special, b: Special, heute: string): string | null {
  const first = later(later(a.gueltigVon, b.gueltigVon), heute)
  if (first > a.gueltigBis || first > b.gueltigBis) return null
  const sameDays = a.gueltigVon === b.gueltigVon && a.gueltigBis === b.gueltigBis
  return sameDays || (a.status === 'offen' && b.status === 'offen') ? first : null
}

const daysOf = ({ id, status, gueltigVon, gueltigBis }: Special) =>
  JSON.stringify([id?.toLowerCase(), status, gueltigVon, gueltigBis])

/**
 * The new or changed entries of a set that contradict another one, each by index with the first such day.
 * Existing contradictions may stay.
 */
export function doubledIn(
  specials: readonly Special[],
  before: readonly Special[],
  heute: string,
): readonly { readonly place: number; readonly tag: string }[] {
  const stood = new Set(before.map(daysOf))
  const stays = specials.map((one) => one.id !== undefined && stood.has(daysOf(one)))
  return specials.flatMap((one, place) => {
    if (stays[place]) return []
    // Of two new ones the second is reported.
    const others = specials.filter((_, i) => i < place || (i > place && stays[i]))
    const tage = others.flatMap((other) => doubledDay(one, other, heute) ?? [])
    const [tag] = tage.toSorted()
    return tag === undefined ? [] : [{ place, tag }]
  })
}
