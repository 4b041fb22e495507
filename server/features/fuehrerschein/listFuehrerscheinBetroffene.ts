import type { BetroffeneBuchung, fuehrerscheinBetroffeneQuerySchema } from '@platzwart/contract/fuehrerschein'
import { type FuehrerscheinChange, hitsTrip } from '@platzwart/domain/fuehrerschein/betroffene'
import type { Fuehrerscheinklasse } from '@platzwart/domain/fuehrerschein/klassen'
import type { z } from 'zod'
import { type Call, refuse } from '../../platform/http/endpoint.ts'
import { hidesNames } from '../../platform/konfiguration/personalrat.ts'
import { phrase } from '../../platform/phrases.ts'
import { readWaiting } from '../buchung/readWaiting.ts'
import { licenceOf } from '../fahrer/loadFahrer.ts'
import type { LicenceRow } from '../fahrer/queries.ts'
import { FAHRT } from '../fahrt/art.ts'
import type { FahrtWithNames } from '../fahrt/queries.ts'
import { readDriver } from './readFuehrerschein.ts'

export type BetroffeneQuery = z.output<typeof fuehrerscheinBetroffeneQuerySchema>

/** Those of the waiting bookings that the change hits. */
export function hitBy(
  { now, konfiguration }: Call,
  waiting: readonly FahrtWithNames[],
  aenderung: FuehrerscheinChange,
): FahrtWithNames[] {
  const { zone } = konfiguration.mandant
  return waiting.filter(({ zeitraum, status, typ, fuehrerscheinklasse }) =>
    hitsTrip(
      aenderung,
      {
        zeitraum,
        status: status as never,
        typ: typ as never,
        klasse: fuehrerscheinklasse as Fuehrerscheinklasse,
      },
      now,
      zone,
    ),
  )
}

/** What is kept in a booking that is cancelled for it, in the Mandant's language; which reason it is, is nobody else's business. */
export function informationstextOf({ konfiguration }: Call, art: FuehrerscheinChange['art']) {
  return phrase(konfiguration.mandant.sprache, 'fuehrerschein', `storno.${art}`)
}

/** As a checker sees them: when, and with which car. Where somebody goes and why is no matter of a licence. */
export function presentHits(hits: readonly FahrtWithNames[], informationstext: string): BetroffeneBuchung[] {
  return hits.map(({ id, zeitraum, kennzeichen, marke, modell }) => ({
    id,
    von: zeitraum.von.toString(),
    bis: zeitraum.bis.toString(),
    kennzeichen,
    fahrzeug: `${marke} ${modell}`,
    informationstext,
  }))
}

const dayOf = (text: string | undefined) => (text === undefined ? null : Temporal.PlainDate.from(text))

function changeOf(row: LicenceRow, query: BetroffeneQuery): FuehrerscheinChange {
  if (query.aenderung === 'pruefung') return { art: 'pruefung' }
  const klassen = (query.klassen === '' ? [] : query.klassen.split(',')) as Fuehrerscheinklasse[]
  const banned = query.fahrverbot === 'true'
  return {
    art: 'karte',
    vorher: licenceOf(row),
    nachher: {
      klassen,
      ausgestelltAm: dayOf(query.ausgestelltAm),
      gueltigBis: dayOf(query.gueltigBis),
      naechstePruefung: row.naechste_pruefung,
      fahrverbot: banned ? { von: dayOf(query.fahrverbotVon), bis: dayOf(query.fahrverbotBis) } : null,
    },
  }
}

/**
 * The driver's bookings that a card, or a check that was not in order, would hit, before anybody writes it down. In staff-council mode nobody is
 * looked for by it: a ban of one day after the other would tell on which they drive.
 */
export async function listFuehrerscheinBetroffene(call: Call, benutzerId: string, query: BetroffeneQuery) {
  const { tx, now } = call
  if (hidesNames(call)) return refuse({ status: 422, code: 'personalrat.nichtNachPersonen' })
  const row = await readDriver(call, benutzerId)
  if (!row) return refuse({ status: 404, code: 'nichtGefunden' })
  const aenderung = changeOf(row, query)
  const hits = hitBy(call, await readWaiting(tx, FAHRT, ['person', benutzerId], now, false), aenderung)
  return { status: 200, body: presentHits(hits, informationstextOf(call, aenderung.art)) } as const
}
