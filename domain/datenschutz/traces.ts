import { type BestandTable, definitionOf, tablesOf } from '../tables.ts'
import { BESTAND_NAMES, type BestandName } from './bestaende.ts'
import type { Step } from './trace.ts'

/**
 * Records that may keep the name until their retention ends although rows of the person are deleted: mails to
 * others, answers to others, backups.
 */
const TOO: readonly BestandName[] = ['benachrichtigung', 'wiederholschluessel', 'sicherung']

export interface TableStep extends Step {
  readonly bestand: BestandName
  readonly table: BestandTable
}

const TABLES = BESTAND_NAMES.flatMap((bestand) =>
  tablesOf(bestand).map((table) => ({ bestand, table, trace: definitionOf(table).trace })),
)

/** What is done to a house's tables, in the order of the list of what is kept. */
export const STEPS: readonly TableStep[] = TABLES.flatMap(({ bestand, table, trace }) =>
  typeof trace === 'object' ? trace.map((step) => ({ ...step, bestand, table })) : [],
)

/** Records that are always deleted: what names the person, and their account unless another house uses it. */
export const ALWAYS_GOES: readonly BestandName[] = [...namesOf('selbst'), ...namesOf('konto')]

/** Records in which the name can still be read until their retention ends. */
export const UNTIL_TIME: readonly BestandName[] = BESTAND_NAMES.filter(
  (name) => namesOf('frist').includes(name) || TOO.includes(name),
)

function namesOf(mark: 'selbst' | 'konto' | 'frist'): BestandName[] {
  return [...new Set(TABLES.flatMap(({ bestand, trace }) => (trace === mark ? [bestand] : [])))]
}
