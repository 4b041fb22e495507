import type { Actor } from '../buchung/actor.ts'
import type { BuchungStatus } from '../buchung/status.ts'
import type { Effective } from '../einstellung/resolve.ts'
import { arrivalIssues } from '../fahrtenbuch/angaben.ts'
import { grenzenOf } from '../fahrtenbuch/nachzuegler.ts'
import type { FahrtenbuchArt } from '../fahrtenbuch/types.ts'
import { momentOf } from '../fahrzeug/moment.ts'
import { checkOutFragen, type Frage } from '../fahrzeug/rueckfragen.ts'
import { checkOut, confirmationIssues, sperrzeitraumAfterReturn } from '../fahrzeug/transitions.ts'
import type { Fahrtart, FahrzeugBuchung } from '../fahrzeug/types.ts'
import { zustandIssues } from '../fahrzeug/zustand.ts'
import { ok, type Result, refused } from '../result.ts'
import { earlier, later, type Zeitraum } from '../time/zeitraum.ts'
import {
  ALREADY_KEPT,
  type Decision,
  decisionOf,
  type Tacho,
  type UebergabeCommand,
  type UebergabeTyp,
} from './decision.ts'

export interface CheckOutCommand extends UebergabeCommand {
  /** The destination; undefined if the driver leaves it as booked. */
  readonly zielort: string | undefined
  /** The driver confirms that the record is complete. */
  readonly bestaetigt: boolean
}

export interface CheckOutFacts {
  readonly now: Temporal.Instant
  readonly einstellungen: Pick<
    Effective,
    'fahrzeug.sauberkeitStufen' | 'fahrzeug.bestaetigungVorCheckOut' | 'fahrzeug.mindestabstand'
  >
  readonly fahrt: {
    readonly zeitraum: Zeitraum
    /** The car's hold. */
    readonly sperrzeitraum: Zeitraum
    /** Null if the check-in is unknown. */
    readonly beginnIst: Temporal.Instant | null
    readonly fahrtart: Fahrtart
    readonly zielort: string
    readonly entfernungKm: number | null
  }
  /** The kind of the car's logbook. */
  readonly fahrtenbuch: FahrtenbuchArt
  readonly tacho: Tacho
  /**
   * The reading of the check-in: as it was, and converted to the current odometer; null if the check-in is
   * unknown.
   */
  readonly begun: { readonly km: number; readonly von: number } | null
  /** Known only to the server; null on a device, which leaves it to the server whether the trip may end. */
  readonly record: CheckOutRecord | null
}

/** The trip, locked. */
export interface CheckOutRecord {
  readonly fahrt: FahrzeugBuchung
  readonly actor: Actor
  readonly erstellt: Temporal.Instant
  /** When the car came back from another trip that was under way at that moment; null if none was. */
  readonly back: Temporal.Instant | null
  /** The latest possible end: the next trip had begun. */
  readonly endsBy: Temporal.Instant
  readonly kept: readonly UebergabeTyp[]
}

export interface CheckOutConsequences {
  readonly status: BuchungStatus
  /** The car's hold from now on, up to the gap after the return. */
  readonly sperrzeitraum: Zeitraum
  /** The trip's line in the logbook. */
  readonly line: {
    readonly abfahrt: Temporal.Instant
    readonly ankunft: Temporal.Instant
    readonly kmStart: number
    readonly kmEnde: number
  }
  /** The distance; null if the check-in is unknown. */
  readonly driven: number | null
  /** Nobody has taken the car since, so the stated condition is the current one. */
  readonly isLatest: boolean
}

/**
 * Decides whether a trip ends (C2), and what follows; the same on the server and, with fewer facts, on the
 * driver's device.
 */
export function decideCheckOut(
  command: CheckOutCommand,
  facts: CheckOutFacts,
): Decision<CheckOutConsequences> {
  const { record } = facts
  const state = record && { status: record.fahrt.status, kept: record.kept }
  return decisionOf('CHECK_OUT', command, state, facts.now, judge(command, facts))
}

type Judged = CheckOutConsequences & { readonly fragen: readonly Frage[] }

function judge(command: CheckOutCommand, facts: CheckOutFacts): Result<Judged> {
  const { einstellungen, fahrt, tacho, begun, record } = facts
  const abfahrt = fahrt.beginnIst ?? fahrt.zeitraum.von
  const arrival =
    record === null ? ok(command.zeit ?? facts.now) : judgeArrival(command, record, abfahrt, facts)
  if (!arrival.ok) return arrival
  const ankunft = arrival.value
  const { kilometerstand } = command
  const issues = [
    ...arrivalIssues(
      { zielort: command.zielort ?? fahrt.zielort, fahrtart: fahrt.fahrtart },
      facts.fahrtenbuch,
    ),
    ...zustandIssues(
      command,
      grenzenOf(tacho, tacho.kilometerstand, begun?.von),
      einstellungen['fahrzeug.sauberkeitStufen'].value,
    ),
    ...(record === null ? confirmationIssues(command.bestaetigt, einstellungen) : []),
  ]
  if (issues.length > 0) return refused(...issues)
  return ok({
    status: 'durchgeführt',
    sperrzeitraum: sperrzeitraumAfterReturn(fahrt.sperrzeitraum, ankunft, einstellungen),
    line: { abfahrt, ankunft, kmStart: begun?.km ?? kilometerstand, kmEnde: kilometerstand },
    driven: begun === null ? null : kilometerstand - begun.von,
    isLatest: tacho.danach === null,
    fragen: checkOutFragen({
      kilometerstand,
      letzterStand: begun?.von ?? tacho.kilometerstand,
      gefahren: { von: abfahrt, bis: ankunft },
      gebucht: fahrt.zeitraum,
      geplantKm: fahrt.entfernungKm,
    }),
  })
}

/** Whether the trip may end at all, whatever the stated condition of the car, and when it did. */
function judgeArrival(
  { zeit, bestaetigt }: CheckOutCommand,
  { fahrt, actor, erstellt, back, endsBy, kept }: CheckOutRecord,
  abfahrt: Temporal.Instant,
  { now, einstellungen }: CheckOutFacts,
): Result<Temporal.Instant> {
  if (kept.length > 0) return ALREADY_KEPT
  const transition = checkOut(fahrt, actor, bestaetigt, einstellungen)
  if (!transition.ok) return transition
  // If the check-in was moved to the car's return, a check-out made before that moves with it.
  const moment = momentOf(zeit, now, back?.equals(abfahrt) ? erstellt : abfahrt)
  if (!moment.ok) return moment
  return ok(later(earlier(moment.value, endsBy), abfahrt))
}
