import { leseraum } from '@platzwart/phrases/en/leseraum'
import { shell } from '@platzwart/phrases/en/shell'
import { type Part, withPages } from '@platzwart/phrases/together'

const PARTS = import.meta.glob<Part>('../../../phrases/en/first/*.ts', { eager: true, import: 'first' })

/** Texts that any page may need, in one chunk; all other topics are loaded by the pages that need them. */
export const first = { leseraum, shell: withPages(shell, Object.values(PARTS)) }
