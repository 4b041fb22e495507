import type { buchungChangeSchema } from '@platzwart/contract/leseraum'
import type { BenutzerId } from '@platzwart/domain/id'
import { type Issue, issue } from '@platzwart/domain/issue'
import { type BookingCommand, SOMEBODY } from '@platzwart/domain/leseraum/book'
import { decideChange, releasesSecond } from '@platzwart/domain/leseraum/change'
import { isSameZeitraum } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { recordBuchung } from '../buchung/recordBuchung.ts'
import { takenIssue } from '../buchung/refuseBuchung.ts'
import { moveToSlot } from '../buchung/takeSlot.ts'
import { actorOf, lockOwn, notify, readBooking } from '../buchung/transition.ts'
import { regelnIn } from '../grundriss/bereich.ts'
import { planOfSeat } from '../grundriss/plan.ts'
import { buchungOf, LESERAUM } from './art.ts'
import { einladungenOf, readFacts } from './facts.ts'
import { notifyReleased } from './notify.ts'
import { presentBuchung } from './present.ts'
import type { BuchungRow, BuchungWithNames } from './queries.ts'
import { readSecond } from './readSecond.ts'
import { recordEinladung } from './recordEinladung.ts'
import { refuseBooking } from './refuseBooking.ts'

export type BuchungChange = z.infer<typeof buchungChangeSchema>

async function planned(call: Call, row: BuchungWithNames, input: BuchungChange) {
  const plan = await planOfSeat(call, input.leseraumId ?? row.leseraum_id)
  const leseraum = plan?.leseraeume.find((raum) => raum.id === (input.leseraumId ?? row.leseraum_id))
  if (!plan || !leseraum) return refuse({ status: 404, code: 'nichtGefunden' })
  if (plan.bereich !== row.bereich) {
    const issues = [issue('leseraum.andererBereich', {}, { field: 'leseraumId' })]
    return refuse({ status: 422, code: 'leseraum.andererBereich', issues })
  }
  const gruppengroesse = input.gruppengroesse ?? row.gruppengroesse
  const second = (await isReleased(call, row, input, { leseraum, gruppengroesse }))
    ? NOBODY
    : await secondOf(call, row, input)
  if ('refusal' in second) return second
  const { zweiteId, ...columns } = second
  const command: BookingCommand = {
    leseraum,
    zeitraum: {
      von: input.von === undefined ? row.zeitraum.von : Temporal.Instant.from(input.von),
      bis: input.bis === undefined ? row.zeitraum.bis : Temporal.Instant.from(input.bis),
    },
    bucherId: row.benutzer1_id as BenutzerId,
    zweiteId,
    gruppengroesse,
  }
  return { plan, command, columns }
}

const NOBODY = { zweite_adresse: null, benutzer2_id: null, zweite_zugesagt: null, zweiteId: null } as const

/** Nobody is kept who is needed no longer, unless the request names them. */
async function isReleased(
  { tx, konfiguration }: Call,
  row: BuchungWithNames,
  { zweitePerson }: BuchungChange,
  after: Pick<BookingCommand, 'leseraum' | 'gruppengroesse'>,
): Promise<boolean> {
  if (row.zweite_adresse === null || zweitePerson !== undefined) return false
  const leseraum = (await planOfSeat({ tx, konfiguration }, row.leseraum_id))?.byId.get(row.leseraum_id)
  if (!leseraum) return false
  const bucher = await konfiguration.person(tx, row.benutzer1_id)
  const einstellungen = regelnIn(bucher.einstellungen, row)
  return releasesSecond({ leseraum, gruppengroesse: row.gruppengroesse }, after, { einstellungen })
}

/**
 * The second person that there is, or the one whom a larger group needs. One who has been asked is not exchanged, because what they were told
 * could not be taken back: who wants somebody else books anew.
 */
