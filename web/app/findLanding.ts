import { PAGE } from '@platzwart/contract/paths'
import type { Start } from '@platzwart/contract/start'
import { landingPath } from '@platzwart/domain/berechtigung/landing'
import { tagOf } from '@platzwart/domain/time/zone'
import type { QueryClient } from '@tanstack/react-query'
import { ownOf, upcomingOf } from '../features/buchung/model/upcoming.ts'
import { einrichtungOptions } from '../features/einrichtung/api/einrichtung.ts'
import { einstellungenOptions } from '../features/einstellung/api/einstellungen.ts'
import { effectiveOf } from '../features/einstellung/model/effective.ts'
import { ownFahrtenOptions } from '../features/fahrt/api/fahrten.ts'
import { zaehlerOptions } from '../features/freigabe/api/freigaben.ts'
import { countedFor } from '../features/freigabe/model/counted.ts'
import { hasRooms } from '../features/leseraum/model/bereich/bereich.ts'
import { buchungenSinceMonday } from '../features/leseraum/model/useOwnBuchungen.ts'
import { now } from '../platform/clock.ts'
import { ENTRIES } from './menu.ts'

/** Nobody is kept waiting for what may wait for them. */
const PATIENCE_MS = 2_000

const PATHS = Object.fromEntries(ENTRIES.map(({ id, to }) => [id, to]))

const NONE = { freigaben: null, fuehrerscheine: null }

/** Asks everything at once; what fails or takes too long counts as nothing, and its page says more. */
function answerOr<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  const late = new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), PATIENCE_MS))
  return Promise.race([asked.catch(() => otherwise), late])
}

/** Where `/` leads this person at this moment. */
export async function findLanding(queryClient: QueryClient, start: Start): Promise<string> {
  const { sitzung, mandant } = start
  if (sitzung === null || mandant === null) return PAGE.heute
  const { menue, startpfad, benutzer } = sitzung
  const heute = tagOf(now(), mandant.zone)
  const seats = buchungenSinceMonday(heute, mandant.zone, benutzer.email)
  const [zaehler, buchungen, fahrten, einstellungen, einrichtung] = await Promise.all([
    countedFor(start).length > 0 ? answerOr(queryClient.fetchQuery(zaehlerOptions), NONE) : NONE,
    hasRooms(menue) ? answerOr(queryClient.fetchQuery(seats), []) : [],
    menue.includes('fahrten') ? answerOr(queryClient.fetchQuery(ownFahrtenOptions), []) : [],
    menue.includes('fahrten') ? answerOr(queryClient.fetchQuery(einstellungenOptions), []) : [],
    menue.includes('einrichten') ? answerOr(queryClient.fetchQuery(einrichtungOptions), null) : null,
  ])
  const known = { buchungen, fahrten, now: now(), einstellungen: effectiveOf(einstellungen) }
  const own = ownOf(upcomingOf(known), known.now, mandant.zone)
  return landingPath({ menue, startpfad, zaehler, own, leer: einrichtung?.leer === true }, PATHS)
}
