import { UNDO_MINUTES } from '@platzwart/domain/schliessung/types'
import { ready } from '../../../platform/database/tx.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import type { NewMail } from '../../../platform/mail/queueMail.ts'
import type { Move } from '../../schliessung/art.ts'
import { afterOf } from '../../schliessung/moveBuchungen.ts'
import type { BuchungFacts } from '../benachrichtigung/queueBuchungMails.ts'
import type { Receiver } from '../benachrichtigung/receivers.ts'
import { bookingFacts } from '../notify.ts'
import type { Grund, SeatAnlass } from './anlass.ts'
import type { SeatClosures } from './art.ts'
import { type SeatVorschlag, settingsIn } from './findErsatz.ts'

/** The mail of a closure: one to each person, whatever of theirs it hit. */
export const SCHLIESSUNG_MAIL = 'schliessung'

/** Longer than all of it can be taken back. */
const MAIL_SECONDS = UNDO_MINUTES * 60 + 30

/** What became of one booking. */
export interface Eintrag {
  readonly id: string
  /** Since. */
  readonly version: number
  readonly rolle: Receiver
  readonly art: 'verschoben' | 'storniert'
  /** A second person has to agree to it. */
  readonly offen: boolean
  /** They had agreed already, to another time. */
  readonly erneut?: boolean
  readonly vorher: BuchungFacts
  /** Null where it is cancelled. */
  readonly nachher: BuchungFacts | null
}

export interface SchliessungMailData {
  /** Empty where nobody said why. */
  readonly grund: string
  /** For those who read English, where it says something else there. */
  readonly grundEn?: string
  readonly eintraege: readonly Eintrag[]
}

/** One mail to each of those who have booked or agreed, with all that became of their bookings; it waits until nothing is taken back any more. */
export async function queueMails(
  { tx, deps }: Call,
  schliessungId: string,
  { grundOf }: SeatAnlass,
  { einstellungen, plans }: SeatVorschlag,
  moves: readonly Move<SeatClosures>[],
): Promise<void> {
  const byPerson = new Map<string, Eintrag[]>()
  const reasons = new Map(moves.map(({ row }) => [row.id, grundOf(row)]))
  for (const move of moves) {
    const { row, target } = move
    const bucher = settingsIn(einstellungen, row.benutzer1_id)
    const plan = plans.get(target.grundriss_id)
    const place = {
      bezeichnung: plan?.byId.get(target.leseraum_id)?.bezeichnung ?? row.bezeichnung,
      grundriss: plan?.bezeichnung ?? row.grundriss,
      standort: plan?.standort ?? row.standort,
    }
    const after = { ...afterOf(move), ...place }
    const isGone = target.status === 'storniert'
    const eintrag = {
      id: row.id,
      version: after.version,
      art: isGone ? ('storniert' as const) : ('verschoben' as const),
      offen: target.status === 'vorgemerkt',
      erneut: target.status === 'vorgemerkt' && row.status !== 'vorgemerkt',
      vorher: bookingFacts(row, bucher),
      nachher: isGone ? null : bookingFacts(after, bucher),
    }
    const people = [
      ['bucher', row.benutzer1_id],
      ['zweite', row.benutzer2_id],
    ] as const
    for (const [rolle, person] of people) {
      if (person !== null) byPerson.set(person, [...(byPerson.get(person) ?? []), { ...eintrag, rolle }])
    }
  }
  const mails = [...byPerson].map(
    ([empfaengerId, eintraege]): NewMail => ({
      typ: SCHLIESSUNG_MAIL,
      objektId: schliessungId,
      objektVersion: 1,
      empfaengerId,
      tells: eintraege.map(({ id, version }) => ({ id, version })),
      daten: { ...reasonOf(eintraege, reasons), eintraege } satisfies SchliessungMailData,
      startAfterSeconds: MAIL_SECONDS,
    }),
  )
  await deps.mailer.queue(tx, mails)
}

/** Each reason once, however many bookings have it. */
function reasonOf(eintraege: readonly Eintrag[], reasons: ReadonlyMap<string, Grund>): Grund {
  const all = eintraege.flatMap(({ id }) => reasons.get(id) ?? []).filter(({ grund }) => grund !== '')
  const once = (texts: readonly string[]) => [...new Set(texts)].join(', ')
  return {
    grund: once(all.map(({ grund }) => grund)),
    grundEn: all.some(({ grundEn }) => grundEn !== '')
      ? once(all.map(({ grund, grundEn }) => grundEn || grund))
      : '',
  }
}

const WAITING = `
  select id, daten from benachrichtigung
  where mandant_id = $1 and objekt_id = $2 and typ = $3 and status = 'wartend' and versuche = 0 for update`
const WITHDRAW = 'delete from benachrichtigung where mandant_id = $1 and id = any($2::uuid[])'
const ALTER = `
  update benachrichtigung n set daten = r.daten from json_to_recordset($2::json) as r(id uuid, daten jsonb)
  where n.mandant_id = $1 and n.id = r.id`

/** Nobody hears of what was taken back; of the rest they hear as of before. */
export async function withdrawMails(
  { tx }: Call,
  schliessungId: string,
  takenBack: ReadonlySet<string>,
): Promise<void> {
  const { mandantId } = tx.scope
  type Row = { readonly id: string; readonly daten: SchliessungMailData }
  const rows = await tx.all(ready<Row>(WAITING, mandantId, schliessungId, SCHLIESSUNG_MAIL))
  const left = rows.map(({ id, daten }) => ({
    id,
    daten: { ...daten, eintraege: daten.eintraege.filter((one) => !takenBack.has(one.id)) },
  }))
  const isEmpty = ({ daten }: (typeof left)[number]) => daten.eintraege.length === 0
  const gone = left.filter(isEmpty).map(({ id }) => id)
  const others = left.filter((mail) => !isEmpty(mail))
  if (gone.length > 0) await tx.run(ready(WITHDRAW, mandantId, gone))
  if (others.length > 0) await tx.run(ready(ALTER, mandantId, JSON.stringify(others)))
}
