import { type FahrzeugBuchungView, liveFahrtSchema } from '@platzwart/contract/fahrzeugBuchung'
import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { liveArt } from '../../platform/live/event.ts'
import { buchungArt, type TakenSlot } from '../buchung/buchungArt.ts'
import { FAHRZEUG_KALENDER } from '../flotte/kalender.ts'
import { marksOfFahrt } from './marks.ts'
import { type FahrtMore, mailsOfFahrt } from './notify.ts'
import { presentFahrt, viewerOf } from './present.ts'
import { type FahrtRow, type FahrtWithNames, selectFahrtWithNames } from './queries.ts'
import type { FahrtChange } from './receivers.ts'
import { snapshot, tripEvent } from './snapshot.ts'

export interface NewFahrt {
  readonly id: string
  readonly fahrzeug_id: string
  readonly zeitraum: Zeitraum
  /** With the gap: what the exclusion constraint looks at. */
  readonly sperrzeitraum: Zeitraum
  readonly status: 'vorgemerkt' | 'reserviert' | 'verschlossen'
  readonly typ: FahrtRow['typ']
  readonly benutzer_id: string
  readonly fahrer_id: string | null
  readonly informationstext: string
  readonly fahrtgrund: string
  readonly mitfahrer: string
  readonly personen: number
  readonly zielort: string
  readonly zielperson: string
  readonly umweg: string
  readonly entfernung_km: number | null
  readonly ausland: boolean
  readonly fahrtart: FahrtRow['fahrtart']
  readonly freigabe_gruende: readonly string[]
  readonly erstellt: Temporal.Instant
  readonly version: number
}

interface TakenCar extends TakenSlot {
  /** Of the car, as it is now. */
  readonly stellplatz: string
  readonly kilometerstand: number
  readonly schluessel_code: string
}

export interface FahrtTypes {
  readonly fresh: NewFahrt
  readonly taken: TakenCar
  readonly row: FahrtRow
  readonly named: FahrtWithNames
  readonly update: Partial<FahrtRow>
  readonly change: FahrtChange
  readonly more: FahrtMore | undefined
  readonly view: FahrzeugBuchungView
}

/** Trips, and blocks of cars. */
export const FAHRT = buchungArt<FahrtTypes>({
  ...FAHRZEUG_KALENDER,
  modul: 'fahrzeugbuchung',
  record: {
    table: 'fahrzeug',
    open: 'not deaktiviert',
    reads: ['stellplatz', 'kilometerstand', 'schluessel_code'],
  },
  taken: ['fahrzeug.belegt', 'fahrzeug.gesperrt'],
  // What lapses so may have been driven: a check-in that arrives late takes it up again.
  cause: {
    column: 'storno_art',
    of: (change) => (change === 'ohneCheckInStorniert' ? 'nichtGekommen' : null),
  },
  columns: {
    id: 'uuid',
    fahrzeug_id: 'uuid',
    zeitraum: 'tstzrange',
    sperrzeitraum: 'tstzrange',
    status: 'text',
    typ: 'text',
    benutzer_id: 'uuid',
    fahrer_id: 'uuid',
    informationstext: 'text',
    fahrtgrund: 'text',
    mitfahrer: 'text',
    personen: 'integer',
    zielort: 'text',
    zielperson: 'text',
    umweg: 'text',
    entfernung_km: 'integer',
    ausland: 'boolean',
    fahrtart: 'text',
    freigabe_gruende: 'text[]',
  },
  people: ['benutzer_id', 'fahrer_id'],
  pflege: 'fahrzeug_pflege',
  onBehalf: 'fahrer_id',
  names: selectFahrtWithNames,
  snapshot,
  present: (call, row) => presentFahrt(row, viewerOf(call)),
  mails: mailsOfFahrt,
  marks: marksOfFahrt,
  live: liveArt(liveFahrtSchema, tripEvent),
})
