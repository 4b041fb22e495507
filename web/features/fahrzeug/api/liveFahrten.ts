import type { LiveFahrt } from '@platzwart/contract/live'
import { LiveNews } from '../../../platform/liveNews.ts'

export const liveFahrten = new LiveNews<LiveFahrt>()
