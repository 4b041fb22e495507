import type { FahrtenbuchEintragView } from '@platzwart/contract/fahrtenbuch'
import type { Say } from '@platzwart/phrases/say'
import { formatMoment, formatNumber, formatTag, formatUhrzeit } from '../../../platform/format.ts'

type Field = FahrtenbuchEintragView['aenderungen'][number]['felder'][number]['feld']

/** An old or new value for display; an empty one is marked as such. */
export function wertText(t: Say<'fahrtenbuch'>, feld: Field, wert: string, zone: string): string {
  if (wert === '') return t('zeile.leer')
  if (feld === 'abfahrt' || feld === 'ankunft') return formatMoment(Temporal.Instant.from(wert), zone)
  if (feld === 'kmStart' || feld === 'kmEnde') return formatNumber(Number(wert))
  return feld === 'fahrtart' ? t(`fahrtart.${wert as FahrtenbuchEintragView['fahrtart']}`) : wert
}

/** `16.11.2026, 09:00 – 11:00`; an end on another day has its own date. */
export function timeText(
  { abfahrt, ankunft }: Pick<FahrtenbuchEintragView, 'abfahrt' | 'ankunft'>,
  zone: string,
) {
  const von = Temporal.Instant.from(abfahrt)
  const bis = Temporal.Instant.from(ankunft)
  const sameDay = von
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .equals(bis.toZonedDateTimeISO(zone).toPlainDate())
  return `${formatMoment(von, zone)} – ${sameDay ? formatUhrzeit(bis, zone) : formatMoment(bis, zone)}`
}

/** The last day for completing something in time: the deadline is the midnight after it. */
export function fristTag(bis: string, zone: string): string {
  return formatTag(Temporal.Instant.from(bis).subtract({ seconds: 1 }).toZonedDateTimeISO(zone).toPlainDate())
}

export function isOver(bis: string, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, Temporal.Instant.from(bis)) >= 0
}
