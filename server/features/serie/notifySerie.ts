import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import type { Call } from '../../platform/http/endpoint.ts'
import { CANCEL_MAIL_SECONDS } from '../benachrichtigung/receivers.ts'
import { notify } from '../buchung/transition.ts'
import { LESERAUM } from '../leseraum/art.ts'
import { isToSecond } from '../leseraum/benachrichtigung/alterEinladung.ts'
import { mailsOfBuchung } from '../leseraum/notify.ts'
import type { BuchungWithNames } from '../leseraum/queries.ts'

/** The mails of several bookings at once, each with the setting of its receiver that switches it off. */
export const SERIE_MAILS = {
  serieGebucht: 'benachrichtigung.bestaetigung',
  serieStorniert: 'benachrichtigung.storno',
} as const satisfies Readonly<Record<string, EinstellungName>>

export type SerieMail = keyof typeof SERIE_MAILS

/** One date as a mail tells it; `von` and `bis` are instants. */
export interface MailTermin {
  readonly id: string
  /** Of the booking when this was so. */
  readonly version: number
  readonly platz: string
  readonly grundriss: string
  readonly standort: string
  readonly von: string
  readonly bis: string
}

export interface SerieMailData {
  readonly termine: readonly MailTermin[]
}

function dataOf(rows: readonly BuchungWithNames[]): SerieMailData {
  return {
    termine: rows.map((row) => ({
      ...{ id: row.id, version: row.version },
      ...{ platz: row.bezeichnung, grundriss: row.grundriss, standort: row.standort },
      ...{ von: row.zeitraum.von.toString(), bis: row.zeitraum.bis.toString() },
    })),
  }
}

interface About {
  readonly objektId: string
  readonly objektVersion: number
  readonly startAfterSeconds?: number
}

async function queue(
  { deps, tx, person }: Call,
  typ: SerieMail,
  about: About,
  rows: readonly BuchungWithNames[],
): Promise<void> {
  if (person.einstellungen[SERIE_MAILS[typ]].value === false) return
  await deps.mailer.queue(tx, [{ typ, ...about, empfaengerId: person.id, daten: dataOf(rows) }])
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
  await queue(call, 'serieGebucht', { objektId: serieId, objektVersion: 1 }, rows)
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
    ...{ objektId: first.id, objektVersion: first.version },
    startAfterSeconds: CANCEL_MAIL_SECONDS,
  }
  await queue(call, 'serieStorniert', about, rows)
}
