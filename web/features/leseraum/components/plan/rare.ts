import { GeschlossenerTag } from '../GeschlossenerTag.tsx'
import { FilterMore } from './FilterMore.tsx'

/** Code that the first view of a plan rarely needs, in one chunk. */
export const rare = { GeschlossenerTag, FilterMore }
