/** A special opening time in its display form. */
interface Special {
  readonly status: 'offen' | 'geschlossen'
  /** Plain dates, inclusive. */
  readonly gueltigVon: string
  readonly gueltigBis: string
  readonly grund: string
  /** Empty if one text is for everybody. */
  readonly grundEn: string
}

/** Why a day is closed, and the last day of the closure. */
export interface Closure {
  readonly grund: string
  readonly grundEn: string
  /** A plain date. */
  readonly bis: string
}

/** The special time that closes a day; null if none does. */
export function closureOn(specials: readonly Special[], tag: string): Closure | null {
  const found = specials.find(
    ({ status, gueltigVon, gueltigBis }) =>
      status === 'geschlossen' && gueltigVon <= tag && tag <= gueltigBis,
  )
  return found ? { grund: found.grund, grundEn: found.grundEn, bis: found.gueltigBis } : null
}
