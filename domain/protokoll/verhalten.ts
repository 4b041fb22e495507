import { definitionOf, TABLE_NAMES, type TableName } from '../tables.ts'

/** Tables whose changes say what people do from day to day, and not what somebody administers. */
export const VERHALTEN_TABLES: readonly TableName[] = TABLE_NAMES.filter(
  (name) => definitionOf(name).trail === 'verhalten',
)

const NAMES: ReadonlySet<string> = new Set(VERHALTEN_TABLES)

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
  return NAMES.has(objekt) || (objekt === OWN_SETTING && akteurId !== null && akteurId === benutzerId)
}
