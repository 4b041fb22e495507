import { type Issue, issue, type Origin } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'

/** A check to be recorded. */
export interface PruefungCommand {
  readonly prueferId: string
  readonly benutzerId: string
  /** Null is today. */
  readonly geprueftAm: Temporal.PlainDate | null
  /** Null is the check plus the interval. */
  readonly naechstePruefung: Temporal.PlainDate | null
  readonly inOrdnung: boolean
}

export interface PruefungFacts {
  /** Today in the Mandant's zone. */
  readonly heute: Temporal.PlainDate
  /** Setting fahrzeug.fuehrerscheinIntervallMonate. */
  readonly intervall: { readonly value: number; readonly origin: Origin }
  /** Null if no licence was recorded, so that there is nothing to check. */
  readonly fuehrerschein: {
    readonly letztePruefung: Temporal.PlainDate | null
    readonly naechstePruefung: Temporal.PlainDate | null
    /** The day of the newest note, passed or failed; null if there is none. */
    readonly letzteNotiz: Temporal.PlainDate | null
  } | null
  /** The last note of the day of this check; null if there is none. */
  readonly amSelbenTag: { readonly inOrdnung: boolean; readonly pruefer: string } | null
}

export interface Pruefung {
  readonly geprueftAm: Temporal.PlainDate
  /** As the note stores it. */
  readonly naechstePruefung: Temporal.PlainDate
  /**
   * The licence from now on: unchanged by a check older than the newest, whatever its result; due at once
   * after a failed one.
   */
  readonly fuehrerschein: {
    readonly letztePruefung: Temporal.PlainDate | null
    readonly naechstePruefung: Temporal.PlainDate | null
  }
}

const compare = Temporal.PlainDate.compare

/** The last check plus a number of months (D1); the 31st becomes the last day of a shorter month. */
export function nextPruefung(last: Temporal.PlainDate, monate: number): Temporal.PlainDate {
  return last.add({ months: monate }, { overflow: 'constrain' })
}

/**
 * Decides the record of a licence check (section 21 StVG). Nobody checks their own; the day is not in the
 * future; the next check is after it and no further away than the interval. After a failed check nobody may
 * drive with the licence until it was checked again: the failed one does not count, and the next is due that
 * day. What was entered for a day is not entered twice; another result of the same day is, because somebody
 * may have come back with the right card.
 */
export function decidePruefung(command: PruefungCommand, facts: PruefungFacts): Result<Pruefung> {
  const { heute, intervall, fuehrerschein } = facts
  if (command.prueferId === command.benutzerId) return refused(issue('fuehrerschein.nichtEigener'))
  if (fuehrerschein === null) return refused(issue('fuehrerschein.fehlt'))
  const geprueftAm = command.geprueftAm ?? heute
  const latest = nextPruefung(geprueftAm, intervall.value)
  const naechste = command.naechstePruefung ?? latest
  const issues: Issue[] = []
  if (facts.amSelbenTag?.inOrdnung === command.inOrdnung) {
    const { pruefer } = facts.amSelbenTag
    issues.push(
      issue('fuehrerschein.schonGeprueft', { tag: geprueftAm.toString(), pruefer }, { field: 'geprueftAm' }),
    )
  }
  if (compare(geprueftAm, heute) > 0) {
    issues.push(issue('fuehrerschein.pruefungVoraus', { tag: heute.toString() }, { field: 'geprueftAm' }))
  }
  if (compare(naechste, geprueftAm) <= 0) {
    issues.push(issue('fuehrerschein.naechsteVorPruefung', {}, { field: 'naechstePruefung' }))
  }
  if (compare(naechste, latest) > 0) {
    const data = { tag: latest.toString(), monate: intervall.value }
    issues.push(
      issue('fuehrerschein.naechsteZuWeit', data, { field: 'naechstePruefung', origin: intervall.origin }),
    )
  }
  if (issues.length > 0) return refused(...issues)
  const { letztePruefung, letzteNotiz } = fuehrerschein
  const newest = [letztePruefung, letzteNotiz].every((day) => day === null || compare(geprueftAm, day) >= 0)
  if (command.inOrdnung) {
    return ok({
      geprueftAm,
      naechstePruefung: naechste,
      fuehrerschein: newest
        ? { letztePruefung: geprueftAm, naechstePruefung: naechste }
        : { letztePruefung, naechstePruefung: fuehrerschein.naechstePruefung },
    })
  }
  const due = fuehrerschein.naechstePruefung
  const naechstePruefung = newest && due !== null && compare(geprueftAm, due) < 0 ? geprueftAm : due
  return ok({
    geprueftAm,
    naechstePruefung: naechstePruefung ?? geprueftAm,
    fuehrerschein: { letztePruefung, naechstePruefung },
  })
}