async function secondOf(call: Call, row: BuchungWithNames, { zweitePerson }: BuchungChange) {
  const { zweite_adresse, zweite_zugesagt, benutzer2_id } = row
  if (zweitePerson === undefined || zweitePerson === zweite_adresse) {
    const known = zweite_adresse === null ? null : ((benutzer2_id as BenutzerId | null) ?? SOMEBODY)
    return { zweite_adresse, zweite_zugesagt, benutzer2_id, zweiteId: known }
  }
  if (zweite_adresse !== null) {
    const issues = [issue('leseraum.zweitePersonBleibt', {}, { field: 'zweitePerson' })]
    return refuse({ status: 422, code: 'leseraum.zweitePersonBleibt', issues })
  }
  const known = await readSecond(call, row, zweitePerson, row.benutzer1_id)
  if ('refusal' in known) return known
  const { benutzer2Id, zweiteId } = known
  return { zweite_adresse: zweitePerson, zweite_zugesagt: null, benutzer2_id: benutzer2Id, zweiteId }
}

/** Moves a booking in time or to another seat, or changes its group; the mail tells old and new (L11). */
export async function changeLeseraumBuchung(call: Call, id: string, expected: number, input: BuchungChange) {
  const { tx, now } = call
  const kalender = input.leseraumId === undefined ? [] : [input.leseraumId]
  const locked = await lockOwn(call, LESERAUM, id, { kalender })
  if ('refusal' in locked) return locked
  const { row } = locked
  if (row.version !== expected) {
    const current = presentBuchung(row, call.person)
    return refuse({ status: 412, code: 'anfrage.versionVeraltet', current })
  }
  const wish = await planned(call, row, input)
  if ('refusal' in wish) return wish
  const { plan, command, columns } = wish
  const booker = await call.konfiguration.person(tx, row.benutzer1_id)
  const wanted = { plan, leseraumId: command.leseraum.id, von: command.zeitraum.von }
  const [known, einladungen] = await Promise.all([
    readFacts(call, now, booker, wanted),
    einladungenOf(call, columns.zweite_adresse),
  ])
  const facts = { ...known, einladungen }
  const decision = decideChange(buchungOf(row), command, actorOf(call, LESERAUM), facts)
  // What is proposed instead may lie where it itself is now.
  const eigene = facts.eigene.filter((hold) => hold.id !== id)
  const otherwise = (issues: readonly Issue[]) =>
    refuseBooking(call, plan, command, { ...facts, eigene }, issues, { own: id })
  if (!decision.ok) return otherwise(decision.issues)
  const after = {
    ...row,
    ...columns,
    leseraum_id: command.leseraum.id,
    grundriss_id: plan.id,
    tag: tagOf(command.zeitraum.von, plan.kalender.zone),
    zeitraum: command.zeitraum,
    status: decision.value.status,
    gruppengroesse: command.gruppengroesse,
    version: row.version + 1,
  }
  if (isSame(row, after))
    return { status: 200, body: presentBuchung(row, call.person), version: row.version } as const
  if (!(await moved(call, row, after))) return otherwise([takenIssue(LESERAUM, command.zeitraum)])
  recordBuchung(call, LESERAUM, 'change', row, after)
  if (after.zweite_adresse !== null) recordEinladung(call, after.zweite_adresse)
  const named = await readBooking(tx, LESERAUM, id)
  if (!named) return refuse({ status: 404, code: 'nichtGefunden' })
  await notify(call, LESERAUM, 'geaendert', named, row)
  if (row.zweite_adresse !== null && after.zweite_adresse === null)
    await notifyReleased(call, row, after.version)
  return { status: 200, body: presentBuchung(named, call.person), version: after.version } as const
}

/** Nothing that anybody agreed to: it stays confirmed, and nobody is told. */
function isSame(row: BuchungRow, after: BuchungRow): boolean {
  return (
    row.leseraum_id === after.leseraum_id &&
    isSameZeitraum(row.zeitraum, after.zeitraum) &&
    row.gruppengroesse === after.gruppengroesse &&
    row.zweite_adresse === after.zweite_adresse
  )
}

/** False when somebody else has the new slot, or closed the seat meanwhile. */
function moved({ tx, now }: Call, before: BuchungRow, after: BuchungWithNames): Promise<boolean> {
  const { leseraum_id, grundriss_id, tag, zeitraum, status, gruppengroesse } = after
  const { benutzer2_id, zweite_adresse, zweite_zugesagt } = after
  const place = { leseraum_id, grundriss_id, tag, zeitraum, status, gruppengroesse }
  return moveToSlot(
    tx,
    LESERAUM,
    before,
    after,
    { ...place, benutzer2_id, zweite_adresse, zweite_zugesagt },
    now,
  )
}
