import type { FuehrerscheinView } from '@platzwart/contract/fuehrerschein'
import { dueOn } from '@platzwart/domain/fuehrerschein/stand'
import type { Say } from '@platzwart/phrases/say'
import { formatTag } from '../../../platform/format.ts'

type T = Say<'fuehrerschein'>

const dayOf = (tag: string | null) => (tag === null ? null : Temporal.PlainDate.from(tag))

/** `21.11.2026`, or a dash for an unknown day. */
export function dayText(t: T, tag: string | null): string {
  return tag === null ? t('angaben.keine') : formatTag(Temporal.PlainDate.from(tag))
}

/** The first day on which the licence is no longer valid for driving. */
export function dueText(t: T, view: FuehrerscheinView): string {
  const faellig = dueOn({
    ausgestelltAm: dayOf(view.ausgestelltAm),
    gueltigBis: dayOf(view.gueltigBis),
    naechstePruefung: dayOf(view.naechstePruefung),
  })
  return faellig === null ? t('angaben.keine') : formatTag(faellig)
}

/** Whether the card expires before its next check. */
export function cardEndsFirst(view: FuehrerscheinView): boolean {
  const { gueltigBis, naechstePruefung } = view
  return gueltigBis !== null && naechstePruefung !== null && gueltigBis < naechstePruefung
}

/** The period of a ban; null without one. */
export function verbotText(t: T, view: FuehrerscheinView): string | null {
  if (!view.fahrverbot) return null
  const von = view.fahrverbotVon
  const bis = view.fahrverbotBis
  if (von !== null && bis !== null) return t('angaben.verbot', { von: dayText(t, von), bis: dayText(t, bis) })
  if (von !== null) return t('angaben.verbotAb', { von: dayText(t, von) })
  return bis === null ? t('angaben.verbotOffen') : t('angaben.verbotBis', { bis: dayText(t, bis) })
}
