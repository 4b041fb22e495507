import type { SerieWechselQuery, Wechsel as WechselView } from '@platzwart/contract/leseraum/serie'
import { MOST_DATES, onDay } from '@platzwart/domain/serie/dates'
import { zeitraum as period } from '@platzwart/domain/time/zeitraum'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { readWaiting } from '../../buchung/readWaiting.ts'
import { refuseIssues } from '../../buchung/transition.ts'
import { bereicheOf } from '../../grundriss/bereich.ts'
import { LESERAUM } from '../art.ts'
import type { BuchungWithNames } from '../queries.ts'
import { findInstead } from './findInstead.ts'
import { NOT_FOUND } from './judgeTermine.ts'
import { type Changing, judgeWechsel } from './judgeWechsel.ts'
import { presentTermin } from './present.ts'
import { timeOf } from './proposeSerie.ts'

/** Which of the bookings of a series are meant: the one, those from it on, or all that are to come. */
function meantBy(umfang: SerieWechselQuery['umfang'], of: BuchungWithNames) {
  return (row: BuchungWithNames): boolean => {
    if (umfang === 'eine' || of.serie_id === null) return row.id === of.id
    const later = Temporal.Instant.compare(row.zeitraum.von, of.zeitraum.von) >= 0
    return row.serie_id === of.serie_id && (umfang === 'alle' || later)
  }
}

/** Other hours or another seat for bookings of a series, each on its own day and at the same time of the wall. Nothing is changed. */
export async function proposeWechsel(call: Call, query: SerieWechselQuery) {
  const { tx, person, now, konfiguration } = call
  const bereiche = bereicheOf(call)
  const waiting = await readWaiting(tx, LESERAUM, ['person', person.id], now, false)
  const own = waiting.filter(({ bereich }) => bereiche.includes(bereich))
  const of = own.find(({ id }) => id === query.buchungId)
  if (!of) return refuse(NOT_FOUND)
  const hours = { von: timeOf(query.von), bis: timeOf(query.bis) }
  const asked: Changing[] = []
  for (const row of own.filter(meantBy(query.umfang, of)).slice(0, MOST_DATES)) {
    const { von, bis, fehlt } = onDay(row.tag, hours, konfiguration.mandant.zone)
    const zeitraum = period(von, bis)
    if (!zeitraum.ok) return refuseIssues(zeitraum.issues)
    asked.push({
      row,
      leseraumId: query.leseraumId ?? row.leseraum_id,
      zeitraum: zeitraum.value,
      fehlt,
    })
  }
  const judged = await judgeWechsel(call, asked)
  if ('refusal' in judged) return judged
  const { termine } = judged
  // Whom a second person keeps has no other date either.
  const refused = termine.filter(({ decision, row }) => !decision.ok && row.zweite_adresse === null)
  const instead = await findInstead(call, refused)
  const body = termine.map((termin): WechselView => {
    const { decision, row, gleich } = termin
    const { von, bis } = row.zeitraum
    return {
      ...presentTermin(call, termin, decision.ok ? [] : decision.issues, instead.get(termin)),
      id: row.id,
      version: row.version,
      gleich,
      vorher: {
        leseraumId: row.leseraum_id,
        bezeichnung: row.bezeichnung,
        von: von.toString(),
        bis: bis.toString(),
      },
    }
  })
  return { status: 200, body } as const
}
