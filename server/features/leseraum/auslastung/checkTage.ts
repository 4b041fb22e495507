import { issue } from '@platzwart/domain/issue'
import { tagOf } from '@platzwart/domain/time/zone'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { hidesNames } from '../../../platform/konfiguration/personalrat.ts'

/** A year and a day. */
const MOST_DAYS = 366

/** What is shown when nobody says from when on. */
const SHOWN_DAYS = 28

/** Days as an address names them; both of them are part of it. */
interface Asked {
  readonly von?: string | undefined
  readonly bis?: string | undefined
}

const NOT_OVER = 'leseraum.auswertungNochNicht'

function refuseBis(code: 'zeitraum.startNichtVorEnde' | 'leseraum.auslastungZuLang') {
  return refuse({ status: 422, code, issues: [issue(code, { tage: MOST_DAYS }, { field: 'bis' })] })
}

/**
 * The days that are asked for, on the clock of the house: without any the four weeks up to yesterday. In staff-council mode the month in which they
 * end, or the last one that is over: two periods of which one has a day more are that day, once the one is taken from the other.
 * @param over days that are not over are left out: what becomes of their bookings is not known
 */
export function checkTage(
  { konfiguration, now }: Pick<Call, 'konfiguration' | 'now'>,
  query: Asked,
  { over = false } = {},
) {
  const yesterday = tagOf(now, konfiguration.mandant.zone).subtract({ days: 1 })
  const asked = query.bis === undefined ? yesterday : Temporal.PlainDate.from(query.bis)
  const bis = over && Temporal.PlainDate.compare(asked, yesterday) > 0 ? yesterday : asked
  const von =
    query.von === undefined ? bis.subtract({ days: SHOWN_DAYS - 1 }) : Temporal.PlainDate.from(query.von)
  const tage = von.until(bis, { largestUnit: 'days' }).days + 1
  if (tage < 1) {
    // Of days that somebody named in order none is over yet.
    const early = over && (query.bis === undefined || Temporal.PlainDate.compare(von, asked) <= 0)
    if (early) return refuse({ status: 422, code: NOT_OVER, issues: [issue(NOT_OVER, {}, { field: 'von' })] })
    return refuseBis('zeitraum.startNichtVorEnde')
  }
  if (tage > MOST_DAYS) return refuseBis('leseraum.auslastungZuLang')
  return hidesNames({ konfiguration, now })
    ? monthOf(bis, yesterday)
    : { von, bis, tage, davor: { von: von.subtract({ days: tage }), tage } }
}

function monthOf(tag: Temporal.PlainDate, yesterday: Temporal.PlainDate) {
  const first = tag.with({ day: 1 })
  const next = first.add({ months: 1 })
  const isOver = Temporal.PlainDate.compare(next.subtract({ days: 1 }), yesterday) <= 0
  const von = isOver ? first : yesterday.add({ days: 1 }).with({ day: 1 }).subtract({ months: 1 })
  const before = von.subtract({ months: 1 })
  return {
    von,
    bis: von.with({ day: von.daysInMonth }),
    tage: von.daysInMonth,
    davor: { von: before, tage: before.daysInMonth },
  }
}

/** The days of a period as an address names them: both of them are part of it. */
export const daysOf = ({ von, tage }: { readonly von: Temporal.PlainDate; readonly tage: number }) => ({
  von: von.toString(),
  bis: von.add({ days: tage - 1 }).toString(),
})
