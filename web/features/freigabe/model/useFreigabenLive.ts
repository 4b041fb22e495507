import { useReadOnNews } from '../../../platform/live/useReadOnNews.ts'

/**
 * Reloads pending approvals when a trip was booked, changed, decided or cancelled, and after a gap in the
 * feed.
 */
export function useFreigabenLive(): void {
  useReadOnNews('fahrzeugBuchung', ['freigaben'])
}
