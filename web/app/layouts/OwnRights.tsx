import type { LiveStand } from '@platzwart/contract/live'
import type { Sitzung, Start } from '@platzwart/contract/start'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isLive } from '../../platform/live.ts'
import { startOptions } from '../../platform/session/start.ts'
import { useLiveEvents } from '../../platform/useLive.ts'

/** Through these a person may have got or lost something, or everybody of the house. */
const OF_MANY: ReadonlySet<string> = new Set(['rolle', 'gruppe', 'mandant'])

/** Not all browsers of a house ask in the same moment. */
const SPREAD_MS = 3_000

/** When somebody changes what one may do, the menu and the pages follow; nobody has to reload for it. */
export function OwnRights({ sitzung }: { readonly sitzung: Sitzung }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const planned = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(planned.current), [])

  async function readAgain(): Promise<void> {
    const before = modeOf(queryClient.getQueryData(startOptions.queryKey))
    const start = await queryClient.fetchQuery({ ...startOptions, staleTime: 0 })
    const { sitzung: now } = start
    // What the pages show by now may have names that nobody is told any more.
    if (modeOf(start) !== before) void queryClient.invalidateQueries()
    // What the guards of the pages have let in may have to go.
    if (rightsOf(now) !== rightsOf(sitzung)) await router.invalidate()
  }

  useLiveEvents((event) => {
    if (!isLive<LiveStand>(event, 'stand')) return
    const own = event.objekt === 'benutzer' && event.objektId === sitzung.benutzer.id
    if (!own && !OF_MANY.has(event.objekt)) return
    clearTimeout(planned.current)
    const wait = own ? 0 : Math.random() * SPREAD_MS
    // Without an answer all stays as it is: the next request says what one may not do any more.
    planned.current = setTimeout(() => void readAgain().catch(() => undefined), wait)
  })
  return null
}

const modeOf = (start: Start | undefined) => JSON.stringify(start?.mandant?.personalrat ?? null)

const rightsOf = (sitzung: Sitzung | null) =>
  JSON.stringify([sitzung?.menue, sitzung?.berechtigungen, sitzung?.betreiber])
