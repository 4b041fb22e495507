import type { LiveStand } from '@platzwart/contract/live'
import type { Sitzung, Start } from '@platzwart/contract/start'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isLive } from '../../platform/live.ts'
import { startOptions } from '../../platform/session/start.ts'
import { useLiveEvents } from '../../platform/useLive.ts'

/** Changes of these may change the rights of many people. */
const OF_MANY: ReadonlySet<string> = new Set(['rolle', 'gruppe', 'mandant'])

/** Spreads the requests, so that not all browsers of a house ask at the same moment. */
const SPREAD_MS = 3_000

/** Updates the menu and the pages when somebody changes the person's rights, without a reload. */
export function OwnRights({ sitzung }: { readonly sitzung: Sitzung }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const planned = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(planned.current), [])

  async function readAgain(): Promise<void> {
    const before = modeOf(queryClient.getQueryData(startOptions.queryKey))
    const start = await queryClient.fetchQuery({ ...startOptions, staleTime: 0 })
    const { sitzung: now } = start
    // The pages may show names that are hidden by now.
    if (modeOf(start) !== before) void queryClient.invalidateQueries()
    // Pages that the guards admitted may be closed by now.
    if (rightsOf(now) !== rightsOf(sitzung)) await router.invalidate()
  }

  useLiveEvents((event) => {
    if (!isLive<LiveStand>(event, 'stand')) return
    const own = event.objekt === 'benutzer' && event.objektId === sitzung.benutzer.id
    if (!own && !OF_MANY.has(event.objekt)) return
    clearTimeout(planned.current)
    const wait = own ? 0 : Math.random() * SPREAD_MS
    // Without an answer everything stays: the next request is refused anyway.
    planned.current = setTimeout(() => void readAgain().catch(() => undefined), wait)
  })
  return null
}

const modeOf = (start: Start | undefined) => JSON.stringify(start?.mandant?.personalrat ?? null)

const rightsOf = (sitzung: Sitzung | null) =>
  JSON.stringify([sitzung?.menue, sitzung?.berechtigungen, sitzung?.betreiber])
