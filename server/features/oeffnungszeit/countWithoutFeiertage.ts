import { type Bundesland, dueYears } from '@platzwart/domain/oeffnungszeit/bundesland'
import { tagOf } from '@platzwart/domain/time/zone'
import { ready } from '../../platform/database/tx.ts'
import { countUpTo } from '../../platform/http/countUpTo.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { bereicheOf } from '../grundriss/bereich.ts'
import { feiertageOf } from './feiertage.ts'

const LAENDER = `select distinct bundesland from standort where mandant_id = $1 and bundesland is not null order by bundesland`

/**
 * Of one of the years none of the Land's holidays that are still to come is closed or has times for itself: a single one shows that somebody has
 * looked at the year. A longer open period that happens to go over one shows nothing.
 */
const WITHOUT = `
  from grundriss g join standort s on s.mandant_id = g.mandant_id and s.id = g.standort_id
  where g.mandant_id = $1 and g.aktiv and g.bereich = any($5::text[]) and s.bundesland = $2 and exists (
    select from unnest($4::int[]) as jahr where not exists (
      select from sonderoeffnungszeit z where z.mandant_id = $1 and z.grundriss_id = g.id
        and (z.status = 'geschlossen' or z.gueltig_von = z.gueltig_bis)
        and exists (select from unnest($3::date[], $4::int[]) as ahead (tag, von_jahr)
          where von_jahr = jahr and tag between z.gueltig_von and z.gueltig_bis)))`

/** Plans in use whose Land is known, and which have none of its holidays of a year that is due. */
export async function countWithoutFeiertage(call: Call): Promise<number> {
  const { tx, now, konfiguration } = call
  const heute = tagOf(now, konfiguration.mandant.zone)
  const asked = ready<{ bundesland: Bundesland }>(LAENDER, tx.scope.mandantId)
  let count = 0
  for (const { bundesland } of await tx.all(asked)) {
    const ahead = dueYears(heute).flatMap((jahr) =>
      feiertageOf(bundesland, jahr)
        .filter(({ tag, regional }) => !regional && tag >= heute.toString())
        .map(({ tag }) => ({ tag, jahr })),
    )
    count += await countUpTo(
      tx,
      WITHOUT,
      bundesland,
      ahead.map(({ tag }) => tag),
      ahead.map(({ jahr }) => jahr),
      bereicheOf(call),
    )
  }
  return count
}
