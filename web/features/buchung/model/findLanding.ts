import { PAGE } from '@platzwart/contract/paths'
import { landingPath } from '@platzwart/domain/berechtigung/landing'
import { tagOf } from '@platzwart/domain/time/zone'
import type { FindLanding } from '../../../frame/feature.ts'
import { now } from '../../../platform/clock.ts'
import { einrichtungOptions } from '../../einrichtung/api/einrichtung.ts'
import { einstellungenOptions } from '../../einstellung/api/einstellungen.ts'
import { effectiveOf } from '../../einstellung/model/effective.ts'
import { ownFahrtenOptions } from '../../fahrt/api/fahrten.ts'
import { zaehlerOptions } from '../../freigabe/api/freigaben.ts'
import { countedFor } from '../../freigabe/model/counted.ts'
import { hasRooms } from '../../leseraum/model/bereich/bereich.ts'
import { buchungenSinceMonday } from '../../leseraum/model/useOwnBuchungen.ts'
import { ownOf, upcomingOf } from './upcoming.ts'

/** Time-out for pending items: nobody is kept waiting for them. */
const PATIENCE_MS = 2_000

const NONE = { freigaben: null, fuehrerscheine: null }

/** Sends all requests at once; one that fails or takes too long counts as nothing, and its page says more. */
function answerOr<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  const late = new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), PATIENCE_MS))
  return Promise.race([asked.catch(() => otherwise), late])
}

/** Due and pending items take precedence over the configured page. */
export const findLanding: FindLanding = async (queryClient, start, paths) => {
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
  return landingPath({ menue, startpfad, zaehler, own, leer: einrichtung?.leer === true }, paths)
}
