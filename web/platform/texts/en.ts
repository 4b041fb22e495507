import { fehler } from '@platzwart/phrases/en/fehler'
import { leseraum } from '@platzwart/phrases/en/leseraum'
import { shell } from '@platzwart/phrases/en/shell'
import { type Part, together } from '@platzwart/phrases/together'

const PARTS = import.meta.glob<Part>('../../../phrases/en/first/*.ts', { eager: true, import: 'first' })

/** What any page may say, in one chunk; the other topics come with the pages that need them. */
export const first = together({ fehler, leseraum, shell }, Object.values(PARTS))
