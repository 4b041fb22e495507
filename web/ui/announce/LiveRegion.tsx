import { useSyncExternalStore } from 'react'
import { announcer } from './announcer.ts'

/**
 * The one polite live region. It exists before anything is announced, on every page: regions that appear
 * together with their text are often not read.
 */
export function LiveRegion() {
  const announcements = useSyncExternalStore(announcer.listen, announcer.announcements)
  return (
    <div role="status" aria-atomic="false" className="visually-hidden" data-live-region>
      {announcements.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
