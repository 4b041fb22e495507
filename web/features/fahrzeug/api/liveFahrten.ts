import type { LiveFahrt } from '@platzwart/contract/fahrzeugBuchung'
import { LiveNews } from '../../../platform/liveNews.ts'

export const liveFahrten = new LiveNews<LiveFahrt>()
