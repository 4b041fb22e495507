import { useSyncExternalStore } from 'react'
import { announcer } from './announcer.ts'

/**
 * The one polite live region. It exists before anything is announced, on every page: regions that appear
 * together with their text are often not read.
 */
export function LiveRegion() {
  const sayings = useSyncExternalStore(announcer.listen, announcer.sayings)
  return (
    <div role="status" aria-atomic="false" className="visually-hidden" data-live-region>
      {sayings.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
