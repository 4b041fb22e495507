import { type BestandTable, definitionOf, tablesOf } from '../tables.ts'
import { BESTAND_NAMES, type BestandName } from './bestaende.ts'
import type { Step } from './trace.ts'

/** Records that may say the name until their time is over although rows of the person's own go: mails to others, answers to others, backups. */
const TOO: readonly BestandName[] = ['benachrichtigung', 'wiederholschluessel', 'sicherung']

export interface TableStep extends Step {
  readonly bestand: BestandName
  readonly table: BestandTable
}

const TABLES = BESTAND_NAMES.flatMap((bestand) =>
  tablesOf(bestand).map((table) => ({ bestand, table, trace: definitionOf(table).trace })),
)

/** What is done to tables of a house, in the order of the list of what is kept. */
export const STEPS: readonly TableStep[] = TABLES.flatMap(({ bestand, table, trace }) =>
  typeof trace === 'object' ? trace.map((step) => ({ ...step, bestand, table })) : [],
)

/** What goes of everybody: what names the person, and what belongs to their account, where it is nobody's elsewhere. */
export const ALWAYS_GOES: readonly BestandName[] = [...namesOf('selbst'), ...namesOf('konto')]

/** In what the name may still be read, until its time is over. */
export const UNTIL_TIME: readonly BestandName[] = BESTAND_NAMES.filter(
  (name) => namesOf('frist').includes(name) || TOO.includes(name),
)

function namesOf(mark: 'selbst' | 'konto' | 'frist'): BestandName[] {
  return [...new Set(TABLES.flatMap(({ bestand, trace }) => (trace === mark ? [bestand] : [])))]
}
