import type { SerieChange, SerieCreate, Termin as TerminView } from '@platzwart/contract/leseraum/serie'
import { cancel as decideCancel } from '@platzwart/domain/leseraum/transitions'
import { zeitraum as period, type Zeitraum } from '@platzwart/domain/time/zeitraum'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { buchungArt } from '../../buchung/buchungArt.ts'
import { refuseIssues } from '../../buchung/transition.ts'
import { bereicheOf } from '../../grundriss/bereich.ts'
import { serieArt } from '../../serie/art.ts'
import { buchungOf, cancelledBy, LESERAUM, type LeseraumTypes, type NewBuchung } from '../art.ts'
import { type Asked, judgeTermine, type Termin } from './judgeTermine.ts'
import { judgeWechsel, type Wechsel } from './judgeWechsel.ts'
import { notifyChanged } from './notifyChanged.ts'
import { notifyBooked, notifyCancelled } from './notifySerie.ts'
import { presentTermin } from './present.ts'

/** One date of a series as it is booked. */
interface NewTermin extends NewBuchung {
  readonly status: 'reserviert'
  readonly serie_id: string
}

interface TerminTypes extends Omit<LeseraumTypes, 'fresh'> {
  readonly fresh: NewTermin
}

/** Bookings of a series: those of seats and rooms, with the series that they belong to. */
const TERMINE = buchungArt<TerminTypes>({
  ...LESERAUM,
  columns: { ...LESERAUM.columns, serie_id: 'uuid' },
})

interface Target {
  readonly version: number
  readonly resourceId: string
  readonly zeitraum: Zeitraum
}

interface SeatSerie {
  readonly buchung: LeseraumTypes
  readonly fresh: NewTermin
  readonly input: SerieCreate
  readonly asked: Asked
  readonly termin: Termin
  readonly terminView: TerminView
  readonly changeInput: SerieChange
  readonly target: Target
  readonly wechsel: Wechsel
}

function askedOf(input: SerieCreate) {
  const asked: Asked[] = []
  for (const { leseraumId, gruppengroesse, von, bis } of input.termine) {
    const zeitraum = period(Temporal.Instant.from(von), Temporal.Instant.from(bis))
    if (!zeitraum.ok) return refuseIssues(zeitraum.issues)
    asked.push({ leseraumId, gruppengroesse, zeitraum: zeitraum.value })
  }
  return asked
}

function targetsOf({ termine }: SerieChange) {
  const targets = new Map<string, Target>()
  for (const { id, version, leseraumId, von, bis } of termine) {
    const zeitraum = period(Temporal.Instant.from(von), Temporal.Instant.from(bis))
    if (!zeitraum.ok) return refuseIssues(zeitraum.issues)
    targets.set(id, { version, resourceId: leseraumId, zeitraum: zeitraum.value })
  }
  return targets
}

/** Series of bookings of seats and rooms. */
export const SERIE = serieArt<SeatSerie>({
  art: LESERAUM,
  termine: TERMINE,
  askedOf,
  judge: judgeTermine,
  rowOf: ({ command, plan, tag }, serieId) => ({
    id: uuidv7(),
    leseraum_id: command.leseraum.id,
    grundriss_id: plan.id,
    tag,
    zeitraum: command.zeitraum,
    status: 'reserviert',
    benutzer1_id: command.bucherId,
    benutzer2_id: null,
    zweite_adresse: null,
    gruppengroesse: command.gruppengroesse,
    informationstext: '',
    serie_id: serieId,
    version: 1,
  }),
  targetsOf,
  judgeWechsel: (call, asked) =>
    judgeWechsel(
      call,
      asked.map(({ row, resourceId, zeitraum }) => ({ row, leseraumId: resourceId, zeitraum })),
    ),
  placeOf: ({ row, command, plan, tag, decision }) => ({
    leseraum_id: command.leseraum.id,
    grundriss_id: plan.id,
    tag,
    zeitraum: command.zeitraum,
    status: decision.ok ? decision.value.status : row.status,
  }),
  decideCancel: (row, actor, now) => decideCancel(buchungOf(row), actor, now),
  cancelledBy,
  shows: (call, { bereich }) => bereicheOf(call).includes(bereich),
  present: presentTermin,
  notifyBooked,
  notifyChanged,
  notifyCancelled,
})
