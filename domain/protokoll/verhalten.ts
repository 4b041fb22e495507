import { definitionOf, TABLE_NAMES, type TableName } from '../tables.ts'

/** Tables whose changes are behaviour, as opposed to administration. */
export const VERHALTEN_TABLES: readonly TableName[] = TABLE_NAMES.filter(
  (name) => definitionOf(name).trail === 'verhalten',
)

const NAMES: ReadonlySet<string> = new Set(VERHALTEN_TABLES)

/** The table of people's settings, which they also make for themselves. */
export const OWN_SETTING = 'einstellung_wert'

/** A change as the audit trail stores it. */
interface Change {
  /** The table. */
  readonly objekt: string
  readonly akteurId: string | null
  /** The person whose record it is, if it is a person's. */
  readonly benutzerId: unknown
}

/**
 * Whether a change is what somebody did at work or for themselves, rather than for the house. In
 * staff-council mode the audit trail does not show it.
 */
export function isVerhalten({ objekt, akteurId, benutzerId }: Change): boolean {
  return NAMES.has(objekt) || (objekt === OWN_SETTING && akteurId !== null && akteurId === benutzerId)
}
