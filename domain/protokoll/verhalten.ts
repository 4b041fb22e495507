/**
 * What people do from day to day, and not what somebody administers: bookings and waiting for them, handovers, damages, the logbook, files and mails of theirs. A pattern of
 * the names of tables that reads the same in JavaScript and in PostgreSQL.
 */
export const VERHALTEN_PATTERN =
  '_buchung$|^(warteplatz|fahrzeug_schaden|fahrtenbuch_eintrag|serviceheft_eintrag|kalender_link|sichtbarkeit|geraet|datei|benachrichtigung)$'

const PATTERN = new RegExp(VERHALTEN_PATTERN)

/** Settings of people, which they make for themselves as well. */
export const OWN_SETTING = 'einstellung_wert'

/** A change as the trail keeps it. */
interface Change {
  /** The table. */
  readonly objekt: string
  readonly akteurId: string | null
  /** Whose record it is, where it is a person's. */
  readonly benutzerId: unknown
}

/** Whether a change says what somebody did at work or for themselves, rather than for the house. In staff-council mode the trail does not show it. */
export function isVerhalten({ objekt, akteurId, benutzerId }: Change): boolean {
  return PATTERN.test(objekt) || (objekt === OWN_SETTING && akteurId !== null && akteurId === benutzerId)
}
