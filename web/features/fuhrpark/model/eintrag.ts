import type { ServiceheftView } from '@platzwart/contract/fahrzeug'
import { PRUEFUNG_ARTEN } from '@platzwart/domain/fahrzeug/types'

/** The values of an entry's form; empty for none. */
export interface Eintrag {
  readonly art: ServiceheftView['art']
  readonly beschreibung: string
  readonly von: string
  readonly bis: string
  readonly kilometerstand: number | null
  /** Euros. */
  readonly kosten: number | null
  readonly erledigt: boolean
}

export function eintragOf(view: ServiceheftView | null, heute: string): Eintrag {
  return {
    art: view?.art ?? 'SERVICE',
    beschreibung: view?.beschreibung ?? '',
    von: view?.von ?? heute,
    bis: view?.bis ?? heute,
    kilometerstand: view?.kilometerstand ?? null,
    kosten: view?.kostenCent == null ? null : view.kostenCent / 100,
    erledigt: view?.pruefungErledigt ?? false,
  }
}

export function isPruefung(art: string): boolean {
  return PRUEFUNG_ARTEN.some((one) => one === art)
}

/** Converts euros to cents. */
export function centOf(euro: number | null): number | null {
  return euro === null ? null : Math.round(euro * 100)
}

export function eintragBody(eintrag: Eintrag, dateiId: string | null) {
  const { art, beschreibung, von, bis, kilometerstand, kosten, erledigt } = eintrag
  return {
    art,
    beschreibung,
    von,
    bis,
    kilometerstand,
    kostenCent: centOf(kosten),
    dateiId,
    pruefungErledigt: erledigt && isPruefung(art),
    // A correction of the day keeps the tick without asking; clearing the tick revokes the inspection.
    pruefungWiderrufen: !(erledigt && isPruefung(art)),
  }
}
