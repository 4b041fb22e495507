/** A record of a logbook line outside the chain, which reveals when the end of the chain was cut off. */
interface Erinnerung {
  readonly nummer: number
  readonly hash: string
  /** The current hash of the line with this number; null if there is none. */
  readonly eintrag: string | null
}

export interface Zeugnis {
  /** The newest line that the audit trail knows. */
  readonly protokoll: Erinnerung | null
  /** The oldest daily seal that no longer matches a line; `tag` in the Mandant's zone. */
  readonly siegel: (Erinnerung & { readonly tag: Temporal.PlainDate }) | null
  /** The number of completed trips without a line, and when the first of them ended. */
  readonly fahrten: { readonly anzahl: number; readonly zeit: Temporal.Instant } | null
  /**
   * The first check-in or check-out of the car's history that its trip's line contradicts; `nummer` null:
   * there is no such line.
   */
  readonly historie: {
    readonly zeit: Temporal.Instant
    readonly km: number
    readonly nummer: number | null
  } | null
  /** The car's mileage, and the greatest one in a line or the history; null if neither has one. */
  readonly kilometerstand: number
  readonly belegt: number | null
}

/** A contradiction between a witness and the logbook. */
export type Widerspruch =
  | { readonly zeuge: 'protokoll'; readonly fehlt: boolean; readonly nummer: number }
  | {
      readonly zeuge: 'siegel'
      readonly fehlt: boolean
      readonly nummer: number
      readonly tag: Temporal.PlainDate
    }
  | { readonly zeuge: 'fahrten'; readonly anzahl: number; readonly zeit: Temporal.Instant }
  | {
      readonly zeuge: 'historie'
      readonly nummer: number | null
      readonly km: number
      readonly zeit: Temporal.Instant
    }
  | { readonly zeuge: 'kilometerstand'; readonly km: number; readonly belegt: number }

export const ZEUGEN = ['protokoll', 'siegel', 'fahrten', 'historie', 'kilometerstand'] as const

function differs(memory: Erinnerung | null): memory is Erinnerung {
  return memory !== null && memory.eintrag !== memory.hash
}

/** The witnesses that contradict a logbook (C4), each once with its first contradiction. */
export function widersprueche(zeugnis: Zeugnis): Widerspruch[] {
  const { protokoll, siegel, fahrten, historie, kilometerstand, belegt } = zeugnis
  const found: Widerspruch[] = []
  if (differs(protokoll))
    found.push({ zeuge: 'protokoll', fehlt: protokoll.eintrag === null, nummer: protokoll.nummer })
  if (siegel !== null && differs(siegel))
    found.push({ zeuge: 'siegel', fehlt: siegel.eintrag === null, nummer: siegel.nummer, tag: siegel.tag })
  if (fahrten !== null && fahrten.anzahl > 0) found.push({ zeuge: 'fahrten', ...fahrten })
  if (historie !== null) found.push({ zeuge: 'historie', ...historie })
  // A lower mileage is the correction of a mistyped reading; a higher one means a missing trip.
  if (belegt !== null && kilometerstand > belegt)
    found.push({ zeuge: 'kilometerstand', km: kilometerstand, belegt })
  return found
}
