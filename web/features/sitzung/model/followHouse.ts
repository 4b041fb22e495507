import { PAGE } from '@platzwart/contract/paths'
import type { QueryClient } from '@tanstack/react-query'
import { onOtherHouse } from '../../../platform/api.ts'
import { CHOSEN, showHouse, shownHouse } from '../../../platform/session/house.ts'
import { startOptions } from '../api/start.ts'

/**
 * Says with every question which house the page shows. Where another window of the browser has gone to another house, this one goes there, too:
 * at once, or as soon as the server says so.
 */
export function followHouse(queryClient: QueryClient, begin = () => location.assign(PAGE.home)): () => void {
  const [name] = startOptions.queryKey
  const show = () => showHouse(queryClient.getQueryState(startOptions.queryKey)?.data?.mandant?.id ?? null)
  show()
  const stopCache = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === name) show()
  })
  const stopServer = onOtherHouse(begin)
  const look = ({ key, newValue }: StorageEvent) => {
    if (key === CHOSEN && newValue !== null && shownHouse() !== null && newValue !== shownHouse()) begin()
  }
  addEventListener('storage', look)
  return () => {
    stopCache()
    stopServer()
    removeEventListener('storage', look)
  }
}
