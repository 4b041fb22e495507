import type { buchungChangeSchema } from '@platzwart/contract/leseraum'
import type { BenutzerId } from '@platzwart/domain/id'
import { issue } from '@platzwart/domain/issue'
import { type BookingCommand, SOMEBODY } from '@platzwart/domain/leseraum/book'
import { decideChange, releasesSecond } from '@platzwart/domain/leseraum/change'
import { tagOf } from '@platzwart/domain/time/zone'
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { moveToSlot } from '../buchung/takeSlot.ts'
import { planOfSeat } from '../grundriss/plan.ts'
import { einladungenOf, readFacts } from './facts.ts'
import { notify, notifyReleased } from './notify.ts'
import { presentBuchung } from './present.ts'
import { type BuchungRow, lockBuchung, readBuchungWithNames } from './queries.ts'
import { readSecond } from './readSecond.ts'
import { recordEinladung } from './recordEinladung.ts'
import { refuseBooking } from './refuseBooking.ts'
import { snapshot } from './snapshot.ts'
import { actorOf, buchungOf, mayRead } from './transition.ts'

export type BuchungChange = z.infer<typeof buchungChangeSchema>

async function planned(call: Call<unknown>, row: BuchungRow, input: BuchungChange) {
  const plan = await planOfSeat(call, input.leseraumId ?? row.leseraum_id)
  const leseraum = plan?.leseraeume.find((raum) => raum.id === (input.leseraumId ?? row.leseraum_id))
  if (!plan || !leseraum) return refuse({ status: 404, code: 'nichtGefunden' })
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
  { tx, konfiguration }: Call<unknown>,
  row: BuchungRow,
  { zweitePerson }: BuchungChange,
  after: Pick<BookingCommand, 'leseraum' | 'gruppengroesse'>,
): Promise<boolean> {
  if (row.zweite_adresse === null || zweitePerson !== undefined) return false
  const leseraum = (await planOfSeat({ tx, konfiguration }, row.leseraum_id))?.byId.get(row.leseraum_id)
  if (!leseraum) return false
  const bucher = await konfiguration.person(tx, row.benutzer1_id)
  return releasesSecond({ leseraum, gruppengroesse: row.gruppengroesse }, after, bucher)
}

/**
 * The second person that there is, or the one whom a larger group needs. One who has been asked is not exchanged, because what they were told
 * could not be taken back: who wants somebody else books anew.
 */
async function secondOf(call: Call<unknown>, row: BuchungRow, { zweitePerson }: BuchungChange) {
  const { zweite_adresse, zweite_zugesagt, benutzer2_id } = row
  if (zweitePerson === undefined || zweitePerson === zweite_adresse) {
    const known = zweite_adresse === null ? null : ((benutzer2_id as BenutzerId | null) ?? SOMEBODY)
    return { zweite_adresse, zweite_zugesagt, benutzer2_id, zweiteId: known }
  }
  if (zweite_adresse !== null) {
    const issues = [issue('leseraum.zweitePersonBleibt', {}, { field: 'zweitePerson' })]
    return refuse({ status: 422, code: 'leseraum.zweitePersonBleibt', issues })
  }
  const known = await readSecond(call, zweitePerson, row.benutzer1_id)
  if ('refusal' in known) return known
  const { benutzer2Id, zweiteId } = known
  return { zweite_adresse: zweitePerson, zweite_zugesagt: null, benutzer2_id: benutzer2Id, zweiteId }
}

/** Moves a booking in time or to another seat, or changes its group; the mail tells old and new (L11). */
export async function change(call: Call<unknown>, id: string, expected: number, input: BuchungChange) {
  const { tx, now } = call
  const actor = actorOf(call)
  const row = await lockBuchung(
    tx,
    id,
    input.leseraumId === undefined ? {} : { kalender: [input.leseraumId] },
  )
  if (!row || !mayRead(row, actor)) return refuse({ status: 404, code: 'nichtGefunden' })
  if (row.version !== expected) return stale(call, id)
  const wish = await planned(call, row, input)
  if ('refusal' in wish) return wish
  const { plan, command, columns } = wish
  const booker = await call.konfiguration.person(tx, row.benutzer1_id)
  const wanted = { plan, leseraumId: command.leseraum.id, von: command.zeitraum.von }
  const [known, einladungen] = await Promise.all([
    readFacts(tx, now, booker, wanted),
    einladungenOf(call, columns.zweite_adresse),
  ])
  const facts = { ...known, einladungen }
  const decision = decideChange(buchungOf(row), command, actor, facts)
  if (!decision.ok) return refuseBooking(call, plan, command, facts, decision.issues)
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
  const before = await readBuchungWithNames(tx, id)
  if (before && isSame(row, after))
    return { status: 200, body: presentBuchung(before, call.person), version: row.version } as const
  if (!(await moved(call, after))) {
    const { von, bis } = command.zeitraum
    const taken = issue('buchung.belegt', { von: von.toString(), bis: bis.toString() }, { field: 'von' })
    return refuseBooking(call, plan, command, facts, [taken])
  }
  record(tx, {
    aktion: 'change',
    objekt: 'leseraum_buchung',
    objektId: id,
    vorher: snapshot(row),
    nachher: snapshot(after),
  })
  if (after.zweite_adresse !== null) recordEinladung(call, after.zweite_adresse)
  const named = await readBuchungWithNames(tx, id)
  if (!named || !before) return refuse({ status: 404, code: 'nichtGefunden' })
  await notify(call, 'geaendert', named, before)
  if (before.zweite_adresse !== null && after.zweite_adresse === null)
    await notifyReleased(call, before, after.version)
  return { status: 200, body: presentBuchung(named, call.person), version: after.version } as const
}

/** Nothing that anybody agreed to: it stays confirmed, and nobody is told. */
function isSame(row: BuchungRow, after: BuchungRow): boolean {
  return (
    row.leseraum_id === after.leseraum_id &&
    row.zeitraum.von.equals(after.zeitraum.von) &&
    row.zeitraum.bis.equals(after.zeitraum.bis) &&
    row.gruppengroesse === after.gruppengroesse &&
    row.zweite_adresse === after.zweite_adresse
  )
}

/** False when somebody else has the new slot, or closed the seat meanwhile. */
async function moved({ tx, now }: Call<unknown>, after: BuchungRow): Promise<boolean> {
  const { leseraum_id, grundriss_id, tag, zeitraum, status, gruppengroesse } = after
  const { benutzer2_id, zweite_adresse, zweite_zugesagt } = after
  const seat = build
    .selectFrom('leseraum')
    .select('id')
    .where('id', '=', leseraum_id)
    .where('aktiv', '=', true)
  if ((await tx.first(seat.forKeyShare())) === undefined) return false
  const update = build
    .updateTable('leseraum_buchung')
    .set({
      leseraum_id,
      grundriss_id,
      tag,
      zeitraum,
      status,
      gruppengroesse,
      benutzer2_id,
      zweite_adresse,
      zweite_zugesagt,
      version: sql`version + 1`,
    })
    .where('id', '=', after.id)
  return moveToSlot(tx, { objekt: 'leseraum_buchung', id: leseraum_id, zeitraum, now }, () => tx.run(update))
}

async function stale(call: Call<unknown>, id: string) {
  const named = await readBuchungWithNames(call.tx, id)
  return refuse({
    status: 412,
    code: 'anfrage.versionVeraltet',
    ...(named ? { current: presentBuchung(named, call.person) } : {}),
  })
}
