import type { sonderoeffnungszeitSaveSchema } from '@platzwart/contract/leseraum'
import { issue } from '@platzwart/domain/issue'
import { parseSonderstatus, type Sonderstatus } from '@platzwart/domain/oeffnungszeit/types'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { raiseStand } from '../../platform/konfiguration/mandant.ts'
import { planOf } from '../grundriss/plan.ts'
import { lockGrundriss, readOeffnungszeiten } from '../grundriss/queries.ts'

export type Specials = z.output<typeof sonderoeffnungszeitSaveSchema>[]

function specialIssues(specials: Specials) {
  return specials.flatMap((zeit, i) => [
    ...(zeit.gueltigVon > zeit.gueltigBis
      ? [issue('zeitraum.startNichtVorEnde', {}, { field: `${i}.gueltigBis` })]
      : []),
    ...(zeit.von >= zeit.bis ? [issue('zeitraum.startNichtVorEnde', {}, { field: `${i}.bis` })] : []),
  ])
}

/** 'Status {x} unbekannt', for each entry that has one. */
function statusIssues(specials: Specials) {
  return specials.flatMap(({ status }, i) => {
    const parsed = parseSonderstatus(status)
    return parsed.ok ? [] : parsed.issues.map((one) => ({ ...one, field: `${i}.status` }))
  })
}

/** Replaces a plan's special opening times as a set (K2). */
export async function replaceSonderoeffnungszeiten(call: Call, grundrissId: string, specials: Specials) {
  const { tx } = call
  if (!(await planOf(call, grundrissId))) return refuse({ status: 404, code: 'nichtGefunden' })
  const unknown = statusIssues(specials)
  if (unknown.length > 0) return refuse({ status: 422, code: 'status.unbekannt', issues: unknown })
  const issues = specialIssues(specials)
  if (issues.length > 0) return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  // Of two who save at once the second replaces what the first has saved, not what was there before both.
  await lockGrundriss(tx, grundrissId)
  const before = await readOeffnungszeiten(tx, grundrissId)
  await tx.run(
    build
      .deleteFrom('sonderoeffnungszeit')
      .where('sonderoeffnungszeit.mandant_id', '=', tx.scope.mandantId)
      .where('grundriss_id', '=', grundrissId),
  )
  if (specials.length > 0) {
    await tx.run(
      build.insertInto('sonderoeffnungszeit').values(
        specials.map((zeit) => ({
          mandant_id: tx.scope.mandantId,
          id: uuidv7(),
          grundriss_id: grundrissId,
          gueltig_von: Temporal.PlainDate.from(zeit.gueltigVon),
          gueltig_bis: Temporal.PlainDate.from(zeit.gueltigBis),
          von: zeit.von,
          bis: zeit.bis,
          status: zeit.status as Sonderstatus,
          grund: zeit.grund,
        })),
      ),
    )
  }
  record(tx, {
    aktion: 'replaceSonderoeffnungszeiten',
    objekt: 'grundriss',
    objektId: grundrissId,
    vorher: before.sonder,
    nachher: specials,
  })
  await raiseStand(tx)
  return { status: 204, body: undefined } as const
}
