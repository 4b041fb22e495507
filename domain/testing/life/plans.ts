import type { AusstattungId, BenutzerId, GrundrissId, LeseraumId } from '../../id.ts'
import type { Leseraum } from '../../leseraum/types.ts'
import { einstellungen } from '../einstellungen.ts'
import { kalender, week } from '../kalender.ts'
import { seat } from '../leseraum.ts'
import type { Plan } from './rows.ts'

export const ZONE = 'Europe/Berlin'
/** Minutes. */
export const STEP = 30
/** Bookings of a week, and hours of a week. */
export const LIMIT = 3
export const HOURS = 6
export const PAUSE_MINUTES = 30
export const LONGEST = 240
export const PAUSES = { minuten: 20, anzahl: 2 }
export const WAITING_PLACES = 2

export const PEOPLE = ['ada', 'ben', 'carl', 'dora'] as BenutzerId[]

const MONITOR = { id: 'monitor' as AusstattungId, name: 'Monitor', anzahl: 1 }

function seatOf(grundrissId: string, id: string, x: number, more: Partial<Leseraum> = {}): Leseraum {
  const names = { id: id as LeseraumId, grundrissId: grundrissId as GrundrissId, bezeichnung: id }
  return seat({ ...names, x, ...more })
}

/**
 * Few seats for many people, so that conflicts are the norm. The first plan is open day and night, clock
 * changes included.
 */
export const PLANS: readonly Plan[] = [
  {
    id: 'halle',
    aktiv: true,
    zeiten: kalender(week('00:00', '23:59'), [], ZONE),
    leseraeume: [
      seatOf('halle', 'a1', 0),
      seatOf('halle', 'a2', 100, { zone: 'Süd', ausstattung: [MONITOR] }),
      seatOf('halle', 'g1', 200, { art: 'gruppenraum', kapazitaet: 6, zweitePersonNoetig: true }),
    ],
  },
  {
    id: 'turm',
    aktiv: true,
    zeiten: kalender(week('06:00', '22:00'), [], ZONE),
    leseraeume: [
      seatOf('turm', 't1', 0),
      seatOf('turm', 't2', 100, { art: 'gruppenraum', kapazitaet: 4, ausstattung: [MONITOR] }),
    ],
  },
]

export const SEATS = PLANS.flatMap(({ leseraeume }) => leseraeume.map(({ id }) => id as string))

export const SETTINGS = einstellungen({
  'leseraum.zeitschritt': STEP,
  'leseraum.mindestdauer': STEP,
  'leseraum.hoechstdauer': LONGEST,
  'leseraum.maxBuchungenProWoche': LIMIT,
  'leseraum.maxStundenProWoche': HOURS,
  'leseraum.mindestpause': PAUSE_MINUTES / 60,
  'leseraum.tageImVoraus': 15,
  'leseraum.pauseMinuten': PAUSES.minuten,
  'leseraum.pausenProBuchung': PAUSES.anzahl,
  'leseraum.wartelisteEintraege': WAITING_PLACES,
})
