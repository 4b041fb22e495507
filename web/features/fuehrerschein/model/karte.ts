import type { FuehrerscheinSave, FuehrerscheinView } from '@platzwart/contract/fuehrerschein'

/** What the form of a card holds; days as `YYYY-MM-DD`, empty for none. */
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

/** Without a ban its days are not sent: they are not shown either. */
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

/** Whether what is typed differs from what is stored. */
export function isChanged(karte: Karte, view: FuehrerscheinView): boolean {
  return JSON.stringify(saveOf(karte)) !== JSON.stringify(saveOf(karteOf(view)))
}
