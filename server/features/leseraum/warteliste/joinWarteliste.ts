import type { WarteplatzCreate } from '@platzwart/contract/leseraum/warteliste'
import { decideJoin } from '@platzwart/domain/leseraum/warteliste/join'
import type { WaitingWish } from '@platzwart/domain/leseraum/warteliste/types'
import { minutesBetween, zeitraum as period } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { refuseIssues } from '../../buchung/transition.ts'
import { regelnIn } from '../../grundriss/bereich.ts'
import { planIds, planOf } from '../../grundriss/plan.ts'
import { holdOf } from '../facts.ts'
import { type HoldRow, readPlanDay } from '../queries.ts'
import type { NamedPlatzRow, PlatzRow } from './queries.ts'
import { wartenderOf } from './snapshot.ts'

const NOT_FOUND = { status: 404, code: 'nichtGefunden' } as const

/** What is asked for, on a plan in use; a refusal when it names what is not there. */
export async function wishOf(call: Call, input: WarteplatzCreate) {
  const plan = await planOf(call, input.grundrissId)
  if (!plan?.aktiv) return refuse(NOT_FOUND)
  if (input.leseraumId !== undefined && !plan.byId.has(input.leseraumId)) return refuse(NOT_FOUND)
  const zeitraum = period(Temporal.Instant.from(input.von), Temporal.Instant.from(input.bis))
  if (!zeitraum.ok) return refuseIssues(zeitraum.issues)
  const { von, bis } = zeitraum.value
  const wish: WaitingWish = {
    benutzerId: call.person.id,
    leseraumId: input.leseraumId ?? null,
    ausstattungId: input.ausstattungId ?? null,
    zone: input.zone ?? null,
    zeitraum: zeitraum.value,
    // What lies beyond a day is refused by its own rule.
    mindestens: input.mindestens ?? Math.max(1, Math.floor(minutesBetween(von, bis))),
    gruppengroesse: input.gruppengroesse,
  }
  return { plan, plans: await planIds(call, plan.bereich), wish, tag: tagOf(von, plan.kalender.zone) }
}

export type SeatWish = Exclude<Awaited<ReturnType<typeof wishOf>>, { refusal: unknown }>

const INSERT = `
  insert into warteplatz (mandant_id, id, benutzer_id, grundriss_id, leseraum_id, ausstattung_id, zone, tag, zeitraum, mindestens,
    gruppengroesse, erstellt)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`

export function insert(tx: Tx, row: NamedPlatzRow): Promise<number> {
  const { id, benutzer_id, grundriss_id, leseraum_id, ausstattung_id, zone, tag, zeitraum } = row
  const what = [id, benutzer_id, grundriss_id, leseraum_id, ausstattung_id, zone, tag, zeitraum]
  const { mindestens, gruppengroesse, erstellt } = row
  return tx.run(ready(INSERT, tx.scope.mandantId, ...what, mindestens, gruppengroesse, erstellt))
}

/** What holds the plan that day. */
export async function readDay({ tx, now }: Call, { plan, tag }: SeatWish) {
  return readPlanDay(tx, plan.id, tag, now)
}

/** Whether somebody may wait, by the rules of the plan; of other places of theirs those of its Bereich count. */
export function decide(
  { now, person }: Call,
  { plan, plans, wish }: SeatWish,
  rows: readonly HoldRow[],
  plaetze: readonly PlatzRow[],
) {
  return decideJoin(wish, plan.id, {
    now,
    kalender: plan.kalender,
    einstellungen: regelnIn(person.einstellungen, plan),
    belegungen: rows.map(holdOf),
    leseraeume: plan.leseraeume,
    plaetze: plaetze.filter(({ grundriss_id }) => plans.includes(grundriss_id)).map(wartenderOf),
  })
}

/** As one is that joins now. */
export function rowOf({ now }: Call, { wish, plan, tag }: SeatWish): NamedPlatzRow {
  return {
    tag,
    grundriss_id: plan.id,
    id: uuidv7(),
    benutzer_id: wish.benutzerId,
    leseraum_id: wish.leseraumId,
    ausstattung_id: wish.ausstattungId,
    ausstattung: null,
    zone: wish.zone,
    zeitraum: wish.zeitraum,
    mindestens: wish.mindestens,
    gruppengroesse: wish.gruppengroesse,
    status: 'wartet',
    angebot_leseraum_id: null,
    angebot_zeitraum: null,
    angebot_bis: null,
    version: 1,
    erstellt: now,
    beendet: null,
  }
}
