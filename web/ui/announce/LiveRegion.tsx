import { useSyncExternalStore } from 'react'
import { announcer } from './announcer.ts'

/** The one polite live region. It is there before anything is said, whatever page is shown: one that comes with its words is often not read. */
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
