import type { mandantChangeSchema } from '@platzwart/contract/mandant'
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '../../platform/database/record.ts'
import { build } from '../../platform/database/sql.ts'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { lockStand, raiseStand } from '../../platform/konfiguration/mandant.ts'
import { refuseZone } from './refuseZone.ts'
import { readDetail, showMandant } from './showMandant.ts'

type Change = z.output<typeof mandantChangeSchema>

const inHours = (hours: number) => sql<string>`make_interval(hours => ${hours}::int)`

/** The same as columns. */
export function columnsOf({
  barrierefreiheitEn,
  datenschutzEn,
  impressumEn,
  leerlaufStunden,
  gesamtStunden,
  ...columns
}: Change) {
  return {
    ...columns,
    ...(leerlaufStunden && { sitzung_leerlauf: inHours(leerlaufStunden) }),
    ...(gesamtStunden && { sitzung_gesamt: inHours(gesamtStunden) }),
    ...(datenschutzEn !== undefined && { datenschutz_en: datenschutzEn }),
    ...(impressumEn !== undefined && { impressum_en: impressumEn }),
    ...(barrierefreiheitEn !== undefined && { barrierefreiheit_en: barrierefreiheitEn }),
  }
}

/** What a Mandant's own people may change of it: name, zone, default language, colour, how long sessions hold, texts (T1, T2, S3). What is left out stays. */
export async function changeMandant(call: Call, version: number, input: Change) {
  const { tx } = call
  await lockStand(tx)
  const before = await readDetail(call)
  if (before.version !== version)
    return refuse({
      status: 412,
      code: 'anfrage.versionVeraltet',
      current: before,
      objektId: tx.scope.mandantId,
    })
  const fields = Object.keys(input) as (keyof Change)[]
  const changed = fields.filter((field) => input[field] !== before[field])
  if (changed.length === 0) return { status: 200, body: before, version } as const
  const refused = await refuseZone(tx, before.zone, input.zone, call.now)
  if (refused) return refused
  await tx.run(
    build
      .updateTable('mandant')
      .set({ ...columnsOf(input), version: sql`version + 1` })
      .where('id', '=', tx.scope.mandantId),
  )
  const pick = (from: Change | typeof before) => Object.fromEntries(changed.map((name) => [name, from[name]]))
  record(tx, {
    aktion: 'changeMandant',
    objekt: 'mandant',
    objektId: tx.scope.mandantId,
    vorher: pick(before),
    nachher: pick(input),
  })
  await raiseStand(tx)
  return showMandant(call)
}
