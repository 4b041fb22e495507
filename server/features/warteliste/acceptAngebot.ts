import type { angebotAcceptSchema } from '@platzwart/contract/leseraum/warteliste'
import { issue } from '@platzwart/domain/issue'
import type { z } from 'zod'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { LESERAUM } from '../leseraum/art.ts'
import { bookHeld } from '../leseraum/bookLeseraum.ts'
import { letGo } from './angebot.ts'
import { lockPlatz, type PlatzRow, readPlatz } from './queries.ts'
import { refuseOther } from './refuseOther.ts'
import { recordPlatz } from './warteplatz.ts'

const OVER = {
  status: 409,
  code: 'warteliste.keinAngebot',
  issues: [issue('warteliste.keinAngebot')],
} as const

const BOOKED = `update warteplatz set status = 'gebucht', beendet = $3, version = version + 1
  where mandant_id = $1 and id = $2`

/** What is offered, as long as it stands. */
function offeredTo(row: PlatzRow | undefined, now: Temporal.Instant) {
  if (row?.status !== 'angeboten' || !row.angebot_leseraum_id || !row.angebot_zeitraum) return null
  if (!row.angebot_bis || Temporal.Instant.compare(row.angebot_bis, now) <= 0) return null
  return { leseraumId: row.angebot_leseraum_id, zeitraum: row.angebot_zeitraum, row }
}

/** Person, seat, place in the queue: in the one order in which locks are taken. The seat is read before, and must be the same then. */
async function lockOffered(call: Call, id: string, leseraumId: string) {
  const { tx, person, now } = call
  await lockInOrder(tx, LESERAUM, { personen: [person.id], kalender: [leseraumId] })
  const offered = offeredTo(await lockPlatz(tx, person.id, id), now)
  return offered?.leseraumId === leseraumId ? offered : null
}

async function noteBooked(tx: Tx, row: PlatzRow, now: Temporal.Instant): Promise<void> {
  await tx.run(ready(BOOKED, tx.scope.mandantId, row.id, now))
  recordPlatz(tx, 'acceptAngebot', [[row, { ...row, status: 'gebucht', beendet: now }]])
}

/** Books what is held for whoever asks, by the rules of a booking and in its transaction: what these refuse leaves the offer as it stands. */
export async function acceptAngebot(call: Call, id: string, input: z.output<typeof angebotAcceptSchema>) {
  const { tx, person, now } = call
  const known = await readPlatz(tx, person.id, id)
  if (!known) return refuse({ status: 404, code: 'nichtGefunden' })
  const before = offeredTo(known, now)
  const offered = before && (await lockOffered(call, id, before.leseraumId))
  if (!offered) return refuse(OVER)
  const other = refuseOther(call, offered.row)
  if (other) return other
  if ((await letGo(tx, [offered.row], 'acceptAngebot')) === 0) return refuse(OVER)
  const { leseraumId, zeitraum, row } = offered
  const booked = await bookHeld(call, {
    leseraumId,
    von: zeitraum.von.toString(),
    bis: zeitraum.bis.toString(),
    gruppengroesse: row.gruppengroesse,
    zweitePerson: input.zweitePerson,
  })
  if ('refusal' in booked) return booked
  await noteBooked(tx, row, now)
  return booked
}
