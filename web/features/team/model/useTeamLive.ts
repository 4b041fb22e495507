import type { LiveSichtbarkeit } from '@platzwart/contract/leseraum/team'
import { useQueryClient } from '@tanstack/react-query'
import { readSoon } from '../../../platform/live/readSoon.ts'
import { isLive } from '../../../platform/live.ts'
import { readAnew } from '../../../platform/liveHolds.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'
import { KOLLEGEN, SICHTBARKEIT } from '../api/team.ts'

const READ_FOR_TEAM = {
  keys: [...SICHTBARKEIT, ...KOLLEGEN],
  /**
   * The configuration that decides whether colleagues see each other, who they are, and the names of their
   * places.
   */
  stands: new Set(['benutzer', 'gruppe', 'einstellung_wert', 'mandant', 'grundriss', 'leseraum', 'standort']),
}

/**
 * Keeps the team's seats in sync with bookings and visibility; people who are no longer visible disappear at
 * once.
 */
export function useTeamLive(): void {
  const queryClient = useQueryClient()
  useLiveEvents((event) => {
    const decided = isLive<LiveSichtbarkeit>(event, 'sichtbarkeit')
    if (decided || isLive(event, 'leseraumBuchung')) readSoon(queryClient, KOLLEGEN)
    readAnew(queryClient, event, READ_FOR_TEAM)
  })
}
