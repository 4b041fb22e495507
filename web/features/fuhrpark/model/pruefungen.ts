import type { PruefungView } from '@platzwart/contract/fahrzeug'
import { PRUEFUNG_ARTEN, type PruefungArt } from '@platzwart/domain/fahrzeug/types'

export const NUMBERS = ['faelligKm', 'intervallMonate', 'intervallKm'] as const

/** When an inspection is due, and when again, as the inputs write it; empty for nothing. */
type Eintrag = Readonly<Record<'faelligAm' | (typeof NUMBERS)[number], string>>

/** What the form of the inspections holds; null for a kind that is not kept. */
export type Eintraege = Readonly<Record<PruefungArt, Eintrag | null>>

export const NEW: Eintrag = { faelligAm: '', faelligKm: '', intervallMonate: '12', intervallKm: '' }

export function eintraegeOf(views: readonly PruefungView[]): Eintraege {
  const eintragOf = (art: PruefungArt): Eintrag | null => {
    const view = views.find((one) => one.art === art)
    if (view === undefined) return null
    const { faelligAm, faelligKm, intervallMonate, intervallKm } = view
    return {
      faelligAm: faelligAm ?? '',
      faelligKm: String(faelligKm ?? ''),
      intervallMonate: String(intervallMonate ?? ''),
      intervallKm: String(intervallKm ?? ''),
    }
  }
  return Object.fromEntries(PRUEFUNG_ARTEN.map((art) => [art, eintragOf(art)])) as Eintraege
}

const keptIn = (eintraege: Eintraege) => PRUEFUNG_ARTEN.filter((art) => eintraege[art] !== null)

/** What is no number is sent as it is: the server names the field and the rule. */
const numberOf = (text: string) => (text === '' ? null : /^\d+$/.test(text) ? Number(text) : text)

export function bodyOf(eintraege: Eintraege) {
  return keptIn(eintraege).map((art) => {
    const { faelligAm, faelligKm, intervallMonate, intervallKm } = eintraege[art] ?? NEW
    return {
      art,
      faelligAm: faelligAm === '' ? null : faelligAm,
      faelligKm: numberOf(faelligKm),
      intervallMonate: numberOf(intervallMonate),
      intervallKm: numberOf(intervallKm),
    }
  })
}

/** The server counts what was sent, the form names it: `1.faelligKm` is `UVV.faelligKm`. */
export function fieldIn(field: string, eintraege: Eintraege): string {
  const [at = '', ...rest] = field.split('.')
  return [keptIn(eintraege)[Number(at)] ?? at, ...rest].join('.')
}
