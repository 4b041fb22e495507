import { wertOf } from '@platzwart/domain/einstellung/resolve'
import type { Bereich } from '@platzwart/domain/mandant/bereich'
import { neverBookable } from '@platzwart/domain/oeffnungszeit/neverBookable'
import type { Oeffnungszeit } from '@platzwart/domain/oeffnungszeit/types'
import { unterbrechungOf } from '@platzwart/domain/oeffnungszeit/unterbrechungen'
import { parseUhrzeit, type Uhrzeit } from '@platzwart/domain/time/uhrzeit'
import { tagOf } from '@platzwart/domain/time/zone'
import { ready } from '../../platform/database/tx.ts'
import { readMinutenspannen } from '../../platform/database/types.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import { readHausEinstellungen } from '../einstellung/queries.ts'
import { bereicheOf } from '../grundriss/bereich.ts'
import { wallSpans } from '../grundriss/showUnterbrechungen.ts'

interface Row {
  readonly bereich: Bereich
  /** Open on some day ahead, whatever the week says. */
  readonly sonst: boolean
  readonly woche: readonly {
    readonly wochentag: Oeffnungszeit['wochentag']
    readonly von: string
    readonly bis: string
    readonly geoeffnet: boolean
    /** As PostgreSQL writes it. */
    readonly unterbrechungen: string
  }[]
}

const PLANS = `
  select g.bereich,
    exists (select from sonderoeffnungszeit z where z.mandant_id = $1 and z.grundriss_id = g.id
      and z.status = 'offen' and z.gueltig_bis >= $3) as sonst,
    coalesce((select json_agg(json_build_object('wochentag', o.wochentag, 'von', to_char(o.von, 'HH24:MI'),
        'bis', to_char(o.bis, 'HH24:MI'), 'geoeffnet', o.geoeffnet, 'unterbrechungen', o.unterbrechungen::text))
      from oeffnungszeit o where o.mandant_id = $1 and o.grundriss_id = g.id), '[]') as woche
  from grundriss g where g.mandant_id = $1 and g.aktiv and g.bereich = any($2)`

function uhrzeitOf(text: string): Uhrzeit {
  const parsed = parseUhrzeit(text)
  if (!parsed.ok) throw new Error(`the database keeps times of a day, not ${text}`)
  return parsed.value
}

/** Plans in use that nobody can book in any week by what holds for the house, and for which reason. */
export async function countNeverBookable(call: Call, reason: 'regeln' | 'zeiten'): Promise<number> {
  const { tx, now, konfiguration } = call
  const heute = tagOf(now, konfiguration.mandant.zone).toString()
  const [einstellungen, plans] = await Promise.all([
    readHausEinstellungen(tx),
    tx.all(ready<Row>(PLANS, tx.scope.mandantId, bereicheOf(call), heute)),
  ])
  const wert = wertOf(einstellungen)
  return plans.filter(({ bereich, sonst, woche }) => {
    const hours = woche.map(({ von, bis, unterbrechungen, ...day }) => ({
      ...day,
      von: uhrzeitOf(von),
      bis: uhrzeitOf(bis),
      unterbrechungen: wallSpans(readMinutenspannen(unterbrechungen)).map(unterbrechungOf),
    }))
    const found = neverBookable(bereich, hours, wert)
    return found === reason && !(found === 'zeiten' && sonst)
  }).length
}
