import { fehler as house } from '@platzwart/phrases/de/fehler'
import { withRefusals } from '@platzwart/phrases/together'

const KINDS = import.meta.glob<Readonly<Record<string, string>>>('../../../../phrases/de/fehler/*.ts', {
  eager: true,
  import: 'fehler',
})

/** The texts of all refusals, in one chunk. */
export const fehler = withRefusals(house, Object.values(KINDS))
