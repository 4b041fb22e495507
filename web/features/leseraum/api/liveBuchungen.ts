import type { LiveBuchung } from '@platzwart/contract/live'
import { LiveNews } from '../../../platform/liveNews.ts'

export const liveBuchungen = new LiveNews<LiveBuchung>()
