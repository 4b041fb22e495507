import type { schliessungQuerySchema } from '@platzwart/contract/grundriss'
import { issue } from '@platzwart/domain/issue'
import { liesOutside } from '@platzwart/domain/leseraum/closure'
import { unterbrechungOf } from '@platzwart/domain/oeffnungszeit/unterbrechungen'
import { knownUhrzeit } from '@platzwart/domain/time/uhrzeit'
import type { z } from 'zod'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { planOf } from '../../grundriss/plan.ts'
import { buchungOf } from '../art.ts'
import { presentBetroffene } from './present.ts'
import { readWaitingOnDays } from './queries.ts'

export type Schliessung = z.output<typeof schliessungQuerySchema>

/** The bookings that would lie outside of a special opening time, before anybody saves it (K2). */
export async function listSchliessungBetroffene(call: Call, grundrissId: string, asked: Schliessung) {
  const { tx, now, konfiguration } = call
  if (!(await planOf(call, grundrissId))) return refuse({ status: 404, code: 'nichtGefunden' })
  const gueltigVon = Temporal.PlainDate.from(asked.gueltigVon)
  const gueltigBis = Temporal.PlainDate.from(asked.gueltigBis)
  if (Temporal.PlainDate.compare(gueltigVon, gueltigBis) > 0) {
    const issues = [issue('zeitraum.startNichtVorEnde', {}, { field: 'gueltigBis' })]
    return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  }
  const sonder = {
    gueltigVon,
    gueltigBis,
    status: asked.status,
    von: knownUhrzeit(asked.von),
    bis: knownUhrzeit(asked.bis),
    unterbrechungen: asked.unterbrechungen?.map(unterbrechungOf) ?? [],
  }
  const waiting = await readWaitingOnDays(tx, grundrissId, { von: gueltigVon, bis: gueltigBis }, now)
  const { zone } = konfiguration.mandant
  const hit = waiting.filter((row) => liesOutside({ ...buchungOf(row), tag: row.tag }, sonder, zone, now))
  return { status: 200, body: presentBetroffene(call, hit) } as const
}
