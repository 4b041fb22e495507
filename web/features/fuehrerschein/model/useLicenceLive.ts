import { useReadOnNews } from '../../../platform/live/useReadOnNews.ts'
import { LICENCE_KEYS } from '../api/fuehrerscheine.ts'

/** Reads licences again when one was written or checked, and after a gap in the feed. */
export function useLicenceLive(): void {
  useReadOnNews('fuehrerschein', ...LICENCE_KEYS.map((key) => [key]))
}
