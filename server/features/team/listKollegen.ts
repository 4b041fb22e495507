import type { kollegenQuerySchema, kollegenSchema } from '@platzwart/contract/leseraum/team'
import { tagOf } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { readKollegen, readSitze, type SitzRow } from './queries.ts'
import { ausOf } from './showSichtbarkeit.ts'

type Query = z.output<typeof kollegenQuerySchema>
type Body = z.input<typeof kollegenSchema>

/** The days of a week, less one. */
const MOST_DAYS = 6
/** People whom one list tells of. */
const MOST = 200
/** Those among whom a plan's day is looked through: more than a group will ever have. */
const MOST_ON_PLAN = 5000

const NOBODY = { status: 200, body: { kollegen: [], mehr: false, buchungen: [] } as Body } as const

const invalid = (code: 'zeitraum.startNichtVorEnde' | 'feld.zuGross', data = {}) =>
  refuse({ status: 422, code: 'anfrage.ungueltig', issues: [{ code, field: 'bis', data }] })

function presentSitz(row: SitzRow): Body['buchungen'][number] {
  return {
    id: row.id,
    kollegeId: row.kollege_id,
    leseraumId: row.leseraum_id,
    bezeichnung: row.bezeichnung,
    grundrissId: row.grundriss_id,
    grundriss: row.grundriss,
    standort: row.standort,
    tag: row.tag.toString(),
    von: row.zeitraum.von.toString(),
    bis: row.zeitraum.bis.toString(),
  }
}

/**
 * Where those sit who show themselves to whoever asks, as they have decided at this moment: nothing of it is kept on any server. What is over is
 * shown of nobody, and nothing says what somebody wrote, how many came or whether they checked in.
 */
export async function listKollegen(call: Call, query: Query) {
  const { tx, person, now, konfiguration } = call
  const von = Temporal.PlainDate.from(query.von)
  const bis = Temporal.PlainDate.from(query.bis)
  if (Temporal.PlainDate.compare(von, bis) > 0) return invalid('zeitraum.startNichtVorEnde')
  const last = von.add({ days: MOST_DAYS })
  if (Temporal.PlainDate.compare(bis, last) > 0) return invalid('feld.zuGross', { max: last.toString() })
  if (ausOf(call) !== null) return NOBODY
  const { grundrissId } = query
  const most = grundrissId === undefined ? MOST : MOST_ON_PLAN
  const found = await readKollegen(tx, person.id, most + 1)
  if (found.length === 0) return NOBODY
  const kollegen = found.slice(0, most)
  const heute = tagOf(now, konfiguration.mandant.zone)
  // A stay over midnight stands on the day before.
  const first = Temporal.PlainDate.compare(von, heute) <= 0 ? heute.subtract({ days: 1 }) : von
  const ids = kollegen.map(({ id }) => id)
  const asked = { von: Temporal.PlainDate.compare(first, von) > 0 ? first : von, bis, now, grundrissId }
  const sitze = await readSitze(tx, ids, asked)
  const sitting = new Set(sitze.map((row) => row.kollege_id))
  const body: Body = {
    kollegen: kollegen
      .filter(({ id }) => grundrissId === undefined || sitting.has(id))
      .map((row) => ({ ...row, gruppen: [...row.gruppen], ich: row.id === person.id })),
    mehr: found.length > most,
    buchungen: sitze.map(presentSitz),
  }
  return { status: 200, body } as const
}
