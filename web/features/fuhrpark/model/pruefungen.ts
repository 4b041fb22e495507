import type { PruefungView } from '@platzwart/contract/fahrzeug'
import { PRUEFUNG_ARTEN, type PruefungArt } from '@platzwart/domain/fahrzeug/types'

export const NUMBERS = ['faelligKm', 'intervallMonate', 'intervallKm'] as const

/** An inspection's due date and interval as input values; empty for none. */
type Eintrag = Readonly<Record<(typeof NUMBERS)[number], number | null>> & { readonly faelligAm: string }

/** The values of the inspections' form; null for a disabled kind. */
export type Eintraege = Readonly<Record<PruefungArt, Eintrag | null>>

export const NEW: Eintrag = { faelligAm: '', faelligKm: null, intervallMonate: 12, intervallKm: null }

export function eintraegeOf(views: readonly PruefungView[]): Eintraege {
  const eintragOf = (art: PruefungArt): Eintrag | null => {
    const view = views.find((one) => one.art === art)
    if (view === undefined) return null
    const { faelligAm, faelligKm, intervallMonate, intervallKm } = view
    return {
      faelligAm: faelligAm ?? '',
      faelligKm: faelligKm ?? null,
      intervallMonate: intervallMonate ?? null,
      intervallKm: intervallKm ?? null,
    }
  }
  return Object.fromEntries(PRUEFUNG_ARTEN.map((art) => [art, eintragOf(art)])) as Eintraege
}

const keptIn = (eintraege: Eintraege) => PRUEFUNG_ARTEN.filter((art) => eintraege[art] !== null)

export function bodyOf(eintraege: Eintraege) {
  return keptIn(eintraege).map((art) => {
    const { faelligAm, faelligKm, intervallMonate, intervallKm } = eintraege[art] ?? NEW
    return {
      art,
      faelligAm: faelligAm === '' ? null : faelligAm,
      faelligKm,
      intervallMonate,
      intervallKm,
    }
  })
}

/** Maps the server's index to the form's name: `1.faelligKm` is `UVV.faelligKm`. */
export function fieldIn(field: string, eintraege: Eintraege): string {
  const [at = '', ...rest] = field.split('.')
  return [keptIn(eintraege)[Number(at)] ?? at, ...rest].join('.')
}
