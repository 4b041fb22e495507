import * as wire from '@platzwart/contract/operations/start'
import { PAGE } from '@platzwart/contract/paths'
import type { QueryClient } from '@tanstack/react-query'
import { ask } from '../api.ts'
import { openChannel } from '../openChannel.ts'
import { CHOSEN } from './house.ts'
import { tellOtherPerson } from './otherPerson.ts'
import { onSomethingElse, shownHouse, shownPerson } from './shown.ts'
import { startOptions } from './start.ts'
import { isSomebodyElse, whoIs } from './whoIs.ts'

const [START] = startOptions.queryKey

/** The channel on which a browser's windows announce a sign-in. */
const CHANNEL = 'platzwart-person'

/**
 * Reacts to a sign-in in another window: follows to another house of the same account, and otherwise stays as
 * it is and reports the other person. Checks as soon as another window or the server reports a change.
 */
export function followSomethingElse(
  queryClient: QueryClient,
  begin = () => location.assign(PAGE.home),
): () => void {
  const known = () => queryClient.getQueryData(startOptions.queryKey)
  const look = async () => {
    const before = known()
    if (whoIs(before) === null) return
    const now = await ask(wire.start)
    if (known() !== before) return
    const was = whoIs(before)
    const is = whoIs(now)
    if (was === null || is === null) return
    if (isSomebodyElse(before, now)) return tellOtherPerson({ before: was, now: is })
    tellOtherPerson(null)
    if (before?.mandant?.id !== now.mandant?.id || was.id !== is.id) begin()
  }
  // Without an answer nothing is known, and the next request reports it again.
  const lookOnce = () => void look().catch(() => undefined)
  // Without it only the server reports a change, with the next request.
  const windows = openChannel(CHANNEL)
  let told: string | null = null
  const tell = () => {
    const person = shownPerson()
    if (person !== told && person !== null) windows?.postMessage(person)
    told = person
  }
  tell()
  windows?.addEventListener('message', ({ data }) => {
    if (shownPerson() !== null && data !== shownPerson()) lookOnce()
  })
  const stopCache = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== START) return
    tellOtherPerson(null)
    tell()
  })
  const stopServer = onSomethingElse(lookOnce)
  const lookAtChoice = ({ key, newValue }: StorageEvent) => {
    if (key === CHOSEN && newValue !== null && shownHouse() !== null && newValue !== shownHouse()) lookOnce()
  }
  addEventListener('storage', lookAtChoice)
  return () => {
    stopCache()
    stopServer()
    windows?.close()
    removeEventListener('storage', lookAtChoice)
  }
}
