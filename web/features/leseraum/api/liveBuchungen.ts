import type { LiveBuchung } from '@platzwart/contract/leseraum'
import { LiveNews } from '../../../platform/liveNews.ts'

export const liveBuchungen = new LiveNews<LiveBuchung>()
