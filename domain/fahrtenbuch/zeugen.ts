/** What else remembers a line of the logbook, beside the chain itself: an end that was cut off is missed there. */
interface Erinnerung {
  readonly nummer: number
  readonly hash: string
  /** Hash of the line that has this number now; null when there is none. */
  readonly eintrag: string | null
}

export interface Zeugnis {
  /** The newest line that the audit trail knows. */
  readonly protokoll: Erinnerung | null
  /** The oldest daily seal that no line answers to any more; `tag` in the Mandant's zone. */
  readonly siegel: (Erinnerung & { readonly tag: Temporal.PlainDate }) | null
  /** Trips that have ended and have no line, and when the first of them ended. */
  readonly fahrten: { readonly anzahl: number; readonly zeit: Temporal.Instant } | null
  /** The first check-in or check-out of the car's history that its trip's line does not tell; `nummer` null: there is no such line. */
  readonly historie: {
    readonly zeit: Temporal.Instant
    readonly km: number
    readonly nummer: number | null
  } | null
  /** Mileage of the car, and the greatest that a line or the history tells; null when neither tells any. */
  readonly kilometerstand: number
  readonly belegt: number | null
}

/** One who contradicts the logbook. */
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

/** Who contradicts a logbook (C4), each once and with the first thing that it knows better. */
export function widersprueche(zeugnis: Zeugnis): Widerspruch[] {
  const { protokoll, siegel, fahrten, historie, kilometerstand, belegt } = zeugnis
  const found: Widerspruch[] = []
  if (differs(protokoll))
    found.push({ zeuge: 'protokoll', fehlt: protokoll.eintrag === null, nummer: protokoll.nummer })
  if (siegel !== null && differs(siegel))
    found.push({ zeuge: 'siegel', fehlt: siegel.eintrag === null, nummer: siegel.nummer, tag: siegel.tag })
  if (fahrten !== null && fahrten.anzahl > 0) found.push({ zeuge: 'fahrten', ...fahrten })
  if (historie !== null) found.push({ zeuge: 'historie', ...historie })
  // Less than what is told is a correction of a mistyped reading; more is a trip that is no longer told.
  if (belegt !== null && kilometerstand > belegt)
    found.push({ zeuge: 'kilometerstand', km: kilometerstand, belegt })
  return found
}
