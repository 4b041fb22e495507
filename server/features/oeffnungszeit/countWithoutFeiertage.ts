import { type Bundesland, dueYear } from '@platzwart/domain/oeffnungszeit/bundesland'
import { tagOf } from '@platzwart/domain/time/zone'
import { ready } from '../../platform/database/tx.ts'
import { countUpTo } from '../../platform/http/countUpTo.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { bereicheOf } from '../grundriss/bereich.ts'
import { feiertageOf } from './feiertage.ts'

const LAENDER = `select distinct bundesland from standort where mandant_id = $1 and bundesland is not null order by bundesland`

/**
 * None of a Land's holidays is closed or has times for itself: a single one shows that somebody has looked at them. A longer open period that
 * happens to go over one shows nothing.
 */
const WITHOUT = `
  from grundriss g join standort s on s.mandant_id = g.mandant_id and s.id = g.standort_id
  where g.mandant_id = $1 and g.aktiv and g.bereich = any($4::text[]) and s.bundesland = $2 and not exists (
    select from sonderoeffnungszeit z where z.mandant_id = $1 and z.grundriss_id = g.id
      and (z.status = 'geschlossen' or z.gueltig_von = z.gueltig_bis)
      and exists (select from unnest($3::date[]) as tag where tag between z.gueltig_von and z.gueltig_bis))`

/** Plans in use whose Land is known, and which have none of its holidays of the year that is due: next year's from October on. */
export async function countWithoutFeiertage(call: Call): Promise<number> {
  const { tx, now, konfiguration } = call
  const heute = tagOf(now, konfiguration.mandant.zone)
  const jahr = dueYear(heute)
  const asked = ready<{ bundesland: Bundesland }>(LAENDER, tx.scope.mandantId)
  let count = 0
  for (const { bundesland } of await tx.all(asked)) {
    const ahead = feiertageOf(bundesland, jahr).filter(
      ({ tag, regional }) => !regional && tag >= heute.toString(),
    )
    count += await countUpTo(
      tx,
      WITHOUT,
      bundesland,
      ahead.map(({ tag }) => tag),
      bereicheOf(call),
    )
  }
  return count
}
