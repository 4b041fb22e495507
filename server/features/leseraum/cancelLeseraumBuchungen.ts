import type { buchungStornoSchema } from '@platzwart/contract/leseraum'
import { awaitsStart } from '@platzwart/domain/buchung/status'
import { UNDO_SECONDS } from '@platzwart/domain/buchung/undo'
import { type Issue, issue } from '@platzwart/domain/issue'
import { cancel as decide } from '@platzwart/domain/leseraum/transitions'
import type { z } from 'zod'
import type { Call } from '../../platform/http/endpoint.ts'
import { describeIssues } from '../../platform/http/problem.ts'
import { heldAfter } from '../buchung/cancelBuchung.ts'
import { mailBookings } from '../buchung/cancelBySystem.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { actorOf, writeStatus } from '../buchung/transition.ts'
import { bereicheOf } from '../grundriss/bereich.ts'
import { buchungOf, cancelledBy, LESERAUM } from './art.ts'
import { type BuchungWithNames, lockBuchungen, readNamed } from './queries.ts'

/**
 * Takes seats and rooms from whoever booked them, with a reason that they are told. What cannot be cancelled is told to who asks, and keeps
 * nothing else from it. A lock among them goes without a word.
 */
export async function cancelLeseraumBuchungen(call: Call, input: z.output<typeof buchungStornoSchema>) {
  const { tx, now, deps, konfiguration, sprache } = call
  const { informationstext } = input
  const ids = [...new Set(input.ids.map((id) => id.toLowerCase()))]
  const left = new Map<string, readonly Issue[]>(
    ids.map((id) => [id, [issue('buchung.nichtMehrStornierbar')]]),
  )
  const fallen: BuchungWithNames[] = []
  for (const row of await lockAsked(call, ids)) {
    const decision = decide(buchungOf(row), actorOf(call, LESERAUM), now)
    if (!decision.ok) {
      left.set(row.id, decision.issues)
      continue
    }
    left.delete(row.id)
    const booked = awaitsStart(row.status)
    const after = writeStatus(call, LESERAUM, 'cancel', row, decision.value, {
      ...heldAfter(row, now),
      ...cancelledBy(row, now),
      informationstext: booked ? informationstext : row.informationstext,
    })
    if (booked) fallen.push(after)
  }
  await mailBookings(deps, { tx, konfiguration }, LESERAUM, 'weggenommen', fallen)
  const asks = { sprache, zone: konfiguration.mandant.zone }
  return {
    status: 200,
    body: {
      storniert: ids.filter((id) => !left.has(id)),
      nicht: [...left].map(([id, issues]) => ({ id, gruende: describeIssues(issues, asks) })),
      gehaltenBis: fallen.length > 0 ? now.add({ seconds: UNDO_SECONDS }).toString() : null,
    },
  } as const
}

/** Those of them that there are, locked; one that goes to another seat at this moment is left to whoever moves it. */
async function lockAsked(call: Call, ids: readonly string[]): Promise<BuchungWithNames[]> {
  const { tx } = call
  const kalender = new Set((await readNamed(tx, ids)).map(({ leseraum_id }) => leseraum_id))
  await lockInOrder(tx, LESERAUM, { kalender: [...kalender] })
  const bereiche = bereicheOf(call)
  const rows = await lockBuchungen(tx, ids)
  return rows.filter(({ leseraum_id, bereich }) => kalender.has(leseraum_id) && bereiche.includes(bereich))
}
