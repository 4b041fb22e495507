import { GeschlossenerTag } from '../GeschlossenerTag.tsx'
import { FilterMore } from './FilterMore.tsx'

/** What few first looks at a plan need, in one piece. */
export const rare = { GeschlossenerTag, FilterMore }
