import type { ServiceheftView } from '@platzwart/contract/fahrzeug'
import { PRUEFUNG_ARTEN } from '@platzwart/domain/fahrzeug/types'

/** What the form of an entry holds; empty for nothing. */
export interface Eintrag {
  readonly art: ServiceheftView['art']
  readonly beschreibung: string
  readonly von: string
  readonly bis: string
  readonly kilometerstand: string
  /** Euros, as they are typed: `89,50` or `89.50`. */
  readonly kosten: string
  readonly erledigt: boolean
}

export function eintragOf(view: ServiceheftView | null, heute: string): Eintrag {
  return {
    art: view?.art ?? 'SERVICE',
    beschreibung: view?.beschreibung ?? '',
    von: view?.von ?? heute,
    bis: view?.bis ?? heute,
    kilometerstand: String(view?.kilometerstand ?? ''),
    kosten: view?.kostenCent == null ? '' : (view.kostenCent / 100).toFixed(2),
    erledigt: false,
  }
}

export function isPruefung(art: string): boolean {
  return PRUEFUNG_ARTEN.some((one) => one === art)
}

/** Euros to cents; what is no amount goes to the server as it is, which names the field. */
export function centOf(text: string): number | string | null {
  if (text.trim() === '') return null
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : text
}

export function eintragBody(eintrag: Eintrag, dateiId: string | null) {
  const { art, beschreibung, von, bis, kosten, erledigt } = eintrag
  const kilometerstand = eintrag.kilometerstand.trim()
  return {
    art,
    beschreibung,
    von,
    bis,
    kilometerstand: /^\d+$/.test(kilometerstand) ? Number(kilometerstand) : kilometerstand || null,
    kostenCent: centOf(kosten),
    dateiId,
    pruefungErledigt: erledigt && isPruefung(art),
  }
}
