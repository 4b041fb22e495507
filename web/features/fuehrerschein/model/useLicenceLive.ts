import { useReadOnNews } from '../../../platform/live/useReadOnNews.ts'
import { LICENCE_KEYS } from '../api/fuehrerscheine.ts'

/** Reloads licences when one was saved or checked, and after a gap in the feed. */
export function useLicenceLive(): void {
  useReadOnNews('fuehrerschein', ...LICENCE_KEYS.map((key) => [key]))
}
