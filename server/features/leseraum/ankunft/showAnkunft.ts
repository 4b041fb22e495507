import type { Ankunft } from '@platzwart/contract/leseraum/ankunft'
import { hereNow } from '@platzwart/domain/leseraum/ankunft/hereNow'
import { collisions } from '@platzwart/domain/leseraum/holds'
import type { Hold, Leseraum } from '@platzwart/domain/leseraum/types'
import { earlier, type Zeitraum } from '@platzwart/domain/time/zeitraum'
import { tagOf } from '@platzwart/domain/time/zone'
import { sql } from 'kysely'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { regelnIn } from '../../grundriss/bereich.ts'
import { type Plan, planOfSeat } from '../../grundriss/plan.ts'
import { LESERAUM } from '../art.ts'
import { holdOf, seeOwnWeek } from '../facts.ts'
import { type BuchungWithNames, readSeatDay, selectBuchungWithNames } from '../queries.ts'
import { refuseCode } from './refuseCode.ts'

/** One's own booking of this seat that runs, that has ended a moment ago so that it can be taken back, or is the next of today. */
function readHere({ tx, person, now }: Call, leseraumId: string, tag: Temporal.PlainDate) {
  return tx.first<BuchungWithNames>(
    selectBuchungWithNames(tx.scope.mandantId)
      .where('b.leseraum_id', '=', leseraumId)
      .where('b.tag', '=', tag)
      .where('b.status', 'in', ['vorgemerkt', 'reserviert', 'durchgeführt'])
      .where(sql<boolean>`(b.benutzer1_id = ${person.id} or b.benutzer2_id = ${person.id})`)
      .where(sql<boolean>`(upper(b.zeitraum) > ${now} or b.ruecknahme_bis > ${now})`)
      .orderBy(sql`lower(b.zeitraum)`)
      .limit(1),
  )
}

/** Until when somebody keeps the seat from others; null when nobody does in this moment. */
function takenUntil(leseraumId: string, now: Temporal.Instant, holds: readonly Hold[]) {
  const moment = { von: now, bis: now.add({ seconds: 1 }) }
  const [first] = collisions(leseraumId, moment, holds)
  return first ? first.zeitraum.bis : null
}

const wired = ({ von, bis }: Zeitraum) => ({ von: von.toString(), bis: bis.toString() })

async function lageOf(call: Call, plan: Plan, leseraum: Leseraum) {
  const { tx, person, now } = call
  const tag = tagOf(now, plan.kalender.zone)
  const own = await readHere(call, leseraum.id, tag)
  const none = { eigene: null, belegtBis: null, frei: [] }
  if (own) return { ...none, lage: 'eigene', eigene: LESERAUM.present(call, own) } as const
  const [eigene, day] = await Promise.all([
    seeOwnWeek(call, plan, person.id, tag),
    readSeatDay(tx, plan.id, leseraum.id, tag, now),
  ])
  const belegungen = day.map(holdOf)
  const until = takenUntil(leseraum.id, now, belegungen)
  if (until) {
    const belegtBis = earlier(until, now.add({ hours: 24 })).toString()
    return { ...none, lage: 'belegt', belegtBis } as const
  }
  const einstellungen = regelnIn(person.einstellungen, plan)
  const frei = hereNow(leseraum, person.id, {
    now,
    kalender: plan.kalender,
    einstellungen,
    eigene,
    belegungen,
  })
  return { ...none, lage: frei.length > 0 ? ('frei' as const) : ('zu' as const), frei: frei.map(wired) }
}

/** What the seat at which somebody stands is to them now. Whose it is otherwise is not said. */
export async function showAnkunft(call: Call, id: string, { code }: { readonly code: string }) {
  const refused = await refuseCode(call, id, code)
  if (refused) return refused
  const { tx, konfiguration } = call
  const plan = await planOfSeat({ tx, konfiguration }, id)
  const leseraum = plan?.byId.get(id)
  if (!plan || !leseraum) return refuse({ status: 404, code: 'nichtGefunden' })
  const { bezeichnung } = leseraum
  const body: Ankunft = {
    leseraumId: leseraum.id,
    bezeichnung,
    grundrissId: plan.id,
    grundriss: plan.bezeichnung,
    standort: plan.standort,
    bereich: plan.bereich,
    ...(await lageOf(call, plan, leseraum)),
  }
  return { status: 200, body } as const
}
