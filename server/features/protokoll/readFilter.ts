import type { protokollFilterSchema } from '@platzwart/contract/protokoll'
import { issue } from '@platzwart/domain/issue'
import { patternOf } from '@platzwart/domain/protokoll/patternOf'
import { dayPeriod, tagOf } from '@platzwart/domain/time/zone'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import type { Refusal } from '../../platform/http/problem.ts'
import { hidesNames } from '../../platform/konfiguration/personalrat.ts'
import type { ProtokollFilter } from './queries.ts'

type Query = z.output<typeof protokollFilterSchema>

/** Both days counted: what is shown when nobody says from when on. */
const SHOWN_DAYS = 30
/** Both days counted: the trail of a large house has millions of rows in a year. */
const MOST_DAYS = 366

function refuseBis(code: 'zeitraum.startNichtVorEnde' | 'protokoll.zeitraumZuLang') {
  return refuse({ status: 422, code, issues: [issue(code, { tage: MOST_DAYS }, { field: 'bis' })] })
}

/** The days and what else is asked, on the Mandant's clock. @throws nothing; a period that ends before it begins, or is too long, is refused. */
export function readFilter(call: Call, query: Query): ProtokollFilter | { refusal: Refusal } {
  const { konfiguration, now } = call
  const { zone } = konfiguration.mandant
  const last = query.bis === undefined ? tagOf(now, zone) : Temporal.PlainDate.from(query.bis)
  const first =
    query.von === undefined ? last.subtract({ days: SHOWN_DAYS - 1 }) : Temporal.PlainDate.from(query.von)
  const days = first.until(last).days + 1
  if (days < 1) return refuseBis('zeitraum.startNichtVorEnde')
  if (days > MOST_DAYS) return refuseBis('protokoll.zeitraumZuLang')
  return {
    von: dayPeriod(first, zone).von,
    // The database writes the time of a change, and its clock may be ahead of this machine's at midnight.
    bis: query.bis === undefined ? null : dayPeriod(last, zone).bis,
    objekte: query.bereich === undefined ? null : patternOf(query.bereich),
    suche: query.suche ?? '',
    ohneVerhalten: hidesNames(call),
  }
}
