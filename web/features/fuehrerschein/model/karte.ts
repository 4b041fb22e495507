import type { FuehrerscheinSave, FuehrerscheinView } from '@platzwart/contract/fuehrerschein'

/** The values of the card's form; dates as `YYYY-MM-DD`, empty for none. */
export interface Karte {
  readonly nummer: string
  readonly ausgestelltAm: string
  readonly gueltigBis: string
  readonly beschraenkungen: string
  readonly zusatzinfo: string
  readonly fahrverbot: boolean
  readonly fahrverbotVon: string
  readonly fahrverbotBis: string
  readonly klassen: readonly FuehrerscheinView['klassen'][number][]
}

export function karteOf(view: FuehrerscheinView): Karte {
  const { nummer, beschraenkungen, zusatzinfo, fahrverbot, klassen } = view
  return {
    nummer,
    beschraenkungen,
    zusatzinfo,
    fahrverbot,
    klassen,
    ausgestelltAm: view.ausgestelltAm ?? '',
    gueltigBis: view.gueltigBis ?? '',
    fahrverbotVon: view.fahrverbotVon ?? '',
    fahrverbotBis: view.fahrverbotBis ?? '',
  }
}

const dayOrNull = (text: string) => (text === '' ? null : text)

/** Omits a ban's dates if there is no ban, since the form then hides them. */
export function saveOf(karte: Karte): FuehrerscheinSave {
  return {
    ...karte,
    klassen: [...karte.klassen],
    ausgestelltAm: dayOrNull(karte.ausgestelltAm),
    gueltigBis: dayOrNull(karte.gueltigBis),
    fahrverbotVon: karte.fahrverbot ? dayOrNull(karte.fahrverbotVon) : null,
    fahrverbotBis: karte.fahrverbot ? dayOrNull(karte.fahrverbotBis) : null,
  }
}

/** Whether the form differs from the stored card. */
export function isChanged(karte: Karte, view: FuehrerscheinView): boolean {
  return JSON.stringify(saveOf(karte)) !== JSON.stringify(saveOf(karteOf(view)))
}
