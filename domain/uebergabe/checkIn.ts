import type { Actor } from '../buchung/actor.ts'
import type { BuchungStatus } from '../buchung/status.ts'
import type { Effective } from '../einstellung/resolve.ts'
import { grenzenOf } from '../fahrtenbuch/nachzuegler.ts'
import { type Antritt, decideAntritt } from '../fahrzeug/antritt.ts'
import { momentOf } from '../fahrzeug/moment.ts'
import { checkInFragen, type Frage } from '../fahrzeug/rueckfragen.ts'
import { checkIn } from '../fahrzeug/transitions.ts'
import type { FahrzeugBuchung } from '../fahrzeug/types.ts'
import { zustandIssues } from '../fahrzeug/zustand.ts'
import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { later, type Zeitraum } from '../time/zeitraum.ts'
import {
  ALREADY_KEPT,
  type Decision,
  decisionOf,
  type Tacho,
  type UebergabeCommand,
  type UebergabeTyp,
} from './decision.ts'

export interface CheckInFacts {
  readonly now: Temporal.Instant
  readonly einstellungen: Pick<
    Effective,
    'fahrzeug.sauberkeitStufen' | 'fahrzeug.checkInMinuten' | 'fahrzeug.freigabeFensterMinuten'
  >
  readonly tacho: Tacho
  /** Known only to the server; null on a device, which leaves it to the server whether the trip may begin. */
  readonly record: CheckInRecord | null
}

/** The trip and its car, locked. */
export interface CheckInRecord extends Pick<Antritt, 'fuehrerschein' | 'klasse' | 'uvvBis' | 'zone'> {
  readonly fahrt: FahrzeugBuchung
  readonly actor: Actor
  readonly erstellt: Temporal.Instant
  readonly kennzeichen: string
  /** The system cancelled the trip because nobody had checked in. */
  readonly lapsed: boolean
  readonly sperrzeitraum: Zeitraum
  /** When the next booking begins in the time of a cancelled trip; null if there is none. */
  readonly takenFrom: Temporal.Instant | null
  /**
   * Somebody else had the car at that moment, with `davor` on the trip before this one; null if nobody had.
   */
  readonly stillOut: { readonly davor: boolean } | null
  /** When the car came back from another trip that was under way at that moment; null if none was. */
  readonly back: Temporal.Instant | null
  readonly kept: readonly UebergabeTyp[]
}

/** Notes in the car's history about a check-in that was accepted despite a reason against it. */
export type CheckInHint =
  /** The car's inspection does not allow the trip. */
  | 'nachgereichtUvv'
  /** The driver's licence does not allow the trip. */
  | 'nachgereicht'
  /** The trip begins with the return before it, later than the device reports. */
  | 'verlegt'

export interface CheckInConsequences {
  readonly status: BuchungStatus
  /** From when the trip counts. */
  readonly beginn: Temporal.Instant
  /** Nobody has taken the car since, so the stated condition is the current one. */
  readonly isLatest: boolean
  /** The time of a lapsed trip that is taken up again; null for any other. */
  readonly resumed: Zeitraum | null
  readonly hints: readonly CheckInHint[]
}

/**
 * Decides whether a trip begins (C1), and what follows; the same on the server and, with fewer facts, on the
 * driver's device.
 */
export function decideCheckIn(command: UebergabeCommand, facts: CheckInFacts): Decision<CheckInConsequences> {
  const { record } = facts
  const state = record && { status: record.fahrt.status, kept: record.kept }
  return decisionOf('CHECK_IN', command, state, facts.now, judge(command, facts))
}

type Judged = CheckInConsequences & { readonly fragen: readonly Frage[] }

function judge(command: UebergabeCommand, facts: CheckInFacts): Result<Judged> {
  const { now, einstellungen, tacho, record } = facts
  const start = record === null ? startOnDevice(command, now) : judgeStart(command, record, facts)
  if (!start.ok) return start
  const grenzen = grenzenOf(tacho, tacho.kilometerstand)
  const issues = zustandIssues(command, grenzen, einstellungen['fahrzeug.sauberkeitStufen'].value)
  if (issues.length > 0) return refused(...issues)
  const { beginn, resumed, hints } = start.value
  return ok({
    status: 'aktiv',
    beginn,
    isLatest: tacho.danach === null,
    resumed,
    hints,
    fragen: checkInFragen(command.kilometerstand, grenzen.von),
  })
}

type Start = Pick<CheckInConsequences, 'beginn' | 'resumed' | 'hints'>

function startOnDevice({ zeit }: UebergabeCommand, now: Temporal.Instant): Result<Start> {
  return ok({ beginn: zeit ?? now, resumed: null, hints: [] })
}

/** Whether the trip may begin at all, whatever the stated condition of the car. */
function judgeStart(
  { zeit }: UebergabeCommand,
  record: CheckInRecord,
  { now, einstellungen }: CheckInFacts,
): Result<Start> {
  const { fahrt, lapsed, sperrzeitraum, back } = record
  if (record.kept.length > 0) return ALREADY_KEPT
  const moment = momentOf(zeit, now, record.erstellt)
  if (!moment.ok) return moment
  // It lapsed because no check-in was known; one made by then on a phone without network counts.
  const waiting: FahrzeugBuchung = lapsed ? { ...fahrt, status: 'reserviert' } : fahrt
  const waits = record.stillOut?.davor === true
  const transition = checkIn(waiting, record.actor, moment.value, { einstellungen, waits })
  if (!transition.ok) return transition
  const resumed = lapsed ? slotLeft(sperrzeitraum, record.takenFrom) : null
  if (lapsed && resumed === null) return refused(issue('buchung.schonStorniert'))
  const antritt = decideAntritt({
    fuehrerschein: record.fuehrerschein,
    klasse: record.klasse,
    uvvBis: record.uvvBis,
    stillUnderway: record.stillOut === null ? null : record.kennzeichen,
    zeitraum: fahrt.zeitraum,
    moment: moment.value,
    now,
    zone: record.zone,
  })
  if (!antritt.ok) return antritt
  // Not before the car came back from the trip before: lines of its logbook do not overlap.
  const beginn = back === null ? moment.value : later(moment.value, back)
  const hints: CheckInHint[] = []
  if (antritt.value.some(({ code }) => code === 'fahrzeug.uvvAbgelaufen')) hints.push('nachgereichtUvv')
  if (antritt.value.some(({ code }) => code !== 'fahrzeug.uvvAbgelaufen')) hints.push('nachgereicht')
  if (!beginn.equals(moment.value)) hints.push('verlegt')
  return ok({ beginn, resumed, hints })
}

/** The rest of a trip's time when it is taken up again; null if the next booking begins with it. */
function slotLeft({ von, bis }: Zeitraum, takenFrom: Temporal.Instant | null): Zeitraum | null {
  if (takenFrom === null) return { von, bis }
  return Temporal.Instant.compare(takenFrom, von) > 0 ? { von, bis: takenFrom } : null
}
