import type { Effective } from '@platzwart/domain/einstellung/resolve'
import type { Tx } from '../../platform/database/tx.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import type { Konfiguration } from '../../platform/konfiguration/konfiguration.ts'
import type { Mailer, NewMail } from '../../platform/mail/queueMail.ts'
import { alterEinladung, isToSecond } from '../benachrichtigung/alterEinladung.ts'
import { type BuchungFacts, mailsOf } from '../benachrichtigung/queueMail.ts'
import type { BuchungChange } from '../benachrichtigung/receivers.ts'
import { namesSecond } from './present.ts'
import type { BuchungWithNames } from './queries.ts'

function fullName(vorname: string | null, nachname: string | null): string {
  return `${vorname ?? ''} ${nachname ?? ''}`.trim()
}

/** A booking as a mail tells it. */
function mailFacts(row: BuchungWithNames, named: boolean): BuchungFacts {
  return {
    leseraum: row.bezeichnung,
    grundriss: row.grundriss,
    standort: row.standort,
    von: row.zeitraum.von.toString(),
    bis: row.zeitraum.bis.toString(),
    gruppengroesse: row.gruppengroesse,
    bucher: fullName(row.vorname1, row.nachname1),
    zweite: named && row.benutzer2_id !== null ? fullName(row.vorname2, row.nachname2) : row.zweite_adresse,
    ...(row.informationstext === '' ? {} : { grund: row.informationstext }),
  }
}

/**
 * The mails of a change, by the receivers' own settings. Those of a second person count from when they agreed: until then they are asked
 * for something, and asking somebody known is no other work than asking somebody unknown.
 */
async function mailsOfBuchung(
  tx: Tx,
  konfiguration: Konfiguration,
  change: BuchungChange,
  row: BuchungWithNames,
  before?: BuchungWithNames,
): Promise<NewMail[]> {
  const settings = new Map<string, Effective>()
  const agreed = row.zweite_zugesagt === null ? null : row.benutzer2_id
  for (const id of [row.benutzer1_id, agreed]) {
    if (id !== null) settings.set(id, (await konfiguration.person(tx, id)).einstellungen)
  }
  const bucher = settings.get(row.benutzer1_id)
  const facts = (one: BuchungWithNames) => mailFacts(one, bucher !== undefined && namesSecond(row, bucher))
  const { id, version, benutzer1_id: bucherId, benutzer2_id: zweiteId, zweite_adresse: adresse } = row
  const unknown = zweiteId === null && adresse !== null ? { zweiteAdresse: adresse } : {}
  return mailsOf(
    change,
    { id, version, bucherId, zweiteId, ...unknown },
    facts(row),
    (id) => settings.get(id),
    before && facts(before),
  )
}

/** Tells those concerned: queues their mails in this transaction. */
export async function notify(
  call: Call<unknown>,
  change: BuchungChange,
  row: BuchungWithNames,
  before?: BuchungWithNames,
): Promise<void> {
  const { tx, deps, konfiguration } = call
  const changed = await mailsOfBuchung(tx, konfiguration, change, row, before)
  // Who comes to a booking that others knew before is asked, not told of a change.
  const isNew = before !== undefined && before.zweite_adresse === null && row.zweite_adresse !== null
  const asked = isNew ? await mailsOfBuchung(tx, konfiguration, 'vorgemerkt', row) : []
  const all = isNew ? [...changed.filter((mail) => !isToSecond(mail)), ...asked.filter(isToSecond)] : changed
  const invited = row.zweite_zugesagt === null || change === 'stornoZurueckgenommen'
  const mails = invited ? await alterEinladung(tx, change, all) : all
  await deps.mailer.queue(tx, mails)
}

/** Tells the second person whom a change let go, of the booking as they knew it. */
export async function notifyReleased(
  { tx, deps, konfiguration }: Call<unknown>,
  before: BuchungWithNames,
  version: number,
): Promise<void> {
  const mails = await mailsOfBuchung(tx, konfiguration, 'zweiteEntlassen', { ...before, version })
  await deps.mailer.queue(tx, await alterEinladung(tx, 'zweiteEntlassen', mails))
}

/** The mails of what happened to several bookings. Answers how many. */
export async function queueMails(
  mailer: Mailer,
  tx: Tx,
  konfiguration: Konfiguration,
  change: BuchungChange,
  rows: readonly BuchungWithNames[],
): Promise<number> {
  const mails: NewMail[] = []
  for (const row of rows) mails.push(...(await mailsOfBuchung(tx, konfiguration, change, row)))
  await mailer.queue(tx, mails)
  return mails.length
}
