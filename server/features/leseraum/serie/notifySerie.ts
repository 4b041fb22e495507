import { SERIE_MAILS } from '@platzwart/domain/leseraum/serie/mails'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import type { Call } from '../../../platform/http/endpoint.ts'
import { CANCEL_MAIL_SECONDS } from '../../benachrichtigung/receivers.ts'
import { notify } from '../../buchung/transition.ts'
import { LESERAUM } from '../art.ts'
import { isToSecond } from '../benachrichtigung/alterEinladung.ts'
import { mailsOfBuchung } from '../notify.ts'
import type { BuchungWithNames } from '../queries.ts'

export type SerieMail = keyof typeof SERIE_MAILS

/** One date as a mail tells it; `von` and `bis` are instants. */
export interface MailTermin {
  readonly id: string
  /** Of the booking when this was so. */
  readonly version: number
  readonly platz: string
  readonly grundriss: string
  /** Missing in mails that were queued before there were several: a reading room. */
  readonly bereich?: Bereich
  readonly standort: string
  readonly von: string
  readonly bis: string
}

export interface SerieMailData {
  readonly termine: readonly (MailTermin & Changed)[]
}

/** Where a date was; `von` and `bis` are instants. */
export type MailSlot = Pick<MailTermin, 'platz' | 'von' | 'bis'>

/** Of a date that was changed. */
export interface Changed {
  readonly vorher?: MailSlot
  /**
   * Of a change behind another one whose mail had not gone yet: where the date was before that, and that mail. Who hears of both only at the end
   * hears of the way from there.
   */
  readonly zuvor?: MailSlot & { readonly objektId: string; readonly objektVersion: number }
}

export const slotOf = ({ bezeichnung, zeitraum }: BuchungWithNames): MailSlot => ({
  platz: bezeichnung,
  von: zeitraum.von.toString(),
  bis: zeitraum.bis.toString(),
})

export function terminOf(row: BuchungWithNames): MailTermin {
  const { id, version, grundriss, bereich, standort } = row
  return { id, version, grundriss, bereich, standort, ...slotOf(row) }
}

interface About {
  readonly objektId: string
  readonly objektVersion: number
  readonly startAfterSeconds?: number
}

/** Queues a mail to who acts, unless they have switched its kind off. */
export async function queueSerie(
  { deps, tx, person }: Call,
  typ: SerieMail,
  about: About,
  daten: SerieMailData,
): Promise<void> {
  if (person.einstellungen[SERIE_MAILS[typ].flag].value === false) return
  const tells = daten.termine.map(({ id, version }) => ({ id, version }))
  await deps.mailer.queue(tx, [{ typ, ...about, tells, empfaengerId: person.id, daten }])
}

/** A single one is told like any booking, with its invitation; answers whether it was one, or none. */
async function notifyOnly(
  call: Call,
  change: 'direktReserviert' | 'storniert',
  rows: readonly BuchungWithNames[],
): Promise<boolean> {
  if (rows.length > 1) return false
  for (const row of rows) await notify(call, LESERAUM, change, row)
  return true
}

/** Tells the booker of all dates of a series in one mail. */
export async function notifyBooked(
  call: Call,
  serieId: string,
  rows: readonly BuchungWithNames[],
): Promise<void> {
  if (await notifyOnly(call, 'direktReserviert', rows)) return
  const daten = { termine: rows.map(terminOf) }
  await queueSerie(call, 'serieGebucht', { objektId: serieId, objektVersion: 1 }, daten)
}

/** Tells the booker of several cancellations in one mail, once they can no longer be taken back; each second person of theirs. */
export async function notifyCancelled(call: Call, rows: readonly BuchungWithNames[]): Promise<void> {
  if (await notifyOnly(call, 'storniert', rows)) return
  const { tx, deps, konfiguration } = call
  for (const row of rows.filter(({ zweite_adresse }) => zweite_adresse !== null)) {
    const mails = await mailsOfBuchung({ tx, konfiguration }, 'storniert', row)
    await deps.mailer.queue(tx, mails.filter(isToSecond))
  }
  const [first] = rows
  if (!first) return
  const about = {
    objektId: first.id,
    objektVersion: first.version,
    startAfterSeconds: CANCEL_MAIL_SECONDS,
  }
  await queueSerie(call, 'serieStorniert', about, { termine: rows.map(terminOf) })
}
