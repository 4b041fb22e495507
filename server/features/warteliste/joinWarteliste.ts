import type { WarteplatzCreate } from '@platzwart/contract/leseraum/warteliste'
import { minutesBetween, zeitraum as period } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import { decideJoin } from '@platzwart/domain/warteliste/join'
import type { WaitingWish } from '@platzwart/domain/warteliste/types'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { refuseIssues } from '../buchung/transition.ts'
import { regelnIn } from '../grundriss/bereich.ts'
import { planIds, planOf } from '../grundriss/plan.ts'
import { LESERAUM } from '../leseraum/art.ts'
import { holdOf } from '../leseraum/facts.ts'
import { readPlanDay } from '../leseraum/queries.ts'
import { presentPlatz } from './present.ts'
import { type NamedPlatzRow, readOpenPlaetze, readPlatz } from './queries.ts'
import { recordPlatz, wartenderOf } from './warteplatz.ts'

const NOT_FOUND = { status: 404, code: 'nichtGefunden' } as const

/** What is asked for, on a plan in use; a refusal when it names what is not there. */
async function wishOf(call: Call, input: WarteplatzCreate) {
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
  return { plan, wish, tag: tagOf(von, plan.kalender.zone) }
}

const INSERT = `
  insert into warteplatz (mandant_id, id, benutzer_id, grundriss_id, leseraum_id, ausstattung_id, zone, tag, zeitraum, mindestens,
    gruppengroesse, erstellt)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`

function insert(tx: Tx, row: NamedPlatzRow): Promise<number> {
  const { id, benutzer_id, grundriss_id, leseraum_id, ausstattung_id, zone, tag, zeitraum } = row
  const what = [id, benutzer_id, grundriss_id, leseraum_id, ausstattung_id, zone, tag, zeitraum]
  const { mindestens, gruppengroesse, erstellt } = row
  return tx.run(ready(INSERT, tx.scope.mandantId, ...what, mindestens, gruppengroesse, erstellt))
}

/** Puts whoever asks at the end of the queue for what is not free. Of one person this is decided one after the other, so that nobody has more places than they may. */
export async function joinWarteliste(call: Call, input: WarteplatzCreate) {
  const asked = await wishOf(call, input)
  if ('refusal' in asked) return asked
  const { plan, wish, tag } = asked
  const { tx, now, person } = call
  const plans = await planIds(call, plan.bereich)
  const [, plaetze, rows] = await Promise.all([
    lockInOrder(tx, LESERAUM, { personen: [person.id] }),
    readOpenPlaetze(tx, person.id),
    readPlanDay(tx, plan.id, tag, now),
  ])
  const decision = decideJoin(wish, plan.id, {
    now,
    kalender: plan.kalender,
    einstellungen: regelnIn(person.einstellungen, plan),
    belegungen: rows.map(holdOf),
    leseraeume: plan.leseraeume,
    plaetze: plaetze.filter(({ grundriss_id }) => plans.includes(grundriss_id)).map(wartenderOf),
  })
  if (!decision.ok) return refuseIssues(decision.issues)
  const row: NamedPlatzRow = { ...freshRow(wish, now), tag, grundriss_id: plan.id }
  await insert(tx, row)
  recordPlatz(tx, 'joinWarteliste', [[null, row]])
  const shown = await presentPlatz(call, (await readPlatz(tx, person.id, row.id)) ?? row)
  if (!shown) return refuse(NOT_FOUND)
  return { status: 201, body: shown, version: 1 } as const
}

function freshRow(wish: WaitingWish, now: Temporal.Instant): Omit<NamedPlatzRow, 'tag' | 'grundriss_id'> {
  return {
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
