import { type BestandTable, definitionOf, tablesOf } from '../tables.ts'
import { BESTAND_NAMES } from './bestaende.ts'
import type { Disclosure, OwnFile } from './ownRow.ts'

const TABLES = BESTAND_NAMES.flatMap(tablesOf)

/** What a person is shown of a table. */
export function disclosureOf(table: BestandTable): Disclosure {
  return definitionOf(table).disclosure
}

/** Every table from which a person is shown rows, in the order of the list of what is kept. */
export const DISCLOSED_TABLES: readonly BestandTable[] = TABLES.filter(
  (table) => !('unfindable' in disclosureOf(table)),
)

/** Whether a table is one of accounts rather than of a house. */
export const isOfAccounts = (table: string): boolean => table.startsWith('auth.')

/** The columns that refer to the person's own files: photographs of damage, and receipts. */
export const OWN_FILES: readonly OwnFile[] = TABLES.flatMap((table) =>
  (definitionOf(table).files ?? []).map((column) => ({ table, column })),
)
