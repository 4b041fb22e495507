/** A special opening time as people read it. */
interface Special {
  readonly status: 'offen' | 'geschlossen'
  /** Plain dates, both of them part of it. */
  readonly gueltigVon: string
  readonly gueltigBis: string
  readonly grund: string
  /** Empty where one is for everybody. */
  readonly grundEn: string
}

/** Why a day is closed, and the last day of it. */
export interface Closure {
  readonly grund: string
  readonly grundEn: string
  /** A plain date. */
  readonly bis: string
}

/** The special time that closes a day; null where none does. */
export function closureOn(specials: readonly Special[], tag: string): Closure | null {
  const found = specials.find(
    ({ status, gueltigVon, gueltigBis }) =>
      status === 'geschlossen' && gueltigVon <= tag && tag <= gueltigBis,
  )
  return found ? { grund: found.grund, grundEn: found.grundEn, bis: found.gueltigBis } : null
}
